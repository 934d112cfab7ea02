import { type Language, languageFacts } from "#domain/language.ts";
import { pageFormRules } from "#domain/page.ts";
import type { TextKey } from "#i18n/area.ts";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import { type FieldWords, type FormDefinition, isRefused, RuleForm, typedInto } from "#web/form.tsx";
import type { OpenText, TextAnswer } from "#web/pages/office/texts/page.tsx";
import { LanguageColumn } from "#web/pages/office/texts/parts/language-column.tsx";
import { TextPreview } from "#web/pages/office/texts/parts/text-preview.tsx";
import { valuesOf } from "#web/pages/office/texts/parts/text-values.ts";
import { ComparedVersion, Versions } from "#web/pages/office/texts/parts/versions.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = { page: OpenText; answer: TextAnswer | undefined; saved: string | null };

const parts = ["title", "intro", "body", "note"] as const;
const labels = {
  title: "writing.heading",
  intro: "writing.intro",
  body: "writing.body",
  note: "writing.note",
} as const;

/** Edits one page in all languages side by side, with a preview and its versions. */
export function Editor({ page, answer, saved }: Props) {
  const text = useText("writing");
  const format = useFormats();
  const to = usePath();
  const isPending = useIsPending();
  const { languages } = useFund();
  // The answer itself, because a form compares the identity of refusals.
  const refused = isRefused(answer) ? answer : undefined;
  const values = valuesOf(page.texts, languages);
  const restored = page.version?.isRestored ? page.versions.find(({ id }) => id === page.version?.id) : undefined;
  const prefilled = answer?.typed ?? (restored ? valuesOf(page.versionTexts, languages) : values);
  const labelOf = (field: string) => {
    const [part = "", language = ""] = field.split(".");
    const known = parts.find((one) => one === part) ?? "body";
    return text("writing.field", { field: text(labels[known]), language: languageFacts[language as Language].name });
  };
  const fields = parts.flatMap((part) => languages.map((language) => `${part}.${language}`));
  return (
    <div className="editor">
      <div className="editor__head">
        <h2>{text(`writing.page.${page.key}`)}</h2>
        <LinkButton href={to(`/${page.key}`)} variant="secondary" size="small" iconBefore="globe">
          {text("writing.seeSite")}
        </LinkButton>
      </div>
      <div role="status">
        {saved && !answer && (
          <Notice tone="success">{text(saved === "same" ? "writing.same" : "writing.saved")}</Notice>
        )}
        {restored && !answer && (
          <Notice title={text("writing.restored", { date: format.dateTime(new Date(restored.changedAt)) })}>
            {text("writing.restored.text")}
          </Notice>
        )}
      </div>
      {isChangedRecord(refused) ? (
        <ChangedRecord
          refused={refused}
          fields={fields.map((name) => ({ name, label: labelOf(name) }))}
          values={values}
          revision={page.revision}
        />
      ) : (
        <RuleForm
          // A published text, or one that is brought back, replaces the text in the fields.
          key={`${page.revision} ${restored?.id} ${answer ? "typed" : "stored"}`}
          form={definitionOf(languages, labelOf)}
          refused={refused}
          text={text}
          prefilled={prefilled}
          className="editor__form"
          encType="multipart/form-data"
          isStacked
        >
          {({ typed, error }) => (
            <>
              <RevisionFields revision={page.revision} values={values} refused={answer} />
              <div className="editor__languages">
                {languages.map((language) => (
                  <LanguageColumn
                    key={language}
                    language={language}
                    state={page.translations.find((one) => one.language === language)?.state ?? "missing"}
                    typed={typed}
                    error={error}
                    labelOf={labelOf}
                  />
                ))}
              </div>
              <div className="editor__acts">
                <Button busy={isPending}>{text("writing.save")}</Button>
                <Button variant="secondary" name="act" value="preview">
                  {text("writing.preview")}
                </Button>
              </div>
            </>
          )}
        </RuleForm>
      )}
      {answer?.preview && <TextPreview parts={answer.preview} />}
      {page.version && !page.version.isRestored && <ComparedVersion page={page} labelOf={labelOf} />}
      <Versions page={page} />
    </div>
  );
}

type Key = TextKey<"writing">;

function definitionOf(
  languages: readonly Language[],
  labelOf: (field: string) => string,
): FormDefinition<string, Key, Record<string, string>> {
  const rules = pageFormRules(languages);
  const words = Object.keys(rules).map((field): [string, FieldWords<Key>] => [
    field,
    { label: "writing.label", values: { label: labelOf(field) }, ask: "rule.required" },
  ]);
  return { id: "text", rules, words: Object.fromEntries(words), read: typedInto };
}
