import type { officeProblem as dutch } from "#i18n/nl/office-problem.ts";

export const officeProblem = {
  "kiosk.unknown": "Cette tablette de vote n’existe pas (ou plus).",
  "letter.nobody": "Avec ce choix, il ne reste personne à qui écrire.",
  "letter.noMatch": "Le numéro de personnel et le code d’accès ne vont pas ensemble. Relisez le bulletin.",
  "person.unknown": "Cette personne n’est pas, ou plus, sur la liste du personnel.",
  "roster.columnsMissing": "Ces colonnes manquent dans le fichier : {columns}.",
  "roster.manyLeavers":
    "Après cette liste, {leaving, number} personnes sur {present, number} ne seraient plus là. Si c’est la bonne liste, confirmez-le.",
} satisfies Record<keyof typeof dutch, string>;
