import { randomInt, randomUUID } from "node:crypto";
import { inBatches } from "#domain/batch.ts";
import { plainCode } from "#domain/code.ts";
import { mayRankProject } from "#domain/dossier-level.ts";
import { type Problem, Refusal, refuse } from "#domain/problem.ts";
import { type Candidate, mostCandidates, standingsOf, undecidedAmong } from "#domain/result.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { addJob } from "#server/actions/job.ts";
import { settleScores } from "#server/actions/review.ts";
import { getHeldVoteKey, getVoteOpener } from "#server/actions/vote-key.ts";
import { listWinnerAmounts, tellApplicants } from "#server/actions/vote-result-letter.ts";
import { announceEvent } from "#server/actions/webhook.ts";
import type { Context } from "#server/context.ts";
import { and, eq, inArray, isNotNull, isNull } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { listDeclarationsOf } from "#server/database/queries/declaration.ts";
import {
  countVotes,
  findVoteCount,
  listTurnout,
  readBallots,
  readReceipts,
  type VoteCountRow,
} from "#server/database/queries/vote.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { calls } from "#server/database/tables/call.ts";
import { projects } from "#server/database/tables/project.ts";
import { ballots, receipts, type Tally, voteCounts, voters } from "#server/database/tables/vote.ts";

type CountContext = Pick<Context, "db" | "me" | "now" | "secret" | "files">;

/** The context of a release, which writes to applicants. */
type ReleaseContext = CountContext & Pick<Context, "publicUrl">;

/** The context that opens a count, which is sealed until the release. */
type TallyContext = Pick<Context, "db" | "secret" | "files">;

/** A project on the ballot with its votes. */
export type CountedProject = Candidate & { id: string; askedInCents: number; dossierId: string | null };

/** Locks a call until the transaction ends: it waits for pending votes, and new ones wait for it. */
async function holdCall(db: Database, callId: string): Promise<CallRow> {
  const [call] = await db.select().from(calls).where(eq(calls.id, callId)).for("update");
  if (!call) throw new Refusal({ code: "vote.notClosed" });
  return call;
}

/** The longest tally as text: an id and a number for each candidate. */
const longestTally = mostCandidates * 50;

/** Counts the votes of a closed call. A second call changes nothing. */
export async function countCall(context: CountContext, callId: string): Promise<void> {
  const { now } = context;
  await context.db.transaction(async (db) => {
    const call = await holdCall(db, callId);
    if (call.countedAt) return;
    refuse(call.votingCloses && now >= call.votingCloses ? null : { code: "vote.notClosed" });
    const { roll, box, receiptCount } = await countVotes(db, callId);
    if (roll !== box || box !== receiptCount) {
      throw new Error(`The roll has ${roll} lines, the box ${box} ballots, and ${receiptCount} receipts were given.`);
    }
    const key = await getHeldVoteKey({ ...context, db }, callId);
    const tally: Tally = {};
    for await (const { id, sealedChoice } of readBallots(db, callId)) {
      const chosen = key.open(placeOf(sealedColumns.ballot, id), String(sealedChoice));
      tally[chosen] = (tally[chosen] ?? 0) + 1;
    }
    await settleScores(db, call, await listDossiersOfBallot(db, callId));
    const electorate = (await listTurnout(db, callId)).reduce((sum, branch) => sum + branch.electorate, 0);
    // The sealed text always has the same length, so it reveals nothing.
    const text = JSON.stringify(tally).padEnd(longestTally);
    const sealedTally = key.seal(placeOf(sealedColumns.tally, callId), text);
    await db.insert(voteCounts).values({ callId, electorate, votesCast: box, sealedTally });
    await db.update(calls).set({ countedAt: now }).where(eq(calls.id, callId));
    await announcePublicChange(db);
    await recordAudit({ ...context, db }, { act: "count_votes", subject: `call ${callId}`, details: { votes: box } });
    await announceEvent({ db, now }, { event: "voteClosed", call: call.slug });
    const candidates = await listCandidates(db, { callId, tieOrder: null }, tally);
    if (undecidedAmong(candidates, call).length > 0)
      await addJob({ db, now }, { kind: "tellTie", payload: { callId }, key: `tellTie ${callId}` });
  });
}

