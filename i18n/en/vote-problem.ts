import type { voteProblem as dutch } from "#i18n/nl/vote-problem.ts";

/** Why a vote is not cast. */
export const voteProblem = {
  "vote.notOpen": "Voting is not open now. The vote page says when you can vote.",
  "vote.notOnBallot": "This project is not on the ballot. Choose one of the projects below.",
  "vote.alreadyVoted": "You have already voted, for {project}. Your vote is in and counts.",
} satisfies Record<keyof typeof dutch, string>;
