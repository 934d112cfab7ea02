import { Form } from "react-router";
import { type Language, languageFacts } from "#domain/language.ts";
import { type MailTextKey, mailTextRules, wordsOfMail } from "#domain/mail-text.ts";
import type { TextKey } from "#i18n/area.ts";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import { revisionName } from "#web/components/record-version.ts";
import { type FieldWords, type FormDefinition, isRefused, RuleForm, typedInto } from "#web/form.tsx";
import type { MailAnswer, OpenMail } from "#web/pages/office/mail-texts/key/page.tsx";
import { MailColumn } from "#web/pages/office/mail-texts/key/parts/mail-column.tsx";
import { MailPreview } from "#web/pages/office/mail-texts/key/parts/mail-preview.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

type Props = { mailKey: MailTextKey; mail: OpenMail; answer: MailAnswer | undefined };

/** Edits a mail in all languages side by side. A language without a text of the fund begins with the standard text. */
export function MailEditor({ mailKey, mail, answer }: Props) {
  const text = useText("writing");
  const isPending = useIsPending();
  const { languages } = useFund();
  // The answer itself, because a form compares the identity of refusals.
  const refused = isRefused(answer) ? answer : undefined;
  const values = valuesOf(mail, languages);
  const labelOf = (field: string) => {
    const [part = "", language = ""] = field.split(".");
    const label = text(part === "subject" ? "mailText.subject" : "mailText.body");
    return text("writing.field", { field: label, language: languageFacts[language as Language].name });
  };
  const words = wordsOfMail(mailKey);
  return (
    <>
      <section className="editor__box" aria-label={text("mailText.words")}>
        {words.length === 0 ? (
          <p>{text("mailText.words.none")}</p>
        ) : (
          <>
            <p>{text("mailText.words")}</p>
            <ul>
              {words.map((word) => (
                <li key={word}>
                  <code>{`{${word}}`}</code> {text(`mailText.word.${word}`)}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="muted">{text("mailText.fixed")}</p>
      </section>
      {isChangedRecord(refused) ? (
        <ChangedRecord
          refused={refused}
          fields={Object.keys(values).map((name) => ({ name, label: labelOf(name) }))}
          values={values}
          revision={mail.revision}
        />
      ) : (
        <RuleForm
          key={`${mail.revision} ${answer ? "typed" : "stored"}`}
          form={definitionOf(mailTextRules(mailKey, languages), labelOf)}
          refused={refused}
          text={text}
          prefilled={answer?.typed ?? values}
          className="editor__form"
          isStacked
        >
          {({ typed, error }) => (
            <>
              <RevisionFields revision={mail.revision} values={values} refused={answer} />
              <div className="editor__languages">
                {languages.map((language) => (
                  <MailColumn
                    key={language}
                    language={language}
                    mail={mail}
                    typed={typed}
                    error={error}
                    labelOf={labelOf}
                  />
                ))}
              </div>
              {/* Enter in a field presses the first button, which saves. */}
              <div className="editor__acts">
                <Button busy={isPending}>{text("mailText.save")}</Button>
                <Button variant="secondary" name="act" value="preview">
                  {text("mailText.preview")}
                </Button>
                {languages.map((language) => (
                  <Button key={language} variant="secondary" name="act" value={`send.${language}`}>
                    {text("mailText.send", { language: languageFacts[language].name })}
                  </Button>
                ))}
              </div>
            </>
          )}
        </RuleForm>
      )}
      {answer?.preview && <MailPreview parts={answer.preview} />}
      {!mail.isStandard && (
        <Form method="post" className="editor__box">
          <input type="hidden" name={revisionName} value={mail.revision} />
          <p className="muted">{text("mailText.reset.text")}</p>
          <div>
            <Button variant="secondary" size="small" name="act" value="reset">
              {text("mailText.reset")}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}

function valuesOf({ texts, standard }: OpenMail, languages: readonly Language[]): Record<string, string> {
  const pairs = languages.flatMap((language) => {
    const own = texts.find((one) => one.language === language && (one.subject || one.body));
    const shownText = own ?? standard.find((one) => one.language === language);
    return [
      [`subject.${language}`, shownText?.subject ?? ""],
      [`body.${language}`, shownText?.body ?? ""],
    ];
  });
  return Object.fromEntries(pairs);
}

type Key = TextKey<"writing">;

function definitionOf(
  rules: ReturnType<typeof mailTextRules>,
  labelOf: (field: string) => string,
): FormDefinition<string, Key, Record<string, string>> {
  const words = Object.keys(rules).map((field): [string, FieldWords<Key>] => [
    field,
    { label: "writing.label", values: { label: labelOf(field) }, ask: "rule.required" },
  ]);
  return { id: "mail", rules, words: Object.fromEntries(words), read: typedInto };
}
