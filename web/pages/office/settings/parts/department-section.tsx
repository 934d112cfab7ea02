import { departmentField } from "#domain/setting-form.ts";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { ListSection } from "#web/pages/office/settings/parts/list-section.tsx";
import { PartForm } from "#web/pages/office/settings/parts/part-form.tsx";
import { useFund } from "#web/shell/fund.ts";
import { Check } from "#web/ui/check/check.tsx";

/** The departments, and which of them are human resources. */
export function DepartmentSection(props: SectionProps) {
  const { departments } = useFund();
  const { forms, saved, answerTo } = props;
  return (
    <>
      <ListSection {...props} forms={forms.filter(({ part }) => part === "departments")} />
      {forms
        .filter(({ part }) => part === "humanResources")
        .map((form) => (
          <PartForm key={form.part} stored={form} answer={answerTo(form.part)} isSaved={saved === form.part}>
            {({ typed }) =>
              departments
                // A department that was put aside may still have people.
                .filter(({ code, isActive }) => isActive || typed(departmentField(code)) !== "")
                .map(({ code, name }) => (
                  <Check
                    key={code}
                    name={departmentField(code)}
                    value="on"
                    defaultChecked={typed(departmentField(code)) !== ""}
                  >
                    {name}
                  </Check>
                ))
            }
          </PartForm>
        ))}
    </>
  );
}
