import type { voteProblem as dutch } from "#i18n/nl/vote-problem.ts";

/** Why a vote is not cast, counted or released. */
export const voteProblem = {
  "vote.none": "Il n’y a pas de vote dans cet appel.",
  "vote.notOpen": "Le vote n’est pas ouvert pour l’instant. La page du vote indique quand vous pouvez voter.",
  "vote.over": "Ce vote est terminé.",
  "vote.notOnBallot": "Ce projet ne figure pas sur la liste de vote. Choisissez l’un des projets ci-dessous.",
  "vote.alreadyVoted": "Vous avez déjà voté, pour {project}. Votre vote est bien dans l’urne et compte.",
  "vote.votedBefore": "Cette personne a déjà voté. Le vote sur papier n’a pas été encodé.",
  "vote.notClosed": "Le vote est encore en cours. Le dépouillement se fait après la clôture.",
  "vote.notCounted": "Les votes ne sont pas encore dépouillés.",
  "vote.tieUndecided": "Il y a une égalité que la règle ne départage pas. Laissez d’abord le comité choisir.",
  "vote.noTie": "Il n’y a rien à départager ici : indiquez exactement les projets à égalité, chacun une fois.",
  "vote.notDue": "Les résultats ne paraissent qu’à l’heure annoncée, pour tout le monde en même temps.",
  "vote.scoresFixed": "Les voix ont été comptées. Dès lors, aucune note ne change plus.",
  "vote.alreadyReleased": "Les résultats sont annoncés et définitifs.",
  "vote.rulesFrozen": "Le vote est ouvert. Dès ce moment, plus personne ne change les règles, pas même le fonds.",
  "vote.notLater":
    "Un vote peut seulement être prolongé : choisissez un moment après celui où il se termine à présent.",
  "vote.outOfOrder":
    "Ces moments ne se suivent pas : introduire, voter, résultats. Un vote s’ouvre dans le futur et se termine avant les résultats.",
} satisfies Record<keyof typeof dutch, string>;
