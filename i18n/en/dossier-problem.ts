import type { dossierProblem as dutch } from "#i18n/nl/dossier-problem.ts";

/** The reasons for refusing an act on a dossier. */
export const dossierProblem = {
  "dossier.unknown": "This dossier is not one of yours. Your account shows all your dossiers.",
  "dossier.notNow": "That is no longer possible for this dossier. Your account shows where it is.",
  "dossier.closed": "The call has closed. Everything you wrote is kept as a draft.",
  "dossier.closedSinceSent": "The call has closed. Only what you already submitted counts.",
  "dossier.completionOver": "The time to complete it is over. Everything is kept. Please contact the fund.",
  "dossier.reasonNeeded": "Say why: the applicant reads this.",
  "dossier.tooMany": "You already have {most, number} drafts. Remove one first.",
  "dossier.tooOften": "You did this too often. Please contact the fund.",
  "dossier.handedOver": "The organisation fills in this part. Take it back first.",
  "dossier.dateOver": "Choose a moment in the future.",
  "handOver.unknown": "This link no longer works. Ask for a new one.",
  "handOver.notDone": "The organisation has not finished its part yet. After that you can submit.",
  "lateAccess.unknown": "This link no longer works. Ask the fund for a new one.",
} satisfies Record<keyof typeof dutch, string>;
