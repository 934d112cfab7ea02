import type { ReactNode } from "react";
import { type Language, languageFacts } from "#domain/language.ts";
import { pageFormRules, pageTextRules } from "#domain/page.ts";
import type { TextKey } from "#i18n/area.ts";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import { ComparedRecord, RecordVersions } from "#web/components/record-versions.tsx";
import { TextColumn } from "#web/components/text-column.tsx";
import { TextPreview } from "#web/components/text-preview.tsx";
import { type TextAnswer, type TextRecord, valuesOf } from "#web/components/text-record.ts";
import { type FieldWords, type FormDefinition, isRefused, RuleForm, typedInto } from "#web/form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = {
  record: TextRecord;
  answer: TextAnswer | undefined;
  /** The path of the editor. */
  here: string;
  saveLabel: string;
  /** The sentence on the last act, if there was one. */
  done?: string | undefined;
  /** Asks what changed, for people who read earlier versions. */
  hasNote?: boolean;
  /** Goes between the form and the versions. */
  children?: ReactNode;
};

const labels = {
  title: "writing.heading",
  intro: "writing.intro",
  body: "writing.body",
  note: "writing.note",
} as const;
const partNames = Object.keys(labels) as (keyof typeof labels)[];

/** Edits a title, first lines and a body in all languages side by side, with a preview and their versions. */
export function TextEditor({ record, answer, here, saveLabel, done, hasNote = false, children }: Props) {
  const text = useText("writing");
  const format = useFormats();
  const isPending = useIsPending();
  const { languages } = useFund();
  const parts = partNames.filter((part) => hasNote || part !== "note");
  // The answer itself, because a form compares the identity of refusals.
  const refused = isRefused(answer) ? answer : undefined;
  const values = valuesOf(record.texts, languages);
  const restored = record.version?.isRestored ? record.versions.find(({ id }) => id === record.version?.id) : undefined;
  const prefilled = answer?.typed ?? (restored ? valuesOf(record.versionTexts, languages) : values);
  const labelOf = (field: string) => {
    const [part = "", language = ""] = field.split(".");
    const knownPart = parts.find((one) => one === part) ?? "body";
    return text("writing.field", {
      field: text(labels[knownPart]),
      language: languageFacts[language as Language].name,
    });
  };
  const stateOf = (language: Language) =>
    record.translations.length === 0
      ? null
      : (record.translations.find((one) => one.language === language)?.state ?? "missing");
  const fields = parts.flatMap((part) => languages.map((language) => `${part}.${language}`));
  return (
    <>
      <div role="status">
        {done && !answer && <Notice tone="success">{done}</Notice>}
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
          revision={record.revision}
        />
      ) : (
        <RuleForm
          // A published text, or one that is brought back, replaces the text in the fields.
          key={`${record.revision} ${restored?.id} ${answer ? "typed" : "stored"}`}
          form={definitionOf(hasNote ? pageFormRules(languages) : pageTextRules(languages), labelOf)}
          refused={refused}
          text={text}
          prefilled={prefilled}
          className="editor__form"
          encType="multipart/form-data"
          isStacked
        >
          {({ typed, error }) => (
            <>
              <RevisionFields revision={record.revision} values={values} refused={answer} />
              {record.key && <input type="hidden" name="key" value={record.key} />}
              <div className="editor__languages">
                {languages.map((language) => (
                  <TextColumn
                    key={language}
                    language={language}
                    state={stateOf(language)}
                    typed={typed}
                    error={error}
                    labelOf={labelOf}
                    hasNote={hasNote}
                  />
                ))}
              </div>
              <div className="editor__acts">
                <Button busy={isPending}>{saveLabel}</Button>
                <Button variant="secondary" name="act" value="preview">
                  {text("writing.preview")}
                </Button>
              </div>
            </>
          )}
        </RuleForm>
      )}
      {answer?.preview && <TextPreview parts={answer.preview} />}
      {children}
      {record.version && !record.version.isRestored && <ComparedRecord record={record} here={here} labelOf={labelOf} />}
      <RecordVersions record={record} here={here} />
    </>
  );
}

type Key = TextKey<"writing">;

function definitionOf(
  rules: ReturnType<typeof pageTextRules>,
  labelOf: (field: string) => string,
): FormDefinition<string, Key, Record<string, string>> {
  const words = Object.keys(rules).map((field): [string, FieldWords<Key>] => [
    field,
    { label: "writing.label", values: { label: labelOf(field) }, ask: "rule.required" },
  ]);
  return { id: "text", rules, words: Object.fromEntries(words), read: typedInto };
}
