import { languageFacts } from "#domain/language.ts";
import { Previews } from "#web/components/previews.tsx";
import type { MailPreviewPart } from "#web/pages/office/mail-texts/key/page.tsx";
import { useText } from "#web/text.tsx";

/** The mail as its reader would get it, in each language. */
export function MailPreview({ parts }: { parts: readonly MailPreviewPart[] }) {
  const text = useText("writing");
  return (
    <Previews parts={parts}>
      {parts.map(({ language, subject, paragraphs, button }) => (
        <article key={language} className="editor__preview">
          <p className="meta">
            {text("mailText.previewOf", { language: languageFacts[language].name })} {text("mailText.previewOf.text")}
          </p>
          <div className="editor__mail" lang={languageFacts[language].tag}>
            <h2>{subject}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {button && <p className="meta">[{button}]</p>}
          </div>
        </article>
      ))}
    </Previews>
  );
}
