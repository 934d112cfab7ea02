import { midnightAfter } from "#domain/brussels-time.ts";
import { type Declaration, isClosed } from "#domain/conflict.ts";
import type { DossierState, ProjectType } from "#domain/dossier.ts";
import { type Asker, mayDo, type Seat } from "#domain/permission.ts";

/** The levels of those who write a dossier; `visibility.ts` says which fields each level shows. */
const writerLevels = ["applicant", "linkHolder"] as const;

/**
 * The levels of those who work in the office, on one dossier. Most people have several: each one opens a part of it.
 *
 * - `row`: its number, type, state and age;
 * - `workplace`, `name`, `organisation`, `summary`: what a member sees before they say that they have no conflict;
 * - `declare`: the question about conflicts; `closed`: the chair has to open it first; `aside`: they stepped aside;
 * - `content`: all answers, files, messages and notes; `personal`: also what only a coordinator needs, masked;
 * - `handle`: its moves, as the fund; `judge`: as a member without conflict; `chair`: as the chair;
 * - `payment`: what a payment needs; `outcome`: what the board reads of a decision.
 */
export const officeLevels = [
  "row",
  "workplace",
  "name",
  "organisation",
  "summary",
  "declare",
  "closed",
  "aside",
  "content",
  "personal",
  "handle",
  "judge",
  "chair",
  "payment",
  "outcome",
] as const;
export type OfficeLevel = (typeof officeLevels)[number];

/** Every level that someone can have on one dossier. */
export const dossierLevels = [...writerLevels, ...officeLevels] as const;
export type DossierLevel = (typeof dossierLevels)[number];

/** The person who looks at a row. */
export type Viewer = Asker & { id: string; seat?: Seat | null };

/** Gives the levels of a viewer on one dossier; without any, they see nothing of it. */
export function levelsOnDossier(viewer: Viewer | null, dossier: { applicantId: string }): readonly DossierLevel[] {
  if (!viewer || !mayDo(viewer, "submitDossier")) return [];
  return viewer.id === dossier.applicantId ? ["applicant"] : [];
}

/** Gives the level on a part that was handed over: only its personal link finds it, so the viewer has the link. */
export function levelsOnHandedPart(): readonly DossierLevel[] {
  return ["linkHolder"];
}

/** The facts about a dossier and its viewer that decide what they see of it in the office. */
export type OfficeRow = {
  applicantId: string;
  type: ProjectType;
  isConfidential: boolean;
  state: DossierState;
  /** When the committee got it; null if it never did. */
  reviewSince: Date | null;
  /** The tie of the viewer to it as a committee member; null if they never were one. */
  declaration: Declaration | null;
  /**
   * Whether the viewer acts as the chair on it: the chair does, or the first person after them without a conflict, which
   * is the deputy, and then the member who has been one the longest.
   */
  isChairing: boolean;
};

/** The states after the release of a decision. */
export const releasedStates = [
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
] as const satisfies readonly DossierState[];

/** The states in which a dossier gets money. */
export const payableStates = [
  "selected",
  "granted",
  "winner",
  "agreement",
  "paid",
  "reported",
] as const satisfies readonly DossierState[];

/** The states of a project that the public may read about. */
export const projectStates = [
  "shortlisted",
  "selected",
  "winner",
  "not_elected",
  "agreement",
  "paid",
  "reported",
] as const satisfies readonly DossierState[];

type Involvement = Pick<OfficeRow, "applicantId" | "declaration">;

/** Tells whether somebody is the applicant of a dossier, was excluded from it, or stepped aside. */
export function isOutside(personId: string, { applicantId, declaration }: Involvement): boolean {
  return applicantId === personId || Boolean(declaration?.exclusion) || declaration?.answer === "involved";
}

/** Tells whether somebody may help to decide a tie: not with a conflict, nor with a likely one that they left open. */
export function mayRankProject(personId: string, dossier: Involvement): boolean {
  const { declaration } = dossier;
  return !isOutside(personId, dossier) && !(declaration?.isLikely && declaration.answer === null);
}

/**
 * Tells whether a viewer writes the public project of a dossier: an ordinary one, from the release of its decision on.
 * Its applicant and people with a conflict do not.
 */
