export const texts = {
  "ranking.confidential": "Vertrouwelijke dossiers",
  "ranking.confidential.text": "Ze hebben een eigen rangschikking. Coördinatoren zien die niet.",
} satisfies Record<string, string>;
