import type { OfficeProblem } from "#domain/problem.ts";

/** Why the office could not do something with people or a kiosk; only its own pages bring these along. */
export const officeProblem = {
  "kiosk.unknown": "Deze stemtablet bestaat niet (meer).",
  "letter.nobody": "Met deze keuze blijft er niemand over om een brief voor te maken.",
  "letter.noMatch": "Personeelsnummer en toegangscode horen niet bij elkaar. Kijk het briefje nog eens na.",
  "person.unknown": "Deze persoon staat niet (meer) op de personeelslijst.",
  "roster.columnsMissing": "In het bestand ontbreken deze kolommen: {columns}.",
  "roster.manyLeavers":
    "Na deze lijst zouden {leaving, number} van de {present, number} mensen weg zijn. Is het de juiste lijst, bevestig dat dan.",
} satisfies Record<OfficeProblem["code"], string>;
