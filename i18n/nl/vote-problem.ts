import type { VoteProblem } from "#domain/vote.ts";

/** Why a vote is not cast, counted or released. */
export const voteProblem = {
  "vote.none": "In deze oproep wordt niet gestemd.",
  "vote.notOpen": "De stemming is nu niet open. Op de stempagina zie je wanneer je kunt stemmen.",
  "vote.over": "Deze stemming is voorbij.",
  "vote.notOnBallot": "Dit project staat niet op de stemlijst. Kies een van de projecten hieronder.",
  "vote.alreadyVoted": "Je hebt al gestemd, op {project}. Je stem is binnen en telt mee.",
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
} satisfies Record<VoteProblem["code"], string>;
