import { expect, onTestFinished, test } from "vitest";
import { sql } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { openDatabase } from "#server/database/open.ts";
import { countVotes } from "#server/database/queries/vote.ts";
import { runSamen } from "#test/command.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { renameCompany } from "#test/factories.ts";
import { aPgBouncer, canKeepStatements } from "#test/pgbouncer.ts";
import { aServerProcess } from "#test/server-process.ts";
import { siteKey, siteSecret } from "#test/site-session.ts";
import { aWorkforce, voteAtOnce } from "#test/workforce.ts";

const settings = { SECRET_KEY: siteKey, DEMO: "false", PORT: "0" };
const size = 300;

async function aDatabaseWithVoters() {
  const { url, drop } = await aPostgres("migrated");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "" });
  onTestFinished(close);
  return { url, db, ...(await aWorkforce(db, siteSecret, size)) };
}

type FundDatabase = Awaited<ReturnType<typeof aDatabaseWithVoters>>;

/** Lets everyone vote at two processes, changes the name of the company, and ends the processes. */
async function expectWorkingSite({ db, call, workforce }: FundDatabase, addresses: Record<string, string>) {
  const files = aDataFolder("empty");
  const servers = [1, 2].map(() => aServerProcess({ ...settings, ...addresses, DATA_DIR: files }));
  const outcome = await voteAtOnce({ sites: servers, workforce, connections: 40, doubleEvery: 10 });
  expect(outcome.receipts.size).toBe(size);
  expect(await countVotes(db, call.id)).toEqual({ roll: size, box: size, receiptCount: size });

  const urls = await Promise.all(servers.map((server) => server.url()));
  const homes = () => Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  await homes();
  await db.transaction(async (db) => {
    await renameCompany(db, "Kersenbloesem");
    await announcePublicChange(db);
  });
  // Pages are kept for a minute, so only a notification makes the name appear before this ends.
  await expect.poll(async () => (await homes()).filter((home) => home.includes("Kersenbloesem")).length).toBe(2);
  for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  for (const server of servers) {
    expect(server.heard()).not.toMatch(/"level":"(warn|error)"/);
    server.signal("SIGTERM");
    expect((await server.ended).code).toBe(0);
  }
  const command = await runSamen({ ...settings, ...addresses, DATA_DIR: files }, "verify", "audit");
  expect(command).toMatchObject({ code: 0, errors: "" });
}

test("two processes work behind PgBouncer in session mode, and slow queries have their limit", async () => {
  const fund = await aDatabaseWithVoters();
  const databaseUrl = await aPgBouncer(fund.url, { mode: "session" });
  await expectWorkingSite(fund, { DATABASE_URL: databaseUrl });
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  onTestFinished(close);
  const { rows } = (await db.execute(sql`show statement_timeout`)) as unknown as { rows: object[] };
  expect(rows).toEqual([{ statement_timeout: "30s" }]);
  const { rows: options } = (await db.execute(sql`show jit`)) as unknown as { rows: object[] };
  expect(options).toEqual([{ jit: "off" }]);
});

test("two processes work behind PgBouncer in transaction mode, if it keeps prepared statements", async ({ skip }) => {
  if (!canKeepStatements()) return skip("This PgBouncer is older than 1.21.");
  const fund = await aDatabaseWithVoters();
  const databaseUrl = await aPgBouncer(fund.url, { mode: "transaction", keepsStatements: true });
  await expectWorkingSite(fund, { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: fund.url });
});

test("a start behind PgBouncer in transaction mode says what to set if something is missing", async () => {
  const { url, drop } = await aPostgres("migrated");
  onTestFinished(drop);
  const databaseUrl = await aPgBouncer(url, { mode: "transaction" });
  for (const [addresses, sentence] of [
    [{}, /^DATABASE_URL leads to a pooler in transaction mode.* Set DATABASE_DIRECT_URL to .*pool_mode = session.*\n$/],
    [
      { DATABASE_DIRECT_URL: url },
      /^The pooler of DATABASE_URL forgets prepared statements\. Use PgBouncer 1\.21 .*\n$/,
    ],
  ] as const) {
    const server = aServerProcess({
      ...settings,
      DATABASE_URL: databaseUrl,
      ...addresses,
      DATA_DIR: aDataFolder("empty"),
    });
    const { code, errors } = await server.ended;
    expect([code, errors]).toEqual([1, expect.stringMatching(sentence)]);
  }
});
