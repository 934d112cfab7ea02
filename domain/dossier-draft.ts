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

/** The same answers with the branch that fits: retired people have none where they come to work. */
export function withFittingBranch(answers: Answers): Answers {
  const isRetired = answers.employment_status === "retired";
  if (!isRetired && answers.branch !== "retired") return answers;
  return { ...answers, branch: isRetired ? "retired" : "" };
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

/** What was typed and is not known to be kept: each answer with the revision in which its device has seen the one before. */
export type Unsent = Readonly<Record<string, { value: string; basedOn: number }>>;

type Arrived = { sent: Readonly<Record<string, string>>; conflicts: readonly Conflict[]; revision: number };

/**
 * What still waits once the server told what came of sending: what was typed since, and what another device answered
 * too. Whoever goes on with those has been told of the revision that came of it.
 */
export function withoutArrived(unsent: Unsent, { sent, conflicts, revision }: Arrived): Unsent {
  return Object.fromEntries(
    Object.entries(unsent).flatMap(([field, { value, basedOn }]) => {
      if (sent[field] === undefined) return [[field, { value, basedOn }]];
      const isOpen = sent[field] !== value || conflicts.some((conflict) => conflict.field === field);
      return isOpen ? [[field, { value, basedOn: revision }]] : [];
    }),
  );
}

/** What a device sends in one go: answers that were given on the same revision. */
export type Sending = { basedOn: number; changes: Record<string, string> };

/** What has to be sent, oldest first: what was typed on what a device saw last week is told apart from what it sees now. */
export function sendingsOf(unsent: Unsent): Sending[] {
  const groups = Map.groupBy(Object.entries(unsent), ([, { basedOn }]) => basedOn);
  return [...groups]
    .sort(([first], [second]) => first - second)
    .map(([basedOn, answers]) => ({
      basedOn,
      changes: Object.fromEntries(answers.map(([field, { value }]) => [field, value])),
    }));
}

/** Which revision a device has seen: all answers as they were when it read them, and later what it sent itself. */
export type Seen = { revision: number; later: Readonly<Record<string, number>> };

/** What a device has seen once it was told what came of sending; of what others changed meanwhile it knows nothing. */
export function seenAfter({ revision, later }: Seen, sent: Readonly<Record<string, unknown>>, after: number): Seen {
  return { revision, later: { ...later, ...Object.fromEntries(Object.keys(sent).map((field) => [field, after])) } };
}

/** The revision in which a device has seen an answer. */
export function seenOf({ revision, later }: Seen, field: string): number {
  return later[field] ?? revision;
}

/** No answer is longer than this, whatever its own limit: a draft keeps more than may be sent, but no library. */
export const longestDraft = 20_000;

/** Tells whether an answer is too long to be kept in a draft. */
export function isTooLong(value: string): boolean {
  return value.length > longestDraft;
}

const sealedEverywhere: readonly string[] = ["responsible_national_register_number", "iban_code"];

/** Tells whether an answer to an external draft may wait in a browser: not the numbers by which somebody can be robbed. */
export function mayStandOnDevice(field: string): boolean {
  return !sealedEverywhere.includes(field);
}
