import { type ConsentChoices, consentCategories } from "#domain/consent.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";

/** Asks what may be stored: all, nothing, or each kind. It is a plain form, so it works before any script runs. */
export function ChoiceForm({ choices }: { choices: ConsentChoices | null }) {
  const text = useText("cookies");
  return (
    // A choice in another tab must not leave old ticks here.
    <form method="post" className="cookies__part" key={JSON.stringify(choices)}>
      <fieldset className="cookies__kinds">
        <legend>
          <h2>{text("cookie.choose")}</h2>
        </legend>
        <p className="muted">{text("cookie.choose.text")}</p>
        <Check defaultChecked disabled>
          <strong>{text("cookie.necessary")}</strong>
          <span>{text("cookie.necessary.text")}</span>
        </Check>
        {consentCategories.map((category) => (
          <Check key={category} name={category} defaultChecked={choices?.[category] ?? false}>
            <strong>{text(`cookie.${category}`)}</strong>
            <span>{text(`cookie.${category}.text`)}</span>
          </Check>
        ))}
      </fieldset>
      <div className="cookies__buttons">
        <Button variant="secondary" name="answer" value="none">
          {text("cookie.refuseAll")}
        </Button>
        <Button variant="secondary" name="answer" value="all">
          {text("cookie.acceptAll")}
        </Button>
        <Button variant="secondary" name="answer" value="chosen">
          {text("cookie.save")}
        </Button>
      </div>
    </form>
  );
}
