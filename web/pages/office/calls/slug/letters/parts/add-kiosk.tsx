import { newKioskFields } from "#domain/kiosk.ts";
import { BranchOptions } from "#web/components/branch-options.tsx";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import { Select } from "#web/ui/select/select.tsx";

export const addKioskForm = defineForm({
  id: "kiosk",
  rules: newKioskFields,
  words: {
    branch: { label: "officeKiosks.branch", ask: "officeKiosks.branch.ask" },
    name: { label: "officeKiosks.name", ask: "officeKiosks.name.ask" },
  },
});

/** Adds one more kiosk. */
export function AddKiosk({ refused }: { refused: Refused | undefined }) {
  const text = useText("calls");
  const isPending = useIsPending();
  return (
    <section aria-labelledby="add-heading">
      <Panel className="office-page__part">
        <h2 id="add-heading">{text("officeKiosks.add")}</h2>
        <RuleForm form={addKioskForm} refused={refused} text={text} className="office-page__form">
          {({ typed, error }) => (
            <>
              <Field name="branch" label={text("officeKiosks.branch")} error={error("branch")} required>
                <Select defaultValue={typed("branch")}>
                  <option value="">{text("officeKiosks.branch.choose")}</option>
                  <BranchOptions areWorkplaces />
                </Select>
              </Field>
              <Field
                name="name"
                label={text("officeKiosks.name")}
                help={text("officeKiosks.name.help")}
                error={error("name")}
                required
              >
                <Input autoComplete="off" defaultValue={typed("name")} />
              </Field>
              <Button busy={isPending}>{text("officeKiosks.add.action")}</Button>
            </>
          )}
        </RuleForm>
      </Panel>
    </section>
  );
}