export function mayWriteProject(viewer: Viewer | null, dossier: OfficeRow): boolean {
  if (!viewer || !mayDo(viewer, "writeProject")) return false;
  const { type, isConfidential, state } = dossier;
  if (isOutside(viewer.id, dossier)) return false;
  return type === "external" && !isConfidential && isOneOf(projectStates, state);
}

/**
 * Gives the levels of a viewer on one dossier in the office. Drafts belong to their applicant alone. Applicants and
 * members with a conflict lose the levels of every role they have.
 */
export function levelsInOffice(viewer: Viewer | null, dossier: OfficeRow): readonly OfficeLevel[] {
  if (!viewer || !mayDo(viewer, "openOffice")) return [];
  const { state, applicantId, declaration } = dossier;
  if (state === "draft" || applicantId === viewer.id || declaration?.exclusion) return [];
  if (declaration?.answer === "involved") return ["aside", ...levelsBefore(dossier, declaration)];
  return [
    ...new Set([
      ...(mayDo(viewer, "runCall") ? levelsOfCoordinator(dossier) : []),
      ...(declaration && isJudge(viewer, dossier, declaration) ? levelsOfMember(dossier, declaration) : []),
      ...(mayDo(viewer, "payGrant") ? levelsOfTreasurer(dossier) : []),
      ...(mayDo(viewer, "readOutcome") && !dossier.isConfidential && isOneOf(releasedStates, state)
        ? (["outcome"] as const)
        : []),
    ]),
  ];
}

/**
 * Gives the moment that these levels show of something that happened to a dossier: without its content only the day,
 * because the hour would tell its applicant to somebody who knows when people were logged in.
 */
export function shownInstant(levels: readonly OfficeLevel[], moment: Date | null): Date | null {
  return moment && !levels.includes("content") ? midnightAfter(moment, 0) : moment;
}

/** Tells whether someone judges a dossier as a member, or a request for help as the substitute whom the chair named. */
function isJudge(viewer: Viewer, { type }: OfficeRow, { openedAt }: Declaration): boolean {
  if (mayDo(viewer, "reviewDossier")) return true;
  return mayDo(viewer, "standIn") && type === "internal" && openedAt !== null;
}

function levelsOfCoordinator({ isConfidential }: OfficeRow): OfficeLevel[] {
  return isConfidential ? ["row"] : ["row", "summary", "content", "personal", "handle"];
}

function levelsOfMember(dossier: OfficeRow, declaration: Declaration): OfficeLevel[] {
  const { type, isConfidential, reviewSince, state, isChairing } = dossier;
  const asChair: OfficeLevel[] = isChairing ? ["chair"] : [];
  const isWithCommittee = type === "internal" || reviewSince !== null;
  // The committee gets a project from the coordinator, and a request for help at once. Of a project that was declined
  // before, the chair sees enough to give it a second look.
  if (!isWithCommittee && !(state === "declined" && isChairing)) return [];
  if (isClosed(declaration, type)) return ["row", "closed"];
  // The chair too says first whether they have a conflict.
  if (declaration.answer === null) return ["row", "declare", ...levelsBefore(dossier, declaration)];
  if (!isWithCommittee) return ["row", ...levelsBefore(dossier, declaration), ...asChair];
  const asFund: OfficeLevel[] = isConfidential ? ["handle"] : [];
  return ["row", "workplace", "name", "organisation", "summary", "content", "judge", ...asFund, ...asChair];
}

/** Gives the levels of a member who has not yet said whether they have a conflict. */
function levelsBefore({ type, isConfidential }: OfficeRow, { nameShownAt }: Declaration): OfficeLevel[] {
  if (type === "internal") return nameShownAt ? ["workplace", "name"] : ["workplace"];
  return isConfidential ? ["organisation"] : ["summary"];
}

function levelsOfTreasurer({ isConfidential, state }: OfficeRow): OfficeLevel[] {
  if (!isOneOf(payableStates, state)) return [];
  return isConfidential ? ["payment"] : ["payment", "outcome"];
}

function isOneOf(states: readonly DossierState[], state: DossierState): boolean {
  return states.includes(state);
}
