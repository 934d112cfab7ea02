import type { LetterSubject } from "#domain/decision.ts";

/** The reasons for refusing an act in a meeting of the committee. */
export type MeetingProblem =
  | { code: "meeting.goesOn" }
  | { code: "meeting.over" }
  | { code: "meeting.notPresent" }
  | { code: "meeting.needsChair" }
  | { code: "meeting.notRecorder" }
  | { code: "meeting.tooFew"; count: number }
  | { code: "meeting.handsDiffer"; count: number }
  | { code: "meeting.noMajority"; count: number };

/** The kinds of lines in the minutes of a meeting. */
export const meetingEntryKinds = [
  "opened",
  "came",
  "left",
  "discussed",
  "outside",
  "acquainted",
  "decided",
  "ended",
] as const;
export type MeetingEntryKind = (typeof meetingEntryKinds)[number];

/** The most characters of a remark for the minutes. */
export const longestRemark = 2000;

/** The share of the members without a conflict who must be present to decide, in percent, and the least of them. */
export type Quorum = { percent: number; least: number };

export const usualQuorum: Quorum = { percent: 50, least: 3 };

/** Gives how many members must be present to decide on a dossier that this many members can judge. */
export function neededFor(able: number, { percent, least }: Quorum): number {
  // A small committee cannot bring more members than it has.
  return Math.min(able, Math.max(least, Math.ceil((able * percent) / 100)));
}

/** The members of a meeting, as far as one dossier is concerned. */
export type Room = {
  /** The members who can judge the dossier, present or not. */
  able: number;
  /** Those of them who are present. */
  present: number;
};

/** Tells whether enough members are present to decide on a dossier. */
export function isQuorate({ able, present }: Room, quorum: Quorum): boolean {
  return able > 0 && present >= neededFor(able, quorum);
}

/** The hands that were raised for a decision. */
export type Hands = { for: number; against: number; abstained: number };

/** Says why these hands decide nothing, or null when they do: a majority of those present is for it. */
export function checkHands(hands: Hands, room: Room, quorum: Quorum): MeetingProblem | null {
  const { present } = room;
  if (!isQuorate(room, quorum)) return { code: "meeting.tooFew", count: neededFor(room.able, quorum) };
  if (hands.for + hands.against + hands.abstained !== present) return { code: "meeting.handsDiffer", count: present };
  return hands.for * 2 > present ? null : { code: "meeting.noMajority", count: Math.floor(present / 2) + 1 };
}

/** A decision, as far as the budget of its call depends on it. */
export type BudgetDecision = { outcome: LetterSubject; amountInCents: number | null };

/** Tells whether a decision takes its amount from the budget: the fund selected the project, or it won the vote. */
export function isAwarded({ outcome }: Pick<BudgetDecision, "outcome">): boolean {
  return outcome === "selected" || outcome === "winner";
}

/** The budget of a call while the committee decides. */
export type Purse = {
  budgetInCents: number;
  /** The most that the winners of the vote can get. */
  keptInCents: number;
  awardedInCents: number;
  /** The rest to award; below zero when the committee has given more than there is. */
  leftInCents: number;
};

/** Gives the budget after these decisions. The most that the vote can cost is what its dearest winners get. */
export function purseOf(
  { budgetInCents, winnerCount }: { budgetInCents: number; winnerCount: number },
  decisions: readonly BudgetDecision[],
): Purse {
  const amountsOf = (some: readonly BudgetDecision[]) => some.map(({ amountInCents }) => amountInCents ?? 0);
  const dearest = amountsOf(decisions.filter(({ outcome }) => outcome === "shortlisted"))
    .sort((one, other) => other - one)
    .slice(0, winnerCount);
  const [keptInCents, awardedInCents] = [sum(dearest), sum(amountsOf(decisions.filter(isAwarded)))];
  return { budgetInCents, keptInCents, awardedInCents, leftInCents: budgetInCents - keptInCents - awardedInCents };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
