import { defaultLanguage, type Language, languageFacts } from "#domain/language.ts";
import type { TranslationState } from "#domain/page.ts";
import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { TranslationMark } from "#web/components/translation-mark.tsx";
import { useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = FieldsOfForm & {
  language: Language;
  /** How complete it is; null before anything was saved. */
  state: TranslationState | null;
  labelOf(field: string): string;
  /** Asks what changed. */
  hasNote: boolean;
};

/** The texts of a page or a news item in one language. */
export function TextColumn({ language, state, typed, error, labelOf, hasNote }: Props) {
  const text = useText("writing");
  const { name, tag } = languageFacts[language];
  const isRequired = language === defaultLanguage;
  const props = (part: string) => {
    const field = `${part}.${language}`;
    return { name: field, error: error(field), required: isRequired && part !== "note" };
  };
  // The heading of the column says the language; a screen reader hears it with each label.
  const label = (part: "title" | "intro" | "body" | "note", key: Parameters<typeof text>[0]) => (
    <>
      <span aria-hidden="true">{text(key)}</span>
      <span className="vh">{labelOf(`${part}.${language}`)}</span>
    </>
  );
  return (
    <section className={classNames("editor__language", state && `editor__language--${state}`)} aria-label={name}>
      <div className="editor__language-head">
        <h3 lang={tag}>{name}</h3>
        {state && <TranslationMark state={state} label={text(`writing.state.${state}`)} isLegend />}
      </div>
      <Field {...props("title")} label={label("title", "writing.heading")}>
        <Input lang={tag} autoComplete="off" defaultValue={typed(`title.${language}`)} />
      </Field>
      <Field {...props("intro")} label={label("intro", "writing.intro")}>
        <Textarea lang={tag} rows={3} defaultValue={typed(`intro.${language}`)} />
      </Field>
      <Field {...props("body")} label={label("body", "writing.body")} help={text("writing.body.help")}>
        <Textarea lang={tag} rows={18} defaultValue={typed(`body.${language}`)} />
      </Field>
      {state === "behind" && (
        <Check name={`upToDate.${language}`} defaultChecked={typed(`upToDate.${language}`) !== ""}>
          {text("writing.upToDate")}
        </Check>
      )}
      {hasNote && (
        <Field {...props("note")} label={label("note", "writing.note")} help={text("writing.note.help")}>
          <Input lang={tag} autoComplete="off" defaultValue={typed(`note.${language}`)} />
        </Field>
      )}
    </section>
  );
}
