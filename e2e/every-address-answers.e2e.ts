import { type APIRequestContext, expect, type Request, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { type Language, languageFacts, languages } from "#domain/language.ts";
import { everyPage } from "./every-page.ts";
import { mostForParts, weighEveryPage } from "./scripts-per-page.ts";

// These tests share one download of every public page in every language.

test.describe.configure({ mode: "default" });

type FetchedPage = { page: string; language: Language; path: string; status: number; html: string };

let fetchedPages: FetchedPage[] = [];

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  fetchedPages = [];
  for (const page of everyPage) {
    const response = await request.get(page.path, { maxRedirects: 0 });
    fetchedPages.push({ ...page, status: response.status(), html: await response.text() });
  }
  await request.dispose();
});

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";

test("every address answers 200 in every language, with its own title", () => {
  const titles = new Map<string, string>();
  for (const { page, language, path, status, html } of fetchedPages) {
    expect(status, path).toBe(200);
    const title = titleOf(html);
    expect(title, path).not.toBe("");
    expect(html.match(/<title>/g), path).toHaveLength(1);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    // A missing sentence would show its key.
    expect(html, path).not.toMatch(/>[a-z]+(\.[a-zA-Z0-9_]+)+</);
    expect(html, path).toContain(`<html lang="${languageFacts[language].tag}"`);
    const key = `${language} ${title}`;
    const mainPage = mainPageOf(page);
    expect(titles.get(key) ?? mainPage, `${path} has the title of another page`).toBe(mainPage);
    titles.set(key, mainPage);
  }
});

test("every page links to itself in each language", () => {
  for (const { page, language, path, html } of fetchedPages) {
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, href]) => [language, new URL(href ?? "").pathname],
    );
    const mainPage = mainPageOf(page);
    const expected = everyPage.filter((other) => other.page === mainPage);
    expect(Object.fromEntries(links), path).toMatchObject(
      Object.fromEntries(expected.map((other) => [other.language, withoutQuery(other.path)])),
    );
    const canonical = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "").pathname;
    expect(canonical, path).toBe(withoutQuery(expected.find((other) => other.language === language)?.path ?? ""));
  }
});

/** The main page of content that has two pages: a project in the list, and the ballot. */
const mainPageOf = (page: string) =>
  ({ "/projects/:slug": "/project/:slug?", "/vote/projects": "/vote" })[page] ?? page;

const withoutQuery = (path: string) => path.replace(/\?.*/, "");

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

