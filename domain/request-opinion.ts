import { brusselsTime } from "#domain/brussels-time.ts";
import type { DecisionProblem } from "#domain/decision.ts";
import { type AnswerTerms, answerDay } from "#domain/dossier-phase.ts";
import { max, required } from "#domain/rules.ts";

/** The support that a member wants to give on a request for help; without an amount they decline it. */
export type Opinion = { personId: string; amountInCents: number | null; isLoan: boolean };

/** How many members have to agree on a request for help. */
const agreeingMembers = 2;

/** Tells whether two members want the same. */
function isSameOpinion(one: Omit<Opinion, "personId">, other: Omit<Opinion, "personId">): boolean {
  return one.amountInCents === other.amountInCents && (one.amountInCents === null || one.isLoan === other.isLoan);
}

/** Gives what two members agree on; null as long as no two do. */
export function agreedOpinion<One extends Opinion>(opinions: readonly One[]): One | null {
  return opinions.find((one, index) => opinions.slice(0, index).some((earlier) => isSameOpinion(earlier, one))) ?? null;
}

/** Says why a member cannot give this opinion, or null when they can. When two differ, a third chooses between them. */
export function checkOpinion(earlier: readonly Opinion[], opinion: Opinion): DecisionProblem | null {
  const others = earlier.filter(({ personId }) => personId !== opinion.personId);
  const isFree = others.length < agreeingMembers || others.some((other) => isSameOpinion(other, opinion));
  return isFree ? null : { code: "decision.chooseOneOfTwo" };
}

/** Tells whether too few members can judge a request, so that the chair has to find someone else. */
export function needsSubstitute(memberCount: number): boolean {
  return memberCount < agreeingMembers;
}

/** The rules of the form in which the chair names a substitute. */
export const substituteFields = { who: [required, max(254)] };

/** How many days before the last day to answer a request its members hear about it. */
const reminderDays = 3;

/** Tells whether the term of a request for help ends so soon that members are reminded. */
export function isReminderDue(
  request: { firstSentAt: Date | null; isUrgent: boolean },
  terms: AnswerTerms,
  now: Date,
): boolean {
  const last = answerDay({ type: "internal", ...request }, terms);
  if (!last) return false;
  const ahead = new Date(now.getTime() + reminderDays * 86_400_000);
  return brusselsTime(ahead).slice(0, 10) >= last;
}
