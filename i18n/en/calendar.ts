import type { calendar as dutch } from "#i18n/nl/calendar.ts";

export const calendar = {
  "calendar.name": "{fund}: dates of the calls",
  "calendar.submissionsOpen": "{call}: submissions open today",
  "calendar.submissionsClose": "{call}: last day to submit",
  "calendar.votingOpens": "{call}: voting opens today",
  "calendar.votingCloses": "{call}: last day to vote",
  "calendar.resultsPublished": "{call}: the results are announced",
  "calendar.awardsFrom": "{call}: the awards begin",
  "calendar.since": "From {moment}.",
  "calendar.until": "This is possible {until}.",
} satisfies Record<keyof typeof dutch, string>;
