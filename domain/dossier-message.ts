import { type DossierState, unpaidStates } from "#domain/dossier.ts";
import { lastDay } from "#domain/late-access.ts";
import { max, required } from "#domain/rules.ts";

/** The most characters of a message between applicant and office, and of a reason to withdraw a dossier. */
export const longestDossierMessage = 4000;

/** The rules of a message between applicant and office. */
export const dossierMessageFields = { text: [required, max(longestDossierMessage)] };

/** The rules of the optional reason for withdrawing a dossier. */
export const withdrawalFields = { reason: [max(longestDossierMessage)] };

/** The rules of a reason that the applicant has to read. */
export const reasonFields = { reason: [required, max(longestDossierMessage)] };

/** Tells whether an applicant gives up support that the fund promised by withdrawing in this state. */
export function givesUpSupport(state: DossierState): boolean {
  return (unpaidStates as readonly DossierState[]).includes(state);
}

/** Gives the rules of an applicant's withdrawal: those who give up support that the fund promised say why. */
export function withdrawalFieldsIn(state: DossierState) {
  return givesUpSupport(state) ? reasonFields : withdrawalFields;
}

/** The rules of the form that asks an applicant to complete a dossier: until when, and what is missing. */
export const completionFields = { until: [required, lastDay], ...reasonFields };
