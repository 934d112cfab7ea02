import type { DossierProblem, DossierState, ProjectType } from "#domain/dossier.ts";

/** The facts that decide whether a dossier can still be changed or sent. */
export type DossierTiming = {
  type: ProjectType;
  state: DossierState;
  /** The call it was sent for. */
  callId: string | null;
  completeBy: Date | null;
};

/** The time, and the calls that accept dossiers from this person then: open ones, and those with extra time. */
export type Moment = { now: Date; openCallIds: readonly string[] };

/** Says why a dossier cannot be changed any more, or null when it can. A draft always can. */
export function checkEdit(
  { type, state, callId, completeBy }: DossierTiming,
  { now, openCallIds }: Moment,
): DossierProblem | null {
  if (state === "draft") return null;
  if (state === "incomplete") return completeBy && now < completeBy ? null : { code: "dossier.completionOver" };
  if (state !== "submitted") return { code: "dossier.notNow" };
  // A request for help has no deadline: it can be changed until its review begins.
  if (type === "internal") return null;
  return callId !== null && openCallIds.includes(callId) ? null : { code: "dossier.closedSinceSent" };
}

/** Says why a dossier cannot be sent now, or null when it can. */
export function checkSending(dossier: DossierTiming, moment: Moment): DossierProblem | null {
  const isWithoutCall = dossier.state === "draft" && dossier.type === "external" && moment.openCallIds.length === 0;
  return isWithoutCall ? { code: "dossier.closed" } : checkEdit(dossier, moment);
}
