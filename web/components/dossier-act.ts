import { data } from "react-router";
import type { DossierStep } from "#domain/dossier.ts";
import { kindOf } from "#domain/dossier-answer.ts";
import { type AskingStep, checkStep } from "#domain/dossier-check.ts";
import { type Conflict, isTooLong, type Sending, seenAfter, seenOf, sendingsOf } from "#domain/dossier-draft.ts";
import { type Answers, type TextField, textFields } from "#domain/dossier-form.ts";
import { invalidForm, type Problem } from "#domain/problem.ts";
import { isMasked } from "#domain/register-number.ts";
import { joinDate } from "#domain/typed-date.ts";
import { answersOf, situationIn } from "#web/components/dossier-draft.ts";
import { noteArrived, untilSent } from "#web/components/dossier-unsent.ts";
import { endStep } from "#web/components/ended-step.ts";
import { stepAfter, stepAt, stepBefore } from "#web/components/wizard-step.ts";
import { typedInto } from "#web/form.tsx";
import type { Api } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, statusOf } from "#web/page.ts";
import { submitProject } from "#web/stores/submit-project.ts";
import { formulateId } from "#web/ui/field/form-id.ts";

const SaveDossier = fund(`
  mutation SaveDossier($id: ID!, $basedOn: Int!, $step: DossierStep, $answers: [DossierAnswerInput!]!) {
    saveDossier(id: $id, basedOn: $basedOn, step: $step, answers: $answers) {
      revision changedAt conflicts { field theirs }
    }
  }
`);
const Checked = fund(`
  query DossierChecked($id: ID!) {
    dossier(id: $id) {
      type revision
      answers { field value }
      files { id field name size type scan }
      situation { now maximumInCents maximumWhenActiveInCents asksRegisterNumber knownEmail }
    }
  }
`);

const RemoveFile = fund(`mutation RemoveFile($id: ID!) { removeFile(id: $id) }`);

/** The texts in a form, by their fields. */
export type Typed = Partial<Record<TextField, string>>;

/** Reads the texts of a form; a date from its three parts. Fields that are not in the form are left out. */
export function readTyped(form: FormData): Typed {
  return Object.fromEntries(
    textFields.flatMap((field) => {
      if (kindOf(field) !== "day") return form.has(field) ? [[field, String(form.get(field))]] : [];
      if (!form.has(`${field}_day`)) return [];
      const part = (name: string) => String(form.get(`${field}_${name}`) ?? "");
      return [[field, joinDate({ day: part("day"), month: part("month"), year: part("year") })]];
    }),
  );
}

/** The changes in a form since it was saved; an empty field keeps a masked number. */
export function changesSince(kept: Answers, typed: Typed): Typed {
  const isChanged = ([field, value]: [string, string]) => {
    const before = String(kept[field] ?? "");
    return value !== before && !(value === "" && isMasked(before));
  };
  return Object.fromEntries(Object.entries(typed).filter(isChanged));
}

/** A saved draft: its revision, and answers that another device changed too. */
export type SavedDraft = { revision: number; changedAt: string; conflicts: Conflict[] };

/** The result of saving: the saved draft, or why it was not saved. */
export type Outcome = { saved: SavedDraft; problem: null } | { saved: null; problem: Problem };

/** Changes in the form that the API expects. */
export function asAnswers(changes: Readonly<Record<string, string>>) {
  return Object.entries(changes).map(([field, value]) => ({ field: field as TextField, value }));
}

type Save = Sending & { id: string; step: DossierStep };

/** Saves changes and returns the result. */
export async function save(api: Api, { id, basedOn, step, changes }: Save): Promise<Outcome> {
  const variables = { id, basedOn, step: step.replace("-", "_") as "acquainted", answers: asAnswers(changes) };
  const { data, problem } = await api.mutate(SaveDossier, variables);
  return problem ? { saved: null, problem } : { saved: data.saveDossier, problem: null };
}

/** Reads the saved answers of a draft. */
export async function readKept(api: Api, id: string) {
  const { dossier } = await api.query(Checked, { id });
  return dossier && { revision: dossier.revision, answers: answersOf(dossier) };
}

