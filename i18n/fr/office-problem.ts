import type { officeProblem as dutch } from "#i18n/nl/office-problem.ts";

export const officeProblem = {
  "kiosk.unknown": "Cette tablette de vote n’existe plus.",
  "letter.nobody": "Il n’y a personne à qui écrire.",
  "letter.needsOperator":
    "{count, plural, one {Cette personne a} other {Ces personnes ont}} un rôle au fonds. Demandez la lettre à l’administrateur du site.",
  "letter.noMatch": "Le numéro de personnel et le code d’accès ne correspondent pas. Vérifiez le bulletin.",
  "person.needsOperator": "Cette personne a un rôle au fonds. Demandez la modification à l’administrateur du site.",
  "person.unknown": "Cette personne n’est pas sur la liste du personnel.",
  "roster.columnsMissing": "Ces colonnes manquent dans le fichier : {columns}.",
  "roster.manyLeavers":
    "Avec cette liste, {leaving, number} personnes sur {present, number} disparaissent. Confirmez si c’est juste.",
  "vote.none": "Il n’y a pas de vote dans cet appel.",
  "vote.over": "Ce vote est terminé.",
  "vote.votedBefore": "Cette personne a déjà voté. Le vote sur papier ne compte pas.",
  "vote.notClosed": "Le vote est encore ouvert. Le comptage vient après.",
  "vote.notCounted": "Les voix ne sont pas encore comptées.",
  "vote.tieUndecided": "Des projets sont à égalité. Laissez d’abord le comité choisir.",
  "vote.noTie": "Indiquez exactement les projets à égalité, chacun une fois.",
  "vote.notDue": "Les résultats ne paraissent qu’à l’heure annoncée.",
  "vote.scoresFixed": "Les voix ont été comptées. Les notes sont définitives.",
  "vote.alreadyReleased": "Les résultats sont déjà annoncés.",
  "vote.rulesFrozen": "Le vote est ouvert. Plus personne ne peut changer les règles.",
  "vote.notLater": "Choisissez un moment après la fin actuelle du vote.",
  "vote.outOfOrder": "L’ordre est : introduire, voter, résultats. Un vote s’ouvre dans le futur.",
} satisfies Record<keyof typeof dutch, string>;
