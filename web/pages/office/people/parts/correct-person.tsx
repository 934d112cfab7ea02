import type { Language } from "#domain/language.ts";
import { employmentStatuses } from "#domain/person.ts";
import { personFields } from "#domain/roster.ts";
import { required } from "#domain/rules.ts";
import { BranchOptions } from "#web/components/branch-options.tsx";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import type { OpenPerson } from "#web/pages/office/people/page.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFund, useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Select } from "#web/ui/select/select.tsx";

export const correctForm = defineForm({
  id: "correct-person",
  // The server knows the branches and departments of the fund.
  rules: { ...personFields, branch: [required], department: [] },
  words: {
    firstname: { label: "people.firstname", ask: "people.firstname.ask" },
    lastname: { label: "people.lastname", ask: "people.lastname.ask" },
    employeeId: { label: "people.employeeId", ask: "people.employeeId.ask" },
    email: { label: "people.email", ask: "people.email.ask" },
    branch: { label: "people.branch", ask: "people.branch.ask" },
    department: { label: "people.department", ask: "people.department.ask" },
    employmentStatus: { label: "people.status", ask: "people.status.ask" },
    language: { label: "people.language", ask: "people.language.ask" },
  },
});

type Props = { person: OpenPerson; refused: Refused | undefined; cancelHref: string };

/** Corrects a person until the next import of the staff list. */
export function CorrectPerson({ person, refused, cancelHref }: Props) {
  const text = useText("people");
  const format = useFormats();
  const nameOf = useItemName();
  const isPending = useIsPending();
  const { departments, languages } = useFund();
  const { id, revision } = person;
  const values = {
    firstname: person.firstname,
    lastname: person.lastname,
    employeeId: person.employeeId,
    email: person.email ?? "",
    branch: person.branch,
    department: person.department ?? "",
    employmentStatus: person.employmentStatus,
    language: person.language,
  };
  if (isChangedRecord(refused)) {
    const show: Partial<Record<keyof typeof values, (read: Record<string, string>) => string>> = {
      branch: ({ branch = "" }) => nameOf("branches", branch),
      department: ({ department = "" }) => department && nameOf("departments", department),
      employmentStatus: ({ employmentStatus }) => text(`people.status.${employmentStatus as "employed"}`),
      language: ({ language }) => format.languageLabel(language as Language),
    };
    const fields = (Object.keys(correctForm.words) as (keyof typeof values)[]).map((name) => ({
      name,
      label: text(correctForm.words[name].label),
      ...(show[name] && { show: show[name] }),
    }));
    return <ChangedRecord refused={refused} fields={fields} values={values} revision={revision} />;
  }
  return (
    <RuleForm form={correctForm} refused={refused} text={text} prefilled={values} autoComplete="off" isStacked>
      {({ typed, error }) => (
        <div className="person__form">
          <input type="hidden" name="id" value={id} />
          <RevisionFields revision={revision} values={values} refused={refused} />
          {(["firstname", "lastname", "employeeId", "email"] as const).map((name) => (
            <Field
              key={name}
              name={name}
              label={text(`people.${name}`)}
              error={error(name)}
              required={name !== "email"}
              {...(name === "email" && { help: text("people.email.help") })}
            >
              <Input
                defaultValue={typed(name)}
                {...(name === "employeeId" && { inputMode: "numeric" })}
                {...(name === "email" && { type: "email" })}
              />
            </Field>
          ))}
          <Field name="branch" label={text("people.branch")} error={error("branch")} required>
            <Select defaultValue={typed("branch")}>
              <BranchOptions />
            </Select>
          </Field>
          <Field name="department" label={text("people.department")} error={error("department")}>
            <Select defaultValue={typed("department")}>
              <option value="">{text("people.department.none")}</option>
              {departments
                .filter(({ isActive }) => isActive)
                .map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </Select>
          </Field>
          <Field name="employmentStatus" label={text("people.status")} error={error("employmentStatus")} required>
            <Select defaultValue={typed("employmentStatus")}>
              {employmentStatuses.map((status) => (
                <option key={status} value={status}>
                  {text(`people.status.${status}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field name="language" label={text("people.language")} error={error("language")} required>
            <Select defaultValue={typed("language")}>
              {languages.map((language) => (
                <option key={language} value={language}>
                  {format.languageLabel(language)}
                </option>
              ))}
            </Select>
          </Field>
          <div className="pane__acts">
            <Button size="small" busy={isPending}>
              {text("people.save")}
            </Button>
            <Link href={cancelHref}>{text("people.cancel")}</Link>
          </div>
        </div>
      )}
    </RuleForm>
  );
}