/** Remembers the server's state in the browser that sent the changes. */
function noteSaved(id: string, changes: Sending["changes"], { revision, changedAt, conflicts }: SavedDraft): void {
  noteArrived(id, changes, conflicts, revision);
  // A person who chooses between two answers has seen both, so their next answer is no conflict.
  const theirs = Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs]));
  submitProject.set((now) =>
    now.draftId === id
      ? {
          ...now,
          ...seenAfter(now, changes, revision),
          saved: "saved",
          savedAt: new Date(changedAt),
          kept: { ...now.kept, ...changes, ...theirs },
          conflicts: [...now.conflicts.filter(({ field }) => !(field in changes)), ...conflicts],
        }
      : now,
  );
}

/** The answer of a step that could not continue: why, and all that was typed. */
export type StepRefused = {
  problem: Problem | null;
  conflicts: Conflict[];
  /** The revision to continue from. */
  revision: number | null;
  typed: Record<string, string>;
};

/** Answers that a step stays open; nothing typed is lost. */
export function stay(form: FormData, rest: Partial<StepRefused>) {
  const typed = typedWith(form, null);
  const refused = { problem: null, conflicts: [], revision: null, typed, ...rest };
  return data<StepRefused>(refused, statusOf(refused.problem));
}

/** Saves a step, then checks it and continues; or goes back without checking. */
export async function actOnStep({ api, form, url, go }: ActArgs, step: AskingStep) {
  const id = url.searchParams.get("dossier") ?? "";
  const fresh = await conflictsUnderWay();
  if (fresh.length > 0) return stay(form, { conflicts: fresh });
  const { sendings, tooLong, taken, conflicts } = changedHere(form, id);
  const { saved, problem } = await keepAll(id, sendings, (sending) => save(api, { id, step, ...sending }));
  if (problem) endStep(problem, typedWith(form, null));
  if (problem) return stay(form, { problem });
  const unsettled = [...conflicts, ...saved.conflicts];
  if (taken || unsettled.length > 0)
    return stay(form, { conflicts: unsettled, revision: saved.revision, typed: typedWith(form, taken) });

  const isReturning = url.searchParams.has("return");
  if (Object.keys(tooLong).length > 0) {
    const { dossier } = await api.query(Checked, { id });
    const problems = dossier
      ? checkStep(step, dossier.type, { ...answersOf(dossier), ...tooLong }, situationIn(dossier))
      : [];
    // Missing answers are only reported to people who press "next".
    const isOn = form.get("intent") === "next";
    const problem = invalidForm(problems.filter(({ field }) => isOn || field in tooLong));
    if (problem) return stay(form, { problem, revision: saved.revision });
  }
  const here = `${stepAt(step, id)}${isReturning ? "&return" : ""}`;
  const files = toAddFiles(form, step, here);
  if (files) return go(files);
  const intent = String(form.get("intent") ?? "");
  const [, fileId] = /^remove (.+)$/.exec(intent) ?? [];
  if (fileId) {
    const { problem } = await api.mutate(RemoveFile, { id: fileId });
    return problem ? stay(form, { problem, revision: saved.revision }) : go(here);
  }
  const { dossier } = await api.query(Checked, { id });
  if (!dossier) return go("/submit-a-project");
  const answers = answersOf(dossier);
  // The draft remembers its open step, so that it opens there the next time, on any device.
  const open = async (next: DossierStep) => {
    await save(api, { id, basedOn: saved.revision, step: next, changes: {} });
    return go(stepAt(next, id));
  };
  if (intent === "back") {
    const before = stepBefore(step, dossier.type);
    return before ? open(before) : go("/submit-a-project");
  }
  if (intent === "copy") {
    await save(api, { id, basedOn: saved.revision, step, changes: applicantAsResponsible(answers) });
    return go(`${here}#responsible`);
  }
  const invalid = invalidForm(checkStep(step, dossier.type, answers, situationIn(dossier)));
  if (invalid) return stay(form, { problem: invalid, revision: saved.revision });
  return open(isReturning ? "check" : stepAfter(step, dossier.type));
}

