import { languageFacts } from "#domain/language.ts";
import { Previews } from "#web/components/previews.tsx";
import type { PreviewPart } from "#web/components/text-record.ts";
import { useText } from "#web/text.tsx";
import { Prose } from "#web/ui/prose/prose.tsx";

/** The typed text as the site would show it, in each language. */
export function TextPreview({ parts }: { parts: readonly PreviewPart[] }) {
  const text = useText("writing");
  return (
    <Previews parts={parts}>
      {parts
        .filter(({ title, intro, html }) => title || intro || html)
        .map(({ language, title, intro, html }) => (
          <article key={language} className="editor__preview">
            <p className="meta">
              {text("writing.previewOf", { language: languageFacts[language].name })} {text("writing.previewOf.text")}
            </p>
            <div lang={languageFacts[language].tag}>
              <h3>{title}</h3>
              <p className="lead">{intro}</p>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it from Markdown without scripts. */}
              <Prose dangerouslySetInnerHTML={{ __html: html }} />
            </div>
          </article>
        ))}
    </Previews>
  );
}
