import { type Call, isVotingOpen, tieRules } from "#domain/call.ts";
import { mostCandidates } from "#domain/result.ts";
import { between, oneOf, type Rules, required } from "#domain/rules.ts";
import type { VoteOfficeProblem, VoteProblem } from "#domain/vote.ts";

/** What decides how a vote ends; all of it is public, and stays as it is from the moment voting opens. */
export type VoteRules = Pick<Call, "voteWeight" | "tieRule" | "winnerCount" | "votingOpens" | "votingCloses">;

/** What one fills in to change the rules. */
export const voteRuleFields = {
  voteWeight: [required, between(0, 100)],
  tieRule: [required, oneOf(tieRules)],
  winnerCount: [required, between(1, mostCandidates)],
} satisfies Rules;

/** Tells whether voting has opened, so that nobody changes the rules any more. */
function areRulesFrozen({ votingOpens }: Pick<Call, "votingOpens">, now: Date): boolean {
  return votingOpens !== null && now >= votingOpens;
}

type Dates = Pick<Call, "submissionsOpen" | "submissionsClose" | "votingOpens" | "votingCloses" | "resultsPublished">;

/** Tells whether the moments of a call follow each other. */
export function areDatesInOrder(call: Dates): boolean {
  const { submissionsOpen, submissionsClose, votingOpens, votingCloses, resultsPublished } = call;
  if (submissionsOpen >= submissionsClose || submissionsClose > resultsPublished) return false;
  if (!votingOpens || !votingCloses) return votingOpens === votingCloses;
  return submissionsClose <= votingOpens && votingOpens < votingCloses && votingCloses <= resultsPublished;
}

/** Says why the rules of a vote are not changed, or null when they may be: before it opens, and never into the past. */
export function checkRulesChange(call: Call, changed: VoteRules, now: Date): VoteOfficeProblem | null {
  if (areRulesFrozen(call, now)) return { code: "vote.rulesFrozen" };
  const isInTime = !changed.votingOpens || changed.votingOpens > now;
  return isInTime && areDatesInOrder({ ...call, ...changed }) ? null : { code: "vote.outOfOrder" };
}

/** Says why a vote does not close later, or null when it may: while it is open, and before its results are due. */
export function checkProlonging(call: Call, votingCloses: Date, now: Date): VoteOfficeProblem | VoteProblem | null {
  if (!isVotingOpen(call, now)) return { code: "vote.notOpen" };
  if (!call.votingCloses || votingCloses <= call.votingCloses) return { code: "vote.notLater" };
  return areDatesInOrder({ ...call, votingCloses }) ? null : { code: "vote.outOfOrder" };
}
