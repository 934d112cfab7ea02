import { atBrussels, brusselsTime, daysBetween, midnightAfter } from "#domain/brussels-time.ts";
import type { Call, CallPlan } from "#domain/call.ts";
import type { CallDates } from "#domain/call-moment.ts";
import { callIntro, criteria, eligibility } from "#server/database/demo/content/call.ts";
import { demoId } from "#server/database/demo/identity.ts";

type Dates = Omit<CallDates, "committeeMeets" | "reportsDue">;

/** The year of the first call of the demo. */
const firstYear = 2021;

/**
 * Gives the calls of the demo on this day: one is open for voting and the next for dossiers, the others are over. Two calls
 * without a vote are with the committee: it scores the dossiers of the one for young people, and it sits on the emergency
 * call, whose round of scoring has ended.
 */
export function demoCalls(now: Date) {
  const year = Number(brusselsTime(now).slice(0, 4));
  const past = Array.from({ length: year - firstYear }, (_, index) => ({
    ...callOf(firstYear + index, datesOf(firstYear + index, now)),
    votedElsewhere: true,
  }));
  const meets = sittingSince(now);
  const review = {
    ...withoutVote(year, now, { open: -40, close: -9 }),
    id: demoId("call", `${year} emergency`),
    slug: `${year}-emergency`,
    title: { nl: `Noodoproep ${year}`, en: `Emergency call ${year}`, fr: `Appel d’urgence ${year}` },
    budgetInCents: 25_000_00,
    committeeMeets: meets,
    roundEndedAt: midnightAfter(meets, -1, "20:00"),
  };
  const scoring = {
    ...withoutVote(year, now, { open: -33, close: -5 }),
    id: demoId("call", `${year} young`),
    slug: `${year}-young`,
    title: { nl: `Jongerenoproep ${year}`, en: `Call for young people ${year}`, fr: `Appel jeunes ${year}` },
    budgetInCents: 15_000_00,
  };
  const [voting, submission] = [callOf(year, votingDates(now)), callOf(year + 1, submissionDates(now))];
  return { past, voting, submission, review, scoring };
}

/** Gives the dates of a year: dossiers of 2023 had to be sent before 14 November 2023. */
function datesOf(year: number, now: Date): Dates {
  const resultsPublished = atBrussels(`${year + 1}-01-15T12:00`);
  // In January the last call would still be running, so we move it earlier.
  const earlier = Math.max(0, 45 - daysBetween(resultsPublished, now));
  return {
    submissionsOpen: midnightAfter(atBrussels(`${year}-09-18T12:00`), -earlier, "09:00"),
    submissionsClose: midnightAfter(atBrussels(`${year}-11-14T12:00`), -earlier),
    votingOpens: midnightAfter(atBrussels(`${year}-12-11T12:00`), -earlier, "09:00"),
    votingCloses: midnightAfter(atBrussels(`${year}-12-23T12:00`), -earlier),
    resultsPublished: midnightAfter(resultsPublished, -earlier, "12:00"),
    awardsFrom: midnightAfter(atBrussels(`${year + 1}-03-01T12:00`), -earlier),
  };
}

function votingDates(now: Date): Dates {
  return {
    submissionsOpen: midnightAfter(now, -112, "09:00"),
    submissionsClose: midnightAfter(now, -55),
    votingOpens: midnightAfter(now, -23, "09:00"),
    votingCloses: midnightAfter(now, 10),
    resultsPublished: midnightAfter(now, 22, "12:00"),
    awardsFrom: midnightAfter(now, 58),
  };
}

/** A call without a vote; its days are counted from now. */
function withoutVote(year: number, now: Date, { open, close }: { open: number; close: number }) {
  return callOf(year, {
    submissionsOpen: midnightAfter(now, open, "09:00"),
    submissionsClose: midnightAfter(now, close),
    votingOpens: null,
    votingCloses: null,
    resultsPublished: midnightAfter(now, 30, "12:00"),
    awardsFrom: midnightAfter(now, 60),
  });
}

const quarter = 15 * 60_000;

/** The committee has met for half an hour or a little more; it began at a quarter. */
const sittingSince = (now: Date) => new Date((Math.floor(now.getTime() / quarter) - 2) * quarter);

function submissionDates(now: Date): Dates {
  return {
    submissionsOpen: midnightAfter(now, -12, "09:00"),
    submissionsClose: midnightAfter(now, 45),
    votingOpens: midnightAfter(now, 80, "09:00"),
    votingCloses: midnightAfter(now, 112),
    resultsPublished: midnightAfter(now, 125, "12:00"),
    awardsFrom: midnightAfter(now, 160),
  };
}

function callOf(year: number, dates: Dates): Call & CallPlan & { publishedAt: Date } {
  return {
    id: demoId("call", String(year)),
    slug: String(year),
    title: { nl: `Oproep ${year}`, en: `Call ${year}`, fr: `Appel ${year}` },
    ...dates,
    budgetInCents: 60_000_00,
    maximumWhenActiveInCents: 15_000_00,
    maximumInCents: 8_000_00,
    winnerCount: 4,
    voteWeight: 50,
    tieRule: "committee_score",
    publishedAt: dates.submissionsOpen,
    intro: callIntro,
    committeeMeets: midnightAfter(dates.submissionsClose, 19, "14:00"),
    reportsDue: midnightAfter(dates.awardsFrom, 365),
    costShare: 100,
    ballotSize: 12,
    criteria,
    eligibility,
  };
}
