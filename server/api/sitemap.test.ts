import { XMLParser } from "fast-xml-parser";
import { createRobotsHandler } from "#server/api/robots.ts";
import { createSitemapHandler, projectsPerPart } from "#server/api/sitemap.ts";
import { pages } from "#server/database/tables/page.ts";
import { aCall, aProject } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { listedPages, pathIn } from "#web/address.ts";

const site = { publicUrl: new URL("https://fonds.example"), pathIn, pages: listedPages() };

const reading = (fund: Fund, perPart?: number) =>
  serveHandlers(createSitemapHandler({ db: fund.db, site, clock: () => fund.now, ...(perPart && { perPart }) }));

type Link = { "@_rel": string; "@_hreflang": string; "@_href": string };
type Url = { loc: string; lastmod?: string; "xhtml:link": Link[] };

async function read(url: string) {
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ["url", "sitemap"].includes(name) });
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const text = await response.text();
  const { urlset, sitemapindex } = parser.parse(text, true);
  const urls = (urlset?.url ?? []) as Url[];
  // The rules of sitemaps.org for the files, their size and their entries.
  expect((urlset ?? sitemapindex)?.["@_xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
  expect(urls.length).toBeLessThanOrEqual(50_000);
  for (const { loc, lastmod, "xhtml:link": links, ...others } of urls) {
    expect(loc.length, loc).toBeLessThan(2048);
    expect(new URL(loc).href, loc).toBe(loc);
    expect(new URL(loc).origin, loc).toBe(site.publicUrl.origin);
    if (lastmod !== undefined) expect(new Date(lastmod).toISOString(), loc).toBe(lastmod);
    expect(
      links.every((link) => link["@_rel"] === "alternate" && URL.canParse(link["@_href"])),
      loc,
    ).toBe(true);
    expect(others, loc).toEqual({});
  }
  return {
    urls,
    parts: ((sitemapindex?.sitemap ?? []) as { loc: string }[]).map(({ loc }) => loc),
  };
}

test("lists every project and page in three languages, each with links to the others", async ({ fund }) => {
  const { slug, publishedAt } = await aProject(fund.db, { slug: "bees-on-the-roof" });
  const { urls } = await read(`${await reading(fund)}/sitemap.xml`);
  const places = {
    nl: `https://fonds.example/project/${slug}`,
    en: `https://fonds.example/en/project/${slug}`,
    fr: `https://fonds.example/fr/project/${slug}`,
  };
  for (const place of Object.values(places)) {
    const url = urls.find(({ loc }) => loc === place);
    const links = url?.["xhtml:link"].map((link) => [link["@_hreflang"], link["@_href"]]) ?? [];
    expect(Object.fromEntries(links), place).toEqual({ ...places, "x-default": places.nl });
    expect(url?.lastmod).toBe(publishedAt.toISOString());
  }
  const addresses = urls.map(({ loc }) => loc);
  expect(addresses).toContain("https://fonds.example/");
  expect(addresses).toContain("https://fonds.example/en/donate");
  expect(new Set(addresses).size).toBe(addresses.length);
  // Visitors should not start in the middle of a flow.
  expect(addresses.filter((address) => /thank-you|financial|login/.test(address))).toEqual([]);
});

test("does not list a project before its publication", async ({ fund }) => {
  await aProject(fund.db, { slug: "later", publishedAt: new Date(fund.now.getTime() + 60_000) });
  const { urls } = await read(`${await reading(fund)}/sitemap.xml`);
  expect(urls.filter(({ loc }) => loc.includes("later"))).toEqual([]);
});

test("a project counts as changed when the results of its call are published", async ({ fund }) => {
  const resultsPublished = new Date("2026-11-10T11:00:00Z");
  const call = await aCall(fund.db, { votingCloses: new Date("2026-11-09T23:00:00Z"), resultsPublished });
  await aProject(fund.db, { callId: call.id, slug: "decided" });
  const { urls } = await read(`${await reading(fund)}/sitemap.xml`);
  expect(urls.find(({ loc }) => loc.endsWith("/project/decided"))?.lastmod).toBe(resultsPublished.toISOString());
});

test("lists a page of the fund once it is written, under its address in each language", async ({ fund }) => {
  const url = await reading(fund);
  const about = async () =>
    (await read(`${url}/sitemap.xml`)).urls.filter(({ loc }) => /over-het-fonds|about/.test(loc));
  expect(await about()).toEqual([]);
  const changedAt = new Date("2026-10-01T08:00:00Z");
  await fund.db
    .insert(pages)
    .values({ key: "about", title: { nl: "Over" }, intro: { nl: "Kort" }, body: { nl: "Lang" }, changedAt });
  expect((await about()).map(({ loc, lastmod }) => [loc, lastmod])).toEqual([
    ["https://fonds.example/over-het-fonds", changedAt.toISOString()],
    ["https://fonds.example/en/about", changedAt.toISOString()],
  ]);
});

test("splits many projects over files within the limits, without losing any", async ({ fund }) => {
  const call = await aCall(fund.db);
  const slugs: string[] = [];
  for (let index = 0; index < 5; index++) slugs.push((await aProject(fund.db, { callId: call.id })).slug);
  const url = await reading(fund, 2);
  const { parts } = await read(`${url}/sitemap.xml`);
  expect(parts.map((part) => new URL(part).pathname)).toEqual([
    "/sitemap/pages.xml",
    "/sitemap/projects-1.xml",
    "/sitemap/projects-2.xml",
    "/sitemap/projects-3.xml",
  ]);
  const seen: string[] = [];
  for (const part of parts) seen.push(...(await read(url + new URL(part).pathname)).urls.map(({ loc }) => loc));
  expect(new Set(seen).size).toBe(seen.length);
  for (const slug of slugs) expect(seen).toContain(`https://fonds.example/fr/project/${slug}`);
  for (const beyond of ["/sitemap/projects-4.xml", "/sitemap/projects-0.xml", "/sitemap/else.xml"])
    expect((await fetch(url + beyond)).status, beyond).toBe(404);
  // This is the largest number of addresses in one file, in three languages.
  expect(projectsPerPart * 3).toBeLessThanOrEqual(50_000);
});

test("answers 304 until the list changes", async ({ fund }) => {
  const url = `${await reading(fund)}/sitemap.xml`;
  const etag = (await fetch(url)).headers.get("etag") ?? "";
  expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  await aProject(fund.db);
  expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(200);
});

test("robots.txt closes only the pages behind the login and names the sitemap", async ({ fund }) => {
  const url = await serveHandlers(createRobotsHandler({ db: fund.db, site }));
  const text = await (await fetch(`${url}/robots.txt`)).text();
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(expect.arrayContaining(["/office", "/en/office", "/fr/account", "/mailbox", "/graphql"]));
  // A rule closes every address that begins with it, so no public page may begin that way.
  const open = listedPages().flatMap((path) => [pathIn("nl", path), pathIn("en", path), pathIn("fr", path)]);
  expect(open.filter((path) => closed.some((start) => path.startsWith(String(start))))).toEqual([]);
  expect(text).toContain("Sitemap: https://fonds.example/sitemap.xml");
});
