import { expect } from "vitest";
import { plainCode } from "#domain/code.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { verifyVote } from "#server/actions/vote-verify.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { countVotes, findVoteCount } from "#server/database/queries/vote.ts";
import { receipts, voters } from "#server/database/tables/vote.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { aContext } from "#test/context.ts";
import { siteSecret } from "#test/site-session.ts";
import type { aWorkforce, VoteOutcome } from "#test/workforce.ts";

type Place = { db: Database; files: FileStore };
type Workforce = Awaited<ReturnType<typeof aWorkforce>>;

/**
 * Expects one ballot per confirmed vote and no other, and the same result from the count, the recount and the voters'
 * choices. Closes and releases the vote for that.
 */
export async function expectTrueCount(
  { db, files }: Place,
  { call, workforce }: Workforce,
  { receipts: confirmed }: Pick<VoteOutcome, "receipts">,
) {
  const size = confirmed.size;
  expect(await countVotes(db, call.id)).toEqual({ roll: size, box: size, receiptCount: size });
  const roll = await db.select({ id: voters.personId }).from(voters).where(eq(voters.callId, call.id));
  expect(new Set(roll.map(({ id }) => id))).toEqual(new Set(confirmed.keys()));
  const codes = await db.select({ code: receipts.code }).from(receipts).where(eq(receipts.callId, call.id));
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([...confirmed.values()].map(plainCode)));

  const closed = { me: null, now: call.votingCloses as Date, secret: siteSecret, files };
  await countCall(aContext(db, closed), call.id);
  const choices: Record<string, number> = {};
  for (const { personId, projectId } of workforce)
    if (confirmed.has(personId)) choices[projectId] = (choices[projectId] ?? 0) + 1;
  await releaseCall(aContext(db, { ...closed, now: call.resultsPublished }), call.id);
  expect((await findVoteCount(db, call.id))?.tally).toEqual(choices);
  const [released] = await listCallsById(db, [call.id]);
  if (!released) throw new Error("The call is gone");
  const verified = await verifyVote({ db, secret: siteSecret, files }, released);
  expect(verified).toEqual({ votes: size, isCounted: true, isReleased: true, wrong: [] });
}
