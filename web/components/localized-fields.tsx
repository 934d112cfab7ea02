import type { ReactNode } from "react";
import { type Language, languageFacts } from "#domain/language.ts";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";
import "./localized-fields.css";

/** The functions that the fields of a form take from the form around them. */
export type FieldsOfForm = {
  /** The text to show in a control. */
  typed(name: string): string;
  /** The sentence on what is wrong with it. */
  error(name: string): string | undefined;
};

type Props = FieldsOfForm & {
  /** The controls are called `{name}.{language}`. */
  name: string;
  legend: ReactNode;
  help?: ReactNode;
  languages: readonly Language[];
  /** Several lines each. */
  isLong?: boolean;
};

/** One text in every language of the fund, side by side; only Dutch is required. */
export function LocalizedFields({ name, legend, help, languages, isLong = false, typed, error }: Props) {
  return (
    <fieldset className="localized">
      <legend className="localized__legend">{legend}</legend>
      {help && <p className="localized__help">{help}</p>}
      <div className="localized__fields">
        {languages.map((language) => {
          const control = `${name}.${language}`;
          const Control = isLong ? Textarea : Input;
          return (
            <Field key={language} name={control} label={languageFacts[language].name} error={error(control)}>
              <Control defaultValue={typed(control)} lang={languageFacts[language].tag} autoComplete="off" />
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
