import type { ProjectType } from "#domain/dossier.ts";
import { type Answers, isFinancialField } from "#domain/dossier-form.ts";

/** A dossier as it is being written: its answers, and the revision in which each was given last. */
export type Draft = { answers: Answers; changedIn: Readonly<Record<string, number>> };

/** Two devices answered the same question differently: what the other one wrote. */
export type Conflict = { field: string; theirs: string };

type Change = {
  /** The revision that the device which writes has seen. */
  basedOn: number;
  /** The revision that comes of it. */
  revision: number;
  /** The answers that changed on it; an empty one was taken away. */
  changes: Readonly<Record<string, string>>;
};

/**
 * Puts what one device changed into a draft. Two people on two devices may fill in different fields; where another
 * device has changed the same field since, its answer stays and both are told.
 */
export function mergeDraft(draft: Draft, { basedOn, revision, changes }: Change) {
  const answers = { ...draft.answers };
  const changedIn = { ...draft.changedIn };
  const conflicts: Conflict[] = [];
  let isChanged = false;
  for (const [field, value] of Object.entries(changes)) {
    const present = String(draft.answers[field] ?? "");
    if (value === present) continue;
    if ((changedIn[field] ?? 0) > basedOn) {
      conflicts.push({ field, theirs: present });
      continue;
    }
    answers[field] = value;
    changedIn[field] = revision;
    isChanged = true;
  }
  return { draft: { answers, changedIn }, conflicts, isChanged };
}

/** A draft without the part that was in the hands of the organisation. */
export function withoutFinancial({ answers, changedIn }: Draft): Draft {
  return {
    answers: Object.fromEntries(Object.entries(answers).filter(([field]) => !isFinancialField(field))),
    changedIn,
  };
}

/** Tells whether only the committee may know of a dossier: until its applicant says that all may know, nobody does. */
export function isConfidential(type: ProjectType, { confidential }: Answers): boolean {
  return type === "internal" || confidential !== "no";
}
