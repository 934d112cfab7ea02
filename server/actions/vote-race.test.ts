import { expect, onTestFinished, test } from "vitest";
import { castVote } from "#server/actions/vote.ts";
import { countCall, readTally } from "#server/actions/vote-count.ts";
import { openDatabase } from "#server/database/open.ts";
import { countVotes, findVoteCount } from "#server/database/queries/vote.ts";
import { aContext } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";

async function aVote() {
  const postgres = await aPostgres("migrated");
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await database.close();
    await postgres.drop();
  });
  const { db } = database;
  const call = await aCall(db);
  const [bees, choir] = [await aProject(db, { callId: call.id }), await aProject(db, { callId: call.id })];
  return { db, call, bees, choir };
}

test("twenty clicks at once on two devices make one vote, and each gets the right answer", async () => {
  const { db, call, bees, choir } = await aVote();
  const anna = loggedIn(await aPerson(db));
  const clicks = Array.from({ length: 20 }, (_, number) =>
    castVote(aContext(db, { me: anna }), { projectId: (number % 2 === 0 ? bees : choir).id }),
  );
  const ends = await Promise.allSettled(clicks);
  const receiptCodes = new Set(ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : [])));
  expect(receiptCodes.size).toBe(1);
  const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.problem?.code] : []));
  expect(new Set(refused)).toEqual(new Set(["vote.alreadyVoted"]));
  expect(await countVotes(db, call.id)).toEqual({ roll: 1, box: 1, receiptCount: 1 });
});

test("a vote during the start of the count is either counted or refused as too late", async () => {
  const { db, call, bees } = await aVote();
  const voters = [];
  for (let number = 0; number < 40; number++) voters.push(loggedIn(await aPerson(db)));
  const last = new Date("2026-11-30T22:59:59.999Z");
  const votes = voters.map((me) => castVote(aContext(db, { me, now: last }), { projectId: bees.id }));
  const counting = countCall(aContext(db, { now: new Date("2026-11-30T23:00:00Z") }), call.id);
  const ends = await Promise.allSettled(votes);
  await counting;
  const cast = ends.filter(({ status }) => status === "fulfilled").length;
  expect(await countVotes(db, call.id)).toEqual({ roll: cast, box: cast, receiptCount: cast });
  const countedVote = await findVoteCount(db, call.id);
  expect(countedVote && (await readTally(aContext(db), countedVote))).toEqual(cast > 0 ? { [bees.id]: cast } : {});
  const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.problem?.code] : []));
  expect(refused.filter((code) => code !== "vote.notOpen")).toEqual([]);
});
