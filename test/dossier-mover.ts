import type { Mover } from "#domain/dossier-move.ts";
import type { GivenRole, Seat } from "#domain/permission.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";

/** The answers about conflicts of interest; `open` is a member who has not answered. */
export type Answer = "none" | "acquainted" | "involved" | "open";
/** Someone who tries to move a dossier. */
type Viewer = {
  roles?: GivenRole[];
  seat?: Seat;
  isApplicant?: true;
  hasSecondFactor?: false;
  answer?: Answer;
  exclusion?: "rule" | "applicant";
  /** The chair has a conflict. */
  isChairOut?: true;
  /** The chair opened the dossier for them. */
  isOpened?: true;
  /** The only kind of dossier that they judge. */
  judges?: "internal";
  /** The movers of the table that they are, if they may act at all. */
  movers?: readonly Mover[];
};

/** Every kind of person who tries it; null is a visitor. */
export const viewers: Record<string, Viewer | null> = {
  visitor: null,
  colleague: {},
  applicant: { isApplicant: true, movers: ["applicant"] },
  "coordinator who applied": { roles: ["coordinator"], isApplicant: true, movers: ["applicant"] },
  "member who applied": { roles: ["committee"], isApplicant: true, answer: "none", movers: ["applicant"] },
  coordinator: { roles: ["coordinator"], movers: ["coordinator"] },
  "coordinator without a second factor": { roles: ["coordinator"], hasSecondFactor: false },
  member: { roles: ["committee"], answer: "none", movers: ["committee"] },
  "acquainted member": { roles: ["committee"], answer: "acquainted", movers: ["committee"] },
  "member who has not answered": { roles: ["committee"], answer: "open" },
  "member with a conflict": { roles: ["committee"], answer: "involved" },
  "excluded member": { roles: ["committee"], answer: "none", exclusion: "applicant" },
  "coordinator with a conflict": { roles: ["committee", "coordinator"], answer: "involved" },
  chair: { roles: ["committee"], seat: "chair", answer: "none", movers: ["committee", "chair", "release"] },
  "chair who has not answered": { roles: ["committee"], seat: "chair", answer: "open" },
  "chair with a conflict": { roles: ["committee"], seat: "chair", answer: "involved" },
  deputy: { roles: ["committee"], seat: "deputy", answer: "none", movers: ["committee"] },
  "deputy in the place of the chair": {
    roles: ["committee"],
    seat: "deputy",
    answer: "none",
    isChairOut: true,
    movers: ["committee", "chair", "release"],
  },
  substitute: { roles: ["substitute"], answer: "none", isOpened: true, movers: ["committee"], judges: "internal" },
  "substitute of another request": { roles: ["substitute"], answer: "none" },
  treasurer: { roles: ["treasurer"] },
  editor: { roles: ["editor"] },
  board: { roles: ["board"] },
  operator: { roles: ["operator"] },
};

/** The movers that a viewer is for one dossier. */
export function moversOf(
  viewer: Viewer | null,
  { type, state, reviewSince, isConfidential }: DossierRow,
): readonly Mover[] {
  const all = viewer?.judges && viewer.judges !== type ? [] : (viewer?.movers ?? []);
  if (all.includes("applicant") || state === "draft") return all.filter((mover) => mover === "applicant");
  // The committee has requests for help at once, and projects from the coordinator.
  if (!all.includes("coordinator")) return type === "internal" || reviewSince ? all : [];
  return isConfidential ? all : [...all, "release"];
}
