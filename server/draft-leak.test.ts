import { languages } from "#domain/language.ts";
import { giveLateAccess } from "#server/actions/dossier-office.ts";
import { publishNews, writeNews } from "#server/actions/news.ts";
import { planVotes } from "#server/actions/vote-plan.ts";
import { createCalendarHandler } from "#server/api/calendar.ts";
import { createFeedHandler } from "#server/api/feed.ts";
import { createSitemapHandler } from "#server/api/sitemap.ts";
import { nextInstant } from "#server/database/queries/instant.ts";
import { jobs } from "#server/database/tables/job.ts";
import { everyQuery, schemas } from "#test/api-walk.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { listedPages, pathIn } from "#web/address.ts";

const secretTitle = "Geheime oproep";

/** A fund with one published call, and a draft whose submissions and vote would be open if it were published. */
async function aFundWithDraft(fund: Fund) {
  const call = await aCall(fund.db, { slug: "call" });
  await aProject(fund.db, { callId: call.id, slug: "project" });
  const moments = {
    submissionsOpen: new Date("2026-11-01T08:00:00Z"),
    submissionsClose: new Date("2026-12-01T08:00:00Z"),
  };
  const draft = await aCall(fund.db, {
    slug: "draft",
    title: { nl: secretTitle, en: secretTitle, fr: secretTitle },
    intro: { nl: secretTitle },
    ...moments,
    votingOpens: new Date("2026-12-10T08:00:00Z"),
    votingCloses: new Date("2026-12-14T08:00:00Z"),
    publishedAt: null,
  });
  return { call, draft };
}

test("nobody but the office finds a draft in any answer of the API", async ({ fund }) => {
  const { draft } = await aFundWithDraft(fund);
  const people = [
    null,
    loggedIn(await aPerson(fund.db)),
    ...(await Promise.all(
      (["committee", "treasurer", "board", "operator"] as const).map(async (role) =>
        loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true }),
      ),
    )),
  ];
  for (const me of people) {
    const answers = await Promise.all([
      ...everyQuery(schemas.fund).map((query) => fund.ask(me, query)),
      fund.ask(me, `{ call(slug: "draft") { title(language: nl) } catalogue(call: "draft", language: nl) { total } }`),
      fund.ask(me, `{ currentCall { slug } calls { slug } latestResults { slug } }`),
    ]);
    const text = JSON.stringify(answers);
    expect(text).not.toContain(secretTitle);
    expect(text).not.toContain(draft.id);
  }
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  expect(JSON.stringify(await fund.ask(coordinator, "{ officeCalls { id } }"))).toContain(draft.id);
});

test("nobody but the office finds a news item before its hour, in the API, a feed or the sitemap", async ({ fund }) => {
  const editor = loggedIn(await aPerson(fund.db), { roles: ["editor"], hasSecondFactor: true });
  const values = { "title.nl": secretTitle, "intro.nl": secretTitle, "body.nl": secretTitle };
  const write = () => writeNews(fund.context(editor), { id: null, revision: 0, values });
  await write();
  const at = new Date(fund.now.getTime() + 86_400_000);
  await publishNews(fund.context(editor), { id: await write(), revision: 1, at });
  const one = `{ newsItem(slug: "geheime-oproep-2", language: nl) { title } }`;
  for (const me of [null, loggedIn(await aPerson(fund.db))]) {
    const answers = await Promise.all([...everyQuery(schemas.fund), one].map((query) => fund.ask(me, query)));
    expect(JSON.stringify(answers)).not.toContain(secretTitle);
  }
  const site = { publicUrl: new URL("https://fonds.example"), pathIn, pages: listedPages() };
  const options = { db: fund.db, site, clock: () => fund.now };
  const [feed, sitemap] = [
    await serveHandlers(createFeedHandler(options)),
    await serveHandlers(createSitemapHandler(options)),
  ];
  const read = async () =>
    (await (await fetch(`${feed}/feed/nl.atom`)).text()) + (await (await fetch(`${sitemap}/sitemap.xml`)).text());
  expect(await read()).not.toMatch(/geheime/i);
  fund.now = at;
  expect(await read()).toMatch(/<title>Geheime oproep<[\s\S]*\/news\/geheime-oproep-2</);
  expect(JSON.stringify(await fund.ask(null, one))).toContain(secretTitle);
});

test("feeds, calendars and sitemaps do not mention a draft", async ({ fund }) => {
  await aFundWithDraft(fund);
  const site = { publicUrl: new URL("https://fonds.example"), pathIn, pages: listedPages() };
  const options = { db: fund.db, site, clock: () => fund.now };
  const paths = languages.flatMap((language) => [`/feed/${language}.atom`, `/calendar/${language}.ics`]);
  const handlers = [createFeedHandler(options), createCalendarHandler(options), createSitemapHandler(options)];
  for (const handler of handlers) {
    const url = await serveHandlers(handler);
    for (const path of [...paths, "/sitemap.xml"]) {
      const text = await (await fetch(url + path)).text();
      expect(text, path).not.toContain(secretTitle);
      expect(text, path).not.toContain("draft");
    }
  }
});

test("no clock runs for a draft: nothing opens, is counted, reminds, or gets late dossiers", async ({ fund }) => {
  const { draft } = await aFundWithDraft(fund);
  await planVotes(fund.context(null));
  expect(JSON.stringify(await fund.db.select().from(jobs))).not.toContain(draft.id);
  const me = loggedIn(await aPerson(fund.db));
  const begin = `mutation { beginDossier(type: external, language: nl) { maySend deadline call { slug } } }`;
  expect((await fund.ask(me, begin)).data?.beginDossier).toEqual({ maySend: false, deadline: null, call: null });
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const late = giveLateAccess(fund.context(coordinator), { callId: draft.id, until: new Date("2027-01-01") });
  await expect(late).rejects.toMatchObject({ problem: { code: "lateAccess.unknown" } });
  // Public pages do not expire when a date of a draft comes.
  const justBefore = new Date(draft.submissionsClose.getTime() - 20_000);
  expect(await nextInstant(fund.db, justBefore)).toBe(justBefore.getTime() - 40_000 + 60_000);
});

test("the database refuses a project of a draft", async ({ fund }) => {
  const { draft } = await aFundWithDraft(fund);
  const insertion = fund.db.transaction((db) => aProject(db, { callId: draft.id }));
  await expect(insertion).rejects.toMatchObject({ cause: { message: "A draft of a call has no projects." } });
});
