import type { Language } from "#domain/language.ts";
import { mostNews } from "#domain/news.ts";
import { pageKeys } from "#domain/page.ts";
import { addressOf, type Site, xml } from "#server/api/site.ts";
import type { Database } from "#server/database/open.ts";
import { listNews } from "#server/database/queries/news.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { countPublished, listProjectAddresses, listWrittenPages } from "#server/database/queries/sitemap.ts";
import { answerDocument, isReading } from "#server/platform/http/document.ts";
import type { Handler } from "#server/platform/http/server.ts";

/**
 * Each project takes about two kilobytes, with links between its languages. A file may have 50 000 addresses and 50 MB;
 * ours stay far below, so that one costs no more than a page to write.
 */
export const projectsPerPart = 2000;

type Entry = { path: string; changedAt: Date | null };

type Options = { db: Database; site: Site; clock: () => Date; perPart?: number };

/** Answers `/sitemap.xml`: every public address in every language of the fund, split into files when there are many. */
export function createSitemapHandler({ db, site, clock, perPart = projectsPerPart }: Options): Handler {
  const parts = {
    pages: () => listPages(db, site, clock()),
    projects: async (part: number) => {
      const rows = await listProjectAddresses(db, clock(), { offset: (part - 1) * perPart, limit: perPart });
      return rows.map(({ slug, changedAt }) => ({ path: `/project/${slug}`, changedAt }));
    },
  };

  const bodyOf = async (path: string): Promise<string | null> => {
    const [{ projects }, languages] = await Promise.all([countPublished(db, clock()), listLanguages(db)]);
    const write = (entries: readonly Entry[]) => writeAddresses(site, languages, entries);
    const count = Math.ceil(projects / perPart);
    if (path === "/sitemap.xml") {
      if (count <= 1) return write([...(await parts.pages()), ...(await parts.projects(1))]);
      const names = ["pages", ...Array.from({ length: count }, (_, index) => `projects-${index + 1}`)];
      return writeIndex(names.map((name) => new URL(`/sitemap/${name}.xml`, site.publicUrl).href));
    }
    if (path === "/sitemap/pages.xml") return write(await parts.pages());
    const [, part] = /^\/sitemap\/projects-([1-9]\d{0,3})\.xml$/.exec(path) ?? [];
    return part && Number(part) <= count ? write(await parts.projects(Number(part))) : null;
  };

  return async (incoming) => {
    if (!incoming.path.startsWith("/sitemap") || !isReading(incoming)) return false;
    const body = await bodyOf(incoming.path);
    return body === null ? false : answerDocument(incoming, { type: "application/xml; charset=utf-8", body });
  };
}

/** Lists the pages and the news; pages that the fund writes itself only once they are written. */
async function listPages(db: Database, { pages }: Site, now: Date): Promise<Entry[]> {
  const [writtenPages, { latest }, news] = await Promise.all([
    listWrittenPages(db),
    countPublished(db, now),
    listNews(db, now, mostNews),
  ]);
  const ofNews = news.map(({ slug, publishedAt }) => ({ path: `/news/${slug}`, changedAt: publishedAt }));
  const ofPages = pages.flatMap((path) => {
    const key = pageKeys.find((pageKey) => path === `/${pageKey}`);
    const page = writtenPages.find((writtenPage) => writtenPage.key === key);
    if (key && !page) return [];
    const showsLatest = path === "/" || path === "/projects";
    return [{ path, changedAt: page?.changedAt ?? (showsLatest ? latest : null) }];
  });
  return [...ofPages, ...ofNews];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function writeAddresses(site: Site, languages: readonly Language[], entries: readonly Entry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const places = languages.map((language) => ({ language, address: xml(addressOf(site, language, path)) }));
    const alternates = [...places, { language: "x-default", address: places[0]?.address }]
      .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join("");
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    return places.map(({ address }) => `<url><loc>${address}</loc>${changed}${alternates}</url>\n`).join("");
  });
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("")}</urlset>\n`;
}

function writeIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${xml(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${space}>\n${parts.join("")}</sitemapindex>\n`;
}
