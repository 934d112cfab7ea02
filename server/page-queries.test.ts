import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isVotingOpen } from "#domain/call.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { sealMessage, sealVersion } from "#server/actions/dossier-content.ts";
import { and, desc, eq, inArray, ne, sql } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { listCalls } from "#server/database/queries/call.ts";
import { dossierMessages, dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { projects } from "#server/database/tables/project.ts";
import { voteCounts } from "#server/database/tables/vote.ts";
import { anApplicant } from "#test/applicant.ts";
import { aColleague } from "#test/leak-site.ts";
import { aServer } from "#test/server.ts";
import { aSiteClient } from "#test/site-client.ts";
import { siteKey, siteSecret } from "#test/site-session.ts";
import { aDeclaration, aStoredDossier, storedAnswers } from "#test/stored-dossier.ts";
import { isEverything } from "#test/tier.ts";
import { panelTabs } from "#web/pages/office/dossiers/parts/panel-tab.ts";
import { everyOwnPage, everyPage } from "../e2e/every-page.ts";

const { nl: committeeWords } = await readCatalogues("committee");

// The home page reads the most: calls, projects, figures, gifts, offers and news.
const most = 7;
// An account reads many tables about one person, each with its own query.
const mostOfOwn = 12;
// A meeting that goes on reads its call, agenda, scores, money, seats and minutes.
const mostOfMeeting = 14;
// Today counts the work that waits in each area of the office.
const mostOfToday = 22;
// Every page reads the settings, the mark, the lists and the calls of the fund, in parts that do not know each other and
// share a read only if they ask at the same moment. A real site keeps them in memory.
const mostOfKept = 20;
const mostOfList = 8;
// An open dossier is read beside its list, with the decision about it and the member who acts as its chair.
const mostOfDossier = mostOfList + 8;

let samen: Awaited<ReturnType<typeof aServer>>;
let database: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  // Every statement to PostgreSQL goes through this method.
  vi.spyOn(pg.Client.prototype, "query");
  // Without the memory, each page reads everything it shows.
  samen = await aServer({ DEMO: "true", REMEMBER_SECONDS: "0", SECRET_KEY: siteKey });
  database = await openDatabase({ databaseUrl: samen.databaseUrl, dataDir: "" });
});

afterAll(async () => {
  await database.close();
  await samen.stop();
  vi.restoreAllMocks();
});

const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

type CountedPage = { path: string; status: number; queries: number; keptQueries: number; text: string };

/** Counts the queries of a page, without those of the job queue and of the connections that listen for changes. */
async function lookAt(path: string, cookie = ""): Promise<CountedPage> {
  const spied = vi.mocked(pg.Client.prototype.query);
  spied.mockClear();
  const response = await fetch(samen.url + path, { headers: { cookie }, redirect: "manual" });
  const text = await response.text();
  const queries = spied.mock.calls
    .map(([query]) => (typeof query === "string" ? query : (query as unknown as { text: string }).text))
    .filter((text) => !/"jobs"|^listen /i.test(text));
  const keptQueries = queries.filter((text) => /from "(?:settings|branches|catalogue_counts)"/.test(text)).length;
  return { path, status: response.status, queries: queries.length - keptQueries, keptQueries, text };
}

async function walk(pages: readonly string[], cookie = ""): Promise<CountedPage[]> {
  const seen: CountedPage[] = [];
  for (const path of new Set(pages)) seen.push(await lookAt(path, cookie));
  return seen;
}

/** Lists the pages with too many queries. */
const tooMuch = (seen: readonly CountedPage[], most: number) =>
  seen
    .filter(({ queries, keptQueries }) => queries > most || keptQueries > mostOfKept)
    .map(({ path, queries, keptQueries }) => [path, queries, keptQueries]);

const project = "een-samentuin-op-het-oude-fabrieksplein";

const withChoices = [
  "/projects?call=all",
  "/projects?call=2022&theme=nature&region=east-flanders&status=winner&sort=amount",
  "/projects?call=all&page=2",
  "/projects?call=all&page=99",
  "/en/projects?q=garden",
  "/fr/projects?q=jardin+gent&call=2022",
  "/projects?q=samentiun",
  "/projects?q=samentiun&page=4",
  "/projects?q=qwertyuiop",
  "/projects?q=de+het+een",
  `/projects/${project}?q=tuin`,
  `/projects/${project}?q=samentiun&call=all`,
  `/projects/${project}?call=2022&theme=nature`,
  `/projects/${project}?q=samentiun&page=4`,
  `/projects/${project}?call=2022&page=99`,
  // These page numbers do not exist, and the API cannot even parse them.
  "/projects?page=2147483648",
  "/selection-asf?page=3000000000",
  `/projects/${project}?q=tuin&page=9999999999`,
  "/selection-asf?q=tuin",
];

// The language does not change the queries of a page.
const inDutch = (path: string) => !/^\/(?:en|fr)(?:\/|$)/.test(path);

