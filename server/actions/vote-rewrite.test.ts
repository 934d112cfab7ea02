import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { castVote } from "#server/actions/vote.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { rewriteBox } from "#server/actions/vote-rewrite.ts";
import { sql } from "#server/database/drizzle.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { ballots, voters } from "#server/database/tables/vote.ts";
import { aContext } from "#test/context.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { isEverything } from "#test/tier.ts";

/** Makes a vote with released results, and returns its sealed values from before. */
async function aReleasedVote(db: Database, beforeRelease = async () => {}) {
  const call = await aCall(db, { voteWeight: 100, winnerCount: 1 });
  const { id: projectId } = await aProject(db, { callId: call.id });
  const during = { now: new Date("2026-11-15T09:00:00Z") };
  for (let vote = 0; vote < 3; vote++)
    await castVote(aContext(db, { ...during, me: loggedIn(await aPerson(db)) }), { projectId });
  const sealed = [...(await db.select().from(voters)).map(({ sealedVote }) => sealedVote)].concat(
    (await db.select().from(ballots)).map(({ sealedChoice }) => sealedChoice),
  );
  await beforeRelease();
  const after = aContext(db, { now: call.resultsPublished });
  await countCall(after, call.id);
  await releaseCall(after, call.id);
  return { sealed: sealed.map(String), rewrite: () => rewriteBox(after, { callId: call.id }) };
}

/** Lists the values that occur in any file of a folder. */
function valuesIn(folder: string, wantedValues: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const contents = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
  return wantedValues.filter((value) => contents.some((bytes) => bytes.includes(value)));
}

if (isEverything)
  test("after the release no file of the embedded database holds a voter's choice, sealed or not", async () => {
    const dataDir = aDataFolder();
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
    onTestFinished(close);
    const { sealed, rewrite } = await aReleasedVote(db);
    await db.execute(sql`checkpoint`);
    expect(valuesIn(dataDir, sealed)).toEqual(sealed);
    await rewrite();
    expect(valuesIn(dataDir, sealed)).toEqual([]);
    expect(await db.$count(ballots)).toBe(3);
  });

test("after the release no table file on PostgreSQL holds a voter's choice", async () => {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  // Someone begins to copy the database before the release, so their snapshot must stay until they finish.
  const copy = new pg.Client(postgres.url);
  await copy.connect();
  onTestFinished(() => copy.end());
  const { sealed, rewrite } = await aReleasedVote(db, async () => {
    await copy.query("begin isolation level repeatable read");
    await copy.query("select 1");
  });
  const readPages = async () => {
    await db.execute(sql`checkpoint`);
    const tables = sql`unnest(array['voters', 'ballots', 'receipts']) as one`;
    const { rows } = (await db.execute(
      sql`select encode(pg_read_binary_file(pg_relation_filepath(one::regclass)), 'escape') as bytes from ${tables}`,
    )) as unknown as { rows: { bytes: string }[] };
    return sealed.filter((value) => rows.some(({ bytes }) => bytes.includes(value)));
  };
  expect(await readPages()).toEqual(sealed);

  await expect(rewrite()).rejects.toThrow("someone still reads");
  expect(await readPages()).toEqual(sealed);
  await copy.query("commit");
  // We retry, as the queue does, because any new connection, also of another test, may still see old rows.
  await vi.waitFor(rewrite, 30_000);
  expect(await readPages()).toEqual([]);
});
