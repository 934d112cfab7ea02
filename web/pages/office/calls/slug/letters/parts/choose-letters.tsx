import { lettersFields } from "#domain/access-letter.ts";
import { BranchOptions } from "#web/components/branch-options.tsx";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import { Select } from "#web/ui/select/select.tsx";

export const lettersForm = defineForm({
  id: "letters",
  rules: lettersFields,
  words: {
    person: { label: "officeLetters.person", ask: "officeLetters.person.ask" },
    branch: { label: "officeLetters.branch", ask: "officeLetters.branch.ask" },
  },
});

type Props = { refused: Refused | undefined; lastChoice: Refused["typed"] | undefined };

/** Chooses who gets a new letter; an earlier choice stays. */
export function ChooseLetters({ refused, lastChoice }: Props) {
  const text = useText("calls");
  const isPending = useIsPending();
  const values = refused?.typed ?? lastChoice;
  return (
    <section aria-labelledby="choose-heading">
      <Panel className="office-page__part">
        <h2 id="choose-heading">{text("officeLetters.choose")}</h2>
        <p className="muted">{text("officeLetters.lead")}</p>
        <RuleForm form={lettersForm} refused={refused} text={text} className="office-page__form" autoComplete="off">
          {({ error }) => (
            <>
              <Field
                name="person"
                label={text("officeLetters.person")}
                help={text("officeLetters.person.help")}
                error={error("person")}
              >
                <Input inputMode="numeric" autoComplete="off" defaultValue={values?.person} />
              </Field>
              <Field name="branch" label={text("officeLetters.branch")} error={error("branch")}>
                <Select defaultValue={values?.branch}>
                  <option value="">{text("officeLetters.branch.all")}</option>
                  <BranchOptions />
                </Select>
              </Field>
              <Check name="withoutMailbox" defaultChecked={!values || values.withoutMailbox === "on"}>
                {text("officeLetters.withoutMailbox")}
              </Check>
              <Button variant="secondary" busy={isPending}>
                {text("officeLetters.action")}
              </Button>
            </>
          )}
        </RuleForm>
      </Panel>
    </section>
  );
}
