import type { dossierPaper as dutch } from "#i18n/nl/dossier-paper.ts";

/** What a printed dossier says beside what was asked and answered. */
export const dossierPaper = {
  "dossierPaper.heading": "Dossier {number}",
  "dossierPaper.number": "Numéro",
  "dossierPaper.sentAt": "Introduit le",
  "dossierPaper.version": "Version",
  "dossierPaper.fund": "Fonds",
  "dossierPaper.intro":
    "Ceci est une copie de ce que vous avez introduit, pour vous-même. Gardez-la là où vous seul y avez accès.",
  "dossierPaper.unprintable":
    "Les caractères que nous ne pouvons pas imprimer figurent ici sous la forme […]. Ils se trouvent bien sur le site.",
  "dossierPaper.unanswered": "Non rempli",
  "dossierPaper.file": "{name} ({size})",
  "dossierPaper.gone": "Un fichier qui n’existe plus",
  "dossierPaper.handedOver": "Données financières",
  "dossierPaper.handedOver.text":
    "L’organisation a rempli cette partie. Elle fait partie du dossier, mais pas de cette copie.",
  "dossierPaper.page": "Page {number} sur {pages}",
} satisfies Record<keyof typeof dutch, string>;
