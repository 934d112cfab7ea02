import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { givenRoles } from "#domain/permission.ts";
import { castVote } from "#server/actions/vote.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { verifyVote } from "#server/actions/vote-verify.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { openDatabase } from "#server/database/open.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { calls } from "#server/database/tables/call.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aContext } from "#test/context.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aCallInVote, anOffer, aPerson, aProject, daysFromNow, loggedIn, theSettings } from "#test/factories.ts";
import { aColleague } from "#test/leak-site.ts";
import { aServerProcess } from "#test/server-process.ts";
import { aSiteClient, type SiteClient } from "#test/site-client.ts";
import { aCookie, siteKey, siteSecret } from "#test/site-session.ts";
import { look, walkSite } from "#test/site-walk.ts";
import { isEverything } from "#test/tier.ts";

const votes = 12;

/** Makes a fund during a vote, as a closed database, with everyone who may look at it. */
async function aFundThatVotes() {
  const { url, drop } = await aPostgres("migrated");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "" });
  await theSettings(db);
  const call = await aCallInVote(db, { slug: "call", winnerCount: 1 });
  const onBallot = { callId: call.id, publishedAt: daysFromNow(-15), committeeScore: 70 };
  const slug = "een-samentuin-op-het-oude-fabrieksplein";
  const one = await aProject(db, { ...onBallot, slug, title: "A garden" });
  const other = await aProject(db, { ...onBallot, slug: "project", title: "A choir" });
  await aProject(db, { ...onBallot, title: "A workshop" });
  await anOffer(db, { slug: "soep-koken-en-kratten-vullen" });
  // One person votes before the database is copied, so both sites have the same receipt.
  const early = await aPerson(db);
  const dataDir = aDataFolder("empty");
  const voting = { me: loggedIn(early), now: new Date(), secret: siteSecret, files: filesIn(dataDir) };
  await castVote(aContext(db, voting), { projectId: one.id });
  const voters: string[] = [];
  while (voters.length < votes) voters.push(await aCookie(db, (await aPerson(db)).id));
  const lookers: Record<string, string> = { visitor: "", "someone who voted": await aCookie(db, early.id) };
  // On the second visit the pages are kept ones.
  if (isEverything) lookers["visitor again"] = "";
  if (isEverything) lookers.employee = (await aColleague(db, url)).cookie;
  for (const role of isEverything ? givenRoles : (["coordinator"] as const))
    lookers[role] = (await aColleague(db, url, role)).cookie;
  await close();
  return { url, dataDir, call, one, other, voters, lookers };
}

const filesIn = (dataDir: string) => openLocalFiles(join(dataDir, "files"));

type VotingFund = Awaited<ReturnType<typeof aFundThatVotes>>;

/** Starts the site of such a fund, with its files. */
async function startSite(databaseUrl: string, dataDir: string) {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET_KEY: siteKey, DEMO: "false" };
  const server = aServerProcess({ ...settings, PORT: "0", LOG_LEVEL: "debug", TRUST_PROXY: "1" });
  return { url: await server.url(), heard: server.heard, stop: server.kill };
}

async function voteFor(url: string, cookies: readonly string[], projectId: string): Promise<void> {
  const query = "mutation Vote($projectId: ID!) { castVote(projectId: $projectId) }";
  for (const cookie of cookies) await aSiteClient(url, cookie).ask(query, { projectId });
}

/** Starts the site of the fund and a copy of it, where people choose another project. */
async function twoThatDiffer(fund: VotingFund) {
  const copy = await aPostgres({ copyOf: fund.url });
  onTestFinished(copy.drop);
  const copyOfFiles = aDataFolder("empty");
  cpSync(fund.dataDir, copyOfFiles, { recursive: true });
  const worlds = [
    { databaseUrl: fund.url, dataDir: fund.dataDir, chosen: fund.one },
    { databaseUrl: copy.url, dataDir: copyOfFiles, chosen: fund.other },
  ];
  const sites = worlds.map(async ({ databaseUrl, dataDir, chosen }) => {
    const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
    onTestFinished(close);
    const site = await startSite(databaseUrl, dataDir);
    await voteFor(site.url, fund.voters, chosen.id);
    return { ...site, context: { db, secret: siteSecret, files: filesIn(dataDir) } };
  });
  return Promise.all(sites);
}

type TwinSite = Awaited<ReturnType<typeof twoThatDiffer>>[number];

