import type { calendar as dutch } from "#i18n/nl/calendar.ts";

export const calendar = {
  "calendar.name": "{fund} : dates des appels",
  "calendar.submissionsOpen": "{call} : on peut introduire un dossier dès aujourd’hui",
  "calendar.submissionsClose": "{call} : dernier jour pour introduire un dossier",
  "calendar.votingOpens": "{call} : on peut voter dès aujourd’hui",
  "calendar.votingCloses": "{call} : dernier jour pour voter",
  "calendar.resultsPublished": "{call} : annonce des résultats",
  "calendar.awardsFrom": "{call} : début des remises de prix",
  "calendar.since": "À partir du {moment}.",
  "calendar.until": "C’est possible {until}.",
} satisfies Record<keyof typeof dutch, string>;
