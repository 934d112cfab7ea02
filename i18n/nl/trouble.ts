import type { DecisionProblem } from "#domain/decision.ts";

export const texts = {
  "decision.ballotFull": "De stemlijst heeft geen plaats voor al deze projecten.",
  "outbox.stays.ballotFull":
    "{count, plural, one {blijft} other {blijven}}: de stemlijst is te kort. Laat er achter, of maak ze langer in het plan van de oproep ({numbers})",
  "ranking.confidential": "Vertrouwelijke dossiers",
  "ranking.confidential.text": "Ze hebben een eigen rangschikking. Coördinatoren zien die niet.",
  "ranking.none.text": "De rangschikking verschijnt hier als de commissie de dossiers van een oproep gescoord heeft.",
  "round.short":
    "{count, plural, one {1 dossier heeft minder dan {perDossier} leden.} other {# dossiers hebben minder dan {perDossier} leden.}} De andere dossiers blijven zoals ze zijn.",
  "round.shareRest": "Verdeel de rest",
  "meeting.itemLeft": "Het dossier dat besproken werd, is niet meer bij de commissie. Kies het volgende.",
  "projects.ended":
    "{count, plural, one {1 project staat nog op de site, maar zijn dossier is niet meer openbaar.} other {# projecten staan nog op de site, maar hun dossiers zijn niet meer openbaar.}}",
} satisfies Record<Extract<DecisionProblem["code"], "decision.ballotFull">, string> & Record<string, string>;