/** Lists the dossiers of the projects on a ballot; older projects have none. */
async function listDossiersOfBallot(db: Database, callId: string): Promise<string[]> {
  const rows = await db
    .select({ dossierId: projects.dossierId })
    .from(projects)
    .where(and(eq(projects.callId, callId), eq(projects.status, "shortlisted"), isNotNull(projects.dossierId)));
  return rows.flatMap(({ dossierId }) => dossierId ?? []);
}

/** Reads how many votes each project got. */
export async function readTally(context: TallyContext, { callId, tally, sealedTally }: VoteCountRow): Promise<Tally> {
  if (tally) return tally;
  const open = await getVoteOpener(context, callId);
  return JSON.parse(open(placeOf(sealedColumns.tally, callId), String(sealedTally)));
}

/** Lists the projects of a call with their votes; null before the count. */
export async function findCounted(context: TallyContext, callId: string): Promise<CountedProject[] | null> {
  const countedVote = await findVoteCount(context.db, callId);
  return countedVote && listCandidates(context.db, countedVote, await readTally(context, countedVote));
}

type TieOrder = Pick<VoteCountRow, "callId" | "tieOrder">;

async function listCandidates(db: Database, { callId, tieOrder }: TieOrder, tally: Tally): Promise<CountedProject[]> {
  const { id, slug, committeeScore, askedInCents, dossierId } = projects;
  const rows = await db
    .select({ id, slug, committeeScore, askedInCents, dossierId })
    .from(projects)
    .where(and(eq(projects.callId, callId), inArray(projects.status, ["shortlisted", "winner", "not_elected"])))
    .limit(mostCandidates);
  const placed = tieOrder ?? [];
  return rows.map((row) => ({
    ...row,
    votes: tally[row.id] ?? 0,
    rank: placed.includes(row.id) ? placed.indexOf(row.id) + 1 : null,
  }));
}

/** Lists the tied projects on which the committee must decide before the release. */
export async function listUndecided(context: TallyContext, call: CallRow): Promise<CountedProject[]> {
  // There is nothing to decide before the count or after the release.
  if (!call.countedAt || call.votesCast !== null) return [];
  return undecidedAmong((await findCounted(context, call.id)) ?? [], call);
}

/**
 * Releases the results of a call at once: the votes per project, the winners, and the lists for counting again. It
 * destroys the voters' sealed choices and shuffles the opened ballots. A later job destroys the key, because the
 * ballots need it until this transaction commits.
 */
export async function releaseCall(
  context: ReleaseContext,
  callId: string,
  { isOnlyWhenDue = false } = {},
): Promise<void> {
  const { now } = context;
  await context.db.transaction(async (db) => {
    const call = await holdCall(db, callId);
    refuse(isOnlyWhenDue && now < call.resultsPublished ? { code: "vote.notDue" } : null);
    const countedVote = await findVoteCount(db, callId);
    const candidates = await findCounted({ ...context, db }, callId);
    refuse(checkRelease(call, candidates, countedVote?.releasedAt ?? null));
    const { electorate = 0, votesCast = 0 } = countedVote ?? {};
    const standings = standingsOf(candidates ?? [], call);
    const dossierIds = standings.flatMap(({ candidate }) => candidate.dossierId ?? []);
    const amounts = await listWinnerAmounts(db, dossierIds);
    for (const { candidate, place } of standings) {
      const isWinner = place <= call.winnerCount;
      await db
        .update(projects)
        .set({
          votes: candidate.votes,
          rank: place,
          status: isWinner ? "winner" : "not_elected",
          amountInCents: isWinner ? (amounts.get(candidate.dossierId ?? "") ?? candidate.askedInCents) : null,
        })
        .where(eq(projects.id, candidate.id));
    }
    const results = standings.flatMap(({ candidate: { dossierId }, place }) =>
      dossierId ? [{ dossierId, isWinner: place <= call.winnerCount }] : [],
    );
    await tellApplicants({ ...context, db }, callId, results);
    await shuffleBox({ ...context, db }, callId);
    const tally = countedVote && (await readTally({ ...context, db }, countedVote));
    await db.update(voteCounts).set({ tally, sealedTally: null, releasedAt: now }).where(eq(voteCounts.callId, callId));
    // An earlier release moves the published moment forward; a late one keeps it.
    const resultsPublished = now < call.resultsPublished ? now : call.resultsPublished;
    await db.update(calls).set({ electorate, votesCast, resultsPublished }).where(eq(calls.id, callId));
    await announcePublicChange(db);
    await addJob({ db, now }, { kind: "rewriteBox", payload: { callId }, key: `rewriteBox ${callId}` });
    await addJob({ db, now }, { kind: "tellResults", payload: { callId }, key: `tellResults ${callId}` });
    await announceEvent({ db, now }, { event: "voteReleased", call: call.slug });
    await recordAudit({ ...context, db }, { act: "release_results", subject: `call ${callId}` });
  });
}

