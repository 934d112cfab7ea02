import { randomInt, randomUUID } from "node:crypto";
import { makeCode } from "#domain/code.ts";
import { checkId } from "#domain/id.ts";
import { inLanguage } from "#domain/language.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { checkVote, type VoteProblem, voteFields } from "#domain/vote.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { getVoteKey, getVoteOpener, VoteKeyMissing } from "#server/actions/vote-key.ts";
import type { Context, Me } from "#server/context.ts";
import { type Query, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { askPrepared } from "#server/database/prepared-statement.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { findCandidate } from "#server/database/queries/project.ts";
import { findVoter, type RollLine } from "#server/database/queries/vote.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { calls } from "#server/database/tables/call.ts";
import { ballots, receipts, voters } from "#server/database/tables/vote.ts";

type Candidate = NonNullable<Awaited<ReturnType<typeof findCandidate>>>;

/** A voter's choice, and the receipt that proves that it is in the box. */
export type OwnVote = { projectId: string; receipt: string };

/** Casts an employee's one vote in a call, and returns its receipt. */
export async function castVote(context: Context, { projectId }: { projectId: string }): Promise<string> {
  const voter = requirePermission(context.me, "castVote");
  return enterVote(context, { voter, projectId, isAssisted: false });
}

type EnteredVote = { voter: Pick<Me, "id" | "branch" | "language">; projectId: string; isAssisted: boolean };

/** Stores someone's vote, unless they have voted before. */
export async function enterVote(context: Context, { voter, projectId, isAssisted }: EnteredVote): Promise<string> {
  const { db, now } = context;
  refuse(invalidForm(checkFields(voteFields, { project: projectId })));
  refuse(checkId(projectId));
  const project = await findCandidate(db, projectId);
  const [call] = project ? await listCallsById(db, [project.callId]) : [];
  if (!project || !call) throw new Refusal({ code: "vote.notOnBallot" });
  const refusal = checkVote({ call, project, now });
  const receipt = refusal
    ? null
    : await (isAssisted ? putFromPaper : putIntoBox)(context, { voter, project, isAssisted });
  const repeatedVote = { voter, project, isAssisted, refusal: refusal ?? { code: "vote.notOpen" } } as const;
  return receipt ?? answerAgain(context, repeatedVote);
}

type VoteForBox = {
  voter: Pick<Me, "id" | "branch">;
  project: Pick<Candidate, "id" | "callId">;
  isAssisted: boolean;
};

/** Records who entered a vote from paper. Only the roll shows whose it is, and nothing shows the choice. */
async function putFromPaper(context: Context, vote: VoteForBox): Promise<string | null> {
  // We make the key before the transaction, so that other votes need not wait for this one to commit.
  await getVoteKey(context, vote.project.callId);
  return context.db.transaction(async (db) => {
    const receipt = await putIntoBox({ ...context, db }, vote);
    const subject = `call ${vote.project.callId}`;
    if (receipt) await recordAudit({ ...context, db }, { act: "enter_paper_vote", subject });
    return receipt;
  });
}

/** Writes a vote and returns its receipt; null if the voter has voted or the votes are counted. */
export async function putIntoBox(
  context: Pick<Context, "db" | "secret" | "files">,
  { voter, project, isAssisted }: VoteForBox,
): Promise<string | null> {
  const { db } = context;
  const key = await getVoteKey(context, project.callId);
  const [sealId, ballotId, receipt] = [randomUUID(), randomUUID(), makeCode(randomInt)];
  const vote = { projectId: project.id, receipt } satisfies OwnVote;
  const rows = await askPrepared(db, "putIntoBox", { code: receipts.code }, () => boxStatement(db), {
    callId: project.callId,
    personId: voter.id,
    sealId,
    sealedVote: key.seal(placeOf(sealedColumns.vote, sealId), JSON.stringify(vote)),
    branch: voter.branch,
    isAssisted,
    ballotId,
    sealedChoice: key.seal(placeOf(sealedColumns.ballot, ballotId), project.id),
    receipt,
  });
  return rows.length > 0 ? receipt : null;
}

/**
 * One statement, so that the roll, the ballot and the receipt are written together or not at all. Of two at once the
 * second waits and writes nothing; a count waits for all pending votes.
 */
function boxStatement(db: Database): { toSQL(): Query } {
  const value = sql.placeholder;
  const statement = db.execute(sql`
    with open as (
      select id from ${calls} where id = ${value("callId")} and counted_at is null for key share
    ), roll as (
      insert into ${voters} (call_id, person_id, seal_id, sealed_vote, branch, is_assisted)
      select id, ${value("personId")}, ${value("sealId")}, ${value("sealedVote")}, ${value("branch")}, ${value("isAssisted")}
      from open
      on conflict (call_id, person_id) do nothing
      returning call_id
    ), box as (
      insert into ${ballots} (id, call_id, sealed_choice)
      select ${value("ballotId")}, call_id, ${value("sealedChoice")} from roll
    )
    insert into ${receipts} (call_id, code) select call_id, ${value("receipt")} from roll returning code
  `);
  return { toSQL: () => statement.getQuery() };
}

type RepeatedVote = { voter: EnteredVote["voter"]; project: Candidate; isAssisted: boolean; refusal: VoteProblem };

/**
 * Answers someone who cannot vote now. The same choice again returns the receipt, because the first response may have
 * got lost. Another choice is refused with the title of the first, and a person without a vote learns why it is too
 * early or too late. For a vote from paper the office only learns that the person has voted, not their own choice.
 */
async function answerAgain(context: Context, { voter, project, isAssisted, refusal }: RepeatedVote): Promise<string> {
  const { db } = context;
  const earlier = await findVoter(db, project.callId, voter.id);
  const vote = earlier && (await openVote(context, earlier));
  if (!vote) throw new Refusal(refusal);
  if (isAssisted && !(earlier.isAssisted && vote.projectId === project.id))
    throw new Refusal({ code: "vote.votedBefore" });
  if (vote.projectId === project.id) return vote.receipt;
  const chosen = await findCandidate(db, vote.projectId);
  throw new Refusal({ code: "vote.alreadyVoted", project: chosen ? inLanguage(chosen.title, voter.language) : "" });
}

/** Opens someone's choice; null after the release, which destroys it. */
export async function openVote(
  context: Pick<Context, "db" | "secret" | "files">,
  { callId, sealId, sealedVote }: RollLine,
): Promise<OwnVote | null> {
  if (sealedVote === null) return null;
  const open = await getVoteOpener(context, callId);
  try {
    return JSON.parse(open(placeOf(sealedColumns.vote, sealId), sealedVote));
  } catch (error) {
    // Results may be released between reading the line and opening it.
    if (error instanceof VoteKeyMissing) return null;
    throw error;
  }
}

/**
 * Orders a ballot per voter, so that no project profits from its place. The order is the same on every device of a
 * voter, and nobody else can predict it. Visitors all see one order, which reveals nothing.
 */
export function orderForVoter<One extends { id: string }>(
  { me, secret }: Pick<Context, "me" | "secret">,
  ballot: One[],
) {
  const placed = ballot.map((project) => ({ project, place: secret.hash("ballot", `${me?.id ?? ""} ${project.id}`) }));
  return placed.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ project }) => project);
}
