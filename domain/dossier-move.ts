import { type Call, isPublished } from "#domain/call.ts";
import { type DossierProblem, type DossierState, type ProjectType, unpaidStates } from "#domain/dossier.ts";

/**
 * Those who can move a dossier to another state. `committee` is a member without a conflict of interest, `chair` the
 * chair or the deputy who acts instead, `release` the release of what the committee decided, and `clock` the server.
 */
export const movers = ["applicant", "coordinator", "committee", "chair", "treasurer", "release", "clock"] as const;
export type Mover = (typeof movers)[number];

/** The facts that decide about a move of a dossier, besides its state and the mover. */
export type DossierKind = { type: ProjectType; isConfidential: boolean };

/** The conditions of moves, as truths about the dossier and its call. */
export const moveConditions = [
  /** Its call takes dossiers from the applicant now, with or without extra time. */
  "isCallOpen",
  "isDeadlineOver",
  /** The date until which the applicant is asked to complete it is ahead. */
  "isDateAhead",
  "isCompletionOpen",
  "isCompletionOver",
  "cameFromSubmitted",
  "cameFromReview",
  "hasNothingPending",
  /** No member answered the question about conflicts of interest or gave a score. */
  "isUntouched",
  "failsPoint",
  /** Its call has a vote that is not open yet. */
  "isVoteAhead",
  "hasNoVote",
  "areResultsOut",
  "hasAmount",
  "doTwoAgree",
  "becomesConfidential",
  "isUnpaid",
  "hasWinnerWithdrawn",
  /** The applicant asks for a second look in time and for the first time, or the fund corrects its own mistake. */
  "mayHaveSecondLook",
  "isBatchApproved",
  "hasBankReturned",
  "isReportAccepted",
] as const;
export type MoveCondition = (typeof moveConditions)[number];

/** The conditions that hold for one dossier; one that is left out does not hold. */
export type MoveFacts = Readonly<Partial<Record<MoveCondition, boolean>>>;

/** When the applicant hears about a move. */
type MoveNotice = "atOnce" | "withRelease" | "withResults";

type Move = {
  from: readonly DossierState[];
  to: DossierState;
  /** `fund` is the coordinator for an ordinary dossier, and the committee for a confidential one. */
  by: Mover | "fund";
  /** The only kind of dossier that can make this move; an ordinary and a confidential one are both external here. */
  only?: "internal" | "external" | "ordinary" | "confidential";
  when?: readonly MoveCondition[];
  /** Needs a reason that the applicant reads: always, or if they get less than they asked. */
  reason?: "always" | "ifLess";
  notice: MoveNotice;
};

const undecided = ["submitted", "incomplete", "in_review", "reserve"] as const;

