/** The sentences in the calendars of the site. */
export const calendar = {
  "calendar.name": "{fund}: data van de oproepen",
  "calendar.submissionsOpen": "{call}: indienen kan vanaf vandaag",
  "calendar.submissionsClose": "{call}: laatste dag om in te dienen",
  "calendar.votingOpens": "{call}: stemmen kan vanaf vandaag",
  "calendar.votingCloses": "{call}: laatste dag om te stemmen",
  "calendar.resultsPublished": "{call}: bekendmaking van de uitslag",
  "calendar.awardsFrom": "{call}: de uitreiking begint",
  "calendar.since": "Vanaf {moment}.",
  "calendar.until": "Dit kan {until}.",
};
