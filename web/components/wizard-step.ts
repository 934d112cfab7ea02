/** What is asked for: support for oneself, or for an organisation. */
export type ProjectType = "internal" | "external";

/** What each step asks, section by section; both the steps and their sections are keys of the catalogue. */
const sections = {
  acquainted: [
    "submit.acquainted.type",
    "submit.acquainted.person",
    "submit.acquainted.address",
    "submit.acquainted.role",
  ],
  "describe-external": [
    "submit.describe-external.organisation",
    "submit.describe-external.address",
    "submit.describe-external.involvement",
    "submit.describe-external.project",
  ],
  "describe-internal": [
    "submit.describe-internal.reason",
    "submit.describe-internal.tried",
    "submit.describe-internal.files",
  ],
  financial: [
    "submit.financial.organisation",
    "submit.financial.purpose",
    "submit.financial.account",
    "submit.financial.responsible",
    "submit.financial.signing",
  ],
} as const;

/** A step in which something is filled in. */
export type FormStep = keyof typeof sections;
export type Step = FormStep | "check";

/** The steps of a dossier, in order. */
export const stepsOf = {
  external: ["acquainted", "describe-external", "financial", "check"],
  internal: ["acquainted", "describe-internal", "financial", "check"],
} as const satisfies Record<ProjectType, readonly Step[]>;

/** The sections of a step; of someone who asks support for themselves, only the bank account is needed. */
export function sectionsOf(step: FormStep, type: ProjectType) {
  return step === "financial" && type === "internal" ? (["submit.financial.account"] as const) : sections[step];
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
