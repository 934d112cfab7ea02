import { expect, test } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import { languages } from "#domain/language.ts";
import { everyPage } from "./every-page.ts";

const project = "een-samentuin-op-het-oude-fabrieksplein";

/** Addresses begin with the host the site is known by; here it is reached at another. */
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

test("every address that search engines are told of answers", async ({ request }) => {
  test.setTimeout(180_000);
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = pathOf(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? "");
  const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(await (await request.get(sitemap)).text(), true);
  const addresses = (urlset.url as { loc: string }[]).map(({ loc }) => pathOf(loc));
  expect(addresses.length).toBeGreaterThan(150);
  const wrong: string[] = [];
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 });
    const html = await response.text();
    const isClosed = /<meta name="robots" content="[^"]*noindex/.test(html);
    const canonical = pathOf(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "http://none");
    if (response.status() !== 200 || isClosed || canonical !== address) wrong.push(`${response.status()} ${address}`);
  }
  expect(wrong).toEqual([]);
});

const metaIn = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test("every page tells how it looks when it is shared", async ({ request }) => {
  test.setTimeout(180_000);
  const pictures = new Set<string>();
  for (const { path, language } of everyPage) {
    const html = await (await request.get(path)).text();
    for (const name of ["og:title", "og:description", "og:site_name", "og:image:alt"])
      expect(metaIn(html, name), `${name} on ${path}`).toBeTruthy();
    expect(metaIn(html, "og:type"), path).toBe(/\/projects?\/./.test(path) ? "article" : "website");
    expect(metaIn(html, "twitter:card"), path).toBe("summary_large_image");
    expect([metaIn(html, "og:image:width"), metaIn(html, "og:image:height")]).toEqual(["1200", "630"]);
    const picture = pathOf(metaIn(html, "og:image") ?? "");
    expect(picture.startsWith(`/og/${language}`), `${picture} on ${path}`).toBe(true);
    pictures.add(picture);
    expect(metaIn(html, "og:url"), path).toBe(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);
  }
  for (const picture of pictures) {
    const response = await request.get(picture);
    const bytes = await response.body();
    expect([response.status(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([200, 1200, 630]);
  }
});

type Facts = { "@context": string; "@graph": Record<string, unknown>[] };

const factsIn = (html: string): Facts[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? "") as Facts,
  );

test("search engines read who the fund is, what a project got, and when help is wanted", async ({ page, request }) => {
  const typesOn = async (path: string) =>
    factsIn(await (await request.get(path)).text()).flatMap((facts) => facts["@graph"].map((one) => one["@type"]));
  for (const language of languages) {
    const prefix = language === "nl" ? "" : `/${language}`;
    expect(await typesOn(prefix || "/")).toEqual(["NGO", "WebSite"]);
    expect(await typesOn(`${prefix}/project/${project}`)).toEqual(["CreativeWork", "BreadcrumbList"]);
    expect(new Set(await typesOn(`${prefix}/volunteer`))).toEqual(new Set(["Event"]));
  }
  const [facts] = factsIn(await (await request.get(`/en/project/${project}`)).text());
  expect(facts?.["@graph"][0]).toMatchObject({
    inLanguage: "en",
    publisher: { name: "Amandel Social Fund" },
    funding: { amount: { currency: "EUR", value: 15_000 } },
  });
  // The policy of the page keeps scripts out, and facts are none.
  const refused: string[] = [];
  page.on("console", (message) => /policy|violates/i.test(message.text()) && refused.push(message.text()));
  await page.goto("/en");
  await page.locator(".theme").waitFor();
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  expect(refused).toEqual([]);
});

test("pages name their feeds, and the site can be put among the apps of a device", async ({ page, request }) => {
  for (const language of languages) {
    await page.goto(language === "nl" ? "/" : `/${language}`);
    const feeds = page.locator('link[rel="alternate"][type]');
    for (const link of await feeds.all()) {
      const response = await request.get((await link.getAttribute("href")) ?? "");
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toContain((await link.getAttribute("type")) ?? "none");
    }
    expect(await feeds.count()).toBe(2);
    const manifest = await request.get((await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "");
    const { lang, start_url, icons } = (await manifest.json()) as {
      lang: string;
      start_url: string;
      icons: { src: string }[];
    };
    expect(lang.slice(0, 2)).toBe(language);
    expect((await request.get(start_url)).status()).toBe(200);
    for (const { src } of icons) expect((await request.get(src)).headers()["content-type"], src).toBe("image/png");
  }
  for (const icon of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"])
    expect((await request.get(icon)).status(), icon).toBe(200);
});

test("the middle of a journey is closed to search engines, what visitors come for is not", async ({ request }) => {
  const isClosed = async (path: string) => /content="noindex"/.test(await (await request.get(path)).text());
  for (const path of ["/en/login", "/en/login/code?login=0198a000-0000-7000-8000-000000000000", "/en/vote/projects"])
    expect(await isClosed(path), path).toBe(true);
  for (const path of ["/", "/en/projects", `/fr/project/${project}`, "/en/donate", "/en/cookie-management"])
    expect(await isClosed(path), path).toBe(false);
});
