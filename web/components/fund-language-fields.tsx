import { defaultLanguage, languageFacts, languages } from "#domain/language.ts";
import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";

/** The languages of the site, with a tick for each that the fund offers. */
export function FundLanguageFields({ typed }: Pick<FieldsOfForm, "typed">) {
  const text = useText("settings");
  return (
    <fieldset className="setting__ticks">
      <legend className="vh">{text("settings.languages")}</legend>
      {languages.map((language) => {
        const { name } = languageFacts[language];
        if (language === defaultLanguage)
          return (
            <Check key={language} name={`language.${language}`} checked readOnly disabled>
              {text("settings.language.always", { language: name })}
            </Check>
          );
        return (
          <Check key={language} name={`language.${language}`} defaultChecked={typed(`language.${language}`) !== ""}>
            <span lang={languageFacts[language].tag}>{name}</span>
          </Check>
        );
      })}
    </fieldset>
  );
}
