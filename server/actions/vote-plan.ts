import { Refusal } from "#domain/problem.ts";
import { addJob } from "#server/actions/job.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { announceEvent } from "#server/actions/webhook.ts";
import type { Context } from "#server/context.ts";
import { type CallRow, listCallsNow } from "#server/database/queries/call.ts";
import { findVoteCount } from "#server/database/queries/vote.ts";

type PlanContext = Pick<Context, "db" | "now">;

/** Plans the count of every vote at its close, and its release. Every process may call this; each runs once. */
export async function planVotes(situation: PlanContext): Promise<void> {
  for (const call of await listCallsNow(situation.db)) await planVote(situation, call);
}

async function planVote(situation: PlanContext, call: CallRow) {
  const { id: callId, votingOpens, votingCloses, votedElsewhere, countedAt, resultsPublished } = call;
  if (!votingCloses || votedElsewhere) return;
  if (votingOpens && votingOpens > situation.now) {
    const at = votingOpens.toISOString();
    const key = `openVote ${callId} ${at}`;
    await addJob(situation, { kind: "openVote", payload: { callId, at }, runAt: votingOpens, key });
  }
  if (!countedAt) {
    const key = `countVotes ${callId} ${votingCloses.toISOString()}`;
    await addJob(situation, { kind: "countVotes", payload: { callId }, runAt: votingCloses, key });
  } else if (!(await findVoteCount(situation.db, callId))?.releasedAt) {
    const key = `releaseResults ${callId} ${resultsPublished.toISOString()}`;
    await addJob(situation, { kind: "releaseResults", payload: { callId }, runAt: resultsPublished, key });
  }
}

/** Tells webhooks that a vote opens; a vote that was moved meanwhile is planned again. */
export async function announceOpening(
  context: PlanContext,
  { callId, at }: { callId: string; at: string },
): Promise<void> {
  const call = (await listCallsNow(context.db)).find(({ id }) => id === callId);
  if (call?.votingOpens?.toISOString() === at)
    await context.db.transaction((db) => announceEvent({ ...context, db }, { event: "voteOpened", call: call.slug }));
}

type CountContext = PlanContext & Pick<Context, "secret" | "files">;
type ReleaseContext = CountContext & Pick<Context, "publicUrl">;

/** Counts a vote at its close and plans the release; a postponed vote is planned again. */
export async function countWhenClosed(context: CountContext, { callId }: { callId: string }): Promise<void> {
  await unlessRefused("vote.notClosed", () => countCall({ ...context, me: null }, callId));
  await planVotes(context);
}

/** Releases due results; postponed ones are planned again, and wait if the committee has not decided a tie. */
export async function releaseWhenDue(context: ReleaseContext, { callId }: { callId: string }): Promise<void> {
  const release = () => releaseCall({ ...context, me: null }, callId, { isOnlyWhenDue: true });
  const isDue = await unlessRefused("vote.notDue", async () => {
    await unlessRefused("vote.tieUndecided", async () => {
      await unlessRefused("vote.alreadyReleased", release);
    });
  });
  if (!isDue) await planVotes(context);
}

/** Does something, and tells whether it was not refused for this reason. */
async function unlessRefused(code: string, act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === code) return false;
    throw error;
  }
}
