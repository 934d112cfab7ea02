import { XMLParser } from "fast-xml-parser";
import { defaultLanguage } from "#domain/language.ts";
import { languageOfPath, pathIn } from "#web/address.ts";
import { everyPage } from "./every-page.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";

const project = "een-samentuin-op-het-oude-fabrieksplein";

/** The path of a full address, because tests reach the site at another host. */
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

inTurn({ language: "fr", width: 360 }, (language) => {
  test("every address in the sitemap answers and may be indexed", async ({ request }) => {
    const robots = await (await request.get("/robots.txt")).text();
    const sitemap = await request.get(pathOf(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? ""));
    const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(await sitemap.text(), true);
    const addresses = (urlset.url as { loc: string }[]).map(({ loc }) => pathOf(loc));
    const paths = addresses.filter((address) => (languageOfPath(address) ?? defaultLanguage) === language);
    expect(paths.length).toBeGreaterThan(50);
    const wrongAnswers: string[] = [];
    for (const address of paths) {
      const response = await request.get(address, { maxRedirects: 0 });
      const html = await response.text();
      const isNoindex = /<meta name="robots" content="[^"]*noindex/.test(html);
      const canonical = pathOf(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "http://none");
      if (response.status() !== 200 || isNoindex || canonical !== address)
        wrongAnswers.push(`${response.status()} ${address}`);
    }
    expect(wrongAnswers).toEqual([]);
  });
});

const metaIn = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

inTurn({ language: "en", width: 360 }, (language) => {
  test("every page has a title, a description and a picture for sharing", async ({ request }) => {
    const pictures = new Set<string>();
    for (const { path } of everyPage.filter((page) => page.language === language)) {
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
});

type Facts = { "@context": string; "@graph": Record<string, unknown>[] };

const factsIn = (html: string): Facts[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? "") as Facts,
  );

inTurn({ language: "nl", width: 360 }, (language) => {
  const name = { nl: "Amandel Sociaal Fonds", en: "Amandel Social Fund", fr: "Fonds social Amandel" }[language];

  test("pages describe the fund, its projects and its volunteer offers to search engines", async ({ request }) => {
    const factsOn = async (path: string) => factsIn(await (await request.get(pathIn(language, path))).text());
    const typesOn = async (path: string) =>
      (await factsOn(path)).flatMap((facts) => facts["@graph"].map((fact) => fact["@type"]));
    expect(await typesOn("/")).toEqual(["NGO", "WebSite"]);
    expect(await typesOn(`/project/${project}`)).toEqual(["CreativeWork", "BreadcrumbList"]);
    expect(new Set(await typesOn("/volunteer"))).toEqual(new Set(["Event"]));
    const [facts] = await factsOn(`/project/${project}`);
    expect(facts?.["@graph"][0]).toMatchObject({
      inLanguage: language,
      publisher: { name },
      funding: { amount: { currency: "EUR", value: 15_000 } },
    });
  });

  test("pages link to their feeds, and the site can be installed as an app", async ({ request }) => {
    const html = await (await request.get(pathIn(language, "/"))).text();
    const links = [...html.matchAll(/<link ([^>]*)>/g)].map(([, attributes = ""]) => attributesIn(attributes));
    const feeds = links.filter(({ rel, type }) => rel === "alternate" && type);
    expect(feeds).toHaveLength(2);
    for (const { href = "", type } of feeds) {
      const response = await request.get(href);
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toContain(type);
    }
    const manifest = await request.get(links.find(({ rel }) => rel === "manifest")?.href ?? "");
    const { lang, start_url, icons } = (await manifest.json()) as {
      lang: string;
      start_url: string;
      icons: { src: string }[];
    };
    expect(lang.slice(0, 2)).toBe(language);
    expect((await request.get(start_url)).status()).toBe(200);
    for (const { src } of icons) expect((await request.get(src)).headers()["content-type"], src).toBe("image/png");
    for (const icon of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"])
      expect((await request.get(icon)).status(), icon).toBe(200);
  });
});

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

test("search engines may index public pages, but not the steps of a journey", async ({ request }) => {
  const isNoindex = async (path: string) => /content="noindex"/.test(await (await request.get(path)).text());
  for (const path of ["/en/login", "/en/login/code?login=0198a000-0000-7000-8000-000000000000", "/en/vote/projects"])
    expect(await isNoindex(path), path).toBe(true);
  for (const path of ["/", "/en/projects", `/fr/project/${project}`, "/en/donate", "/en/cookie-management"])
    expect(await isNoindex(path), path).toBe(false);
});
