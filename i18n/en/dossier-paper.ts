import type { dossierPaper as dutch } from "#i18n/nl/dossier-paper.ts";

/** The texts of a printed dossier besides its questions and answers. */
export const dossierPaper = {
  "dossierPaper.heading": "Dossier {number}",
  "dossierPaper.number": "Number",
  "dossierPaper.sentAt": "Submitted on",
  "dossierPaper.version": "Version",
  "dossierPaper.fund": "Fund",
  "dossierPaper.intro": "This is a copy for yourself. Keep it safe.",
  "dossierPaper.unprintable": "Characters we cannot print are shown as […].",
  "dossierPaper.unanswered": "Not filled in",
  "dossierPaper.file": "{name} ({size})",
  "dossierPaper.gone": "A file that is no longer there",
  "dossierPaper.handedOver": "Financial details",
  "dossierPaper.handedOver.text": "The organisation filled in this part. It is not in this copy.",
  "dossierPaper.page": "Page {number} of {pages}",
} satisfies Record<keyof typeof dutch, string>;
