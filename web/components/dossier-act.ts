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

/** What a form holds, by the fields it is about. */
export type Typed = Partial<Record<TextField, string>>;

/** Reads what stands in a form; a date from its three parts. What is not in the form is not there. */
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

/** What was changed in a form since it was kept; a number that is masked is kept by an empty field. */
export function changesSince(kept: Answers, typed: Typed): Typed {
  const isChanged = ([field, value]: [string, string]) => {
    const before = String(kept[field] ?? "");
    return value !== before && !(value === "" && isMasked(before));
  };
  return Object.fromEntries(Object.entries(typed).filter(isChanged));
}

/** A draft that was kept: how far it is, and what another device answered differently. */
export type SavedDraft = { revision: number; changedAt: string; conflicts: Conflict[] };

/** What came of keeping: how it stands now, or why it was not kept. */
export type Outcome = { saved: SavedDraft; problem: null } | { saved: null; problem: Problem };

/** Changes as the API takes them. */
export function asAnswers(changes: Readonly<Record<string, string>>) {
  return Object.entries(changes).map(([field, value]) => ({ field: field as TextField, value }));
}

type Save = Sending & { id: string; step: DossierStep };

/** Keeps what was changed, and tells what came of it. */
export async function save(api: Api, { id, basedOn, step, changes }: Save): Promise<Outcome> {
  const variables = { id, basedOn, step: step.replace("-", "_") as "acquainted", answers: asAnswers(changes) };
  const { data, problem } = await api.mutate(SaveDossier, variables);
  return problem ? { saved: null, problem } : { saved: data.saveDossier, problem: null };
}

/** Reads what is kept of a draft now. */
export async function readKept(api: Api, id: string) {
  const { dossier } = await api.query(Checked, { id });
  return dossier && { revision: dossier.revision, answers: answersOf(dossier) };
}

/** Remembers what stands on the server now, in the browser that sent it. */
function noteSaved(id: string, changes: Sending["changes"], { revision, changedAt, conflicts }: SavedDraft): void {
  noteArrived(id, changes, conflicts, revision);
  // Whoever chooses between two answers has seen both: the next one is no conflict.
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

/** What a step answers when it did not go on: why, and all that was typed. */
export type StepRefused = {
  problem: Problem | null;
  conflicts: Conflict[];
  /** The revision to go on from. */
  revision: number | null;
  typed: Record<string, string>;
};

/** Answers that a step stays as it is; nothing typed is lost. */
export function stay(form: FormData, rest: Partial<StepRefused>) {
  const typed = typedWith(form, null);
  const refused = { problem: null, conflicts: [], revision: null, typed, ...rest };
  return data<StepRefused>(refused, statusOf(refused.problem));
}

/** Keeps a step, then checks it and goes on; or goes back, without checking anything. */
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
    // Whoever does not press on is not asked for what is still missing.
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
  // The draft knows which step is open, so that it opens there the next time, on any device.
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

/** Where to go to add files, from the address of a part of a dossier; null when that is not what was pressed. */
export function toAddFiles(form: FormData, step: AskingStep, address: string): string | null {
  const [, field] = /^files (.+)$/.exec(String(form.get("intent") ?? "")) ?? [];
  return field ? `${address}&files#${formulateId(step, field)}` : null;
}

/** What the person who signs is called and reached by, when that is whoever asks. */
export function applicantAsResponsible({ firstname, lastname, phone, email }: Answers): Typed {
  return {
    responsible_firstname: String(firstname ?? ""),
    responsible_lastname: String(lastname ?? ""),
    responsible_phone: String(phone ?? ""),
    responsible_email: String(email ?? ""),
  };
}

/** What the form holds of the answer that another device gave to the same question. */
export const theirsOf = (field: string) => `theirs ${field}`;

/** What was pressed where no script runs: the answer that is taken over, and those for which there is no choice yet. */
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

/** A form as it stands once the answer of the other device was taken over. */
export function typedWith(form: FormData, taken: Conflict | null): Record<string, string> {
  return { ...typedInto(form), ...readTyped(form), ...(taken && { [taken.field]: taken.theirs }) };
}

/** Waits for what is just being kept; answers with what another device answered too, which nobody has been shown yet. */
export async function conflictsUnderWay(): Promise<Conflict[]> {
  const { conflicts: shown } = submitProject.get();
  await untilSent();
  return submitProject.get().conflicts.filter((conflict) => !shown.includes(conflict));
}

type Changed = ReturnType<typeof choiceIn> & { sendings: Sending[]; tooLong: Typed };

/**
 * What is to be kept of a form. With scripts we know what was changed since it was kept; without them, all that stands
 * in it is sent. What two devices answered waits for a choice, and what is too long for a shorter answer.
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
    // Where somebody is, is kept even if they changed nothing there.
    sendings: sendings.length > 0 ? sendings : [{ basedOn, changes: {} }],
    tooLong: Object.fromEntries(changes.filter(([, value]) => isTooLong(value))),
  };
}

/** Keeps all that was changed, at once, and tells what came of it. */
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