/** The address to add files, from the address of a part of a dossier; null if another button was pressed. */
export function toAddFiles(form: FormData, step: AskingStep, address: string): string | null {
  const [, field] = /^files (.+)$/.exec(String(form.get("intent") ?? "")) ?? [];
  return field ? `${address}&files#${formulateId(step, field)}` : null;
}

/** The name, phone and email of the responsible person, if that is the applicant. */
export function applicantAsResponsible({ firstname, lastname, phone, email }: Answers): Typed {
  return {
    responsible_firstname: String(firstname ?? ""),
    responsible_lastname: String(lastname ?? ""),
    responsible_phone: String(phone ?? ""),
    responsible_email: String(email ?? ""),
  };
}

/** The name of the form field with the other device's answer to the same question. */
export const theirsOf = (field: string) => `theirs ${field}`;

/** The choice without scripts: the other device's answer that was taken, and conflicts that are still open. */
function choiceIn(form: FormData): { taken: Conflict | null; conflicts: Conflict[] } {
  const [, chosen] = /^take (.+)$/.exec(String(form.get("intent") ?? "")) ?? [];
  if (!chosen) return { taken: null, conflicts: [] };
  const all = textFields
    .filter((field) => form.has(theirsOf(field)))
    .map((field) => ({ field, theirs: String(form.get(theirsOf(field))) }));
  return {
    taken: all.find(({ field }) => field === chosen) ?? null,
    conflicts: all.filter(({ field }) => field !== chosen),
  };
}

/** The texts of a form after the other device's answer was taken. */
export function typedWith(form: FormData, taken: Conflict | null): Record<string, string> {
  return { ...typedInto(form), ...readTyped(form), ...(taken && { [taken.field]: taken.theirs }) };
}

/** Waits for saves under way and returns the new conflicts, which nobody has seen yet. */
export async function conflictsUnderWay(): Promise<Conflict[]> {
  const { conflicts: shown } = submitProject.get();
  await untilSent();
  return submitProject.get().conflicts.filter((conflict) => !shown.includes(conflict));
}

type Changed = ReturnType<typeof choiceIn> & { sendings: Sending[]; tooLong: Typed };

/**
 * The changes of a form to save. With scripts we know what changed since the last save; without them we send
 * everything. Conflicts wait for a choice, and texts that are too long wait for a shorter answer.
 */
export function changedHere(form: FormData, id: string): Changed {
  const { draftId, kept, ...seen } = submitProject.get();
  const typed = readTyped(form);
  const isKnown = draftId === id && kept !== null;
  const basedOn = isKnown ? seen.revision : Number(form.get("revision") ?? 0);
  const choice = choiceIn(form);
  const isOpen = (name: string) => [choice.taken, ...choice.conflicts].some((one) => one?.field === name);
  const changes = Object.entries(isKnown ? changesSince(kept, typed) : typed).filter(([field]) => !isOpen(field));
  const unsent = changes
    .filter(([, value]) => !isTooLong(value))
    .map(([field, value]) => [field, { value, basedOn: isKnown ? seenOf(seen, field) : basedOn }] as const);
  const sendings = sendingsOf(Object.fromEntries(unsent));
  return {
    ...choice,
    // We save the current step even if nothing changed in it.
    sendings: sendings.length > 0 ? sendings : [{ basedOn, changes: {} }],
    tooLong: Object.fromEntries(changes.filter(([, value]) => isTooLong(value))),
  };
}

/** Saves all changes at once and returns the result. */
export async function keepAll(
  id: string,
  sendings: readonly Sending[],
  send: (sending: Sending) => Promise<Outcome>,
): Promise<Outcome> {
  const outcomes = await Promise.all(
    sendings.map(async (sending) => {
      const outcome = await send(sending);
      if (outcome.saved) noteSaved(id, sending.changes, outcome.saved);
      return outcome;
    }),
  );
  const refused = outcomes.find(({ problem }) => problem !== null);
  if (refused) return refused;
  const all = outcomes.flatMap(({ saved }) => saved ?? []);
  const [first, ...others] = all.toSorted((one, other) => other.revision - one.revision);
  if (!first) throw new Error("Nothing was to be kept");
  return { saved: { ...first, conflicts: [first, ...others].flatMap(({ conflicts }) => conflicts) }, problem: null };
}
