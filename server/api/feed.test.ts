import { parseFeed } from "@rowanmanning/feed-parser";
import { XMLValidator } from "fast-xml-parser";
import { languages } from "#domain/language.ts";
import { releaseCall } from "#server/actions/vote-count.ts";
import { createFeedHandler } from "#server/api/feed.ts";
import { voteCounts } from "#server/database/tables/vote.ts";
import { aCall, aProject } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { pathIn } from "#web/address.ts";

const site = { publicUrl: new URL("https://fonds.example"), pathIn, pages: [] };

const reading = (fund: Fund) => serveHandlers(createFeedHandler({ db: fund.db, site, clock: () => fund.now }));

async function atom(url: string, language: string) {
  const response = await fetch(`${url}/feed/${language}.atom`);
  expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return parseFeed(text);
}

type JsonFeed = {
  version: string;
  title: string;
  language: string;
  feed_url: string;
  items: { id: string; url: string; title: string; language: string; content_html: string; date_published: string }[];
};

async function json(url: string, language: string): Promise<JsonFeed> {
  const response = await fetch(`${url}/feed/${language}.json`);
  expect(response.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
  const feed = (await response.json()) as JsonFeed;
  expect(wrongIn(feed)).toEqual([]);
  return feed;
}

const isText = (value: unknown) => typeof value === "string" && value !== "";
const isAddress = (value: unknown) => typeof value === "string" && URL.canParse(value);
const isInstant = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);
const isListOf = (isOne: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isOne);
const isAuthor = (value: unknown) => isText((value as { name?: unknown })?.name);

// The fields of JSON Feed 1.1 that we write, with a check of their values. No other field may be in the feed.
const feedRules = {
  version: (value: unknown) => value === "https://jsonfeed.org/version/1.1",
  title: isText,
  description: isText,
  home_page_url: isAddress,
  feed_url: isAddress,
  icon: isAddress,
  language: isText,
  authors: isListOf(isAuthor),
  items: Array.isArray,
};
const itemRules = {
  id: isText,
  url: isAddress,
  language: isText,
  title: isText,
  summary: isText,
  content_html: (value: unknown) => typeof value === "string",
  date_published: isInstant,
  authors: isListOf(isAuthor),
  tags: isListOf(isText),
  image: isAddress,
};
const needed = ["version", "title", "items", "id", "content_html"];

/** Lists the fields of a feed that are invalid, unknown or missing in JSON Feed 1.1. */
function wrongIn({ items, ...feed }: JsonFeed): string[] {
  const broken = (value: object, rules: Record<string, (value: unknown) => boolean>) => [
    ...Object.entries(value).flatMap(([name, held]) =>
      rules[name]?.(held) ? [] : [`${name}: ${JSON.stringify(held)}`],
    ),
    ...Object.keys(rules).filter((name) => needed.includes(name) && !(name in value)),
  ];
  const twice = items.filter(({ id }, place) => items.findIndex((item) => item.id === id) !== place);
  return [
    ...broken({ ...feed, items }, feedRules),
    ...items.flatMap((item) => broken(item, itemRules)),
    ...twice.map(({ id }) => `${id} is there twice`),
  ];
}

/** A call that is already over. */
const over = {
  votingOpens: new Date("2026-10-02T08:00:00Z"),
  votingCloses: new Date("2026-10-20T22:00:00Z"),
  resultsPublished: new Date("2026-11-02T11:00:00Z"),
};

test("the feed lists new projects and results, newest first, in its own language", async ({ fund }) => {
  await aProject(fund.db, {
    slug: "bees",
    title: "Bees & “friends” <3",
    publishedAt: new Date("2026-11-01T08:00:00Z"),
  });
  const call = await aCall(fund.db, {
    ...over,
    votedElsewhere: true,
    title: { nl: "Oproep 2025", en: "Call 2025", fr: "Appel 2025" },
  });
  await aProject(fund.db, {
    callId: call.id,
    slug: "choir",
    title: "Hospital choir",
    status: "winner",
    rank: 1,
    amountInCents: 7_500_00,
    publishedAt: new Date("2026-10-02T08:00:00Z"),
  });
  const url = await reading(fund);
  const results = {
    nl: "Oproep 2025: de uitslag",
    en: "Call 2025: the results",
    fr: "Appel 2025\u00a0: les résultats",
  };
  for (const language of languages) {
    const prefix = language === "nl" ? "" : `/${language}`;
    const feed = await atom(url, language);
    expect(feed.meta).toMatchObject({ type: "atom", version: "1.0" });
    expect(feed.language).toBe(language);
    expect(feed.self).toBe(`https://fonds.example/feed/${language}.atom`);
    expect(feed.items.map(({ title, url }) => [title, url])).toEqual([
      [results[language], `https://fonds.example${prefix}/projects?call=${call.slug}`],
      ["Bees & “friends” <3", `https://fonds.example${prefix}/project/bees`],
      ["Hospital choir", `https://fonds.example${prefix}/project/choir`],
    ]);
    expect(feed.items[0]?.content).toContain(`https://fonds.example${prefix}/project/choir`);
    expect(feed.items[1]?.published).toEqual(new Date("2026-11-01T08:00:00Z"));
    expect(feed.updated).toEqual(over.resultsPublished);

    const same = await json(url, language);
    expect(same).toMatchObject({ version: "https://jsonfeed.org/version/1.1", language });
    expect(same.feed_url).toBe(`https://fonds.example/feed/${language}.json`);
    expect(same.items.map(({ title, url }) => [title, url])).toEqual(feed.items.map(({ title, url }) => [title, url]));
    expect(new Set(same.items.map(({ id }) => id)).size).toBe(3);
  }
});

