import { printedCode } from "#domain/code.ts";
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { jobs } from "#server/database/tables/job.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";
import { ballots, receipts, voteCounts, voters } from "#server/database/tables/vote.ts";

export type VoterRow = typeof voters.$inferSelect;

/** A line of the roll: a person has voted in a call, with the sealed choice. */
export type RollLine = Pick<VoterRow, "callId" | "sealId" | "sealedVote">;

export type VoteCountRow = typeof voteCounts.$inferSelect;

/** Lists the lines of a person on the rolls of these calls. */
export async function listVoter(
  db: Database,
  callIds: readonly string[],
  { personId }: { personId: string },
): Promise<VoterRow[]> {
  return db
    .select()
    .from(voters)
    .where(and(inArray(voters.callId, [...callIds]), eq(voters.personId, personId)));
}

/** Lists the lines of a person on all rolls. */
export async function listRollLines(db: Database, personId: string): Promise<RollLine[]> {
  return db.select().from(voters).where(eq(voters.personId, personId));
}

/** Finds the line of a person on the roll of a call, or null when they have not voted. */
export async function findVoter(db: Database, callId: string, personId: string): Promise<VoterRow | null> {
  const [voter] = await listVoter(db, [callId], { personId });
  return voter ?? null;
}

/** Lists the counts of these calls, as far as they were counted. */
export async function listVoteCounts(db: Database, callIds: readonly string[]): Promise<VoteCountRow[]> {
  return db
    .select()
    .from(voteCounts)
    .where(inArray(voteCounts.callId, [...callIds]));
}

/** Finds the count of a call, or null before it was counted. */
export async function findVoteCount(db: Database, callId: string): Promise<VoteCountRow | null> {
  const [row] = await listVoteCounts(db, [callId]);
  return row ?? null;
}

/** Tells whether a call has a receipt with this code. */
export async function hasReceipt(db: Database, callId: string, code: string): Promise<boolean> {
  return (await db.$count(receipts, and(eq(receipts.callId, callId), eq(receipts.code, code)))) > 0;
}

/** Counts voters and electorate by branch. People who left after voting still count in their branch. */
export async function listTurnout(db: Database, callId: string) {
  const voted = db.$with("voted").as(
    db
      .select({ branch: voters.branch, voted: count().as("voted") })
      .from(voters)
      .where(eq(voters.callId, callId))
      .groupBy(voters.branch),
  );
  const couldStill = db.$with("could_still").as(
    db
      .select({ branch: people.branch, still: count().as("still") })
      .from(people)
      .leftJoin(voters, and(eq(voters.callId, callId), eq(voters.personId, people.id)))
      .where(and(isNull(people.leftAt), isNull(voters.personId)))
      .groupBy(people.branch),
  );
  return db
    .with(voted, couldStill)
    .select({
      branch: sql<VoterRow["branch"]>`coalesce(${voted.branch}, ${couldStill.branch})`.as("branch"),
      voted: sql<number>`coalesce(${voted.voted}, 0)::int`,
      electorate: sql<number>`(coalesce(${voted.voted}, 0) + coalesce(${couldStill.still}, 0))::int`,
    })
    .from(voted)
    .fullJoin(couldStill, eq(voted.branch, couldStill.branch))
    .orderBy(asc(sql`1`));
}

/** The number of ballots or receipts to read at once. */
const batch = 2_000;

/** Reads every ballot in the box of a call, a batch at a time. */
export async function* readBallots(db: Database, callId: string) {
  for (let after: string | null = null; ; ) {
    const rows: (typeof ballots.$inferSelect)[] = await db
      .select()
      .from(ballots)
      .where(and(eq(ballots.callId, callId), after === null ? undefined : gt(ballots.id, after)))
      .orderBy(asc(ballots.id))
      .limit(batch);
    yield* rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? null;
  }
}

/** Reads the printed receipts of a call in alphabetical order, a batch at a time. */
export async function* readReceipts(db: Database, callId: string): AsyncGenerator<string> {
  for (let after = ""; ; ) {
    const rows = await db
      .select({ code: receipts.code })
      .from(receipts)
      .where(and(eq(receipts.callId, callId), gt(receipts.code, after)))
      .orderBy(asc(receipts.code))
      .limit(batch);
    yield* rows.map(({ code }) => printedCode(code));
    if (rows.length < batch) return;
    after = rows.at(-1)?.code ?? "";
  }
}

/** Reads the choice on each ballot of a released call, as the slug of its project. */
export async function* readChoices(db: Database, callId: string): AsyncGenerator<string> {
  const rows = await db
    .select({ id: projects.id, slug: projects.slug })
    .from(projects)
    .where(eq(projects.callId, callId));
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  for await (const { projectId } of readBallots(db, callId)) yield slugs.get(projectId ?? "") ?? "";
}

/** Finds when a failed count or release runs again; null means never, and undefined that nothing failed. */
export async function findVoteFailure(db: Database, callId: string, kind: "countVotes" | "releaseResults") {
  const [failed] = await db
    .select({ runAt: jobs.runAt, failedAt: jobs.failedAt })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), sql`${jobs.payload} ->> 'callId' = ${callId}`, isNotNull(jobs.lastError)))
    .orderBy(desc(jobs.runAt))
    .limit(1);
  return failed && { retryAt: failed.failedAt ? null : failed.runAt };
}

/** Counts the lines of the roll, the ballots in the box and the receipts. */
export async function countVotes(db: Database, callId: string) {
  const roll = await db.$count(voters, eq(voters.callId, callId));
  const box = await db.$count(ballots, eq(ballots.callId, callId));
  const receiptCount = await db.$count(receipts, eq(receipts.callId, callId));
  return { roll, box, receiptCount };
}
