export const texts = {
  "ranking.confidential": "Vertrouwelijke dossiers",
  "ranking.confidential.text": "Ze hebben een eigen rangschikking. Coördinatoren zien die niet.",
  "round.short":
    "{count, plural, one {1 dossier heeft minder dan {perDossier} leden.} other {# dossiers hebben minder dan {perDossier} leden.}} De andere dossiers blijven zoals ze zijn.",
  "round.shareRest": "Verdeel de rest",
} satisfies Record<string, string>;
