import type { DossierStep, ProjectType } from "#domain/dossier.ts";
import type { AskingStep } from "#domain/dossier-check.ts";

/** A step with questions, or the last one, in which people check everything. */
export type Step = DossierStep;

/** The steps of a dossier, in order. */
export const stepsOf = {
  external: ["acquainted", "describe-external", "financial", "check"],
  internal: ["acquainted", "describe-internal", "financial", "check"],
} as const satisfies Record<ProjectType, readonly Step[]>;

/** The address of a step of one dossier. */
export function stepAt(step: Step, dossierId: string): string {
  return `/submit-a-project/${step}?dossier=${dossierId}`;
}

/** The step before this one; undefined for the first. */
export function stepBefore(step: Step, type: ProjectType): Step | undefined {
  const steps: readonly Step[] = stepsOf[type];
  return steps[steps.indexOf(step) - 1];
}

/** The step after one with questions. */
export function stepAfter(step: AskingStep, type: ProjectType): Step {
  const steps: readonly Step[] = stepsOf[type];
  return steps[steps.indexOf(step) + 1] ?? "check";
}