test(`no public page needs more than ${most} queries for a visitor`, async () => {
  const pages = isEverything ? paths(everyPage) : paths(everyPage).filter(inDutch);
  const seen = await walk([...pages, ...withChoices]);
  expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
  expect(tooMuch(seen, most)).toEqual([]);
  // A page without queries would mean that we count in the wrong place.
  expect(seen.filter(({ queries, keptQueries }) => queries + keptQueries === 0)).toEqual([]);
});

/** Someone with a dossier who has voted, and someone of the office who has not. */
async function twoColleagues() {
  const { db } = database;
  const { cookie } = await anApplicant(db);
  const call = (await listCalls(db)).find((call) => isVotingOpen(call, new Date()));
  const [candidate] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.callId, call?.id ?? ""), eq(projects.status, "shortlisted")));
  const vote = `mutation Vote($projectId: ID!) { castVote(projectId: $projectId) }`;
  await aSiteClient(samen.url, cookie).ask(vote, { projectId: candidate?.id });
  const coordinator = await aColleague(db, samen.url, "coordinator");
  return [cookie, coordinator.cookie];
}

test(`no public page needs more than ${most} queries for a logged-in user, and no page of their own more than ${mostOfOwn}`, async () => {
  for (const cookie of await twoColleagues()) {
    const seen = await walk([...paths(everyPage), ...withChoices].filter(inDutch), cookie);
    expect(seen.filter(({ status }) => status >= 400)).toEqual([]);
    expect(tooMuch(seen, most)).toEqual([]);
    const own = await walk(paths(everyOwnPage).filter(inDutch), cookie);
    const limitOf = ({ path }: CountedPage) => {
      if (path === "/office") return mostOfToday;
      return /\/committee\/(?:meeting|projector)$/.test(path) ? mostOfMeeting : mostOfOwn;
    };
    for (const limit of [mostOfOwn, mostOfMeeting, mostOfToday])
      expect(
        tooMuch(
          own.filter((page) => limitOf(page) === limit),
          limit,
        ),
      ).toEqual([]);
    expect(own.some(({ path, status }) => path === "/account" && status === 200)).toBe(true);
  }
});

test(`no list of the office needs more than ${mostOfList} queries, with every filter and an open row`, async () => {
  const { id, cookie } = await aColleague(database.db, samen.url, "coordinator");
  const lists = [
    "/office/people?q=an&branch=gent&role=any&mailbox=with&language=nl&status=employed&address=waiting",
    `/office/people?size=500&sort=-branch&column=name&column=letter&open=${id}`,
    "/office/settings/mails?state=sent&from=2026-01-01&until=2026-12-31",
    "/office/settings/log?act=login&from=2026-01-01&size=500",
    "/office/dossiers?q=an&state=submitted&type=external&waits=check&theme=nature&language=nl&from=2026-01-01",
    "/office/dossiers?size=500&sort=-asked&column=number&column=call",
    "/office/inbox?q=an&state=waiting&topic=vote&language=nl&taken=nobody",
    "/office/projects?q=an&state=draft&state=published&gap=fr&call=2022",
    "/office/projects?size=500&sort=-project&column=project&column=call",
    "/office/organisations?q=an",
    "/office/organisations?size=500&sort=-name&column=name&column=website",
    "/office/offers?q=an&state=open&state=draft",
    "/office/offers?size=500&sort=-offer",
    "/office/texts?q=an&kind=project&kind=news&gap=fr&state=published",
    "/office/texts?size=500&sort=-changed",
  ];
  const seen = await walk(lists, cookie);
  expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
  expect(tooMuch(seen, mostOfList)).toEqual([]);
});

test(`an open dossier needs no more than ${mostOfDossier} queries in each of its parts`, async () => {
  const { cookie } = await aColleague(database.db, samen.url, "coordinator");
  const messageCount = sql`(select count(*) from ${dossierMessages} where ${dossierMessages.dossierId} = ${dossiers.id})`;
  const [busiest] = await database.db
    .select({ id: dossiers.id })
    .from(dossiers)
    .where(and(eq(dossiers.isConfidential, false), ne(dossiers.state, "draft")))
    .orderBy(desc(messageCount))
    .limit(1);
  // The first page of a session stores the language of its reader.
  await lookAt("/office", cookie);
  const seen = await walk(
    panelTabs.map((tab) => `/office/dossiers?open=${busiest?.id}&panelTab=${tab}`),
    cookie,
  );
  expect(seen.every(({ text }) => text.includes('id="dossier"'))).toBe(true);
  expect(tooMuch(seen, mostOfDossier)).toEqual([]);
});

test("a dossier with many versions and messages needs no more queries than one with one of each", async () => {
  const { cookie } = await aColleague(database.db, samen.url, "coordinator");
  await lookAt("/office", cookie);
  // Both are there from the start, because each is shown beside the other as one of the same organisation.
  const ids = [await aDossierWith({ versions: 1, messages: 1 }), await aDossierWith({ versions: 20, messages: 40 })];
  const counts: number[][] = [];
  for (const id of ids) {
    const seen = await walk(
      panelTabs.map((tab) => `/office/dossiers?open=${id}&panelTab=${tab}`),
      cookie,
    );
    expect(seen.every(({ text }) => text.includes('id="dossier"'))).toBe(true);
    counts.push(seen.map(({ queries }) => queries));
  }
  expect(counts[1]).toEqual(counts[0]);
});

