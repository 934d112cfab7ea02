import type { Conflict } from "#domain/dossier-draft.ts";
import type { Answers, DossierField } from "#domain/dossier-form.ts";
import { answerText } from "#i18n/dossier-answer.ts";
import { fieldKeys } from "#i18n/dossier-words.ts";
import { theirsOf } from "#web/components/dossier-act.ts";
import { useLanguage, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./dossier-conflicts.css";

type Props = {
  conflicts: readonly Conflict[];
  /** The answers on this device. */
  typed: Answers;
  /** Called after a choice; without it the choice submits the form, and any other button keeps the typed answers. */
  onChosen?: (conflict: Conflict, isMine: boolean) => void;
};

/** A conflict of two devices: both answers side by side, and the choice between them. */
export function DossierConflicts({ conflicts, typed, onChosen }: Props) {
  const text = useText("submission");
  const language = useLanguage();
  const readableAnswer = (field: DossierField, answers: Answers) =>
    answerText(field, answers, { language, text, nameOfFile: () => "" }) || text("submit.empty");
  return (
    <Notice role="alert" tone="warning" icon="alert" title={text("submit.conflict")}>
      <p>{text("submit.conflict.text")}</p>
      <ul className="conflicts">
        {conflicts.map((conflict) => {
          const field = conflict.field as DossierField;
          const label = text(fieldKeys(field).label);
          return (
            <li key={field}>
              <strong>{label}</strong>
              <dl className="conflict">
                <div>
                  <dt>{text("submit.conflict.here")}</dt>
                  <dd>{readableAnswer(field, typed)}</dd>
                </div>
                <div>
                  <dt>{text("submit.conflict.there")}</dt>
                  <dd>{readableAnswer(field, { ...typed, [field]: conflict.theirs })}</dd>
                </div>
              </dl>
              <div className="conflict__choice">
                {onChosen && (
                  <Button type="button" variant="secondary" size="small" onClick={() => onChosen(conflict, true)}>
                    {text("submit.conflict.keepMine")}
                  </Button>
                )}
                {!onChosen && <input type="hidden" name={theirsOf(field)} value={conflict.theirs} />}
                <Button
                  type={onChosen ? "button" : "submit"}
                  name="intent"
                  value={`take ${field}`}
                  variant="secondary"
                  size="small"
                  onClick={() => onChosen?.(conflict, false)}
                >
                  {text("submit.conflict.take")}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {!onChosen && <p>{text("submit.conflict.keep")}</p>}
    </Notice>
  );
}
