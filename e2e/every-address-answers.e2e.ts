import { type APIRequestContext, expect, type Request, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { type Language, languages } from "#domain/language.ts";
import { everyPage } from "./every-page.ts";
import { weighEveryPage } from "./scripts-per-page.ts";

// Every page that anyone may open, in every language, as the server sends it: each is fetched once for all tests here.

test.describe.configure({ mode: "default" });

type Fetched = { page: string; language: Language; path: string; status: number; html: string };

let fetched: Fetched[] = [];

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  fetched = [];
  for (const one of everyPage) {
    const response = await request.get(one.path, { maxRedirects: 0 });
    fetched.push({ ...one, status: response.status(), html: await response.text() });
  }
  await request.dispose();
});

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";

test("every address answers 200 in three languages, with a title of its own", () => {
  const titles = new Map<string, string>();
  for (const { page, language, path, status, html } of fetched) {
    expect(status, path).toBe(200);
    const title = titleOf(html);
    expect(title, path).not.toBe("");
    expect(html.match(/<title>/g), path).toHaveLength(1);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    // A missing sentence would show its key.
    expect(html, path).not.toMatch(/>[a-z]+(\.[a-zA-Z0-9_]+)+</);
    expect(html, path).toContain(`<html lang="${{ nl: "nl-BE", en: "en", fr: "fr-BE" }[language]}"`);
    const key = `${language} ${title}`;
    const home = homeOf(page);
    expect(titles.get(key) ?? home, `${path} has the title of another page`).toBe(home);
    titles.set(key, home);
  }
});

test("every page names its address in each language", () => {
  for (const { page, language, path, html } of fetched) {
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, href]) => [language, new URL(href ?? "").pathname],
    );
    const home = homeOf(page);
    const expected = everyPage.filter((one) => one.page === home);
    expect(Object.fromEntries(links), path).toMatchObject(
      Object.fromEntries(expected.map((one) => [one.language, withoutQuery(one.path)])),
    );
    const canonical = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "").pathname;
    expect(canonical, path).toBe(withoutQuery(expected.find((one) => one.language === language)?.path ?? ""));
  }
});

/** The page with the same content: a project has a page of its own, and the ballot is the page of the vote. */
const homeOf = (page: string) => ({ "/projects/:slug": "/project/:slug?", "/vote/projects": "/vote" })[page] ?? page;

const withoutQuery = (path: string) => path.replace(/\?.*/, "");

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

async function expectStandard(html: string, path: string) {
  const { results } = await validator.validateString(html, path);
  const messages = results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${selector}: ${message}`),
  );
  expect(messages, path).toEqual([]);
}

test("the HTML of every page follows the standard", async ({ request }) => {
  for (const { html, path } of fetched) await expectStandard(html, path);
  const states = ["/nowhere", "/en/projects?call=2022", "/en/projects?q=zzzzzz", "/volunteer?region=drenthe"];
  for (const path of states) await expectStandard(await (await request.get(path)).text(), path);
});

test("the HTML of a refused form and of what follows an accepted one follows the standard", async ({
  request,
  baseURL,
}) => {
  const send = (form: Record<string, string>) =>
    request.post("/en/donate", { form, headers: { origin: baseURL ?? "" } });
  const refused = await send({ amount: "much", email: "anna@post" });
  expect(refused.status()).toBe(422);
  await expectStandard(await refused.text(), "a refused form");
  // A project that is gone and a key that no browser of ours made get a sentence.
  const gone = await send({ amount: "5", project: "gone", key: "crafted" });
  expect(await gone.text()).toContain("You can no longer give to this project.");
  const slip = await send({ amount: "5", key: "crafted" });
  expect(slip.url()).toContain("/en/donate/thank-you?gift=");
  await expectStandard(await slip.text(), "a slip");
});

test("no page brings more scripts than its area may have", () => {
  const pages = weighEveryPage();
  expect(pages.filter(({ kB, most }) => kB > most).map(({ path, kB }) => `${path} ${kB}`)).toEqual([]);
  // The server starts exactly the scripts that were weighed.
  for (const { path, files } of pages) {
    const html = fetched.find((page) => page.path === path)?.html;
    const [, started] = /\((\["\/assets\/[^\]]*\])/.exec(html ?? "") ?? [];
    if (html) expect(JSON.parse(started ?? "[]").sort(), path).toEqual(files.sort());
  }
});

test("scripts start when the page is loaded and the browser idle, or at the first sign of a person", async ({
  page,
}) => {
  const scripts: string[] = [];
  let isLoaded = false;
  page.on("load", () => {
    isLoaded = true;
  });
  const isScript = (request: Request) => new URL(request.url()).pathname.endsWith(".js");
  page.on("request", (request) => {
    if (isScript(request)) scripts.push(isLoaded ? "after" : "before");
  });
  await page.goto("/en/projects");
  await expect(page.locator("html[data-live]")).toBeAttached();
  expect(new Set(scripts)).toEqual(new Set(["after"]));

  // A page whose pictures do not come is never loaded, but it can be used.
  await page.route("**/illustrations/*", () => {});
  await page.goto("/en", { waitUntil: "domcontentloaded" });
  const started = page.waitForRequest(isScript);
  await page.mouse.move(5, 5);
  await started;
});

test("no page leads to an address that does not answer", async ({ request, baseURL }) => {
  const links = new Set<string>();
  for (const { path, html } of fetched) {
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      // Links for sharing name the whole address.
      const link = (href ?? "").replaceAll("&amp;", "&").replace(baseURL ?? "", "");
      expect(link, `an empty link on ${path}`).not.toMatch(/^(#?|javascript:.*)$/);
      if (link.startsWith("/")) links.add(link.replace(/#.*$/, ""));
      else expect(link, path).toMatch(/^(#|mailto:(\S+@|\?)|tel:\+?\d|webcal:|https:)/);
    }
  }
  const known = new Set(everyPage.map(({ path }) => path));
  for (const link of links) if (!known.has(link)) expect((await request.get(link)).status(), link).toBe(200);
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

test("a project that does not exist answers 404 and says it may not be translated", async ({ request }) => {
  for (const path of ["/en/project/nowhere", "/en/projects/nowhere", "/en/selection-asf/nowhere"])
    await expectNotFound(request, path, "This page doesn't exist or isn't fully translated yet");
});

async function expectNotFound(request: APIRequestContext, path: string, sentence: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(404);
  expect((await response.text()).replaceAll("&#x27;", "'"), path).toContain(sentence);
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
