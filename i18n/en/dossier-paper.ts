import type { dossierPaper as dutch } from "#i18n/nl/dossier-paper.ts";

/** What a printed dossier says beside what was asked and answered. */
export const dossierPaper = {
  "dossierPaper.heading": "Dossier {number}",
  "dossierPaper.number": "Number",
  "dossierPaper.sentAt": "Submitted on",
  "dossierPaper.version": "Version",
  "dossierPaper.fund": "Fund",
  "dossierPaper.intro": "This is a copy of what you submitted, for yourself. Keep it where only you can get at it.",
  "dossierPaper.unprintable": "Characters that we cannot print are shown here as […]. They are there on the site.",
  "dossierPaper.unanswered": "Not filled in",
  "dossierPaper.file": "{name} ({size})",
  "dossierPaper.gone": "A file that is no longer there",
  "dossierPaper.handedOver": "Financial details",
  "dossierPaper.handedOver.text":
    "The organisation filled in this part. It belongs to the dossier, and not to this copy.",
  "dossierPaper.page": "Page {number} of {pages}",
} satisfies Record<keyof typeof dutch, string>;
