import { type FundLists, itemName } from "#domain/fund-list.ts";
import { inLanguage, isLanguage, isTranslated, type Language, type Localized } from "#domain/language.ts";
import { mostNews } from "#domain/news.ts";
import { feedSentences } from "#server/actions/feed-text.ts";
import { type Feed, type FeedEntry, writeAtom, writeJsonFeed } from "#server/api/feed-format.ts";
import { toHtml } from "#server/api/fund/page.ts";
import { addressOf, type Site, xml } from "#server/api/site.ts";
import type { Database } from "#server/database/open.ts";
import { listLatestResults, listNewestProjects, type NewProject, type Results } from "#server/database/queries/feed.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { listNews, type PublicNews } from "#server/database/queries/news.ts";
import { listProjectsOfCalls, type ProjectRow } from "#server/database/queries/project.ts";
import { getFundSettings, listLanguages } from "#server/database/queries/setting.ts";
import { answerDocument, isReading } from "#server/platform/http/document.ts";
import type { Handler } from "#server/platform/http/server.ts";

const mostProjects = 30;
const mostResults = 5;
const mostWinners = 20;

type Options = { db: Database; site: Site; clock: () => Date };

/** Answers `/feed/{language}.atom` and `.json`: the latest news, projects and results. */
export function createFeedHandler({ db, site, clock }: Options): Handler {
  return async (incoming) => {
    const [, language, kind] = /^\/feed\/([a-z]{2})\.(atom|json)$/.exec(incoming.path) ?? [];
    if (!language || !isReading(incoming)) return false;
    if (!isLanguage(language, await listLanguages(db))) return false;
    const feed = await feedIn(language, { db, site, clock });
    return answerDocument(
      incoming,
      kind === "atom"
        ? { type: "application/atom+xml; charset=utf-8", body: writeAtom(feed) }
        : { type: "application/feed+json; charset=utf-8", body: writeJsonFeed(feed) },
    );
  };
}

async function feedIn(language: Language, { db, site, clock }: Options): Promise<Feed> {
  const now = clock();
  const [fund, lists, news, projects, results] = await Promise.all([
    getFundSettings(db),
    getFundLists(db),
    listNews(db, now, mostNews),
    listNewestProjects(db, now, mostProjects),
    listLatestResults(db, now, mostResults),
  ]);
  const ids = results.map(({ id }) => id);
  const winners =
    ids.length > 0 ? await listProjectsOfCalls(db, ids, { statuses: ["winner"], first: mostWinners }) : [];
  const { text } = feedSentences[language];
  const name = inLanguage(fund.name, language);
  const entries = [
    ...news.map((item) => newsEntry(item, language, site)),
    ...projects.map((project) => projectEntry(project, { language, lists, site })),
    ...results.map((call) =>
      resultsEntry(
        call,
        winners.filter(({ callId }) => callId === call.id),
        language,
        site,
      ),
    ),
  ];
  return {
    language,
    title: text("feed.title", { fund: name }),
    subtitle: text("feed.subtitle"),
    author: name,
    home: addressOf(site, language, "/"),
    self: {
      atom: new URL(`/feed/${language}.atom`, site.publicUrl).href,
      json: new URL(`/feed/${language}.json`, site.publicUrl).href,
    },
    icon: new URL("/icon-512.png", site.publicUrl).href,
    entries: entries.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()),
  };
}

function newsEntry({ slug, title, intro, body, publishedAt }: PublicNews, language: Language, site: Site): FeedEntry {
  return {
    address: addressOf(site, language, `/news/${slug}`),
    language: languageOf([title, intro, body], language),
    title: inLanguage(title, language),
    summary: inLanguage(intro, language),
    html: toHtml(inLanguage(body, language)),
    author: null,
    category: null,
    picture: null,
    publishedAt,
  };
}

type ProjectOptions = { language: Language; lists: FundLists; site: Site };

function projectEntry(project: NewProject, { language, lists, site }: ProjectOptions): FeedEntry {
  // A project from before this site has only a summary.
  const story = inLanguage(project.description, language) || inLanguage(project.summary, language);
  const paragraphs = story.split(/\n{2,}/);
  return {
    address: addressOf(site, language, `/project/${project.slug}`),
    language: languageOf([project.title, project.summary, project.description], language),
    title: inLanguage(project.title, language),
    summary: inLanguage(project.summary, language),
    html: paragraphs.map((paragraph) => `<p>${xml(paragraph)}</p>`).join(""),
    author: project.organisation,
    category: { term: project.theme, label: itemName(lists.themes, project.theme, language) },
    picture: new URL(`/og/${language}/${project.slug}.png`, site.publicUrl).href,
    publishedAt: project.publishedAt,
  };
}

function resultsEntry(call: Results, winners: readonly ProjectRow[], language: Language, site: Site): FeedEntry {
  const { text, format } = feedSentences[language];
  const amount = winners.reduce((sum, { amountInCents }) => sum + (amountInCents ?? 0), 0);
  const rows = winners.map(({ slug, title, organisation, amountInCents }) => {
    const address = addressOf(site, language, `/project/${slug}`);
    const amount = amountInCents === null ? "" : `: ${format.wholeMoney(amountInCents)}`;
    const link = `<a href="${xml(address)}">${xml(inLanguage(title, language))}</a>`;
    return `<li>${link} (${xml(organisation.name)})${xml(amount)}</li>`;
  });
  const summary = text("feed.winners", { count: winners.length, amount: format.wholeMoney(amount) });
  return {
    address: addressOf(site, language, `/projects?call=${call.slug}`),
    language: languageOf([call.title], language),
    title: text("feed.results", { call: inLanguage(call.title, language) }),
    summary: winners.length > 0 ? summary : "",
    html: winners.length > 0 ? `<p>${xml(summary)}</p><ol>${rows.join("")}</ol>` : "",
    author: null,
    category: null,
    picture: null,
    publishedAt: call.publishedAt,
  };
}

// A text without a translation is in Dutch, and the feed must say so.
function languageOf(texts: readonly Localized[], language: Language): Language {
  return isTranslated(texts, language) ? language : "nl";
}
