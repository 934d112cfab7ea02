import type { voteProblem as dutch } from "#i18n/nl/vote-problem.ts";

/** The reasons for refusing a vote. */
export const voteProblem = {
  "vote.notOpen": "Voting is not open now.",
  "vote.notOnBallot": "This project is not on the ballot. Choose another project.",
  "vote.alreadyVoted": "You have already voted, for {project}.",
} satisfies Record<keyof typeof dutch, string>;