/** Reads all pages that someone sees of a site, without the site's address. */
async function seenOf({ url }: TwinSite, cookie: string): Promise<Map<string, string>> {
  const someone = aSiteClient(url, cookie);
  const walked = await walkSite(someone);
  const seen = new Map([...walked].map(([address, answer]) => [address, alike(url, answer)]));
  const lists = ["/votes/call/receipts.txt", "/votes/call/ballots.csv", "/account/data.json"];
  // These are all orders of projects, on the page and in the API, and all filters.
  const orders = ["newest", "oldest", "title", "votes", "rank", "amount"].map((sort) => `/projects?sort=${sort}`);
  for (const path of [
    ...lists,
    ...orders,
    "/projects?status=winner",
    "/project/een-samentuin-op-het-oude-fabrieksplein",
  ])
    seen.set(path, await seenAt(someone, path));
  return seen;
}

const seenAt = async (someone: SiteClient, path: string) => alike(someone.url, await look(someone, path));

/**
 * An answer without what differs between two sites: their address, receipts, which all are published after the close, and
 * the minutes of their logs, because a minute can pass between the two.
 */
const alike = (url: string, answer: string) =>
  answer
    .replaceAll(new URL(url).host, "(host)")
    .replaceAll(/^[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}$/gm, "(receipt)")
    .replaceAll(/(\b\d{4}[^<>\d]{1,9})\d\d:\d\d(?=<)/g, "$1(minute)");

/** Lists the addresses where two sites differ for someone. */
async function differencesFor([first, second]: TwinSite[], cookie: string): Promise<string[]> {
  if (!first || !second) throw new Error("It takes two to differ");
  const [seen, otherAnswers] = await Promise.all([seenOf(first, cookie), seenOf(second, cookie)]);
  expect(seen.size).toBeGreaterThan(100);
  return [...seen].flatMap(([address, answer]) => (answer === otherAnswers.get(address) ? [] : [address]));
}

async function closeAndCount(context: TwinSite["context"], callId: string): Promise<void> {
  const { db } = context;
  // We cannot change a site's clock, and the database refuses an early close.
  await db.execute(sql`alter table calls disable trigger calls_rules_stay`);
  await db
    .update(calls)
    .set({ votingCloses: daysFromNow(-1) })
    .where(eq(calls.id, callId));
  await announcePublicChange(db);
  await countCall({ ...context, me: null, now: new Date() }, callId);
}

test("until the release, two votes with different winners look the same to everyone, counted or not", async () => {
  const fund = await aFundThatVotes();
  const sites = await twoThatDiffer(fund);
  const callId = fund.call.id;
  for (const when of ["voting", "counted"]) {
    if (when === "counted") for (const { context } of sites) await closeAndCount(context, callId);
    for (const [who, cookie] of Object.entries(fund.lookers)) {
      expect(await differencesFor(sites, cookie), `${who}, ${when}`).toEqual([]);
    }
    const verified = sites.map(async ({ context }) => {
      const [call] = await listCallsById(context.db, [callId]);
      return call && verifyVote(context, call);
    });
    const [first, second] = await Promise.all(verified);
    expect(first?.votes).toBe(votes + 1);
    expect(first).toEqual(second);
  }
  for (const { heard } of sites) {
    expect(heard()).toContain("/graphql");
    for (const { id, slug } of [fund.one, fund.other]) expect(heard().includes(id), slug).toBe(false);
  }
  // Everyone sees the choices only after the release.
  for (const { context } of sites)
    await releaseCall({ ...context, me: null, now: new Date(), publicUrl: new URL("http://localhost") }, callId);
  for (const path of ["/projects?sort=newest", "/votes/call/ballots.csv", "/feed/nl.atom"]) {
    const [first, second] = await Promise.all(sites.map(({ url }) => seenAt(aSiteClient(url), path)));
    expect(first, path).not.toBe(second);
  }
});

/** Counts the scans of a table since it was made, once nobody else is connected. */
async function looksInto(databaseUrl: string, table: string): Promise<number> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  const others = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  const rowOf = async (query: typeof others) => ((await db.execute(query)) as { rows: { count: number }[] }).rows[0];
  await expect.poll(async () => (await rowOf(others))?.count).toBe(0);
  const looked = await rowOf(
    sql`select (seq_scan + coalesce(idx_scan, 0))::int as count from pg_stat_user_tables where relname = ${table}`,
  );
  await close();
  return looked?.count ?? Number.NaN;
}

if (isEverything)
  test("no page reads the ballots, so the time for a list reveals nothing about them", async () => {
    const fund = await aFundThatVotes();
    const voting = await startSite(fund.url, fund.dataDir);
    await voteFor(voting.url, fund.voters, fund.one.id);
    await voting.stop();
    const before = { ballots: await looksInto(fund.url, "ballots"), people: await looksInto(fund.url, "people") };
    const site = await startSite(fund.url, fund.dataDir);
    for (const cookie of Object.values(fund.lookers)) await walkSite(aSiteClient(site.url, cookie));
    await site.stop();
    expect(await looksInto(fund.url, "ballots")).toBe(before.ballots);
    expect(await looksInto(fund.url, "people")).toBeGreaterThan(before.people);
  });
