import { firstOfficerFields, firstOfficers } from "#domain/set-up.ts";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Input } from "#web/ui/input/input.tsx";

const firstname = { label: "setUp.people.firstname", ask: "setUp.people.firstname.ask" } as const;
const lastname = { label: "setUp.people.lastname", ask: "setUp.people.lastname.ask" } as const;
const email = { label: "setUp.people.email", ask: "setUp.people.email.ask" } as const;

export const officersForm = defineForm({
  id: "officers",
  rules: firstOfficerFields,
  words: {
    operator_firstname: firstname,
    operator_lastname: lastname,
    operator_email: email,
    coordinator_firstname: firstname,
    coordinator_lastname: lastname,
    coordinator_email: email,
  },
});

type Props = { refused: Refused | undefined; prefilled: Readonly<Record<string, string>> };

/** Asks the names and addresses of the operator and the first coordinator. */
export function OfficersForm({ refused, prefilled }: Props) {
  const text = useText("setUp");
  const isPending = useIsPending();
  return (
    <RuleForm form={officersForm} refused={refused} text={text} prefilled={prefilled}>
      {({ typed, error }) => (
        <>
          {firstOfficers.map((role) => (
            <fieldset key={role} className="set-up__person">
              <legend>{text(`setUp.people.${role}`)}</legend>
              <p className="muted">{text(`setUp.people.${role}.text`)}</p>
              <FormGrid>
                <Field
                  className="c-6"
                  name={`${role}_firstname`}
                  label={text(firstname.label)}
                  error={error(`${role}_firstname`)}
                  required
                >
                  <Input autoComplete="off" defaultValue={typed(`${role}_firstname`)} />
                </Field>
                <Field
                  className="c-6"
                  name={`${role}_lastname`}
                  label={text(lastname.label)}
                  error={error(`${role}_lastname`)}
                  required
                >
                  <Input autoComplete="off" defaultValue={typed(`${role}_lastname`)} />
                </Field>
                <Field name={`${role}_email`} label={text(email.label)} error={error(`${role}_email`)} required>
                  <Input type="email" autoComplete="off" defaultValue={typed(`${role}_email`)} />
                </Field>
              </FormGrid>
            </fieldset>
          ))}
          <div>
            <Button busy={isPending}>{text("setUp.people.name")}</Button>
          </div>
        </>
      )}
    </RuleForm>
  );
}
