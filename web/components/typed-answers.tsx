import { textFields } from "#domain/dossier-form.ts";
import { answerText } from "#i18n/dossier-answer.ts";
import { fieldKeys } from "#i18n/dossier-words.ts";
import { useLanguage, useText } from "#web/text.tsx";
import "./answers.css";

/** The answers from a form that no longer exists, to read and copy. */
export function TypedAnswers({ typedAnswers }: { typedAnswers: Readonly<Record<string, string>> }) {
  const text = useText("submission");
  const language = useLanguage();
  const answers = textFields
    .map((field) => [field, answerText(field, typedAnswers, { language, text, nameOfFile: String })] as const)
    .filter(([, answer]) => answer);
  if (answers.length === 0) return null;
  return (
    <section className="form-section" aria-labelledby="typed-heading">
      <h2 id="typed-heading">{text("submit.notKept.typed")}</h2>
      <dl className="answers">
        {answers.map(([field, answer]) => (
          <div key={field}>
            <dt>{text(fieldKeys(field).label)}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