/** A submitted project with so many versions and messages, sealed with the key of the site. */
async function aDossierWith(counts: { versions: number; messages: number }): Promise<string> {
  const { db } = database;
  const [call] = await listCalls(db);
  const dossier = await aStoredDossier(db, { state: "submitted", callId: call?.id ?? null });
  const { id: dossierId, applicantId: authorId, begunAt: writtenAt } = dossier;
  await db.delete(dossierVersions).where(eq(dossierVersions.dossierId, dossierId));
  for (let version = 1; version <= counts.versions; version++) {
    const [id, answers] = [randomUUID(), { ...storedAnswers.external, title_of_the_project: `Titel ${version}` }];
    const sealedAnswers = sealVersion(siteSecret, id, answers);
    await db.insert(dossierVersions).values({ id, dossierId, version, sealedAnswers, sentAt: writtenAt });
  }
  for (let place = 0; place < counts.messages; place++) {
    const [id, isFromOffice] = [randomUUID(), place % 2 === 1];
    const sealedText = sealMessage(siteSecret, id, "Hallo");
    await db.insert(dossierMessages).values({ id, dossierId, authorId, isFromOffice, sealedText, writtenAt });
  }
  return dossierId;
}

/** Two projects of one call that a member of the committee judges. */
async function aMemberWithTwo() {
  const { db } = database;
  const { id: personId, cookie } = await aColleague(db, samen.url, "committee");
  const call = (await listCalls(db)).find(({ slug }) => slug.endsWith("-young"));
  const isScored = and(eq(dossiers.state, "in_review"), eq(dossiers.callId, call?.id ?? ""));
  const [first, second] = await db.select().from(dossiers).where(isScored).orderBy(dossiers.number).limit(2);
  if (!first || !second) throw new Error("The demo has lost a dossier.");
  await aDeclaration(db, { dossierId: second.id, personId });
  return { personId, cookie, first, second };
}

test("the page of a dossier says that its reader stepped aside, and leads to the next one", async () => {
  const { personId, cookie, first, second } = await aMemberWithTwo();
  await aDeclaration(database.db, { dossierId: first.id, personId, answer: "involved" });

  const page = await lookAt(`/office/committee/${first.id}`, cookie);

  expect([page.status, page.text]).toEqual([200, expect.stringContaining(committeeWords["committee.status.aside"])]);
  const [, linkText] = page.text.split(`href="/office/committee/${second.id}"`);
  expect(linkText).toContain(committeeWords["committee.next"]);
  expect(tooMuch([page], mostOfOwn)).toEqual([]);
});

test("a save with scores that are missing says so on the next page, where keys work at once", async () => {
  const { personId, cookie, first, second } = await aMemberWithTwo();
  await aDeclaration(database.db, { dossierId: first.id, personId });
  const path = `/office/committee/${first.id}`;
  const { text: form } = await lookAt(path, cookie);
  const criteria = new Set([...form.matchAll(/data-rating="([^"]+)"/g)].map(([, name]) => name));
  const [criterion] = criteria;

  const answer = await fetch(samen.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: samen.url, cookie },
    body: new URLSearchParams({ intent: "save", note: "", [String(criterion)]: "4" }),
  });

  const missing = criteria.size - 1;
  expect(answer.headers.get("location")).toBe(`/office/committee/${second.id}?missing=${missing}`);
  const next = await lookAt(`/office/committee/${second.id}?missing=${missing}`, cookie);
  expect(next.text).toContain(`Dat dossier mist nog ${missing} scores.`);
  expect(next.text).toMatch(/\],true,\(\[file\]\)/);
});

test("results with a tie that the committee decided need no more queries than others", async () => {
  const { db } = database;
  const call = (await listCalls(db)).find(({ slug }) => slug === "2022");
  if (!call) throw new Error("The demo has lost a call.");
  const inVote = and(eq(projects.callId, call.id), inArray(projects.status, ["winner", "not_elected"]));
  const tied = await db.update(projects).set({ votes: 100, committeeScore: 50 }).where(inVote).returning();
  const tieOrder = tied.map(({ id }) => id);
  const tieReason = "Het koor bereikt meer mensen.";
  const tally = Object.fromEntries(tieOrder.map((id) => [id, 100]));
  await db.insert(voteCounts).values({ callId: call.id, electorate: 900, votesCast: 800, tally, tieOrder, tieReason });
  const { cookie } = await aColleague(db, samen.url);
  for (const path of ["/projects?call=2022", `/projects/${tied[0]?.slug}`]) {
    const page = await lookAt(path, cookie);
    expect(page.text).toContain(tieReason);
    expect(tooMuch([page], most)).toEqual([]);
  }
});
