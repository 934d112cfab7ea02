import { atBrussels, brusselsTime, midnightAfter } from "#domain/brussels-time.ts";
import { failedMailDays } from "#domain/mail.ts";
import { countWorkingDays } from "#domain/working-day.ts";
import type { Today } from "#web/pages/office/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import type { WorkItem } from "#web/ui/work/work.tsx";
import { countOf } from "#web/waiting.ts";

/** A term is near when no more than this many working days are left, today included. */
const nearDays = 3;

/** Work with the day of its term, as `2026-12-04`; null without one. */
type DatedWork = WorkItem & { day: string | null };

/** Work without a term is less pressing than a term in these days, and more than a later one. */
const soonDays = 14;

/** Gives what waits for the reader, in the order of its terms. */
export function useWaitingWork(today: Today): WorkItem[] {
  const text = useText("calls");
  const format = useFormats();
  const to = usePath();
  const { waiting, calls, dossiers, inbox, mentions, staffList, scoringEnds, now } = today;
  const present = new Date(now);
  const count = (kind: Parameters<typeof countOf>[1]) => countOf(waiting, kind);
  const shown = (day: string) => format.shortDay(atBrussels(`${day}T12:00`));
  const dayOf = (moment: string | null | undefined) => (moment ? brusselsTime(new Date(moment)).slice(0, 10) : null);
  const currentDay = brusselsTime(present).slice(0, 10);
  const firstAhead = (moments: readonly (string | null)[]) =>
    moments.filter((moment) => moment !== null && moment > now).toSorted()[0] ?? null;

  /** Work that is due on or before a day, or at once without one. */
  const due = (
    day: string | null,
    word: "by" | "before" | "vote" | "opens",
    item: Omit<WorkItem, "term">,
  ): DatedWork[] => {
    if (item.count === 0) return [];
    if (day === null) return [{ ...item, day }];
    const isOver = day < currentDay;
    const isNear = !isOver && countWorkingDays(present, atBrussels(`${day}T12:00`)) <= nearDays;
    const sentence = text(`office.term.${isOver ? "since" : word}`, { day: shown(day) });
    return [{ ...item, day, term: { text: sentence, tone: isOver ? "late" : isNear ? "soon" : "plain" } }];
  };
  const undated = (item: WorkItem): DatedWork[] => due(null, "by", item);

  const drafts = calls.filter(({ plan }) => plan.publishedAt === null);
  const published = calls.filter(({ plan }) => plan.publishedAt !== null);
  const oldest = dayOf(inbox?.since);
  const mailsFrom = brusselsTime(midnightAfter(present, -failedMailDays)).slice(0, 10);
  const work: DatedWork[] = [
    ...due(dayOf(firstAhead(published.map(({ resultsPublished }) => resultsPublished))), "before", {
      href: to("/office/vote"),
      count: count("tie"),
      what: text("office.tie"),
    }),
    ...dossiers.flatMap(({ step, count, day }) =>
      due(day, step === "answer" || step === "overdue" ? "by" : "before", {
        href: `${to("/office/dossiers")}?waits=${step}`,
        count,
        what: text(`office.dossier.${step}`, { count }),
        ...(step === "findChair" && { why: text("office.dossier.findChair.why") }),
      }),
    ),
    ...due(dayOf(scoringEnds), "before", {
      href: to("/office/committee"),
      count: count("score"),
      what: text("office.score", { count: count("score") }),
    }),
    ...undated({
      href: to("/office/outbox"),
      count: count("decision"),
      what: text("office.decisions", { count: count("decision") }),
    }),
    ...undated({
      href: `${to("/office/inbox")}?state=waiting&sort=written`,
      count: inbox?.count ?? 0,
      what: text("office.inbox", { count: inbox?.count ?? 0 }),
      ...(oldest && { term: { text: text("office.term.since", { day: shown(oldest) }), tone: "plain" as const } }),
    }),
    ...mentions.flatMap(({ id, number }) =>
      undated({
        href: `${to("/office/dossiers")}?open=${id}&panelTab=notes`,
        count: 1,
        what: text("office.mention"),
        ...(number && { why: number }),
      }),
    ),
    ...drafts.flatMap(({ slug, title, submissionsOpen }) =>
      due(dayOf(submissionsOpen), "opens", {
        href: to(`/office/calls/${slug}`),
        count: 1,
        what: text("office.draft"),
        why: title,
      }),
    ),
    ...undated({
      href: to("/office/people/import"),
      count: staffList ? 1 : 0,
      what: text("office.staffList"),
      ...(staffList && { why: staffList }),
    }),
    ...undated({
      href: `${to("/office/people")}?address=waiting`,
      count: count("address"),
      what: text("office.addresses", { count: count("address") }),
    }),
    ...undated({
      href: `${to("/office/settings/mails")}?state=failed&from=${mailsFrom}`,
      count: count("failedMail"),
      what: text("office.failedMails", { count: count("failedMail") }),
      why: text("office.failedMails.why"),
    }),
    ...undated({
      href: `${to("/office/projects")}?state=missed`,
      count: count("missedPlan"),
      what: text("office.missedPlans", { count: count("missedPlan") }),
    }),
    ...undated({
      href: `${to("/office/projects")}?state=answered`,
      count: count("projectAnswer"),
      what: text("office.projectAnswers", { count: count("projectAnswer") }),
    }),
    ...due(dayOf(firstAhead(published.map(({ votingOpens }) => votingOpens))), "vote", {
      href: to("/office/texts"),
      count: count("text"),
      what: text("office.texts", { count: count("text") }),
    }),
  ];
  const withoutTerm = brusselsTime(midnightAfter(present, soonDays)).slice(0, 10);
  const placeOf = ({ day }: DatedWork) => Date.parse(day ?? withoutTerm);
  return work.toSorted((one, other) => placeOf(one) - placeOf(other)).map(({ day: _day, ...item }) => item);
}