function checkRelease(call: CallRow, candidates: CountedProject[] | null, releasedAt: Date | null): Problem | null {
  if (!candidates) return { code: "vote.notCounted" };
  if (releasedAt) return { code: "vote.alreadyReleased" };
  return undecidedAmong(candidates, call).length > 0 ? { code: "vote.tieUndecided" } : null;
}

/** The number of rows per statement. */
const batch = 1_000;

/**
 * Opens all ballots, shuffles them and stores them under new ids, and stores the receipts in alphabetical order. After
 * that no transaction links a voter to a ballot.
 */
async function shuffleBox(context: TallyContext, callId: string): Promise<void> {
  const { db } = context;
  const open = await getVoteOpener(context, callId);
  const choices: string[] = [];
  for await (const { id, sealedChoice } of readBallots(db, callId)) {
    choices.push(open(placeOf(sealedColumns.ballot, id), String(sealedChoice)));
  }
  const codes = (await Array.fromAsync(readReceipts(db, callId))).map(plainCode);
  await db.update(voters).set({ sealedVote: null }).where(eq(voters.callId, callId));
  await db.delete(ballots).where(eq(ballots.callId, callId));
  await db.delete(receipts).where(eq(receipts.callId, callId));
  for (const some of inBatches(shuffled(choices), batch)) {
    await db.insert(ballots).values(some.map((projectId) => ({ id: randomUUID(), callId, projectId })));
  }
  for (const some of inBatches(codes, batch)) await db.insert(receipts).values(some.map((code) => ({ callId, code })));
}

function shuffled<One>(items: readonly One[]): One[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [all[last], all[other]] = [all[other] as One, all[last] as One];
  }
  return all;
}

/** Tells whether somebody may order these tied projects: a conflict of interest about one of them bars it. */
export async function mayOrder(db: Database, personId: string, tied: readonly CountedProject[]): Promise<boolean> {
  const dossierIds = tied.flatMap(({ dossierId }) => dossierId ?? []);
  return (await listDeclarationsOf(db, personId, dossierIds)).every((dossier) => mayRankProject(personId, dossier));
}

type TieDecision = { callId: string; order: readonly string[]; reason: string };

/** Records the order in which the committee puts tied projects. */
export async function recordTie(context: CountContext & { me: NonNullable<Context["me"]> }, decision: TieDecision) {
  const { callId, order, reason } = decision;
  await context.db.transaction(async (db) => {
    const call = await holdCall(db, callId);
    refuse(call.countedAt ? null : { code: "vote.notCounted" });
    const tied = await listUndecided({ ...context, db }, call);
    refuse((await mayOrder(db, context.me.id, tied)) ? null : { code: "vote.tieConflict" });
    const equal = tied.map(({ id }) => id);
    const isWhole = equal.length > 0 && equal.toSorted().join() === order.toSorted().join();
    refuse(isWhole ? null : { code: "vote.noTie" });
    await db
      .update(voteCounts)
      .set({ tieOrder: [...order], tieReason: reason, tieDecidedBy: context.me.id })
      .where(and(eq(voteCounts.callId, callId), isNull(voteCounts.releasedAt)));
    await recordAudit({ ...context, db }, { act: "decide_tie", subject: `call ${callId}` });
  });
}
