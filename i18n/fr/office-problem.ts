import type { officeProblem as dutch } from "#i18n/nl/office-problem.ts";

export const officeProblem = {
  "kiosk.unknown": "Cette tablette de vote n’existe pas (ou plus).",
  "letter.nobody": "Avec ce choix, il ne reste personne à qui écrire.",
  "letter.needsOperator":
    "{count, plural, one {Cette personne a} other {Ces personnes ont}} un rôle au fonds. Seul l’administrateur du site fait une telle lettre. Adressez-vous à lui.",
  "letter.noMatch": "Le numéro de personnel et le code d’accès ne vont pas ensemble. Relisez le bulletin.",
  "person.needsOperator":
    "Cette personne a un rôle au fonds. Seul l’administrateur du site change son adresse e-mail ou son numéro de personnel. Adressez-vous à lui.",
  "person.unknown": "Cette personne n’est pas, ou plus, sur la liste du personnel.",
  "roster.columnsMissing": "Ces colonnes manquent dans le fichier : {columns}.",
  "roster.manyLeavers":
    "Après cette liste, {leaving, number} personnes sur {present, number} ne seraient plus là. Si c’est la bonne liste, confirmez-le.",
  "vote.none": "Il n’y a pas de vote dans cet appel.",
  "vote.over": "Ce vote est terminé.",
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
