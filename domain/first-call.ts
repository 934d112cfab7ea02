import { brusselsTime, midnightAfter } from "#domain/brussels-time.ts";
import type { CallPlan } from "#domain/call.ts";
import { type CallDates, readMoment } from "#domain/call-moment.ts";
import { callPlanFields } from "#domain/call-rules.ts";
import { readAmount } from "#domain/money.ts";
import { max, type Rule, type Rules, required } from "#domain/rules.ts";
import { oneLine } from "#domain/typed-text.ts";

const dayOf = (name: "submissionsOpen" | "submissionsClose", typed: unknown) =>
  readMoment(name, { day: String(typed), time: "" }, null);

const day: Rule = (value) => (dayOf("submissionsOpen", value) ? null : { code: "rule.moment" });

/** The form for the first call; its fields have the names of the plan. The office has all other parts of a plan. */
export const firstCallFields = {
  title: [required, max(80)],
  submissionsOpen: [required, day],
  submissionsClose: [required, day],
  budgetInCents: [required, ...callPlanFields.budgetInCents],
} satisfies Rules;

export type TypedFirstCall = Record<keyof typeof firstCallFields, string> & { hasVote: boolean };

const sunday = 0;
const saturday = 6;

const weekdayOf = (moment: Date) => new Date(`${brusselsTime(moment)}Z`).getUTCDay();

/** Proposes a Monday at least a week ahead: until then, everything in the plan can still change. */
export function usualFirstDay(now: Date): Date {
  const inAWeek = midnightAfter(now, 7);
  return midnightAfter(inAWeek, (8 - weekdayOf(inAWeek)) % 7);
}

/** The most that one project gets of the budget, unless the office says otherwise. */
const usualMaximum = { whenActive: 5_000_00, otherwise: 2_500_00 } as const;

type FirstCallPlan = Partial<CallPlan> & Pick<CallPlan, "submissionsOpen">;

/** Reads the plan of the first call from values that follow the rules. All later dates follow from the deadline. */
export function readFirstCall(typed: TypedFirstCall): FirstCallPlan | null {
  const submissionsOpen = dayOf("submissionsOpen", typed.submissionsOpen);
  const submissionsClose = dayOf("submissionsClose", typed.submissionsClose);
  const budgetInCents = readAmount(typed.budgetInCents);
  if (!submissionsOpen || !submissionsClose || typeof budgetInCents !== "number") return null;
  return {
    title: { nl: oneLine(typed.title) },
    submissionsOpen,
    submissionsClose,
    ...datesAfter(submissionsClose, typed.hasVote),
    budgetInCents,
    maximumWhenActiveInCents: Math.min(usualMaximum.whenActive, budgetInCents),
    maximumInCents: Math.min(usualMaximum.otherwise, budgetInCents),
  };
}

type LaterDates = Omit<CallDates, "submissionsOpen" | "submissionsClose">;

/** The committee has three weeks, colleagues vote for almost three weeks, and the awards come a month after the results. */
function datesAfter(deadline: Date, hasVote: boolean): LaterDates {
  const after = (days: number, time = "00:00") => midnightAfter(deadline, days, time);
  const results = hasVote ? 57 : 36;
  const meeting = after(22, "14:00");
  const daysToMonday = { [saturday]: 2, [sunday]: 1 }[weekdayOf(meeting)] ?? 0;
  return {
    committeeMeets: after(22 + daysToMonday, "14:00"),
    votingOpens: hasVote ? after(28, "09:00") : null,
    votingCloses: hasVote ? after(47) : null,
    resultsPublished: after(results, "12:00"),
    awardsFrom: after(results + 28),
    reportsDue: after(results + 393),
  };
}
