import type { dossierProblem as dutch } from "#i18n/nl/dossier-problem.ts";

/** Why a dossier stays as it is. */
export const dossierProblem = {
  "dossier.unknown": "We cannot find this dossier among yours. Your account shows which dossiers you have.",
  "dossier.notNow": "That can no longer be done with this dossier. Your account shows how far it is.",
  "dossier.closed":
    "The call has closed, so nothing can be sent any more. Everything you wrote is kept as a draft, for another time.",
  "dossier.closedSinceSent":
    "The call has closed. What you sent counts, just as you sent it; what you changed since then is not part of it.",
  "dossier.completionOver":
    "The time to complete this dossier is over. What you wrote is kept; please contact the fund.",
  "dossier.reasonNeeded": "Say why: the applicant gets to read it.",
  "dossier.tooMany": "You already have {most, number} drafts. First remove one you no longer need.",
  "dossier.tooOften": "That has been done too often with this dossier. Please contact the fund.",
  "dossier.handedOver": "The organisation fills in this part. Take it back first if you want to fill it in yourself.",
  "dossier.dateOver": "Choose a moment in the future.",
  "handOver.unknown": "This link does not work (any more). Ask the person who gave it to you for a new one.",
  "handOver.notDone": "The organisation has not finished its part yet. As soon as it does, you can send the dossier.",
  "lateAccess.unknown": "This link does not work (any more). Ask the fund for a new one.",
} satisfies Record<keyof typeof dutch, string>;
