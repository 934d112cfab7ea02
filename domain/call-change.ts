import { lastMinute } from "#domain/brussels-time.ts";
import { areRulesFrozen, type CallPlan } from "#domain/call.ts";
import { callMoments } from "#domain/call-moment.ts";
import { type CallPlanField, callPlanFields, criterionCount, valuesOfPlan } from "#domain/call-rules.ts";
import type { Problem } from "#domain/problem.ts";
import { checkFields, type FieldProblem } from "#domain/rules.ts";
import { countWorkingDays } from "#domain/working-day.ts";

// A plan can change until people rely on it. This file says, for each field, from when on and why.

/** The reasons why a part of a plan stays as it is. */
export type FreezeReason =
  | "past"
  | "submissionsOpen"
  | "submissionsOver"
  | "votingOpened"
  | "prolong"
  | "scored"
  | "resultsOut";

/** A limit on changing a field: not at all, to a later moment only, or to a larger amount only. */
export type Hold =
  | { limit: "frozen"; reason: FreezeReason }
  | { limit: "later" | "more"; reason: "submissionsOpen" | "awaited" | "awarded" };

/** The use that people already make of a call. */
export type CallUse = {
  publishedAt: Date | null;
  /** The committee has scored something in it. */
  isScored: boolean;
  /** How many projects are on its ballot. */
  candidates: number;
};

type Situation = { plan: CallPlan; use: CallUse; now: Date };
type HoldRule = (situation: Situation) => Hold | null;

const frozen = (reason: FreezeReason): Hold => ({ limit: "frozen", reason });

/** Gives the first hold that applies. */
const firstOf =
  (...rules: HoldRule[]): HoldRule =>
  (situation) => {
    for (const rule of rules) {
      const hold = rule(situation);
      if (hold) return hold;
    }
    return null;
  };

/** Holds a field from a moment of the plan on. */
const from =
  (name: (typeof callMoments)[number], hold: Hold): HoldRule =>
  ({ plan, now }) => {
    const moment = plan[name];
    return moment && now >= moment ? hold : null;
  };

const onceScored: HoldRule = ({ use }) => (use.isScored ? frozen("scored") : null);
const passed = (name: (typeof callMoments)[number]) => from(name, frozen("past"));

// Applicants write for these amounts, so they may only get more while they write, and nothing changes after that.
const amountOfDossiers = firstOf(
  from("submissionsClose", frozen("submissionsOver")),
  from("submissionsOpen", { limit: "more", reason: "submissionsOpen" }),
);
// People submit and vote by these rules; the vote freezes them (decision 027).
const ruleOfVote: HoldRule = ({ plan, now }) => (areRulesFrozen(plan, now) ? frozen("votingOpened") : null);

// Voters read when the results come out; without a vote, applicants wait for that day.
const onceAwaited: HoldRule = (situation) =>
  from(situation.plan.votingOpens ? "votingOpens" : "submissionsClose", { limit: "later", reason: "awaited" })(
    situation,
  );
// Projects plan their work and their report by the dates that they won with.
const onceAwarded = from("resultsPublished", { limit: "later", reason: "awarded" });

/** From when on each field of a published plan stays as it is, and why. A draft has no limits. */
const holds: Record<CallPlanField, HoldRule> = {
  title: () => null,
  intro: () => null,
  submissionsOpen: passed("submissionsOpen"),
  submissionsClose: firstOf(
    passed("submissionsClose"),
    from("submissionsOpen", { limit: "later", reason: "submissionsOpen" }),
  ),
  committeeMeets: passed("committeeMeets"),
  // Applicants were told whether their colleagues vote.
  hasVote: from("submissionsOpen", frozen("submissionsOpen")),
  votingOpens: ruleOfVote,
  // Voters read why it closes later, so the tab of the vote asks for a reason.
  votingCloses: firstOf(passed("votingCloses"), from("votingOpens", frozen("prolong"))),
  resultsPublished: firstOf(passed("resultsPublished"), onceAwaited),
  awardsFrom: firstOf(passed("awardsFrom"), onceAwarded),
  reportsDue: firstOf(passed("reportsDue"), onceAwarded),
  budgetInCents: firstOf(
    from("resultsPublished", frozen("resultsOut")),
    from("submissionsOpen", { limit: "more", reason: "submissionsOpen" }),
  ),
  maximumWhenActiveInCents: amountOfDossiers,
  maximumInCents: amountOfDossiers,
  costShare: amountOfDossiers,
  voteWeight: ruleOfVote,
  winnerCount: ruleOfVote,
  tieRule: ruleOfVote,
  ballotSize: ruleOfVote,
  criteria: firstOf(onceScored, ruleOfVote, from("resultsPublished", frozen("resultsOut"))),
  eligibility: from("submissionsOpen", frozen("submissionsOpen")),
};

/** Gives the limit on changing one field of a plan, or null when it may change freely. */
export function holdOn(field: CallPlanField, situation: Situation): Hold | null {
  return situation.use.publishedAt ? holds[field](situation) : null;
}