/** Every move that a dossier can make. */
export const moves: readonly Move[] = [
  { from: ["draft"], to: "submitted", by: "applicant", only: "internal", notice: "atOnce" },
  { from: ["draft"], to: "submitted", by: "applicant", only: "external", when: ["isCallOpen"], notice: "atOnce" },
  // A new version of a dossier that nobody has read yet.
  { from: ["submitted"], to: "submitted", by: "applicant", only: "internal", notice: "atOnce" },
  { from: ["submitted"], to: "submitted", by: "applicant", only: "external", when: ["isCallOpen"], notice: "atOnce" },

  { from: ["submitted"], to: "incomplete", by: "fund", when: ["isDateAhead"], reason: "always", notice: "atOnce" },
  {
    from: ["in_review"],
    to: "incomplete",
    by: "fund",
    when: ["isDateAhead", "hasNothingPending"],
    reason: "always",
    notice: "atOnce",
  },
  // A later date gives the applicant more time.
  { from: ["incomplete"], to: "incomplete", by: "fund", when: ["isDateAhead"], reason: "always", notice: "atOnce" },
  {
    from: ["incomplete"],
    to: "submitted",
    by: "applicant",
    when: ["isCompletionOpen", "cameFromSubmitted"],
    notice: "atOnce",
  },
  {
    from: ["incomplete"],
    to: "in_review",
    by: "applicant",
    when: ["isCompletionOpen", "cameFromReview"],
    notice: "atOnce",
  },
  {
    from: ["incomplete"],
    to: "in_review",
    by: "fund",
    when: ["isCompletionOver"],
    reason: "always",
    notice: "atOnce",
  },
  {
    from: ["incomplete"],
    to: "declined",
    by: "fund",
    when: ["isCompletionOver", "failsPoint"],
    reason: "always",
    notice: "atOnce",
  },

  {
    from: ["submitted"],
    to: "in_review",
    by: "coordinator",
    only: "external",
    when: ["isDeadlineOver"],
    notice: "atOnce",
  },
  { from: ["submitted"], to: "in_review", by: "committee", only: "internal", notice: "atOnce" },
  {
    from: ["in_review"],
    to: "submitted",
    by: "coordinator",
    only: "external",
    when: ["isUntouched"],
    notice: "atOnce",
  },
  {
    from: ["submitted"],
    to: "declined",
    by: "coordinator",
    only: "ordinary",
    when: ["isDeadlineOver", "failsPoint"],
    reason: "always",
    notice: "atOnce",
  },

  {
    from: ["in_review", "reserve"],
    to: "shortlisted",
    by: "release",
    only: "ordinary",
    when: ["isVoteAhead", "hasAmount"],
    notice: "withRelease",
  },
  {
    from: ["in_review", "reserve"],
    to: "selected",
    by: "release",
    only: "external",
    when: ["hasAmount"],
    reason: "ifLess",
    notice: "withRelease",
  },
  { from: ["in_review"], to: "reserve", by: "release", only: "external", reason: "always", notice: "withRelease" },
  {
    from: ["in_review"],
    to: "granted",
    by: "release",
    only: "internal",
    when: ["doTwoAgree"],
    notice: "withRelease",
  },
  { from: ["in_review", "reserve"], to: "declined", by: "release", reason: "always", notice: "withRelease" },

  {
    from: ["shortlisted"],
    to: "winner",
    by: "clock",
    only: "external",
    when: ["areResultsOut"],
    notice: "withResults",
  },
  {
    from: ["shortlisted"],
    to: "not_elected",
    by: "clock",
    only: "external",
    when: ["areResultsOut"],
    notice: "withResults",
  },
  {
    from: ["shortlisted"],
    to: "selected",
    by: "release",
    only: "external",
    when: ["hasNoVote"],
    reason: "always",
    notice: "withRelease",
  },
  {
    from: ["shortlisted"],
    to: "declined",
    by: "release",
    only: "external",
    when: ["hasNoVote"],
    reason: "always",
    notice: "withRelease",
  },
  {
    from: ["shortlisted"],
    to: "in_review",
    by: "applicant",
    only: "external",
    when: ["isVoteAhead", "becomesConfidential"],
    notice: "atOnce",
  },

  { from: undecided, to: "withdrawn", by: "applicant", notice: "atOnce" },
  { from: undecided, to: "withdrawn", by: "fund", reason: "always", notice: "atOnce" },
  { from: ["shortlisted"], to: "withdrawn", by: "applicant", when: ["isVoteAhead"], notice: "atOnce" },
  { from: ["shortlisted"], to: "withdrawn", by: "fund", when: ["isVoteAhead"], reason: "always", notice: "atOnce" },
  { from: unpaidStates, to: "withdrawn", by: "applicant", when: ["isUnpaid"], reason: "always", notice: "atOnce" },
  { from: unpaidStates, to: "withdrawn", by: "fund", when: ["isUnpaid"], reason: "always", notice: "atOnce" },

  {
    from: ["not_elected"],
    to: "selected",
    by: "release",
    only: "external",
    when: ["hasWinnerWithdrawn"],
    notice: "withRelease",
  },
  {
    from: ["declined"],
    to: "in_review",
    by: "chair",
    when: ["mayHaveSecondLook"],
    reason: "always",
    notice: "atOnce",
  },

  {
    from: ["selected", "winner"],
    to: "agreement",
    by: "coordinator",
    only: "ordinary",
    when: ["hasAmount"],
    notice: "atOnce",
  },
  {
    from: ["selected", "winner"],
    to: "agreement",
    by: "chair",
    only: "confidential",
    when: ["hasAmount"],
    notice: "atOnce",
  },
  { from: ["agreement"], to: "paid", by: "treasurer", only: "external", when: ["isBatchApproved"], notice: "atOnce" },
  { from: ["granted"], to: "paid", by: "treasurer", only: "internal", when: ["isBatchApproved"], notice: "atOnce" },
  {
    from: ["paid"],
    to: "agreement",
    by: "treasurer",
    only: "external",
    when: ["hasBankReturned"],
    reason: "always",
    notice: "atOnce",
  },
  {
    from: ["paid"],
    to: "granted",
    by: "treasurer",
    only: "internal",
    when: ["hasBankReturned"],
    reason: "always",
    notice: "atOnce",
  },
  {
    from: ["paid"],
    to: "reported",
    by: "coordinator",
    only: "ordinary",
    when: ["isReportAccepted"],
    notice: "atOnce",
  },
  { from: ["paid"], to: "reported", by: "chair", only: "confidential", when: ["isReportAccepted"], notice: "atOnce" },
];

