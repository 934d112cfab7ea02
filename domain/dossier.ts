/** The types of dossiers: help for a colleague, or a project of an organisation. */
export const projectTypes = ["internal", "external"] as const;
export type ProjectType = (typeof projectTypes)[number];

/** The states of a dossier. */
export const dossierStates = [
  "draft",
  "submitted",
  "incomplete",
  "in_review",
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

/** The steps of the form, of both types; `dossier-form.ts` has their questions. */
export const dossierSteps = ["acquainted", "describe-internal", "describe-external", "financial", "check"] as const;
export type DossierStep = (typeof dossierSteps)[number];

/** Those who can move a dossier to another state; `count` is the automatic count of a vote. */
export const movers = ["applicant", "coordinator", "committee", "count"] as const;
export type Mover = (typeof movers)[number];

/** The reasons for refusing an act on a dossier. */
export type DossierProblem =
  | { code: "dossier.unknown" }
  | { code: "dossier.notNow" }
  | { code: "dossier.closed" }
  | { code: "dossier.closedSinceSent" }
  | { code: "dossier.completionOver" }
  | { code: "dossier.reasonNeeded" }
  | { code: "dossier.tooMany"; most: number }
  | { code: "dossier.tooOften" }
  | { code: "dossier.handedOver" }
  | { code: "dossier.dateOver" }
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

type Move = {
  from: DossierState;
  to: DossierState;
  by: Mover;
  /** The only type that can make this move; both can when it is left out. */
  only?: ProjectType;
  /** Needs a reason in the applicant's language. */
  needsReason?: true;
};

/** Every move that a dossier can make. */
export const moves: readonly Move[] = [
  { from: "draft", to: "submitted", by: "applicant" },
  { from: "submitted", to: "incomplete", by: "coordinator", needsReason: true },
  { from: "incomplete", to: "submitted", by: "applicant" },
  { from: "submitted", to: "in_review", by: "coordinator" },
  { from: "in_review", to: "declined", by: "committee", needsReason: true },
  { from: "in_review", to: "granted", by: "committee", only: "internal" },
  { from: "in_review", to: "shortlisted", by: "committee", only: "external" },
  { from: "in_review", to: "selected", by: "committee", only: "external" },
  { from: "shortlisted", to: "winner", by: "count", only: "external" },
  { from: "shortlisted", to: "not_elected", by: "count", only: "external" },
  { from: "selected", to: "agreement", by: "coordinator", only: "external" },
  { from: "winner", to: "agreement", by: "coordinator", only: "external" },
  { from: "agreement", to: "paid", by: "coordinator", only: "external" },
  { from: "granted", to: "paid", by: "coordinator", only: "internal" },
  { from: "paid", to: "reported", by: "coordinator", only: "external" },
  // Applicants may withdraw until the committee has decided; they simply delete a draft.
  { from: "submitted", to: "withdrawn", by: "applicant" },
  { from: "incomplete", to: "withdrawn", by: "applicant" },
  { from: "in_review", to: "withdrawn", by: "applicant" },
];

type MoveRequest = { type: ProjectType; from: DossierState; to: DossierState; by: Mover; reason?: string };

/** Says why a dossier may not make this move, or null when it may. */
export function checkMove({ type, from, to, by, reason = "" }: MoveRequest): DossierProblem | null {
  const move = moves.find(
    (move) => move.from === from && move.to === to && move.by === by && (move.only === undefined || move.only === type),
  );
  if (!move) return { code: "dossier.notNow" };
  return move.needsReason && reason.trim() === "" ? { code: "dossier.reasonNeeded" } : null;
}
