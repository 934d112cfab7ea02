import { type Language, languages } from "#domain/language.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import type { Me } from "#server/context.ts";
import type { WebApp } from "#server/page-handler.ts";
import { findBuild, openBuilt } from "#server/platform/http/bundle.ts";
import { retryAfter } from "#server/platform/http/headers.ts";
import { root } from "#server/platform/root.ts";
import { expect, type Fund } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { pathIn } from "#web/address.ts";

const sentences = compileSentences(
  await readCatalogues("site", "office", "committee", "meeting", "decisions", "dossiers", "projects"),
);

/** The sentences of a page in one language. */
export type Said = (inLanguage: (typeof sentences)[Language]) => readonly string[];

type Visit = {
  /** The person who opens the page. */
  me: Me;
  path: string;
  says: Said;
  saysNot?: Said;
  /** The form that they send to the page; without one they only open it. */
  form?: Record<string, string>;
};

/** Serves the pages of a fund, and gives a function that opens one in each language and reads it. */
export async function openPages(fund: Fund): Promise<(visit: Visit) => Promise<void>> {
  const web = await openBuilt<WebApp>(findBuild(root)).load();
  const publicUrl = "https://samen.example/";
  let reader: Me | null = null;
  const url = await serveHandlers(async ({ request, response, requestId }) => {
    const me = reader;
    await web.renderPage(request, response, {
      run: (endpoint, { query, variables }) => {
        const values = variables as Record<string, unknown> | undefined;
        return endpoint === "system" ? fund.askSystem(me, query, values) : fund.ask(me, query, values);
      },
      apiUrls: {},
      uploadPath: undefined,
      publicUrl,
      listLanguages: async () => languages,
      nonce: "test",
      requestId,
      isDemo: false,
      opensSoon: null,
      brand: { styles: null, mark: "/mark.svg", isInitial: true, grounds: { light: "#ffffff", dark: "#000000" } },
      year: "2026",
      showsWorkshop: false,
      cookie: "",
      retryAfter,
      reportError: (error) => expect.unreachable(String(error)),
    });
    return true;
  });

  const read = async (language: Language, { me, path, form }: Visit): Promise<string> => {
    reader = me;
    const sending = form && { method: "POST", body: new URLSearchParams(form) };
    return wordsOf(await (await fetch(url + pathIn(language, path), { redirect: "manual", ...sending })).text());
  };
  return async (visit) => {
    for (const language of languages) {
      const words = await read(language, visit);
      for (const sentence of visit.says(sentences[language])) expect(words).toContain(plain(sentence));
      for (const sentence of visit.saysNot?.(sentences[language]) ?? []) expect(words).not.toContain(plain(sentence));
    }
  };
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The words in the main part of a page, without tags. */
function wordsOf(html: string): string {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const words = main.replaceAll(/<!--.*?-->/g, "").replaceAll(/<[^>]*>/g, " ");
  return plain(words.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity));
}
