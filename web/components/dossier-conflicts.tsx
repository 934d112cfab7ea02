import type { Conflict } from "#domain/dossier-draft.ts";
import type { Answers, DossierField, NamedMember } from "#domain/dossier-form.ts";
import { fieldKeys } from "#i18n/dossier-words.ts";
import { useAnswerText } from "#web/components/answer-text.ts";
import { otherAnswerName } from "#web/components/dossier-act.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./dossier-conflicts.css";

type Props = {
  conflicts: readonly Conflict[];
  /** The answers on this device. */
  typedAnswers: Answers;
  members: readonly NamedMember[];
  /** Called after a choice; without it the choice submits the form, and any other button keeps the typed answers. */
  onChoice?: (conflict: Conflict, isOwnAnswer: boolean) => void;
};

/** A conflict of two devices: both answers side by side, and the choice between them. */
export function DossierConflicts({ conflicts, typedAnswers, members, onChoice }: Props) {
  const text = useText("submission");
  const answerText = useAnswerText(text, { members });
  const readableAnswer = (field: DossierField, answers: Answers) => answerText(field, answers) || text("submit.empty");
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
                  <dd>{readableAnswer(field, typedAnswers)}</dd>
                </div>
                <div>
                  <dt>{text("submit.conflict.there")}</dt>
                  <dd>{readableAnswer(field, { ...typedAnswers, [field]: conflict.theirs })}</dd>
                </div>
              </dl>
              <div className="conflict__choice">
                {onChoice && (
                  <Button type="button" variant="secondary" size="small" onClick={() => onChoice(conflict, true)}>
                    {text("submit.conflict.keepMine")}
                  </Button>
                )}
                {!onChoice && <input type="hidden" name={otherAnswerName(field)} value={conflict.theirs} />}
                <Button
                  type={onChoice ? "button" : "submit"}
                  name="intent"
                  value={`take ${field}`}
                  variant="secondary"
                  size="small"
                  onClick={() => onChoice?.(conflict, false)}
                >
                  {text("submit.conflict.take")}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {!onChoice && <p>{text("submit.conflict.keep")}</p>}
    </Notice>
  );
}
