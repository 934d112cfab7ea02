import type { VoteProblem } from "#domain/vote.ts";

/** Why a vote is not cast. */
export const voteProblem = {
  "vote.notOpen": "De stemming is nu niet open. Op de stempagina zie je wanneer je kunt stemmen.",
  "vote.notOnBallot": "Dit project staat niet op de stemlijst. Kies een van de projecten hieronder.",
  "vote.alreadyVoted": "Je hebt al gestemd, op {project}. Je stem is binnen en telt mee.",
} satisfies Record<VoteProblem["code"], string>;
