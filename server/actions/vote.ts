import { randomInt, randomUUID } from "node:crypto";
import { type Query, sql } from "drizzle-orm";
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
import type { Database } from "#server/database/open.ts";
import { askPrepared } from "#server/database/prepared.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { findCandidate } from "#server/database/queries/project.ts";
import { findVoter, type RollLine } from "#server/database/queries/vote.ts";
import { placeOf, sealedColumns } from "#server/database/sealed.ts";
import { calls } from "#server/database/tables/call.ts";
import { ballots, receipts, voters } from "#server/database/tables/vote.ts";

type Candidate = NonNullable<Awaited<ReturnType<typeof findCandidate>>>;

/** What someone chose, and what proves that it is in the box. */
export type OwnVote = { projectId: string; receipt: string };

/** Casts the one vote an employee has in a call, and answers with its receipt. */
export async function castVote(context: Context, { projectId }: { projectId: string }): Promise<string> {
  const voter = requirePermission(context.me, "castVote");
  return enterVote(context, { voter, projectId, isAssisted: false });
}

type Entering = { voter: Pick<Me, "id" | "branch" | "language">; projectId: string; isAssisted: boolean };

/** Puts a vote into the box for someone, unless they have voted before. */
export async function enterVote(context: Context, { voter, projectId, isAssisted }: Entering): Promise<string> {
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
  const again = { voter, project, isAssisted, refusal: refusal ?? { code: "vote.notOpen" } } as const;
  return receipt ?? answerAgain(context, again);
}

type Putting = {
  voter: Pick<Me, "id" | "branch">;
  project: Pick<Candidate, "id" | "callId">;
  isAssisted: boolean;
};

/** A vote from paper leaves a trace of who entered it; whose it is, only the roll says, and what it is, nothing does. */
async function putFromPaper(context: Context, putting: Putting): Promise<string | null> {
  // The first vote of a call makes its key, which the others must not wait for until this one is written.
  await getVoteKey(context, putting.project.callId);
  return context.db.transaction(async (db) => {
    const receipt = await putIntoBox({ ...context, db }, putting);
    const subject = `call ${putting.project.callId}`;
    if (receipt) await recordAudit({ ...context, db }, { act: "enter_paper_vote", subject });
    return receipt;
  });
}

/** Writes a vote, unless its voter has voted or the votes are counted; gives the receipt of what was written. */
export async function putIntoBox(
  context: Pick<Context, "db" | "secret" | "files">,
  { voter, project, isAssisted }: Putting,
): Promise<string | null> {
  const { db } = context;
  const key = await getVoteKey(context, project.callId);
  const [sealId, ballotId, receipt] = [randomUUID(), randomUUID(), makeCode(randomInt)];
  const vote = { projectId: project.id, receipt } satisfies OwnVote;
  const written = await askPrepared(db, "putIntoBox", { code: receipts.code }, () => putting(db), {
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
  return written.length > 0 ? receipt : null;
}

/**
 * One statement, so one transaction: who voted, what was chosen and what proves it stand together or not at all. Of two at
 * once the second waits for the first and then writes nothing; whoever counts waits for all that are under way.
 */
function putting(db: Database): { toSQL(): Query } {
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

type Again = { voter: Entering["voter"]; project: Candidate; isAssisted: boolean; refusal: VoteProblem };

/**
 * Answers whoever cannot vote now. The same choice once more is the same vote, whose answer got lost; another one is
 * refused by the name of the first, and whoever never voted hears why it is too early or too late. Whoever enters a vote
 * from paper only hears that its voter has voted: what they chose by themselves is for their own eyes.
 */
async function answerAgain(context: Context, { voter, project, isAssisted, refusal }: Again): Promise<string> {
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

/** Opens what someone chose; null once results were released, for then it is destroyed. */
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
 * A ballot in an order of the voter's own, so that no project profits from its place: always the same for the same voter,
 * on any device, and unknown to anybody else. Those who only look see one order, which tells nothing either.
 */
export function orderForVoter<One extends { id: string }>(
  { me, secret }: Pick<Context, "me" | "secret">,
  ballot: One[],
) {
  const placed = ballot.map((project) => ({ project, place: secret.hash("ballot", `${me?.id ?? ""} ${project.id}`) }));
  return placed.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ project }) => project);
}
