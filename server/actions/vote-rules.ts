import { checkId } from "#domain/id.ts";
import { type Localized, languages } from "#domain/language.ts";
import { writeInEach } from "#domain/localized-form.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { prolongReasonRules } from "#domain/vote-prolong.ts";
import { checkProlonging, checkRulesChange, type VoteRules, voteRuleFields } from "#domain/vote-rules.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { planVotes } from "#server/actions/vote-plan.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { calls } from "#server/database/tables/call.ts";

type RulesContext = Pick<Context, "db" | "me" | "now">;

/** Changes the rules of a vote before it opens; omitted rules stay as they are. */
export async function changeVoteRules(
  context: RulesContext,
  { callId, ...newRules }: { callId: string } & Partial<VoteRules>,
): Promise<void> {
  requirePermission(context.me, "runCall");
  await changeCall(context, callId, (call) => {
    const { voteWeight, tieRule, winnerCount, votingOpens, votingCloses } = { ...call, ...newRules };
    const rules = { voteWeight, tieRule, winnerCount, votingOpens, votingCloses };
    refuse(invalidForm(checkFields(voteRuleFields, rules)));
    refuse(checkRulesChange(call, rules, context.now));
    return { act: "change_rules", changed: rules };
  });
}

type Prolonging = {
  callId: string;
  votingCloses: Date;
  /** Why it closes later; everyone reads it. */
  reason: Localized;
};

/** Moves the close of an open vote to a later moment, and tells voters why. */
export async function prolongVote(context: RulesContext, { callId, votingCloses, reason }: Prolonging): Promise<void> {
  requirePermission(context.me, "runCall");
  refuse(invalidForm(checkFields(prolongReasonRules, writeInEach("reason", reason, languages))));
  await changeCall(context, callId, (call) => {
    refuse(checkProlonging(call, votingCloses, context.now));
    return { act: "prolong_vote", changed: { votingCloses, prolongReason: reason } };
  });
}

type Changeable = VoteRules & Pick<CallRow, "prolongReason">;
type Change = { act: "change_rules" | "prolong_vote"; changed: Partial<Changeable> };

/** Writes an allowed change, records it, and plans the count for the new close. */
async function changeCall(context: RulesContext, callId: string, decide: (call: CallRow) => Change): Promise<void> {
  refuse(checkId(callId));
  await context.db.transaction(async (db) => {
    // The count takes the same lock: it waits for pending votes, so the database knows whether someone has voted.
    const [call] = await db.select().from(calls).where(eq(calls.id, callId)).for("update");
    if (!call) throw new Refusal({ code: "vote.notOpen" });
    const { act, changed } = decide(call);
    const names = (Object.keys(changed) as (keyof Changeable)[]).filter(
      (name) => auditValue(changed[name] ?? null) !== auditValue(call[name]),
    );
    if (names.length === 0) return;
    await db
      .update(calls)
      .set({ ...changed, revision: call.revision + 1 })
      .where(eq(calls.id, callId));
    for (const field of names) {
      const details = { field, before: auditValue(call[field]), after: auditValue(changed[field] ?? null) };
      await recordAudit({ ...context, db }, { act, subject: `call ${callId}`, details });
    }
    await announcePublicChange(db);
    await planVotes({ ...context, db });
  });
}

function auditValue(value: Changeable[keyof Changeable]): string | number {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" && value !== null ? JSON.stringify(value) : (value ?? "");
}
