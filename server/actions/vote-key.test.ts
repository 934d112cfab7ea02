import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { isJobWaiting } from "#server/actions/job.ts";
import { forgetOrphans } from "#server/actions/orphan.ts";
import { sealAllAnew } from "#server/actions/secret.ts";
import { storeMarkName } from "#server/actions/store-mark.ts";
import { castVote, openVote } from "#server/actions/vote.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { getVoteOpener, hasVoteKey } from "#server/actions/vote-key.ts";
import { rewriteBox } from "#server/actions/vote-rewrite.ts";
import { verifyVote } from "#server/actions/vote-verify.ts";
import type { Context } from "#server/context.ts";
import { sql } from "#server/database/drizzle.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { findVoteCount, findVoter, listRollLines } from "#server/database/queries/vote.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { ballots, receipts, voteCounts, voters } from "#server/database/tables/vote.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { openSecret } from "#server/platform/secret.ts";
import { aContext, testSecret } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";

/** Makes a vote with its own database and file store. */
async function aVote() {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  const folder = mkdtempSync(join(tmpdir(), "samen-vote-key-"));
  onTestFinished(async () => {
    await close();
    await postgres.drop();
    rmSync(folder, { recursive: true });
  });
  const call = await aCall(db, { voteWeight: 100, winnerCount: 1 });
  const { id: projectId } = await aProject(db, { callId: call.id });
  const vote = async (values: Partial<Context>) => {
    const me = loggedIn(await aPerson(db));
    await castVote(aContext(db, { me, ...values }), { projectId });
    return me;
  };
  const files = openLocalFiles(folder);
  const over = aContext(db, { now: call.resultsPublished, files });
  return { url: postgres.url, db, folder, files, call, projectId, vote, over };
}

/** Lists all sealed values in the tables of a vote, with their places. */
async function sealedIn(db: Database) {
  const rolls = await db.select().from(voters);
  const box = await db.select().from(ballots);
  const counts = await db.select().from(voteCounts);
  return [
    ...rolls.map(({ sealId, sealedVote }) => ({ place: placeOf(sealedColumns.vote, sealId), sealed: sealedVote })),
    ...box.map(({ id, sealedChoice }) => ({ place: placeOf(sealedColumns.ballot, id), sealed: sealedChoice })),
    ...counts.map(({ callId, sealedTally }) => ({ place: placeOf(sealedColumns.tally, callId), sealed: sealedTally })),
  ].flatMap(({ place, sealed }) => (sealed === null ? [] : [{ place, sealed }]));
}

const namesIn = async (files: FileStore) =>
  (await Array.fromAsync(files.list())).map(({ name }) => name).filter((name) => name !== storeMarkName);

test("after the release nobody can open sealed votes, not even with the secret and a copy of the rows", async () => {
  const { db, files, folder, call, projectId, vote, over } = await aVote();
  const anna = await vote({ files });
  for (let other = 0; other < 2; other++) await vote({ files });
  await countCall(over, call.id);
  const sealedValues = await sealedIn(db);
  const line = await findVoter(db, call.id, anna.id);
  if (!line) throw new Error("The vote is not on the roll");
  expect(sealedValues).toHaveLength(3 + 3 + 1);

  // Before the release the key opens everything, and the secret alone opens nothing.
  const open = await getVoteOpener(over, call.id);
  for (const { place, sealed } of sealedValues) {
    expect(open(place, sealed)).toContain(projectId);
    expect(() => testSecret.open(place, sealed)).toThrow();
  }
  expect(await namesIn(files)).toEqual([`vote-key-${call.id}`]);

  await releaseCall(over, call.id);
  await vi.waitFor(() => rewriteBox(over, { callId: call.id }), 30_000);
  expect(await namesIn(files)).toEqual([]);
  // This holds in the process that destroyed the key, and in another one on the same store.
  for (const store of [files, openLocalFiles(folder)]) {
    const after = await getVoteOpener({ ...over, files: store }, call.id);
    for (const { place, sealed } of sealedValues) {
      expect(() => after(place, sealed)).toThrow("not in the file store");
      expect(() => testSecret.open(place, sealed)).toThrow();
    }
    expect(await openVote({ ...over, files: store }, line)).toBeNull();
  }
  expect((await findVoteCount(db, call.id))?.tally).toEqual({ [projectId]: 3 });
  expect(await sealedIn(db)).toEqual([]);
});

