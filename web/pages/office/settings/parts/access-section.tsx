import { sessionHours } from "#domain/login.ts";
import { SettingGroup } from "#web/components/setting-group.tsx";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { PartForm } from "#web/pages/office/settings/parts/part-form.tsx";
import { useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";

/** The rules of logging in, and whether the form asks the register number. */
export function AccessSection({ forms, companyLogin, saved, answerTo }: SectionProps) {
  const text = useText("settings");
  const session = { hours: sessionHours.plain, days: sessionHours.remembered / 24 };
  return (
    <>
      <SettingGroup id="access" title={text("settings.access")} why={text("settings.access.why")}>
        <Facts
          items={[
            { term: text("settings.access.factor"), value: text("settings.access.factor.text") },
            { term: text("settings.access.session"), value: text("settings.access.session.text", session) },
            {
              term: text("settings.access.company"),
              value: companyLogin
                ? text("settings.access.company.on", { name: companyLogin })
                : text("settings.access.company.off"),
            },
          ]}
        />
      </SettingGroup>
      {forms.map((form) => (
        <PartForm key={form.part} stored={form} answer={answerTo(form.part)} isSaved={saved === form.part}>
          {({ typed }) => (
            <Check name="asksRegisterNumber" defaultChecked={typed("asksRegisterNumber") !== ""}>
              {text("settings.asksRegisterNumber")}
            </Check>
          )}
        </PartForm>
      ))}
    </>
  );
}
