import { eq } from "drizzle-orm";
import { checkId } from "#domain/id.ts";
import { paperVoteFields } from "#domain/paper-vote.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { between, checkFields } from "#domain/rules.ts";
import { oneLine } from "#domain/typed.ts";
import { isOnBallot, tieFields } from "#domain/vote.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { checkTries, countTry } from "#server/actions/limit.ts";
import { findLetterOwner } from "#server/actions/login.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { enterVote } from "#server/actions/vote.ts";
import { countCall, recordTie, releaseCall } from "#server/actions/vote-count.ts";
import { planVotes } from "#server/actions/vote-plan.ts";
import type { Context } from "#server/context.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { findCandidate } from "#server/database/queries/project.ts";
import { calls } from "#server/database/tables/call.ts";
import { projects } from "#server/database/tables/project.ts";

type OfCall = { callId: string };

/** Counts a vote that has closed, for a coordinator who does not wait for the clock. */
export async function countVotes(context: Context, { callId }: OfCall): Promise<void> {
  requirePermission(context.me, "runCall");
  refuse(checkId(callId));
  await countCall(context, callId);
  await planVotes(context);
}

/**
 * Makes the results of a call known at their hour, for a coordinator who does not wait for the clock's own try. Before it
 * nothing is said, for a refusal that names a tie tells of the count.
 */
export async function releaseResults(context: Context, { callId }: OfCall): Promise<void> {
  requirePermission(context.me, "runCall");
  refuse(checkId(callId));
  const [call] = await listCallsById(context.db, [callId]);
  refuse(call && context.now < call.resultsPublished ? { code: "vote.notDue" } : null);
  await releaseCall(context, callId);
}

type Score = { projectId: string; score: number };

/** Notes what the committee gives a project on the ballot, out of 100; until the votes are counted it may change its mind. */
export async function scoreProject(context: Context, { projectId, score }: Score): Promise<void> {
  requirePermission(context.me, "scoreProject");
  refuse(checkId(projectId));
  refuse(invalidForm(checkFields({ score: [between(0, 100)] }, { score })));
  await context.db.transaction(async (db) => {
    const candidate = await findCandidate(db, projectId);
    // Held as the count holds it: a score is in before the count or not at all.
    const [call] = candidate ? await db.select().from(calls).where(eq(calls.id, candidate.callId)).for("update") : [];
    if (!candidate || !call || !isOnBallot(candidate, call)) throw new Refusal({ code: "vote.notOnBallot" });
    refuse(call.countedAt ? { code: "vote.scoresFixed" } : null);
    await db.update(projects).set({ committeeScore: score }).where(eq(projects.id, projectId));
    await announcePublicChange(db);
    await recordAudit(
      { ...context, db },
      { act: "score_project", subject: `project ${projectId}`, details: { score } },
    );
  });
}

type Tie = OfCall & { order: readonly string[]; reason: string };

/** Says in which order the committee puts projects that are equal, and why. */
export async function decideTie(context: Context, { callId, order, reason }: Tie): Promise<void> {
  const me = requirePermission(context.me, "decideTie");
  refuse(checkId(callId));
  refuse(invalidForm(checkFields(tieFields, { reason })));
  await recordTie({ ...context, me }, { callId, order, reason: oneLine(reason) });
  // Their hour may have passed while they waited for this.
  await planVotes(context);
}

/** A vote that was handed in on paper, with the access code that its voter wrote on it. */
export type PaperVote = { employee_id: string; access_code: string; project: string };

/** Enters a vote from paper: same roll, same box, marked as assisted on the roll. Its voter is told no receipt here. */
export async function enterPaperVote(context: Context, typed: PaperVote): Promise<void> {
  const officer = requirePermission(context.me, "runCall");
  refuse(invalidForm(checkFields(paperVoteFields, typed)));
  // Nobody of the office tries codes until one fits.
  const wrongCodes = { key: `paper votes by ${officer.id}`, most: 20, minutes: 60 };
  await checkTries(context, wrongCodes);
  const voter = await findLetterOwner(context, typed);
  if (!voter) {
    await countTry(context, wrongCodes);
    throw new Refusal({ code: "letter.noMatch" });
  }
  await enterVote(context, { voter, projectId: typed.project, isAssisted: true });
}
