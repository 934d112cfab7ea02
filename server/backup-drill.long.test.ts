import { createHash, randomBytes, randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openDemo } from "#server/actions/demo.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { listOfficeCalls } from "#server/database/queries/call.ts";
import { findVoteCount } from "#server/database/queries/vote.ts";
import { files } from "#server/database/tables/file.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { killSamen, runSamen, spawnSamen } from "#test/command.ts";
import { aContext } from "#test/context.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aServerProcess } from "#test/server-process.ts";
import { siteKey, siteSecret } from "#test/site-session.ts";
import { allRows } from "#test/table-rows.ts";
import { aWorkforce, voteAtOnce } from "#test/workforce.ts";

async function anInstallation(content: "migrated" | "empty") {
  const postgres = await aPostgres(content);
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  const dataDir = aDataFolder("empty");
  const store = openLocalFiles(join(dataDir, "files"));
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, SECRET_KEY: siteKey, DEMO: "false" };
  return { db, store, settings };
}

type Installation = Awaited<ReturnType<typeof anInstallation>>;

/** Stores so many files, each with its row. */
async function storeFiles({ db, store }: Installation, count: number) {
  for (let number = 0; number < count; number++) {
    const [bytes, storedAs] = [randomBytes(20_000), randomUUID()];
    await store.put(storedAs, Readable.from([bytes]));
    const checksum = createHash("sha256").update(bytes).digest("hex");
    const row = { name: `${number}.png`, type: "image/png", size: bytes.length, checksum, storedAs, isPublic: true };
    await db.insert(files).values({ id: randomUUID(), ...row, storedAt: new Date() });
  }
}

const restoredFrom = async (place: string) => {
  const other = await anInstallation("empty");
  expect(await runSamen(other.settings, "restore", place)).toMatchObject({ code: 0, errors: "" });
  return other;
};

async function rowsOf(db: Database): Promise<Record<string, string[]>> {
  const { installation_facts: _facts, ...rows } = await allRows(db);
  return rows;
}

/** Every file of the store by its name, without the mark of the store. */
async function bytesOf({ store }: Installation): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const { name } of store.list()) {
    const content = name === "samen-store-mark" ? null : await store.open(name);
    if (content)
      hashes[name] = createHash("sha256")
        .update(await buffer(content))
        .digest("hex");
  }
  return hashes;
}

test("a backup that is made while people vote is restored elsewhere, and its votes and audit log hold", async () => {
  const fund = await anInstallation("migrated");
  await storeFiles(fund, 200);
  const { call, workforce } = await aWorkforce(fund.db, siteSecret, 3_000);
  const server = aServerProcess({ ...fund.settings, PORT: "0" });
  const vote = (from: number, to: number) =>
    voteAtOnce({ sites: [server], workforce: workforce.slice(from, to), connections: 10, doubleEvery: 50 });
  const before = 500;
  await vote(0, before);

  const place = aDataFolder("empty");
  const backup = { isDone: false };
  const making = spawnSamen(fund.settings, "backup", place).finally(() => {
    backup.isDone = true;
  });
  let voted = before;
  for (; !backup.isDone && voted < workforce.length; voted += 20) await vote(voted, voted + 20);
  expect(await making).toMatchObject({ code: 0, errors: "" });
  expect(voted).toBeGreaterThan(before);
  await vote(voted, workforce.length);

  const during = await restoredFrom(place);
  for (const args of [
    ["verify", "vote", call.slug],
    ["verify", "audit"],
    ["verify", "files"],
  ])
    expect(await runSamen(during.settings, ...args), args.join(" ")).toMatchObject({ code: 0, errors: "" });
  const [now, then] = [await rowsOf(fund.db), await rowsOf(during.db)];
  const { voters = [], ballots = [], receipts = [] } = then;
  expect(voters.length).toBeGreaterThanOrEqual(before);
  expect([ballots.length, receipts.length]).toEqual([voters.length, voters.length]);
  // Rows of a vote are only ever added, so each of them is still there.
  for (const table of ["voters", "ballots", "receipts"]) {
    const later = new Set(now[table]);
    expect(then[table]?.filter((row) => !later.has(row))).toEqual([]);
  }

  // The restored key opens the restored votes.
  const closed = { now: call.votingCloses as Date, secret: siteSecret, files: during.store };
  await countCall(aContext(during.db, closed), call.id);
  await releaseCall(aContext(during.db, { ...closed, now: call.resultsPublished }), call.id);
  const { tally } = (await findVoteCount(during.db, call.id)) ?? {};
  expect(Object.values(tally ?? {}).reduce((sum, votes) => sum + votes, 0)).toBe(voters.length);

  server.signal("SIGTERM");
  await server.ended;
  const end = aDataFolder("empty");
  expect(await runSamen(fund.settings, "backup", end)).toMatchObject({ code: 0, errors: "" });
  const after = await restoredFrom(end);
  expect(await rowsOf(after.db)).toEqual(await rowsOf(fund.db));
  expect(await bytesOf(after)).toEqual(await bytesOf(fund));
});

test("a backup whose process is killed is refused", async () => {
  const fund = await anInstallation("migrated");
  await storeFiles(fund, 200);
  await aWorkforce(fund.db, siteSecret, 1);
  const place = aDataFolder("empty");
  // The first file appears long before the manifest.
  const hasBegun = () => readdirSync(place, { recursive: true }).some((name) => /files/.test(String(name)));
  await killSamen(hasBegun, { ...fund.settings }, "backup", place);
  const [name = ""] = readdirSync(place);
  expect(existsSync(join(place, name, "manifest.json"))).toBe(false);
  expect((await runSamen({}, "verify", "backup", place)).errors).toContain("There is no finished backup there");
});

test("the demo, with its sealed dossiers, files and votes, is the same after a backup and a restore", async () => {
  const fund = await anInstallation("empty");
  await migrateDatabase(fund.db);
  await openDemo({ db: fund.db, now: new Date(), secret: siteSecret, files: fund.store });
  const place = aDataFolder("empty");
  expect((await runSamen(fund.settings, "backup", place)).output).toContain("delete its folder vote-keys");
  const other = await restoredFrom(place);
  expect(await rowsOf(other.db)).toEqual(await rowsOf(fund.db));
  expect(await bytesOf(other)).toEqual(await bytesOf(fund));
  const [name = ""] = readdirSync(place);
  rmSync(join(place, name, "vote-keys"), { recursive: true });
  const checked = await runSamen({}, "verify", "backup", place);
  expect([checked.code, checked.output]).toEqual([0, expect.stringContaining("Keys of votes were deleted from it")]);
  expect(await runSamen(other.settings, "verify", "files")).toMatchObject({ code: 0, errors: "" });
  const calls = await listOfficeCalls(other.db);
  const voted = calls.filter(({ votingOpens, votedElsewhere }) => votingOpens && !votedElsewhere);
  expect(voted.length).toBeGreaterThan(0);
  const outcomes = await Promise.all(
    voted.map(async ({ slug }) => (await runSamen(other.settings, "verify", "vote", slug)).errors),
  );
  const before = await Promise.all(
    voted.map(async ({ slug }) => (await runSamen(fund.settings, "verify", "vote", slug)).errors),
  );
  expect(outcomes).toEqual(before);
});
