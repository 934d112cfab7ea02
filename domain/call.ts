import type { Localized } from "#domain/language.ts";

/** One edition of the fund, from opening to payment. Its phase follows from the clock and is never stored. */
export type Call = {
  id: string;
  slug: string;
  title: Localized;
  submissionsOpen: Date;
  /** The deadline: a dossier counts when it is sent before this instant. */
  submissionsClose: Date;
  /** Without a vote (an emergency call) both voting instants are null. */
  votingOpens: Date | null;
  votingCloses: Date | null;
  resultsPublished: Date;
  awardsFrom: Date;
  budgetInCents: number;
  /** The most a project can ask when its applicant is active in the organisation. */
  maximumWhenActiveInCents: number;
  /** The most a project can ask when its applicant is not. */
  maximumInCents: number;
  winnerCount: number;
  /** Weight of the employees' vote in percent; the committee's score has the rest. */
  voteWeight: number;
  tieRule: TieRule;
  /** The vote took place before this site existed: its results were entered, and there are no ballots to count. */
  votedElsewhere?: boolean;
  /** When this site counted the votes. */
  countedAt?: Date | null;
  /** How many people voted; set when the results are released. */
  votesCast?: number | null;
};

/** One thing that the committee scores from 1 to 5, and its weight in percent. */
export type Criterion = {
  id: string;
  name: Localized;
  help: Localized;
  weight: number;
  /** A word for each score, from 1 to 5, with commas between them; a criterion without them has the usual words. */
  words?: Localized;
};

/** One condition for a dossier to be judged: the product checks it by itself, or a person ticks it. */
export type EligibilityPoint = { id: string; text: Localized; check: EligibilityCheck };

/** The ways to check a condition; `domain/eligibility.ts` checks all of them except the last. */
export const eligibilityChecks = [
  "employee",
  "deadline",
  "amount",
  "share",
  "organisation",
  "account",
  "report",
  "person",
] as const;
export type EligibilityCheck = (typeof eligibilityChecks)[number];

/** Everything that a coordinator decides about a call. */
export type CallPlan = Pick<
  Call,
  | "title"
  | "submissionsOpen"
  | "submissionsClose"
  | "votingOpens"
  | "votingCloses"
  | "resultsPublished"
  | "awardsFrom"
  | "budgetInCents"
  | "maximumWhenActiveInCents"
  | "maximumInCents"
  | "winnerCount"
  | "voteWeight"
  | "tieRule"
> & {
  /** A few sentences for employees who think of submitting. */
  intro: Localized;
  committeeMeets: Date | null;
  /** The day on which winners have to report. */
  reportsDue: Date | null;
  /** The most that the fund pays of the cost of a project, in percent. */
  costShare: number;
  /** The most projects on the ballot. */
  ballotSize: number;
  criteria: Criterion[];
  eligibility: EligibilityPoint[];
};

/** The rules that decide between two projects with the same points, fixed before voting opens. */
export const tieRules = ["committee_score", "vote", "committee_decides"] as const;
export type TieRule = (typeof tieRules)[number];

/** The phases of a call in order; `upcoming` has no beginning and `published` has no end. */
export const phases = ["upcoming", "submission", "selection", "voting", "counting", "published"] as const;
export type Phase = (typeof phases)[number];

/**
 * Gives the phase of a call at this instant. A closing instant itself belongs to the next phase. Results stay
 * unpublished after their time as long as votes are not counted or the committee has not decided a tie.
 */
export function phaseOf(call: Call, now: Date): Phase {
  if (now < call.submissionsOpen) return "upcoming";
  if (now < call.submissionsClose) return "submission";
  if (now >= call.resultsPublished) return isReleased(call) ? "published" : "counting";
  if (!call.votingOpens || !call.votingCloses) return "selection";
  if (now < call.votingOpens) return "selection";
  return now < call.votingCloses ? "voting" : "counting";
}

function isReleased({ votingOpens, votedElsewhere = false, votesCast = null }: Call): boolean {
  return !votingOpens || votedElsewhere || votesCast !== null;
}

/** Tells whether employees can vote in this call at this instant. */
export function isVotingOpen(call: Call, now: Date): boolean {
  return phaseOf(call, now) === "voting";
}

/** Tells whether voting has opened, after which nobody may change the rules. */
export function areRulesFrozen({ votingOpens }: Pick<Call, "votingOpens">, now: Date): boolean {
  return votingOpens !== null && now >= votingOpens;
}

/** Tells whether external projects can be submitted for this call at this instant. */
export function isSubmissionOpen(call: Call, now: Date): boolean {
  return phaseOf(call, now) === "submission";
}

/** Tells whether everyone may know how this call ended. */
export function isPublished(call: Call, now: Date): boolean {
  return phaseOf(call, now) === "published";
}

/** The phases by how much they matter to a visitor. */
const urgency: readonly Phase[] = ["voting", "submission", "counting", "selection", "upcoming", "published"];

/** Picks the call that matters most to a visitor, from calls that are listed newest first. */
export function currentCall<One extends Call>(calls: readonly One[], now: Date): One | null {
  const inOrder = calls.toSorted((a, b) => urgency.indexOf(phaseOf(a, now)) - urgency.indexOf(phaseOf(b, now)));
  return inOrder[0] ?? null;
}
