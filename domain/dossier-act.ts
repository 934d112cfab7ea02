import { mayDecide, possibleOutcomes } from "#domain/decision.ts";
import type { DossierState } from "#domain/dossier.ts";
import type { OfficeLevel } from "#domain/dossier-level.ts";
import { checkMove, type DossierKind, fundOf, type MoveFacts, type Mover } from "#domain/dossier-move.ts";
import { type Asker, mayDo } from "#domain/permission.ts";
import type { Problem } from "#domain/problem.ts";

/** An act of the office that moves a dossier to another state. */
type MovingAct = {
  level: OfficeLevel;
  from?: DossierState;
  to: DossierState;
  /** `fund` is the coordinator for an ordinary dossier, and the committee for a confidential one. */
  by: Mover | "fund";
};

const movingActs = {
  giveToCommittee: { level: "row", from: "submitted", to: "in_review", by: "coordinator" },
  takeUp: { level: "judge", from: "submitted", to: "in_review", by: "committee" },
  askForCompletion: { level: "handle", to: "incomplete", by: "fund" },
  judgeAsItIs: { level: "handle", from: "incomplete", to: "in_review", by: "fund" },
  takeBack: { level: "row", from: "in_review", to: "submitted", by: "coordinator" },
  declineAsIneligible: { level: "handle", to: "declined", by: "fund" },
  withdraw: { level: "handle", to: "withdrawn", by: "fund" },
} as const satisfies Record<string, MovingAct>;

/** Every act of the office on one dossier. */
export const dossierActs = [
  "giveToCommittee",
  "takeUp",
  "askForCompletion",
  "judgeAsItIs",
  "takeBack",
  "declineAsIneligible",
  "withdraw",
  "setTheme",
  "setUrgent",
  "judgePoints",
  "write",
  "note",
  "decide",
  "takeDecisionBack",
  "giveOpinion",
  "moveUp",
  "giveSecondLook",
  "nameSubstitute",
] as const;
export type DossierAct = (typeof dossierActs)[number];

/** The acts that the office can do with several dossiers at once. */
export const bulkActs = ["giveToCommittee", "askForCompletion"] as const satisfies readonly DossierAct[];
export type BulkAct = (typeof bulkActs)[number];

/** The acts that the office can plan for several dossiers, and a ZIP with all that they may read. */
export const plannableActs = [...bulkActs, "download"] as const;
export type PlannableAct = (typeof plannableActs)[number];

/** The most dossiers in one ZIP. Ten files of 15 MB each keep it below 4 GB, which every program can open. */
export const mostDownloaded = 25;

/** Says why someone cannot choose these dossiers for an act, or null when they can. */
export function checkChoice(act: PlannableAct, ids: readonly string[]): Problem | null {
  if (ids.length === 0) return { code: "list.nothingChosen" };
  return act === "download" && ids.length > mostDownloaded
    ? { code: "list.tooManyChosen", most: mostDownloaded }
    : null;
}

/** Someone of the office, with what they may see of a dossier, and the facts that its moves depend on. */
export type ActingOfficer = {
  officer: Asker | null;
  levels: readonly OfficeLevel[];
  facts: MoveFacts;
  /** Whether a project of its call withdrew from an award, which another one can get. */
  hasWithdrawnAward?: boolean;
};

/** The facts that the form of an act asks for, so they hold once it is filled in. */
const factsOfForm: MoveFacts = { isDateAhead: true, failsPoint: true, isUnpaid: true };

/** Tells whether it still matters if a dossier meets the conditions of its call. A request for help has no call. */
function hasConditions({ type, state }: DossierKind & { state: DossierState }): boolean {
  return type === "external" && (state === "submitted" || state === "incomplete" || state === "in_review");
}

/** Says why someone of the office cannot do this with a dossier now, or null when they can. */
export function checkDossierAct(
  act: DossierAct | PlannableAct,
  acting: ActingOfficer,
  dossier: DossierKind & { state: DossierState },
): Problem | null {
  const { officer, levels, facts } = acting;
  const may = (level: OfficeLevel) => (levels.includes(level) ? null : ({ code: "permission.denied" } as const));
  if (act === "setTheme") return may("personal");
  if (act === "setUrgent") return may("judge") ?? (dossier.type === "internal" ? null : { code: "dossier.notNow" });
  if (act === "judgePoints") return may("handle") ?? (hasConditions(dossier) ? null : { code: "dossier.notNow" });
  if (act === "write") return may("handle");
  if (act === "note" || act === "download") return may("content");
  if (isDecidingAct(act)) return checkDecidingAct(act, acting, dossier);
  const { level, to, by, ...rest }: MovingAct = movingActs[act];
  const { type, isConfidential, state } = dossier;
  if (by === "coordinator" && !mayDo(officer, "runCall")) return { code: "permission.denied" };
  if (rest.from && rest.from !== state) return may(level) ?? { code: "dossier.notNow" };
  const mover = by === "fund" ? fundOf(dossier) : by;
  // The form asks for the reason.
  const request = { type, isConfidential, from: state, to, by: mover, reason: "-" };
  const allFacts = { hasNothingPending: true, ...facts, ...factsOfForm };
  return may(level) ?? checkMove({ ...request, facts: allFacts });
}

const decidingActs = [
  "decide",
  "takeDecisionBack",
  "giveOpinion",
  "moveUp",
  "giveSecondLook",
  "nameSubstitute",
] as const;
type DecidingAct = (typeof decidingActs)[number];

function isDecidingAct(act: DossierAct | PlannableAct): act is DecidingAct {
  return (decidingActs as readonly string[]).includes(act);
}

/** Says why someone cannot take part in the decision about a dossier now, or null when they can. */
function checkDecidingAct(
  act: DecidingAct,
  { levels, facts, hasWithdrawnAward = false }: ActingOfficer,
  dossier: DossierKind & { state: DossierState },
): Problem | null {
  const { type, state } = dossier;
  const hasNothingPending = facts.hasNothingPending ?? true;
  const mayAct = {
    decide: mayDecide(levels),
    takeDecisionBack: mayDecide(levels),
    moveUp: mayDecide(levels),
    giveOpinion: levels.includes("judge"),
    giveSecondLook: levels.includes("chair"),
    nameSubstitute: levels.includes("chair"),
  };
  const isMoment = {
    decide: type === "external" && possibleOutcomes(dossier, facts).length > 0,
    takeDecisionBack: !hasNothingPending,
    giveOpinion: type === "internal" && state === "in_review" && hasNothingPending,
    moveUp: hasWithdrawnAward && hasNothingPending && (state === "reserve" || state === "not_elected"),
    giveSecondLook: state === "declined",
    nameSubstitute: type === "internal" && (state === "submitted" || state === "in_review") && hasNothingPending,
  };
  if (!mayAct[act]) return { code: "permission.denied" };
  return isMoment[act] ? null : { code: "dossier.notNow" };
}
