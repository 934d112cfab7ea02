import { textFields } from "#domain/dossier-form.ts";
import { fieldKeys } from "#i18n/dossier-words.ts";
import { useAnswerText } from "#web/components/answer-text.ts";
import { useText } from "#web/text.tsx";
import "./answers.css";

/** The answers from a form that no longer exists, to read and copy. */
export function TypedAnswers({ typedAnswers }: { typedAnswers: Readonly<Record<string, string>> }) {
  const text = useText("submission");
  const answerText = useAnswerText(text, { nameOfFile: String });
  const answers = textFields
    .map((field) => [field, answerText(field, typedAnswers)] as const)
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
