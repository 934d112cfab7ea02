import type { OfficeProblem } from "#domain/problem.ts";

/** The reasons for refusing an act of the office on people, a kiosk or a vote; only its own pages load them. */
export const officeProblem = {
  "kiosk.unknown": "Deze stemtablet bestaat niet meer.",
  "letter.nobody": "Er is niemand om een brief voor te maken.",
  "letter.needsOperator":
    "{count, plural, one {Deze collega heeft} other {Deze collega’s hebben}} een rol bij het fonds. Vraag de brief aan de beheerder van de site.",
  "letter.noMatch": "Het personeelsnummer en de toegangscode horen niet samen. Kijk het briefje na.",
  "person.needsOperator": "Deze collega heeft een rol bij het fonds. Vraag de wijziging aan de beheerder van de site.",
  "person.unknown": "Deze persoon staat niet op de personeelslijst.",
  "roster.columnsMissing": "In het bestand ontbreken deze kolommen: {columns}.",
  "roster.manyLeavers":
    "Met deze lijst verdwijnen {leaving, number} van de {present, number} mensen. Bevestig als dat klopt.",
  "vote.none": "In deze oproep wordt niet gestemd.",
  "vote.over": "Deze stemming is voorbij.",
  "vote.votedBefore": "Deze persoon heeft al gestemd. De stem op papier telt niet.",
  "vote.notClosed": "De stemming is nog open. Tellen kan daarna.",
  "vote.notCounted": "De stemmen zijn nog niet geteld.",
  "vote.tieUndecided": "Enkele projecten staan gelijk. Laat eerst de commissie kiezen.",
  "vote.noTie": "Geef precies de projecten op die gelijk staan, elk één keer.",
  "vote.notDue": "De uitslag komt pas op het aangekondigde uur.",
  "vote.scoresFixed": "De stemmen zijn geteld. De scores liggen vast.",
  "vote.alreadyReleased": "De uitslag is al bekendgemaakt.",
  "vote.rulesFrozen": "De stemming is open. Niemand kan de regels nog veranderen.",
  "vote.notLater": "Kies een later moment dan het huidige einde van de stemming.",
  "vote.outOfOrder": "De volgorde is: indienen, stemmen, uitslag. Een stemming opent in de toekomst.",
} satisfies Record<OfficeProblem["code"], string>;
