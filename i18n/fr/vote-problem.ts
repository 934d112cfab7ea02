import type { voteProblem as dutch } from "#i18n/nl/vote-problem.ts";

/** Why a vote is not cast. */
export const voteProblem = {
  "vote.notOpen": "Le vote n’est pas ouvert pour l’instant. La page du vote indique quand vous pouvez voter.",
  "vote.notOnBallot": "Ce projet ne figure pas sur la liste de vote. Choisissez l’un des projets ci-dessous.",
  "vote.alreadyVoted": "Vous avez déjà voté, pour {project}. Votre vote est bien dans l’urne et compte.",
} satisfies Record<keyof typeof dutch, string>;
