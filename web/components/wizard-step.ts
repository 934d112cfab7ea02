import type { DossierSection } from "#domain/dossier-form.ts";

/** What is asked for: support for oneself, or for an organisation. */
export type ProjectType = "internal" | "external";

/** What each step asks, section by section: the names alone, for a page that only tells what will be asked. */
const sections = {
  acquainted: ["acquainted.type", "acquainted.personal", "acquainted.address", "acquainted.role"],
  "describe-external": [
    "describe-external.organisation",
    "describe-external.registered",
    "describe-external.involvement",
    "describe-external.project",
  ],
  "describe-internal": ["describe-internal.request"],
  financial: [
    "financial.organisation",
    "financial.presentation",
    "financial.bank",
    "financial.responsible",
    "financial.signing",
  ],
} as const satisfies Record<string, readonly DossierSection[]>;

/** A step in which something is filled in. */
export type FormStep = keyof typeof sections;
export type Step = FormStep | "check";

/** The steps of a dossier, in order. */
export const stepsOf = {
  external: ["acquainted", "describe-external", "financial", "check"],
  internal: ["acquainted", "describe-internal", "financial", "check"],
} as const satisfies Record<ProjectType, readonly Step[]>;

/** The sections of a step; of someone who asks support for themselves, only the bank account is needed. */
export function sectionsOf(step: FormStep, type: ProjectType): readonly DossierSection[] {
  return step === "financial" && type === "internal" ? ["financial.bank"] : sections[step];
}

/** The address of a step. */
export function pathOf(step: Step, type: ProjectType): string {
  const isSaidByStep = step.startsWith("describe");
  return `/submit-a-project/${step}${type === "internal" && !isSaidByStep ? "?project_type=internal" : ""}`;
}

/** Where one logs in to begin. */
export function entryOf(type: ProjectType): string {
  return type === "internal" ? "/submit-internal-project#login" : "/submit-a-project#login";
}

/** Which type an address asks for: external, unless it says otherwise. */
export function projectTypeIn(url: URL): ProjectType {
  return url.searchParams.get("project_type") === "internal" ? "internal" : "external";
}
