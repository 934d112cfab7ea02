import { checkId } from "#domain/id.ts";
import { paperVoteFields } from "#domain/paper-vote.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { between, checkFields } from "#domain/rules.ts";
import { oneLine } from "#domain/typed-text.ts";
import { checkHandScore, isCandidate, tieFields } from "#domain/vote.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { checkTries, countTry } from "#server/actions/limit.ts";
import { findLetterOwner } from "#server/actions/login.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { enterVote } from "#server/actions/vote.ts";
import { countCall, recordTie, releaseCall } from "#server/actions/vote-count.ts";
import { planVotes } from "#server/actions/vote-plan.ts";
import type { Context, Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { hasChair } from "#server/database/queries/person.ts";
import { findCandidate } from "#server/database/queries/project.ts";
import { calls } from "#server/database/tables/call.ts";
import { projects } from "#server/database/tables/project.ts";

type CallId = { callId: string };

/** Counts a closed vote for a coordinator who does not wait for the planned count. */
export async function countVotes(context: Context, { callId }: CallId): Promise<void> {
  requirePermission(context.me, "runCall");
  refuse(checkId(callId));
  await countCall(context, callId);
  await planVotes(context);
}

/**
 * Releases the results of a call for a coordinator who does not wait for the planned release. Before the planned moment
 * it always gives the same refusal, because one that names a tie would reveal the count.
 */
export async function releaseResults(context: Context, { callId }: CallId): Promise<void> {
  requirePermission(context.me, "runCall");
  refuse(checkId(callId));
  await releaseCall(context, callId, { isOnlyWhenDue: true });
}

/** A score with the one that it replaces, so that nobody overwrites a score that they did not see. */
type Score = { projectId: string; score: number; previousScore?: number | null | undefined };

/** Tells whether someone with this seat scores projects without a dossier: the chair, or the deputy without one. */
export async function scoresByHand(db: Database, seat: Me["seat"]): Promise<boolean> {
  return seat === "chair" || (seat === "deputy" && !(await hasChair(db)));
}

/**
 * Stores the score of a project on the ballot that has no dossier, out of 100, until voting opens. The chair gives it, or
 * the deputy of a committee without a chair; nobody declares a conflict about such a project.
 */
export async function scoreProject(context: Context, { projectId, score, previousScore = null }: Score): Promise<void> {
  const { seat } = requirePermission(context.me, "scoreProject");
  refuse(checkId(projectId));
  refuse(invalidForm(checkFields({ score: [between(0, 100)] }, { score })));
  await context.db.transaction(async (db) => {
    const candidate = await findCandidate(db, projectId);
    // The opening of the vote and other scores take the same lock.
    const [call] = candidate ? await db.select().from(calls).where(eq(calls.id, candidate.callId)).for("update") : [];
    if (!candidate || !call || !isCandidate({ project: candidate, call }))
      throw new Refusal({ code: "vote.notOnBallot" });
    refuse((await scoresByHand(db, seat)) ? null : { code: "permission.denied" });
    refuse(checkHandScore({ project: candidate, call, now: context.now }));
    const [stored] = await db.select().from(projects).where(eq(projects.id, projectId));
    refuse(stored?.committeeScore === previousScore ? null : { code: "record.changed" });
    await db.update(projects).set({ committeeScore: score }).where(eq(projects.id, projectId));
    await announcePublicChange(db);
    await recordAudit(
      { ...context, db },
      { act: "score_project", subject: `project ${projectId}`, details: { score } },
    );
  });
}

type Tie = CallId & { order: readonly string[]; reason: string };

/** Stores the committee's order of tied projects, with the reason. */
export async function decideTie(context: Context, { callId, order, reason }: Tie): Promise<void> {
  const me = requirePermission(context.me, "decideTie");
  refuse(checkId(callId));
  refuse(invalidForm(checkFields(tieFields, { reason })));
  await recordTie({ ...context, me }, { callId, order, reason: oneLine(reason) });
  // The planned release may have passed while the results waited for this decision.
  await planVotes(context);
}

/** A vote on paper, with the access code that the voter wrote on it. */
export type PaperVote = { employee_id: string; access_code: string; project: string };

/** Enters a vote from paper: same roll, same box, marked as assisted on the roll. The office gets no receipt. */
export async function enterPaperVote(context: Context, typed: PaperVote): Promise<void> {
  const officer = requirePermission(context.me, "runCall");
  refuse(invalidForm(checkFields(paperVoteFields, typed)));
  // The limit stops anyone in the office from guessing codes.
  const wrongCodes = { key: `paper votes by ${officer.id}`, most: 20, minutes: 60 };
  await checkTries(context, wrongCodes);
  const voter = await findLetterOwner(context, typed);
  if (!voter) {
    await countTry(context, wrongCodes);
    throw new Refusal({ code: "letter.noMatch" });
  }
  await enterVote(context, { voter, projectId: typed.project, isAssisted: true });
}
