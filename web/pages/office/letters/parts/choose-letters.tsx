import { Form } from "react-router";
import { lettersFields } from "#domain/access-letter.ts";
import { branches } from "#domain/person.ts";
import { BranchOptions } from "#web/components/branch-options.tsx";
import { type Refused, readTexts, useForm } from "#web/form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import { Select } from "#web/ui/select/select.tsx";

const form = {
  id: "letters",
  rules: lettersFields,
  words: {
    person: { label: "officeLetters.person", ask: "officeLetters.person.ask" },
    branch: { label: "officeLetters.branch", ask: "officeLetters.branch.ask" },
  },
  read: (typed: FormData) => readTexts(lettersFields, typed),
} as const;

type Props = { refused: Refused | undefined; lastChoice: Refused["typed"] | undefined };

/** Chooses who gets a new letter; an earlier choice stays. */
export function ChooseLetters({ refused, lastChoice }: Props) {
  const text = useText("office");
  const isPending = useIsPending();
  const { props, error, summary } = useForm(form, refused, text);
  const values = refused?.typed ?? lastChoice;
  return (
    <section aria-labelledby="choose-heading">
      <Panel className="desk__part">
        <h2 id="choose-heading">{text("officeLetters.choose")}</h2>
        <FormIdContext value={form.id}>
          <Form method="post" className="desk__form" autoComplete="off" {...props}>
            <FormGrid>
              {summary}
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
                  <BranchOptions branches={branches} />
                </Select>
              </Field>
              <Check name="withoutMailbox" defaultChecked={!values || values.withoutMailbox === "on"}>
                {text("officeLetters.withoutMailbox")}
              </Check>
              <Button variant="secondary" busy={isPending}>
                {text("officeLetters.action")}
              </Button>
            </FormGrid>
          </Form>
        </FormIdContext>
      </Panel>
    </section>
  );
}