async function expectValid(html: string, path: string) {
  const { results } = await validator.validateString(html, path);
  const messages = results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${selector}: ${message}`),
  );
  expect(messages, path).toEqual([]);
}

test("the HTML of every page follows the standard", async ({ request }) => {
  for (const { html, path } of fetchedPages) await expectValid(html, path);
  const otherPaths = ["/nowhere", "/en/projects?call=2022", "/en/projects?q=zzzzzz", "/volunteer?region=drenthe"];
  for (const path of otherPaths) await expectValid(await (await request.get(path)).text(), path);
});

test("the HTML of a refused form and of the page after an accepted one follows the standard", async ({
  request,
  baseURL,
}) => {
  const send = (form: Record<string, string>) =>
    request.post("/en/donate", { form, headers: { origin: baseURL ?? "" } });
  const refusal = await send({ amount: "much", email: "anna@post" });
  expect(refusal.status()).toBe(422);
  await expectValid(await refusal.text(), "a refused form");
  // The form also answers an unknown project and a key that no browser made.
  const unknownProject = await send({ amount: "5", project: "gone", key: "crafted" });
  expect(await unknownProject.text()).toContain("You can no longer give to this project.");
  const slip = await send({ amount: "5", key: "crafted" });
  expect(slip.url()).toContain("/en/donate/thank-you?gift=");
  await expectValid(await slip.text(), "a slip");
});

test("no page loads more scripts than its area allows", () => {
  const pages = weighEveryPage();
  expect(pages.filter(({ kB, most }) => kB > most).map(({ path, kB }) => `${path} ${kB}`)).toEqual([]);
  const withParts = pages.map(({ path, kBWithParts, most }) => ({ path, kB: kBWithParts, most: most + mostForParts }));
  expect(withParts.filter(({ kB, most }) => kB > most).map(({ path, kB }) => `${path} ${kB}`)).toEqual([]);
  // At least the results of a vote are such a part.
  expect(pages.some(({ kB, kBWithParts }) => kBWithParts > kB)).toBe(true);
  // The server starts exactly the scripts that were weighed.
  for (const { path, files } of pages) {
    const html = fetchedPages.find((page) => page.path === path)?.html;
    const [, startedScripts] = /\((\["\/assets\/[^\]]*\])/.exec(html ?? "") ?? [];
    if (html) expect(JSON.parse(startedScripts ?? "[]").sort(), path).toEqual(files.sort());
  }
});

test("scripts start at the first sign of a person, or some quiet seconds after the page loaded", async ({ page }) => {
  await page.clock.install();
  const isScript = (request: Request) => new URL(request.url()).pathname.endsWith(".js");
  let scriptCount = 0;
  page.on("request", (request) => {
    if (isScript(request)) scriptCount++;
  });
  await page.goto("/en/projects", { waitUntil: "networkidle" });
  expect(scriptCount).toBe(0);
  const scriptAfterQuietTime = page.waitForRequest(isScript);
  await page.clock.fastForward("00:06");
  await scriptAfterQuietTime;

  await page.goto("/en", { waitUntil: "networkidle" });
  const scriptAfterSign = page.waitForRequest(isScript);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await scriptAfterSign;
});

test("every link leads to an address that answers", async ({ request, baseURL }) => {
  const links = new Set<string>();
  for (const { path, html } of fetchedPages) {
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      // Links for sharing use the full address.
      const link = (href ?? "").replaceAll("&amp;", "&").replace(baseURL ?? "", "");
      expect(link, `an empty link on ${path}`).not.toMatch(/^(#?|javascript:.*)$/);
      if (link.startsWith("/")) links.add(link.replace(/#.*$/, ""));
      else expect(link, path).toMatch(/^(#|mailto:(\S+@|\?)|tel:\+?\d|webcal:|https:)/);
    }
  }
  const fetchedPaths = new Set(everyPage.map(({ path }) => path));
  for (const link of links) if (!fetchedPaths.has(link)) expect((await request.get(link)).status(), link).toBe(200);
});

const notFound = {
  nl: "Deze pagina kon niet gevonden worden",
  en: "This page could not be found",
  fr: "Cette page est introuvable",
};

test("an unknown address answers 404 in the language of its prefix", async ({ request }) => {
  for (const language of languages) {
    const prefix = language === "nl" ? "" : `/${language}`;
    for (const path of ["/nowhere", "/vote/nowhere", "/submit-a-project/acquainted/more"])
      await expectNotFound(request, prefix + path, notFound[language]);
  }
});

test("a project that does not exist answers 404, and mentions a missing translation", async ({ request }) => {
  for (const path of ["/en/project/nowhere", "/en/projects/nowhere", "/en/selection-asf/nowhere"])
    await expectNotFound(request, path, "This page doesn't exist or isn't fully translated yet");
});

async function expectNotFound(request: APIRequestContext, path: string, sentence: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(404);
  expect((await response.text()).replaceAll("&#x27;", "'"), path).toContain(sentence);
}

test("a path in another language redirects to the path in its own", async ({ request }) => {
  for (const [path, rightPath] of [
    ["/about?from=letter", "/over-het-fonds?from=letter"],
    ["/en/over-het-fonds", "/en/about"],
    ["/fr/cookie-policy", "/fr/politique-cookies"],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([301, rightPath]);
  }
});
