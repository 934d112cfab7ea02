import type { VoteProblem } from "#domain/vote.ts";

/** The reasons for refusing a vote. */
export const voteProblem = {
  "vote.notOpen": "De stemming is nu niet open.",
  "vote.notOnBallot": "Dit project staat niet op de stemlijst. Kies een ander project.",
  "vote.alreadyVoted": "Je hebt al gestemd, op {project}.",
} satisfies Record<VoteProblem["code"], string>;
