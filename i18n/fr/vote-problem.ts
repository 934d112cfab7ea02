import type { voteProblem as dutch } from "#i18n/nl/vote-problem.ts";

/** The reasons for refusing a vote. */
export const voteProblem = {
  "vote.notOpen": "Le vote n’est pas ouvert pour le moment.",
  "vote.notOnBallot": "Ce projet ne figure pas sur la liste de vote. Choisissez un autre projet.",
  "vote.alreadyVoted": "Vous avez déjà voté, pour {project}.",
} satisfies Record<keyof typeof dutch, string>;