/** Lists the fields that differ between two plans. */
export function changedFields(plan: CallPlan, changed: CallPlan): CallPlanField[] {
  const [before, after] = [valuesOfPlan(plan), valuesOfPlan(changed)];
  return planFields.filter((field) => !isSame(before[field], after[field]));
}

const planFields = Object.keys(callPlanFields) as CallPlanField[];

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return canonical(one) === canonical(other);
}

// The database may return the keys of an object in another order, and leaves out undefined ones.
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([first], [second]) => (first < second ? -1 : 1)));
  });
}

/** Names the fields of a changed plan that are wrong by themselves, or that may not change like this any more. */
export function checkPlanChange({ plan, use, now }: Situation, changed: CallPlan): FieldProblem[] {
  const changes = changedFields(plan, changed);
  const heldFields = changes.flatMap((field) => {
    const hold = holdOn(field, { plan, use, now });
    const problem = hold && checkHold(hold, plan[field as keyof CallPlan], changed[field as keyof CallPlan]);
    return problem ? [{ field, problem }] : [];
  });
  // An old call may lack what a new one needs, so a published plan is only checked where it changes.
  const wrong = checkFields(callPlanFields, valuesOfPlan(changed)).filter(
    ({ field }) =>
      !use.publishedAt || changes.includes(field as CallPlanField) || callMoments.some((one) => one === field),
  );
  const early = use.publishedAt ? checkMoments(changed, now, changes) : [];
  return firstOfEach([...heldFields, ...wrong, ...early, ...checkBallot(changed, use.candidates, changes)]);
}

/** Refuses a ballot that is shorter than the projects on it. */
function checkBallot({ ballotSize }: CallPlan, candidates: number, names: readonly string[]): FieldProblem[] {
  const isTooShort = names.includes("ballotSize") && candidates > ballotSize;
  return isTooShort ? [{ field: "ballotSize", problem: { code: "rule.belowCandidates", candidates } }] : [];
}

function checkHold(hold: Hold, before: unknown, after: unknown): FieldProblem["problem"] | null {
  if (hold.limit === "frozen") return { code: `rule.frozen.${hold.reason}` };
  const isMore = Number(after) > Number(before);
  if (isMore) return null;
  return { code: hold.limit === "later" ? "rule.onlyLater" : "rule.onlyMore" };
}

/** The fewest working days of a vote. */
const fewestVotingDays = 5;

/** Counts the working days on which people can vote; null without a vote. */
export function votingDays({
  votingOpens,
  votingCloses,
}: Pick<CallPlan, "votingOpens" | "votingCloses">): number | null {
  return votingOpens && votingCloses ? countWorkingDays(votingOpens, lastMinute(votingCloses)) : null;
}

/** Names the moments that would be in the past, and a vote that would be too short. */
function checkMoments(plan: CallPlan, now: Date, names: readonly string[]): FieldProblem[] {
  const past = callMoments.flatMap((field): FieldProblem[] => {
    const moment = plan[field];
    return names.includes(field) && moment && moment <= now ? [{ field, problem: { code: "rule.past" } }] : [];
  });
  const days = votingDays(plan);
  const isShort = days !== null && days < fewestVotingDays;
  const isChanged = names.includes("votingOpens") || names.includes("votingCloses");
  const short: FieldProblem[] =
    isShort && isChanged
      ? [{ field: "votingCloses", problem: { code: "rule.vote.short", days: fewestVotingDays } }]
      : [];
  return [...past, ...short];
}

/** Names the fields that a plan needs before it can be published. Submissions may open at once. */
export function checkPublishing(plan: CallPlan, now: Date): FieldProblem[] {
  const wrong = checkFields(callPlanFields, valuesOfPlan(plan));
  const names = callMoments.filter((name) => name !== "submissionsOpen");
  const { least, most } = criterionCount;
  const missing: FieldProblem[] =
    plan.criteria.length === 0 ? [{ field: "criteria", problem: { code: "rule.criteria.count", least, most } }] : [];
  return firstOfEach([...wrong, ...checkMoments(plan, now, names), ...missing]);
}

function firstOfEach(problems: readonly FieldProblem[]): FieldProblem[] {
  const firstByField = Map.groupBy(problems, ({ field }) => field);
  return planFields.flatMap((field) => firstByField.get(field)?.[0] ?? []);
}

/** The reasons for refusing an act on a call as a whole. */
export type CallProblem =
  | { code: "call.unknown" }
  | { code: "call.published" }
  | { code: "call.changed" }
  | { code: "call.draft" }
  | { code: "call.earlier" };

type Origin = { votedElsewhere: boolean; publishedAt: Date | null };

/** Tells whether a call is a draft whose results people type, instead of a plan. */
export function isEarlierDraft({ votedElsewhere, publishedAt }: Origin): boolean {
  return votedElsewhere && publishedAt === null;
}

/** Says why a call has no plan to change or publish, or null when it has one. */
export function checkPlanned(call: Origin): Problem | null {
  return isEarlierDraft(call) ? { code: "call.earlier" } : null;
}

/** Says why a draft cannot be removed, or null when it can. */
export function checkRemoval({ publishedAt }: Pick<CallUse, "publishedAt">): Problem | null {
  return publishedAt ? { code: "call.published" } : null;
}
