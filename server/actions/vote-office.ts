import { checkId } from "#domain/id.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields, employeeId, max, required } from "#domain/rules.ts";
import { oneLine } from "#domain/typed.ts";
import { voteFields } from "#domain/vote.ts";
import { countTry } from "#server/actions/limit.ts";
import { findLetterOwner } from "#server/actions/login.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { enterVote } from "#server/actions/vote.ts";
import { countCall, recordTie, releaseCall } from "#server/actions/vote-count.ts";
import { planVotes } from "#server/actions/vote-plan.ts";
import type { Context } from "#server/context.ts";

type OfCall = { callId: string };

/** Counts a vote that has closed, for a coordinator who does not wait for the clock. */
export async function countVotes(context: Context, { callId }: OfCall): Promise<void> {
  requirePermission(context.me, "runCall");
  refuse(checkId(callId));
  await countCall(context, callId);
}

/** Makes the results of a call known, now. */
export async function releaseResults(context: Context, { callId }: OfCall): Promise<void> {
  requirePermission(context.me, "runCall");
  refuse(checkId(callId));
  await releaseCall(context, callId);
}

type Tie = OfCall & { order: readonly string[]; reason: string };

/** Says in which order the committee puts projects that are equal, and why. */
export async function decideTie(context: Context, { callId, order, reason }: Tie): Promise<void> {
  const me = requirePermission(context.me, "decideTie");
  refuse(checkId(callId));
  refuse(invalidForm(checkFields({ reason: [required, max(1000)] }, { reason })));
  await recordTie({ ...context, me }, { callId, order, reason: oneLine(reason) });
  // Their hour may have passed while they waited for this.
  await planVotes(context);
}

/** A vote that was handed in on paper, with the access code that its voter wrote on it. */
export type PaperVote = { employee_id: string; access_code: string; project: string };

const paperFields = {
  employee_id: [required, employeeId],
  access_code: [required, max(40)],
  ...voteFields,
};

/** Enters a vote from paper: same roll, same box, marked as assisted on the roll. Its voter is told no receipt here. */
export async function enterPaperVote(context: Context, typed: PaperVote): Promise<void> {
  const officer = requirePermission(context.me, "runCall");
  refuse(invalidForm(checkFields(paperFields, typed)));
  const voter = await findLetterOwner(context, typed);
  if (!voter) {
    // Nobody of the office tries codes until one fits.
    await countTry(context, { key: `paper votes by ${officer.id}`, most: 20, minutes: 60 });
    throw new Refusal({ code: "login.wrongAccessCode" });
  }
  await enterVote(context, { voter, projectId: typed.project, isAssisted: true });
}
