import { expect, test } from "@playwright/test";
import { languages } from "#domain/language.ts";
import { everyPage } from "./every-page.ts";

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";

test("every address answers 200 in three languages, with a title of its own", async ({ request }) => {
  const titles = new Map<string, string>();
  for (const { page, language, path } of everyPage) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const title = titleOf(html);
    expect(title, path).not.toBe("");
    expect(html.match(/<title>/g), path).toHaveLength(1);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    // No sentence is missing: its key would stand in its place.
    expect(html, path).not.toMatch(/>[a-z]+(\.[a-zA-Z0-9_]+)+</);
    expect(html, path).toContain(`<html lang="${{ nl: "nl-BE", en: "en", fr: "fr-BE" }[language]}"`);
    const key = `${language} ${title}`;
    expect(titles.get(key) ?? page, `${path} has the title of another page`).toBe(page);
    titles.set(key, page);
  }
});

test("every page says where it stands in each language", async ({ request }) => {
  for (const { page, language, path } of everyPage) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, href]) => [language, new URL(href ?? "").pathname],
    );
    // A project beside the list is the same content as the project's own page.
    const home = page === "/projects/:slug" ? "/project/:slug?" : page;
    const expected = everyPage.filter((one) => one.page === home);
    expect(Object.fromEntries(links), path).toMatchObject(
      Object.fromEntries(expected.map((one) => [one.language, withoutQuery(one.path)])),
    );
    const canonical = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "").pathname;
    expect(canonical, path).toBe(withoutQuery(expected.find((one) => one.language === language)?.path ?? ""));
  }
});

const withoutQuery = (path: string) => path.replace(/\?.*/, "");

const notFound = {
  nl: "Deze pagina kon niet gevonden worden",
  en: "This page could not be found",
  fr: "Cette page est introuvable",
};

for (const language of languages) {
  test(`an unknown address answers 404 in the language of its prefix (${language})`, async ({ request }) => {
    const prefix = language === "nl" ? "" : `/${language}`;
    for (const path of ["/nowhere", "/vote/nowhere", "/submit-a-project/acquainted/more"]) {
      const response = await request.get(prefix + path);
      expect(response.status(), prefix + path).toBe(404);
      expect(await response.text()).toContain(notFound[language]);
    }
  });
}

test("a page asked for by its name in another language leads to itself", async ({ request }) => {
  for (const [asked, right] of [
    ["/about?from=letter", "/over-het-fonds?from=letter"],
    ["/en/over-het-fonds", "/en/about"],
    ["/fr/cookie-policy", "/fr/politique-cookies"],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], asked).toEqual([301, right]);
  }
});

test("a project that does not exist answers 404 and says it may not be translated", async ({ request }) => {
  for (const path of ["/en/project/nowhere", "/en/projects/nowhere", "/en/selection-asf/nowhere"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const says = (await response.text()).replaceAll("&#x27;", "'");
    expect(says, path).toContain("This page doesn't exist or isn't fully translated yet");
  }
});

test("no page leads to an address that does not answer", async ({ request, baseURL }) => {
  const links = new Set<string>();
  for (const { path } of everyPage) {
    const html = await (await request.get(path)).text();
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      // What is shared names the whole address.
      const link = (href ?? "").replaceAll("&amp;", "&").replace(baseURL ?? "", "");
      expect(link, `an empty link on ${path}`).not.toMatch(/^(#?|javascript:.*)$/);
      if (link.startsWith("/")) links.add(link.replace(/#.*$/, ""));
      else expect(link, path).toMatch(/^(#|mailto:|tel:|webcal:|https:)/);
    }
  }
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});
