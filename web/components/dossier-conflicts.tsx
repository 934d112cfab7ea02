import type { RefObject } from "react";
import type { Conflict } from "#domain/dossier-draft.ts";
import type { DossierField } from "#domain/dossier-form.ts";
import { fieldKeys } from "#i18n/dossier-words.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./dossier-conflicts.css";

type Props = {
  conflicts: readonly Conflict[];
  typed: Readonly<Record<string, string>>;
  form: RefObject<HTMLFormElement | null>;
  /** Called once a choice was made; without it one goes on to keep what stands in the form. */
  onChosen?: (field: string) => void;
};

/** Two devices answered the same question: both answers side by side, and the choice between them. */
export function DossierConflicts({ conflicts, typed, form, onChosen }: Props) {
  const text = useText();
  const take = ({ field, theirs }: Conflict) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof RadioNodeList) control.value = theirs;
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
      control.value = theirs;
    const [first] = control instanceof RadioNodeList ? control : [control];
    first?.dispatchEvent(new Event("input", { bubbles: true }));
    onChosen?.(field);
  };
  return (
    <Notice role="alert" tone="warning" icon="alert" title={text("submit.conflict")}>
      <p>{text("submit.conflict.text")}</p>
      <ul className="conflicts">
        {conflicts.map((conflict) => (
          <li key={conflict.field}>
            <strong>{text(fieldKeys(conflict.field as DossierField).label)}</strong>
            <dl className="conflict">
              <div>
                <dt>{text("submit.conflict.here")}</dt>
                <dd>{typed[conflict.field] || text("submit.empty")}</dd>
              </div>
              <div>
                <dt>{text("submit.conflict.there")}</dt>
                <dd>{conflict.theirs || text("submit.empty")}</dd>
              </div>
            </dl>
            <div className="conflict__choice">
              {onChosen && (
                <Button type="button" variant="secondary" size="small" onClick={() => onChosen(conflict.field)}>
                  {text("submit.conflict.keepMine")}
                </Button>
              )}
              <Button type="button" variant="secondary" size="small" onClick={() => take(conflict)}>
                {text("submit.conflict.take")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {!onChosen && <p>{text("submit.conflict.keep")}</p>}
    </Notice>
  );
}
