import { max, required } from "#domain/rules.ts";

/** The longest message that applicant and office write to each other, and the longest reason to take a dossier back. */
export const longestDossierMessage = 4000;

/** What applicant and office write to each other. */
export const dossierMessageFields = { text: [required, max(longestDossierMessage)] };

/** What whoever takes a dossier back may say with it. */
export const withdrawalFields = { reason: [max(longestDossierMessage)] };
