import { InLanguage } from "#web/pages/office/calls/slug/parts/in-language.tsx";
import { NamedInput } from "#web/pages/office/calls/slug/parts/named-input.tsx";
import type { PlanFields } from "#web/pages/office/calls/slug/parts/plan-fields.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

/** The texts of a call, side by side in the languages of the fund. */
export function PlanTexts({ fields: { typed, error, isFrozen } }: { fields: PlanFields }) {
  const text = useText("calls");
  const format = useFormats();
  const { languages } = useFund();
  return (
    <PlanSection title={text("callPlan.texts")} lead={text("callPlan.texts.lead")}>
      <FieldGroup name="title" legend={text("callPlan.title")} error={error("title")} required>
        <div className="plan-section__grid plan-section__grid--three">
          {languages.map((language) => (
            <InLanguage key={language} language={language}>
              <NamedInput
                name={`title-${language}`}
                lang={language}
                aria-label={text("callPlan.title.in", { language: format.languageName(language) })}
                defaultValue={typed(`title-${language}`)}
                readOnly={isFrozen("title")}
              />
            </InLanguage>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup
        name="intro"
        legend={text("callPlan.intro")}
        help={text("callPlan.intro.help")}
        error={error("intro")}
      >
        <div className="plan-section__grid plan-section__grid--three">
          {languages.map((language) => (
            <InLanguage key={language} language={language}>
              <Textarea
                name={`intro-${language}`}
                id={`intro-${language}`}
                lang={language}
                rows={4}
                aria-label={text("callPlan.intro.in", { language: format.languageName(language) })}
                defaultValue={typed(`intro-${language}`)}
                readOnly={isFrozen("intro")}
              />
            </InLanguage>
          ))}
        </div>
      </FieldGroup>
    </PlanSection>
  );
}
