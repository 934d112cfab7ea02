import { lastMinute } from "#domain/brussels-time.ts";
import type { CallPlan } from "#domain/call.ts";
import { type CallMoment, callMoments, closingMoments } from "#domain/call-moment.ts";
import { isTranslated, type Language } from "#domain/language.ts";
import { holidaysBetween } from "#domain/working-day.ts";

/** Something in a plan that is allowed, but that its maker should know. */
export type CallWarning =
  | { code: "opensAtOnce" }
  | { code: "onHoliday"; moment: CallMoment; day: string }
  | { code: "voteOverHolidays"; days: string[] }
  | { code: "voteWithoutProjects" }
  | { code: "untranslated"; language: Language };

type Situation = {
  now: Date;
  publishedAt: Date | null;
  /** How many projects are on the ballot. */
  candidates: number;
  /** The languages that the fund offers. */
  languages: readonly Language[];
};

/** Lists the warnings on a plan, those on its dates first. */
export function callWarnings(plan: CallPlan, { now, publishedAt, candidates, languages }: Situation): CallWarning[] {
  const { submissionsOpen, submissionsClose, votingOpens, votingCloses } = plan;
  const warnings: CallWarning[] = [];
  if (!publishedAt && submissionsOpen <= now) warnings.push({ code: "opensAtOnce" });
  for (const moment of callMoments) warnings.push(...holidayOf(plan, moment, now));
  if (votingOpens && votingCloses && votingCloses > now) {
    const days = holidaysBetween(votingOpens, lastMinute(votingCloses));
    if (days.length > 0) warnings.push({ code: "voteOverHolidays", days });
    if (publishedAt && submissionsClose <= now && candidates === 0) warnings.push({ code: "voteWithoutProjects" });
  }
  const texts = [
    plan.title,
    plan.intro,
    ...plan.criteria.flatMap(({ name, help, words }) => [name, help, ...(words ? [words] : [])]),
    ...plan.eligibility.map(({ text }) => text),
  ];
  for (const language of languages)
    if (!isTranslated(texts, language)) warnings.push({ code: "untranslated", language });
  return warnings;
}

/** Warns of a date in the future on which offices are closed; people may still submit or vote on such a day. */
function holidayOf(plan: CallPlan, name: CallMoment, now: Date): CallWarning[] {
  const moment = plan[name];
  if (!moment || moment <= now) return [];
  const lastDay = closingMoments.includes(name) ? lastMinute(moment) : moment;
  const [day] = holidaysBetween(lastDay, lastDay);
  return day ? [{ code: "onHoliday", moment: name, day }] : [];
}