test("the file store alone opens nothing, because the key in it is sealed with the secret", async () => {
  const { db, folder, files, call, vote } = await aVote();
  await vote({ files });
  const name = `vote-key-${call.id}`;
  const storedKey = readFileSync(join(folder, name.slice(0, 2), name), "utf8");
  const strangers = openSecret({
    secretKey: "the key of somebody else, long enough",
    secretKeysBefore: [],
    dataDir: "",
  });
  expect(() => strangers.open(`vote key ${call.id}`, storedKey)).toThrow();
  const other = aContext(db, { secret: strangers, files: openLocalFiles(folder) });
  await expect(getVoteOpener(other, call.id)).rejects.toThrow("not among SECRET_KEY");
});

test("a release that stopped before the key was destroyed is finished by its job", async () => {
  const { db, folder, files, call, vote, over } = await aVote();
  await vote({ files });
  await countCall(over, call.id);
  await releaseCall(over, call.id);
  // The process died here: the results are released, and the key is still there.
  expect(await hasVoteKey(over, call.id)).toBe(true);
  expect(await isJobWaiting(db, `rewriteBox ${call.id}`)).toBe(true);
  const restarted = { ...over, files: openLocalFiles(folder) };
  await vi.waitFor(() => rewriteBox(restarted, { callId: call.id }), 30_000);
  expect(await hasVoteKey(restarted, call.id)).toBe(false);
});

test("a job that stopped after the key was destroyed is finished by the next run", async () => {
  const { url, db, files, call, vote, over } = await aVote();
  await vote({ files });
  await countCall(over, call.id);
  // Someone copies the database meanwhile, so the tables cannot be rewritten.
  const copy = new pg.Client(url);
  await copy.connect();
  await copy.query("begin isolation level repeatable read");
  await copy.query("select 1");
  await releaseCall(over, call.id);
  await expect(rewriteBox(over, { callId: call.id })).rejects.toThrow("someone still reads");
  expect(await hasVoteKey(over, call.id)).toBe(false);
  await copy.query("commit");
  await copy.end();
  await vi.waitFor(() => rewriteBox(over, { callId: call.id }), 30_000);
  expect(await db.$count(ballots)).toBe(1);
});

test("a recount reports the key of a released vote that was not destroyed, if no job is planned", async () => {
  const { db, files, call, vote, over } = await aVote();
  await vote({ files });
  await countCall(over, call.id);
  await releaseCall(over, call.id);
  const wrong = async () => (await verifyVote(over, call)).wrong;
  expect(await wrong()).toEqual([]);
  await db.execute(sql`delete from jobs where kind = 'rewriteBox'`);
  expect(await wrong()).toEqual(["The key that sealed the votes was not destroyed."]);
});

test("votes from before calls had their own keys can be opened, and are counted with the others", async () => {
  const { db, files, call, projectId, vote, over } = await aVote();
  const { id: personId, branch } = await aPerson(db);
  const [sealId, ballotId, receipt] = [randomUUID(), randomUUID(), "ABCDEFGHJKMN"];
  const sealedVote = testSecret.seal(placeOf(sealedColumns.vote, sealId), JSON.stringify({ projectId, receipt }));
  const sealedChoice = testSecret.seal(placeOf(sealedColumns.ballot, ballotId), projectId);
  await db.insert(voters).values({ callId: call.id, personId, sealId, sealedVote, branch });
  await db.insert(ballots).values({ id: ballotId, callId: call.id, sealedChoice });
  await db.insert(receipts).values({ callId: call.id, code: receipt });
  const [line] = await listRollLines(db, personId);
  if (!line) throw new Error("The vote is not on the roll");
  // The vote opens before the call has a key, and after.
  expect(await openVote(over, line)).toEqual({ projectId, receipt });
  await vote({ files });
  expect(await openVote(over, line)).toEqual({ projectId, receipt });
  await countCall(over, call.id);
  await releaseCall(over, call.id);
  expect((await findVoteCount(db, call.id))?.tally).toEqual({ [projectId]: 2 });
});

