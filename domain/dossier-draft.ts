import type { ProjectType } from "#domain/dossier.ts";
import { type Answers, isFinancialField } from "#domain/dossier-form.ts";
import { retiredBranch } from "#domain/fund-list.ts";
import { isMasked } from "#domain/register-number.ts";

/** A dossier in writing: its answers, and the revision in which each one changed last. */
export type Draft = { answers: Answers; changedIn: Readonly<Record<string, number>> };

/** A field that two devices answered differently, with the answer of the other device. */
export type Conflict = { field: string; theirs: string };

type Change = {
  /** The revision that the writing device has seen. */
  basedOn: number;
  /** The revision that this change makes. */
  revision: number;
  /** The answers that changed on the device; an empty one was removed. */
  changes: Readonly<Record<string, string>>;
};

/**
 * Puts the changes of one device into a draft. Two devices may fill in different fields; where another device has
 * changed the same field since, its answer stays and the conflict is returned.
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

/** Corrects the branch in the answers: retired people have no branch where they work. */
export function withFittingBranch(answers: Answers): Answers {
  const isRetired = answers.employment_status === "retired";
  if (!isRetired && answers.branch !== retiredBranch) return answers;
  return { ...answers, branch: isRetired ? retiredBranch : "" };
}

/** Gives a draft without the financial part, which the organisation fills in. */
export function withoutFinancial({ answers, changedIn }: Draft): Draft {
  return {
    answers: Object.fromEntries(Object.entries(answers).filter(([field]) => !isFinancialField(field))),
    changedIn,
  };
}

/** Tells whether only the committee may see a dossier; a project is confidential until its applicant says otherwise. */
export function isConfidential(type: ProjectType, { confidential }: Answers): boolean {
  return type === "internal" || confidential !== "no";
}

/** The changes in a form since it was saved; an empty field keeps a masked number. */
export function changesSince(
  savedAnswers: Answers,
  formAnswers: Readonly<Record<string, string>>,
): Record<string, string> {
  const isChanged = ([field, value]: [string, string]) => {
    const savedValue = String(savedAnswers[field] ?? "");
    return value !== savedValue && !(value === "" && isMasked(savedValue));
  };
  return Object.fromEntries(Object.entries(formAnswers).filter(isChanged));
}

/** Typed answers that the server may not have, each with the revision the device had seen when it changed. */
export type Unsent = Readonly<Record<string, { value: string; basedOn: number }>>;

type SaveReply = { sent: Readonly<Record<string, string>>; conflicts: readonly Conflict[]; revision: number };

/**
 * Gives the answers that still wait after the server replied: those typed since, and those in conflict. Both are now
 * based on the revision of the reply, because the device has seen it.
 */
export function withoutArrived(unsent: Unsent, { sent, conflicts, revision }: SaveReply): Unsent {
  return Object.fromEntries(
    Object.entries(unsent).flatMap(([field, { value, basedOn }]) => {
      if (sent[field] === undefined) return [[field, { value, basedOn }]];
      const isOpen = sent[field] !== value || conflicts.some((conflict) => conflict.field === field);
      return isOpen ? [[field, { value, basedOn: revision }]] : [];
    }),
  );
}

/** Answers that a device sends at once, because they are based on the same revision. */
export type Sending = { basedOn: number; changes: Record<string, string> };

/** Groups unsent answers by the revision they are based on, oldest first, so the server can detect conflicts. */
export function sendingsOf(unsent: Unsent): Sending[] {
  const groups = Map.groupBy(Object.entries(unsent), ([, { basedOn }]) => basedOn);
  return [...groups]
    .sort(([first], [second]) => first - second)
    .map(([basedOn, answers]) => ({
      basedOn,
      changes: Object.fromEntries(answers.map(([field, { value }]) => [field, value])),
    }));
}

/** Bases answers on the pending saves of the same fields, so that the last save of a page does not conflict with them. */
export function rebaseOnPendingSaves(unsent: Unsent, pendingFields: readonly string[]): Unsent {
  return Object.fromEntries(
    Object.entries(unsent).map(([field, { value, basedOn }]) => [
      field,
      { value, basedOn: pendingFields.includes(field) ? basedOn + 1 : basedOn },
    ]),
  );
}

/** The revision a device has read, and per field the later revisions that it made itself. */
export type SeenRevisions = { revision: number; later: Readonly<Record<string, number>> };

/** Updates what a device has seen with the fields it sent; it has not seen what others changed meanwhile. */
export function seenAfter(
  { revision, later }: SeenRevisions,
  sent: Readonly<Record<string, unknown>>,
  after: number,
): SeenRevisions {
  return { revision, later: { ...later, ...Object.fromEntries(Object.keys(sent).map((field) => [field, after])) } };
}

/** Gives the revision in which a device has seen an answer. */
export function seenOf({ revision, later }: SeenRevisions, field: string): number {
  return later[field] ?? revision;
}

/** A draft may hold an answer longer than its own limit, but never longer than this. */
export const longestDraft = 20_000;

/** Tells whether an answer is too long to be kept in a draft. */
export function isTooLong(value: string): boolean {
  return value.length > longestDraft;
}

const sealedEverywhere: readonly string[] = ["responsible_national_register_number", "iban_code"];

/** Tells whether a browser may store an answer of an external draft; numbers that help fraud may not stay there. */
export function mayStayOnDevice(field: string): boolean {
  return !sealedEverywhere.includes(field);
}
