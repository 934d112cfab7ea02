import type { Today } from "#web/pages/office/page.tsx";

/** A call as Today reads it. */
export type TodayCall = Today["calls"][number];

/** Gives the dates of a call as moments. */
export function datesOf({ plan, ...call }: TodayCall) {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  return {
    submissionsOpen: new Date(call.submissionsOpen),
    submissionsClose: new Date(call.submissionsClose),
    committeeMeets: date(plan.committeeMeets),
    votingOpens: date(call.votingOpens),
    votingCloses: date(call.votingCloses),
    resultsPublished: new Date(call.resultsPublished),
    awardsFrom: new Date(call.awardsFrom),
    reportsDue: date(plan.reportsDue),
  };
}