test("a missing key is not replaced: no vote is taken or counted until it is back", async () => {
  const { db, folder, files, call, vote, over } = await aVote();
  await vote({ files });
  const name = `vote-key-${call.id}`;
  const path = join(folder, name.slice(0, 2), name);
  const backup = readFileSync(path);
  rmSync(path);
  const restarted = openLocalFiles(folder);
  await expect(vote({ files: restarted })).rejects.toThrow("not in the file store");
  await expect(countCall({ ...over, files: restarted }, call.id)).rejects.toThrow("not in the file store");
  expect(await db.$count(voters)).toBe(1);
  await restarted.put(name, Readable.from([backup]));
  await vote({ files: restarted });
  await countCall({ ...over, files: restarted }, call.id);
  expect((await findVoteCount(db, call.id))?.votesCast).toBe(2);
});

test("a key from another installation is replaced if no vote needs it", async () => {
  const { files, call, vote, over } = await aVote();
  const strangers = openSecret({
    secretKey: "the key of somebody else, long enough",
    secretKeysBefore: [],
    dataDir: "",
  });
  await files.put(`vote-key-${call.id}`, Readable.from([strangers.seal(`vote key ${call.id}`, "left behind")]));
  const anna = await vote({ files });
  const line = await findVoter(over.db, call.id, anna.id);
  expect(line && (await openVote(over, line))).toMatchObject({ receipt: expect.any(String) });
});

test("votes after the first do not read the file store", async () => {
  const { files, vote } = await aVote();
  let reads = 0;
  const counting: FileStore = {
    ...files,
    open: (name) => {
      reads++;
      return files.open(name);
    },
  };
  await vote({ files: counting });
  const first = reads;
  for (let other = 0; other < 5; other++) await vote({ files: counting });
  expect(reads).toBe(first);
});

test("after a change of the secret the key of an open vote is resealed, and its votes stay unchanged", async () => {
  const { db, folder, files, call, vote, over } = await aVote();
  const anna = await vote({ files });
  const before = await sealedIn(db);
  const present = { secretKey: "the present key of at least 32 characters", dataDir: "" };
  const both = openSecret({ ...present, secretKeysBefore: ["a key that only tests use, long enough"] });
  const changing = { ...over, secret: both, files: openLocalFiles(folder) };
  expect(await sealAllAnew(changing)).toBe(1);
  expect(await sealAllAnew(changing)).toBe(0);
  expect(await sealedIn(db)).toEqual(before);
  const alone = { ...over, secret: openSecret({ ...present, secretKeysBefore: [] }), files: openLocalFiles(folder) };
  const line = await findVoter(db, call.id, anna.id);
  expect(line && (await openVote(alone, line))).not.toBeNull();
});

test("the nightly job keeps the key of a vote until the release, and then removes it if it is still there", async () => {
  const { files, call, vote, over } = await aVote();
  await vote({ files });
  await files.put("vote-key-00000000-0000-4000-8000-000000000000", Readable.from(["of no call"]));
  const later = (days: number) => ({ ...over, now: new Date(Date.now() + days * 86_400_000) });
  await forgetOrphans(later(2));
  expect(await namesIn(files)).toEqual([`vote-key-${call.id}`]);
  await countCall(over, call.id);
  await forgetOrphans(later(2));
  expect(await hasVoteKey(over, call.id)).toBe(true);
  await releaseCall(over, call.id);
  await forgetOrphans(later(2));
  expect(await namesIn(files)).toEqual([]);
});
