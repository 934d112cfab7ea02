import { renderToString } from "react-dom/server";
import { defaultLanguage } from "#domain/language.ts";
import { createText, type Messages } from "#i18n/text.ts";
import { languageOfPath } from "#web/address.ts";
import { Banner } from "#web/ui/banner/banner.tsx";

const catalogues = import.meta.glob<{ texts: Messages }>("/i18n/*/outage.ts", { eager: true });

/**
 * Writes on a page from before an outage when it was made. Its scripts are removed: without them every link leads to the
 * server, which knows when the outage is over.
 */
export function markKeptPage({ url, body, madeAt }: { url: string; body: Buffer; madeAt: Date }): Buffer {
  const language = languageOfPath(url) ?? defaultLanguage;
  const text = createText(language, catalogues[`/i18n/${language}/outage.ts`]?.texts ?? {});
  const banner = renderToString(
    <aside>
      <Banner>{text("outage.keptPage", { at: madeAt })}</Banner>
    </aside>,
  );
  const [head = "", ...rest] = body.toString().split("<body>");
  const content = rest.join("<body>").replaceAll(/<script\b.*?<\/script>/gs, "");
  return Buffer.from(`${head}<body>${banner}${content}`);
}
