import type { OfficeProblem } from "#domain/problem.ts";

/** Why the office could not do something with people, a kiosk or a vote; only its own pages bring these along. */
export const officeProblem = {
  "kiosk.unknown": "Deze stemtablet bestaat niet (meer).",
  "letter.nobody": "Met deze keuze blijft er niemand over om een brief voor te maken.",
  "letter.needsOperator":
    "{count, plural, one {Deze collega heeft} other {Deze collega’s hebben}} een rol bij het fonds. Zo’n brief maakt alleen de beheerder van de site. Vraag het daar.",
  "letter.noMatch": "Personeelsnummer en toegangscode horen niet bij elkaar. Kijk het briefje nog eens na.",
  "person.needsOperator":
    "Deze collega heeft een rol bij het fonds. Zo’n mailadres of personeelsnummer verandert alleen de beheerder van de site. Vraag het daar.",
  "person.unknown": "Deze persoon staat niet (meer) op de personeelslijst.",
  "roster.columnsMissing": "In het bestand ontbreken deze kolommen: {columns}.",
  "roster.manyLeavers":
    "Na deze lijst zouden {leaving, number} van de {present, number} mensen weg zijn. Is het de juiste lijst, bevestig dat dan.",
  "vote.none": "In deze oproep wordt niet gestemd.",
  "vote.over": "Deze stemming is voorbij.",
  "vote.votedBefore": "Deze persoon heeft al gestemd. De stem op papier is niet ingevoerd.",
  "vote.notClosed": "De stemming loopt nog. Tellen kan pas als ze gesloten is.",
  "vote.notCounted": "De stemmen zijn nog niet geteld.",
  "vote.tieUndecided": "Er is een gelijke stand die de regel niet beslist. Laat eerst de commissie kiezen.",
  "vote.noTie": "Hier valt niets te kiezen: geef precies de projecten op die gelijk staan, elk één keer.",
  "vote.notDue": "De uitslag komt pas op het aangekondigde uur, voor iedereen tegelijk.",
  "vote.scoresFixed": "De stemmen zijn geteld. Vanaf dan verandert geen score meer.",
  "vote.alreadyReleased": "De uitslag is al bekendgemaakt en ligt vast.",
  "vote.rulesFrozen": "De stemming is open. Vanaf dan verandert niemand de regels nog, ook het fonds niet.",
  "vote.notLater": "Een stemming kan alleen langer duren: kies een moment na dat waarop ze nu sluit.",
  "vote.outOfOrder":
    "Deze momenten volgen elkaar niet op: indienen, stemmen, uitslag. Een stemming opent in de toekomst en sluit vóór de uitslag.",
} satisfies Record<OfficeProblem["code"], string>;