test("the feed shows no project, result or winner before its publication", async ({ fund }) => {
  const call = await aCall(fund.db);
  await aProject(fund.db, { callId: call.id, slug: "later", publishedAt: new Date(fund.now.getTime() + 60_000) });
  await aProject(fund.db, { callId: call.id, slug: "candidate", title: "A candidate" });
  const { items } = await json(await reading(fund), "en");
  expect(items.map(({ title }) => title)).toEqual(["A candidate"]);
});

test("results appear in the feed at their release, not while they wait for the committee", async ({ fund }) => {
  const call = await aCall(fund.db, { ...over, tieRule: "committee_decides", countedAt: over.votingCloses });
  const { id } = await aProject(fund.db, { callId: call.id, slug: "choir", publishedAt: over.votingOpens });
  await fund.db.insert(voteCounts).values({ callId: call.id, electorate: 3, votesCast: 1, tally: { [id]: 1 } });
  const url = await reading(fund);
  const addresses = async () => (await json(url, "nl")).items.map((item) => item.url.replace(/^.*example/, ""));
  expect(await addresses()).toEqual(["/project/choir"]);
  fund.now = new Date("2026-11-14T12:00:59Z");
  await releaseCall(fund.context(null), call.id);
  expect(await addresses()).toEqual([`/projects?call=${call.slug}`, "/project/choir"]);
  expect((await json(url, "nl")).items[0]?.date_published).toBe("2026-11-14T12:00:59.000Z");
});

test("a story that was not translated says that it is in Dutch", async ({ fund }) => {
  await aProject(fund.db, { slug: "dutch", summary: { nl: "Kort" }, description: { nl: "Lang\n\nen meer" } });
  const { items } = await json(await reading(fund), "fr");
  expect(items[0]).toMatchObject({ language: "nl", content_html: "<p>Lang</p><p>en meer</p>" });
});

test("the text of a project cannot become markup in a feed reader", async ({ fund }) => {
  const bad = '<script>alert(1)</script>"]]>\u0001';
  await aProject(fund.db, { slug: "bad", title: bad, description: { nl: bad, en: bad, fr: bad } });
  const url = await reading(fund);
  const [item] = (await atom(url, "en")).items;
  expect(item?.title).toBe('<script>alert(1)</script>"]]>');
  // The reader unescapes it once to HTML, in which it is still text.
  expect(await (await fetch(`${url}/feed/en.atom`)).text()).toContain("&lt;p&gt;&amp;lt;script&amp;gt;");
  expect((await json(url, "en")).items[0]?.content_html).not.toContain("<script>");
});

test("a feed has at most thirty entries, and an empty fund has an empty but valid feed", async ({ fund }) => {
  const url = await reading(fund);
  expect((await atom(url, "nl")).items).toEqual([]);
  const call = await aCall(fund.db);
  for (let index = 0; index < 40; index++) await aProject(fund.db, { callId: call.id });
  expect((await json(url, "nl")).items).toHaveLength(30);
});

test("answers 304 until something new is published, and 404 for other feeds", async ({ fund }) => {
  const url = await reading(fund);
  const etag = (await fetch(`${url}/feed/nl.atom`)).headers.get("etag") ?? "";
  expect((await fetch(`${url}/feed/nl.atom`, { headers: { "if-none-match": etag } })).status).toBe(304);
  await aProject(fund.db);
  expect((await fetch(`${url}/feed/nl.atom`, { headers: { "if-none-match": etag } })).status).toBe(200);
  for (const path of ["/feed/de.atom", "/feed/nl.rss", "/feed"])
    expect((await fetch(url + path)).status, path).toBe(404);
});
