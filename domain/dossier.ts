/** The types of dossiers: help for a colleague, or a project of an organisation. */
export const projectTypes = ["internal", "external"] as const;
export type ProjectType = (typeof projectTypes)[number];

/** The states of a dossier. */
export const dossierStates = [
  "draft",
  "submitted",
  "incomplete",
  "in_review",
  "reserve",
  "shortlisted",
  "selected",
  "declined",
  "granted",
  "winner",
  "not_elected",
  "agreement",
  "paid",
  "reported",
  "withdrawn",
] as const;
export type DossierState = (typeof dossierStates)[number];

/** The states of a dossier whose support is promised and not paid yet. */
export const unpaidStates = ["selected", "granted", "winner", "agreement"] as const satisfies readonly DossierState[];

/** The steps of the form, of both types; `dossier-form.ts` has their questions. */
export const dossierSteps = ["acquainted", "describe-internal", "describe-external", "financial", "check"] as const;
export type DossierStep = (typeof dossierSteps)[number];

/** The reasons for refusing an act on a dossier. */
export type DossierProblem =
  | { code: "dossier.unknown" }
  | { code: "dossier.notNow" }
  | { code: "dossier.closed" }
  | { code: "dossier.closedSinceSent" }
  | { code: "dossier.hasGifts" }
  | { code: "dossier.hasVolunteers" }
  | { code: "dossier.completionOver" }
  | { code: "dossier.reasonNeeded" }
  | { code: "dossier.tooMany"; most: number }
  | { code: "dossier.tooOften" }
  | { code: "dossier.handedOver" }
  | { code: "dossier.dateOver" }
  | { code: "dossier.deadlineAhead" }
  | { code: "dossier.completionAhead" }
  | { code: "dossier.decisionPending" }
  | { code: "dossier.alreadyRead" }
  | { code: "dossier.pointsNeeded" }
  | { code: "dossier.conflict.notStricter" }
  | { code: "dossier.conflict.unknown" }
  | { code: "dossier.substitute.notNeeded" }
  | { code: "dossier.substitute.unknown" }
  | { code: "dossier.substitute.unfit" }
  | { code: "handOver.unknown" }
  | { code: "handOver.notDone" }
  | { code: "lateAccess.unknown" };

/** How many drafts one person can have at a time. */
export const mostDrafts = 20;

/** The most versions and messages of one dossier, so that no list grows without end. */
export const mostVersions = 200;
export const mostMessages = 500;

/** How long the organisation has for the part that was handed over to it. */
export const handOverDays = 30;

/** The letters of a dossier's number: none that look alike, none that make words. */
export const numberLetters = "23456789BCDFGHJKLMNPQRSTVWXZ";
