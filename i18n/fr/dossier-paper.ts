import type { dossierPaper as dutch } from "#i18n/nl/dossier-paper.ts";

/** The texts of a printed dossier besides its questions and answers. */
export const dossierPaper = {
  "dossierPaper.heading": "Dossier {number}",
  "dossierPaper.number": "Numéro",
  "dossierPaper.sentAt": "Introduit le",
  "dossierPaper.version": "Version",
  "dossierPaper.fund": "Fonds",
  "dossierPaper.intro": "Ceci est une copie pour vous-même. Gardez-la en lieu sûr.",
  "dossierPaper.unprintable": "Les caractères que nous ne pouvons pas imprimer figurent sous la forme […].",
  "dossierPaper.unanswered": "Non rempli",
  "dossierPaper.file": "{name} ({size})",
  "dossierPaper.gone": "Un fichier qui n’existe plus",
  "dossierPaper.handedOver": "Données financières",
  "dossierPaper.handedOver.text": "L’organisation a rempli cette partie. Elle n’est pas dans cette copie.",
  "dossierPaper.page": "Page {number} sur {pages}",
} satisfies Record<keyof typeof dutch, string>;
