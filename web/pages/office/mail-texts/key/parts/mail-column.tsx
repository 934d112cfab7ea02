import { defaultLanguage, type Language, languageFacts } from "#domain/language.ts";
import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { TranslationMark } from "#web/components/translation-mark.tsx";
import type { OpenMail } from "#web/pages/office/mail-texts/key/page.tsx";
import { useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = FieldsOfForm & { language: Language; mail: OpenMail; labelOf(field: string): string };

/** The text of a mail in one language. */
export function MailColumn({ language, mail, typed, error, labelOf }: Props) {
  const text = useText("writing");
  const { name, tag } = languageFacts[language];
  const state = mail.translations.find((one) => one.language === language)?.state ?? "complete";
  const hasOwn = mail.texts.some((one) => one.language === language && one.subject !== "");
  const standard = mail.standard.find((one) => one.language === language);
  const props = (part: "subject" | "body") => {
    const field = `${part}.${language}`;
    return {
      name: field,
      error: error(field),
      required: language === defaultLanguage,
      help: text(`mailText.${part}.help`),
      // The heading of the column says the language; a screen reader hears it with each label.
      label: (
        <>
          <span aria-hidden="true">{text(`mailText.${part}`)}</span>
          <span className="vh">{labelOf(field)}</span>
        </>
      ),
    };
  };
  return (
    <section className={`editor__language editor__language--${state}`} aria-label={name}>
      <div className="editor__language-head">
        <h2 lang={tag}>{name}</h2>
        <TranslationMark
          state={state}
          label={hasOwn ? text(`writing.state.${state}`) : text("mailText.standard")}
          isLegend
        />
      </div>
      <Field {...props("subject")}>
        <Input lang={tag} autoComplete="off" defaultValue={typed(`subject.${language}`)} />
      </Field>
      <Field {...props("body")}>
        <Textarea lang={tag} rows={10} defaultValue={typed(`body.${language}`)} />
      </Field>
      {state === "behind" && (
        <Check name={`upToDate.${language}`} defaultChecked={typed(`upToDate.${language}`) !== ""}>
          {text("writing.upToDate")}
        </Check>
      )}
      {hasOwn && standard && (
        <details>
          <summary>{text("mailText.standardIn", { language: name })}</summary>
          <div className="editor__standard" lang={tag}>
            <strong>{standard.subject}</strong>
            <p>{standard.body}</p>
          </div>
        </details>
      )}
    </section>
  );
}
