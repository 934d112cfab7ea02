import { atBrussels } from "#domain/brussels-time.ts";
import type { Today } from "#web/pages/office/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import type { WorkItem } from "#web/ui/work/work.tsx";
import { countOf } from "#web/waiting.ts";

/** Gives what waits for the reader. */
export function useWaitingWork({ waiting, calls, dossiers, inbox, mentions, staffList }: Today): WorkItem[] {
  const text = useText("calls");
  const to = usePath();
  const ties = countOf(waiting, "tie");
  const unscored = countOf(waiting, "score");
  const decisions = countOf(waiting, "decision");
  const waitingAddresses = countOf(waiting, "address");
  const gaps = countOf(waiting, "text");
  const missedPlans = countOf(waiting, "missedPlan");
  const projectAnswers = countOf(waiting, "projectAnswer");
  const format = useFormats();
  const drafts = calls.filter(({ plan }) => plan.publishedAt === null);
  return [
    ...(ties > 0 ? [{ href: to("/office/vote"), count: ties, what: text("office.tie") }] : []),
    ...dossiers.map(({ step, count, day }) => ({
      href: `${to("/office/dossiers")}?waits=${step}`,
      count,
      what: text(`office.dossier.${step}`, { count }),
      ...(day &&
        (step === "answer" || step === "overdue") && {
          why: text(`office.dossier.${step}.day`, { count, day: format.weekdayDate(atBrussels(`${day}T12:00`)) }),
        }),
    })),
    ...(unscored > 0
      ? [{ href: to("/office/committee"), count: unscored, what: text("office.score", { count: unscored }) }]
      : []),
    ...(decisions > 0
      ? [{ href: to("/office/outbox"), count: decisions, what: text("office.decisions", { count: decisions }) }]
      : []),
    ...(inbox?.since
      ? [
          {
            href: `${to("/office/inbox")}?state=waiting&sort=written`,
            count: inbox.count,
            what: text("office.inbox", { count: inbox.count }),
            why: text("office.inbox.since", { day: format.weekdayDate(new Date(inbox.since)) }),
          },
        ]
      : []),
    ...mentions.map(({ id, number }) => ({
      href: `${to("/office/dossiers")}?open=${id}&panelTab=notes`,
      count: 1,
      what: text("office.mention"),
      ...(number && { why: number }),
    })),
    ...drafts.map(({ slug, title }) => ({
      href: to(`/office/calls/${slug}`),
      count: 1,
      what: text("office.draft"),
      why: title,
    })),
    ...(staffList
      ? [{ href: to("/office/people/import"), count: 1, what: text("office.staffList"), why: staffList }]
      : []),
    ...(waitingAddresses > 0
      ? [
          {
            href: `${to("/office/people")}?address=waiting`,
            count: waitingAddresses,
            what: text("office.addresses", { count: waitingAddresses }),
          },
        ]
      : []),
    ...(missedPlans > 0
      ? [
          {
            href: `${to("/office/projects")}?state=missed`,
            count: missedPlans,
            what: text("office.missedPlans", { count: missedPlans }),
          },
        ]
      : []),
    ...(projectAnswers > 0
      ? [
          {
            href: `${to("/office/projects")}?state=answered`,
            count: projectAnswers,
            what: text("office.projectAnswers", { count: projectAnswers }),
          },
        ]
      : []),
    ...(gaps > 0 ? [{ href: to("/office/texts"), count: gaps, what: text("office.texts", { count: gaps }) }] : []),
  ];
}
