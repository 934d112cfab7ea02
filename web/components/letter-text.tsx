import { type Language, languageFacts } from "#domain/language.ts";
import "./letter-text.css";

/** A letter of the fund in one language: its first paragraph is the heading. */
export function LetterText({ language, text }: { language: Language; text: string }) {
  const [heading = "", ...paragraphs] = text.split(/\n{2,}/);
  return (
    <article className="letter-text" lang={languageFacts[language].tag}>
      <h3>{heading}</h3>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter never change their order.
        <p key={index}>{paragraph}</p>
      ))}
    </article>
  );
}
