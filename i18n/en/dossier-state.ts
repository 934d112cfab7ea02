import type { dossierState as dutch } from "#i18n/nl/dossier-state.ts";

/** Where a dossier stands and what happened to it, as its applicant reads it. */
export const dossierState = {
  "dossierState.draft": "Draft",
  "dossierState.draft.text": "You are still working on it. Nobody else reads it until you send it.",
  "dossierState.submitted": "Submitted",
  "dossierState.submitted.text":
    "It has arrived. The fund checks that everything is there; if anything is missing, we will ask you for it.",
  "dossierState.incomplete": "To be completed",
  "dossierState.incomplete.text":
    "Something is still missing. Read what the fund asks for, complete it and send it again.",
  "dossierState.in_review": "Under review",
  "dossierState.in_review.text": "The selection committee is reading your dossier. You will certainly get an answer.",
  "dossierState.shortlisted": "Candidate",
  "dossierState.shortlisted.text":
    "Your project goes on the ballot and colleagues vote on it. After that, we will let you know the results.",
  "dossierState.selected": "The fund’s selection",
  "dossierState.selected.text":
    "The fund supports your project, apart from the vote. We will be in touch to draw up the agreement.",
  "dossierState.declined": "Not granted",
  "dossierState.declined.text":
    "The committee does not grant support this time. You can read the reason in your dossier.",
  "dossierState.granted": "Granted",
  "dossierState.granted.text":
    "The committee grants you support. The fund will transfer the amount to the account you gave.",
  "dossierState.winner": "Winner",
  "dossierState.winner.text":
    "Congratulations, your project has been elected. We will be in touch to draw up the agreement.",
  "dossierState.not_elected": "Not elected",
  "dossierState.not_elected.text":
    "Your project did not make it in the vote. It is welcome again in one of the next calls.",
  "dossierState.agreement": "Agreement",
  "dossierState.agreement.text":
    "We are drawing up the agreement with the organisation. Once it is signed, payment follows.",
  "dossierState.paid": "Paid",
  "dossierState.paid.text":
    "{type, select, internal {The amount has been transferred. That completes your dossier.} other {The support has been transferred. Within a year we will ask the organisation for a short report.}}",
  "dossierState.reported": "Completed",
  "dossierState.reported.text": "The organisation’s report is in. Thank you: that completes your dossier.",
  "dossierState.withdrawn": "Withdrawn",
  "dossierState.withdrawn.text":
    "You withdrew your dossier and it will not be taken any further. If you change your mind later, start a new one.",

  "dossierMove.submitted": "You submitted it",
  "dossierMove.completed": "You completed it and submitted it again",
  "dossierMove.incomplete": "The fund asked you to complete it",
  "dossierMove.in_review": "The fund passed it on to the selection committee",
  "dossierMove.shortlisted": "The committee put it on the ballot",
  "dossierMove.selected": "The committee selected it, apart from the vote",
  "dossierMove.declined": "The committee did not grant support",
  "dossierMove.granted": "The committee granted support",
  "dossierMove.winner": "Colleagues elected it",
  "dossierMove.not_elected": "It was not elected",
  "dossierMove.agreement": "The fund began the agreement",
  "dossierMove.paid": "The fund transferred the amount",
  "dossierMove.reported": "The report came in",
  "dossierMove.withdrawn": "You withdrew it",
} satisfies Record<keyof typeof dutch, string>;