type MoveRequest = DossierKind & {
  from: DossierState;
  to: DossierState;
  by: Mover;
  reason?: string;
  /** Whether the amount is lower than the applicant asked. */
  isLess?: boolean;
  facts?: MoveFacts;
};

/** Finds the move between two states that this mover can make with this kind of dossier. */
export function findMove({ from, to, by, ...kind }: Omit<MoveRequest, "reason" | "facts">): Move | null {
  return (
    moves.find((move) => move.from.includes(from) && move.to === to && isMover(move, by, kind) && isKind(move, kind)) ??
    null
  );
}

/** Says why a dossier may not make this move, or null when it may. */
export function checkMove({ reason = "", isLess = false, facts = {}, ...request }: MoveRequest): DossierProblem | null {
  const move = findMove(request);
  if (!move) return { code: "dossier.notNow" };
  const unmet = move.when?.find((condition) => !facts[condition]);
  // Only a draft can wait for another call.
  if (unmet === "isCallOpen" && request.from !== "draft") return { code: "dossier.closedSinceSent" };
  if (unmet) return problemsOfConditions[unmet] ?? { code: "dossier.notNow" };
  return needsReason(move, isLess) && reason.trim() === "" ? { code: "dossier.reasonNeeded" } : null;
}

/** Tells whether the applicant has to read a reason for a move. */
export function needsReason({ reason }: Move, isLess: boolean): boolean {
  return reason === "always" || (reason === "ifLess" && isLess);
}

/** The sentences for conditions that a person can do something about; for the others it is simply not the moment. */
const problemsOfConditions: Partial<Record<MoveCondition, DossierProblem>> = {
  isCallOpen: { code: "dossier.closed" },
  isDeadlineOver: { code: "dossier.deadlineAhead" },
  isDateAhead: { code: "dossier.dateOver" },
  isCompletionOpen: { code: "dossier.completionOver" },
  isCompletionOver: { code: "dossier.completionAhead" },
  hasNothingPending: { code: "dossier.decisionPending" },
  isUntouched: { code: "dossier.alreadyRead" },
  failsPoint: { code: "dossier.pointsNeeded" },
};

/** Gives the mover that acts for the fund: the coordinator, or the committee if the dossier is confidential. */
export function fundOf({ isConfidential }: Pick<DossierKind, "isConfidential">): Mover {
  return isConfidential ? "committee" : "coordinator";
}

function isMover(move: Move, by: Mover, kind: DossierKind): boolean {
  return move.by === by || (move.by === "fund" && by === fundOf(kind));
}

function isKind({ only }: Move, { type, isConfidential }: DossierKind): boolean {
  if (only === "ordinary") return type === "external" && !isConfidential;
  if (only === "confidential") return type === "external" && isConfidential;
  return only === undefined || only === type;
}

type MovingDossier = { completeBy: Date | null; incompleteFrom: DossierState | null };

/** Gives the conditions that follow from the dates of a dossier and its call. */
export function factsFromDates({ completeBy, incompleteFrom }: MovingDossier, call: Call | null, now: Date): MoveFacts {
  return {
    isDeadlineOver: call !== null && now >= call.submissionsClose,
    isCompletionOpen: completeBy !== null && now < completeBy,
    isCompletionOver: completeBy !== null && now >= completeBy,
    cameFromSubmitted: incompleteFrom === "submitted",
    cameFromReview: incompleteFrom === "in_review",
    isVoteAhead: call !== null && call.votingOpens !== null && now < call.votingOpens,
    hasNoVote: call !== null && call.votingOpens === null,
    areResultsOut: call !== null && isPublished(call, now),
  };
}
