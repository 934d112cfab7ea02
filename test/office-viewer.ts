import type { Declaration } from "#domain/conflict.ts";
import type { GivenRole, Seat } from "#domain/permission.ts";

// The parts of each kind of dossier that each kind of viewer sees in the office.

/** The fields that each part of a dossier shows, as the office reads them. */
export const parts = {
  row: "number type isConfidential state sentAt answerBy completeBy isUrgent reviewSince call",
  aside: "number type",
  workplace: "branch department",
  name: "applicant branch department",
  organisation: "organisation",
  summary: "title organisation town applicant responsible language theme",
  content:
    "title organisation town applicant responsible language theme branch department askedInCents costInCents versions files messages history notes ofSameOrganisation otherReaders readings",
  declare: "isLikelyConflict mayScore waitsForScore",
  handle: "points reviewers",
  judge:
    "conflictAnswer decision judgement mayScore myReview needsSubstitute opinions possibleOutcomes releasedInCents reviewProgress standingDecision waitsForScore",
  personal: "decision hasUndeliveredMail judgement possibleOutcomes releasedInCents reviewProgress standingDecision",
  chair: "closedFor hasUndeliveredMail",
  payment: "number releasedInCents",
  outcome: "number title organisation releasedInCents state",
  nothing: "",
} as const;
export type Part = keyof typeof parts;

/** The parts that a viewer sees of each kind of dossier. */
type Row = Record<Kind, readonly Part[]>;

/** Every kind of dossier. */
export const kinds = {
  draft: { type: "external", state: "draft", answers: { confidential: "no" } },
  sent: { type: "external", state: "submitted", answers: { confidential: "no" } },
  ordinary: { type: "external", state: "in_review", answers: { confidential: "no" } },
  confidential: { type: "external", state: "in_review", answers: { confidential: "yes" } },
  internal: { type: "internal", state: "submitted", answers: {} },
  awarded: { type: "external", state: "selected", answers: { confidential: "no" } },
  "awarded in confidence": { type: "external", state: "selected", answers: { confidential: "yes" } },
} as const;
export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

const nothing: Row = {
  draft: [],
  sent: [],
  ordinary: [],
  confidential: [],
  internal: [],
  awarded: [],
  "awarded in confidence": [],
};
const asCoordinator = ["row", "content", "handle", "personal"] as const;
const asJudge = ["row", "content", "judge"] as const;
const asJudgeAndFund = ["row", "content", "judge", "handle"] as const;
const asMember = (parts: Partial<Row>): Row => ({ ...nothing, ...parts });

export type Viewer = {
  roles: GivenRole[];
  seat?: Seat;
  hasSecondFactor?: boolean;
  declaration?: Partial<Declaration>;
  isApplicant?: true;
  sees: Row;
};

/** Every kind of viewer. */
export const viewers: Record<string, Viewer> = {
  employee: { roles: [], sees: nothing },
  operator: { roles: ["operator"], sees: nothing },
  editor: { roles: ["editor"], sees: nothing },
  "coordinator without second factor": { roles: ["coordinator"], hasSecondFactor: false, sees: nothing },
  "coordinator who applied": { roles: ["coordinator"], isApplicant: true, sees: nothing },
  "member who applied": { roles: ["committee"], declaration: { answer: "none" }, isApplicant: true, sees: nothing },
  "member without a note": { roles: ["committee"], sees: nothing },
  "member excluded by rule": { roles: ["committee"], declaration: { exclusion: "rule" }, sees: nothing },
  "member excluded by the applicant": {
    roles: ["committee", "coordinator"],
    declaration: { exclusion: "applicant", answer: "none" },
    sees: nothing,
  },
  coordinator: {
    roles: ["coordinator"],
    sees: {
      draft: [],
      sent: asCoordinator,
      ordinary: asCoordinator,
      confidential: ["row"],
      internal: ["row"],
      awarded: asCoordinator,
      "awarded in confidence": ["row"],
    },
  },
  treasurer: {
    roles: ["treasurer"],
    sees: asMember({ awarded: ["payment", "outcome"], "awarded in confidence": ["payment"] }),
  },
  board: { roles: ["board"], sees: asMember({ awarded: ["outcome"] }) },
  "member, undeclared": {
    roles: ["committee"],
    declaration: {},
    sees: asMember({
      ordinary: ["row", "declare", "summary"],
      confidential: ["row", "declare", "organisation"],
      internal: ["row", "declare", "workplace"],
      awarded: ["row", "declare", "summary"],
      "awarded in confidence": ["row", "declare", "organisation"],
    }),
  },
  "member, after the first question": {
    roles: ["committee"],
    declaration: { nameShownAt: new Date(0) },
    sees: asMember({
      ordinary: ["row", "declare", "summary"],
      confidential: ["row", "declare", "organisation"],
      internal: ["row", "declare", "workplace", "name"],
      awarded: ["row", "declare", "summary"],
      "awarded in confidence": ["row", "declare", "organisation"],
    }),
  },
  ...Object.fromEntries(
    (["none", "acquainted"] as const).flatMap((answer) =>
      [null, "chair" as const].map((seat): [string, Viewer] => {
        const asSeat = seat ? (["chair"] as const) : [];
        const viewer: Viewer = {
          roles: ["committee"],
          ...(seat && { seat }),
          declaration: { answer },
          sees: asMember({
            ordinary: [...asJudge, ...asSeat],
            confidential: [...asJudgeAndFund, ...asSeat],
            internal: [...asJudgeAndFund, ...asSeat],
            awarded: [...asJudge, ...asSeat],
            "awarded in confidence": [...asJudgeAndFund, ...asSeat],
          }),
        };
        return [`${seat ?? "member"}, ${answer}`, viewer];
      }),
    ),
  ),
  "member who stepped aside, and every other role": {
    roles: ["committee", "coordinator", "treasurer", "board"],
    declaration: { answer: "involved" },
    sees: {
      draft: [],
      sent: ["aside", "summary"],
      ordinary: ["aside", "summary"],
      confidential: ["aside", "organisation"],
      internal: ["aside", "workplace"],
      awarded: ["aside", "summary"],
      "awarded in confidence": ["aside", "organisation"],
    },
  },
  // A test of its own names a substitute; without that the role shows nothing.
  "substitute whom nobody named": { roles: ["substitute"], declaration: { answer: "none" }, sees: nothing },
  "substitute, undeclared": {
    roles: ["substitute"],
    declaration: { openedAt: new Date(0) },
    sees: asMember({ internal: ["row", "declare", "workplace"] }),
  },
  "substitute, none": {
    roles: ["substitute"],
    declaration: { openedAt: new Date(0), answer: "none" },
    sees: asMember({ internal: [...asJudgeAndFund] }),
  },
  "member with a likely conflict": {
    roles: ["committee"],
    declaration: { isLikely: true },
    sees: asMember({
      ordinary: ["row", "declare", "summary"],
      confidential: ["row", "declare", "organisation"],
      internal: ["row"],
      awarded: ["row", "declare", "summary"],
      "awarded in confidence": ["row", "declare", "organisation"],
    }),
  },
};
