import { areRulesFrozen, type Call, isVotingOpen, tieRules } from "#domain/call.ts";
import { mostCandidates } from "#domain/result.ts";
import { between, oneOf, type Rules, required } from "#domain/rules.ts";
import type { VoteOfficeProblem, VoteProblem } from "#domain/vote.ts";

/** The rules of a vote; all of them are public, and nobody changes them once voting opens. */
export type VoteRules = Pick<Call, "voteWeight" | "tieRule" | "winnerCount" | "votingOpens" | "votingCloses">;

/** The form to change the rules of a vote. */
export const voteRuleFields = {
  voteWeight: [required, between(0, 100)],
  tieRule: [required, oneOf(tieRules)],
  winnerCount: [required, between(1, mostCandidates)],
} satisfies Rules;

type Dates = Pick<Call, "submissionsOpen" | "submissionsClose" | "votingOpens" | "votingCloses" | "resultsPublished">;

/** Tells whether the dates of a call are in order. */
export function areDatesInOrder(call: Dates): boolean {
  const { submissionsOpen, submissionsClose, votingOpens, votingCloses, resultsPublished } = call;
  if (submissionsOpen >= submissionsClose || submissionsClose > resultsPublished) return false;
  if (!votingOpens || !votingCloses) return votingOpens === votingCloses;
  return submissionsClose <= votingOpens && votingOpens < votingCloses && votingCloses <= resultsPublished;
}

/** Says why the rules of a vote may not change, or null when they may: before it opens, and never into the past. */
export function checkRulesChange(call: Call, changed: VoteRules, now: Date): VoteOfficeProblem | null {
  if (areRulesFrozen(call, now)) return { code: "vote.rulesFrozen" };
  const isInTime = !changed.votingOpens || changed.votingOpens > now;
  return isInTime && areDatesInOrder({ ...call, ...changed }) ? null : { code: "vote.outOfOrder" };
}

/** Says why a vote may not close later, or null when it may: while it is open, and before its results are due. */
export function checkProlonging(call: Call, votingCloses: Date, now: Date): VoteOfficeProblem | VoteProblem | null {
  if (!isVotingOpen(call, now)) return { code: "vote.notOpen" };
  if (!call.votingCloses || votingCloses <= call.votingCloses) return { code: "vote.notLater" };
  return areDatesInOrder({ ...call, votingCloses }) ? null : { code: "vote.outOfOrder" };
}
