import { data } from "react-router";
import type { DossierStep } from "#domain/dossier.ts";
import { kindOf } from "#domain/dossier-answer.ts";
import { type AskingStep, checkStep } from "#domain/dossier-check.ts";
import type { Conflict } from "#domain/dossier-draft.ts";
import { type Answers, type TextField, textFields } from "#domain/dossier-form.ts";
import { invalidForm, type Problem } from "#domain/problem.ts";
import { isMasked } from "#domain/register-number.ts";
import { joinDate } from "#domain/typed-date.ts";
import { answersOf, situationIn } from "#web/components/dossier-draft.ts";
import { stepAfter, stepAt, stepBefore } from "#web/components/wizard-step.ts";
import { typedInto } from "#web/form.tsx";
import type { Api } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";
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
      type
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

type Save = { id: string; basedOn: number; step: DossierStep; changes: Typed };

/** A draft that was kept: how far it is, and what another device answered differently. */
export type SavedDraft = { revision: number; changedAt: string; conflicts: Conflict[] };

/** Changes as the API takes them. */
export function asAnswers(changes: Typed) {
  return Object.entries(changes).map(([field, value]) => ({ field: field as TextField, value }));
}

/** Keeps what was changed, and tells what came of it. */
export async function save(api: Api, { id, basedOn, step, changes }: Save) {
  const variables = { id, basedOn, step: step.replace("-", "_") as "acquainted", answers: asAnswers(changes) };
  const { data, problem } = await api.mutate(SaveDossier, variables);
  return problem ? { saved: null, problem } : { saved: data.saveDossier, problem: null };
}

/** Remembers what stands on the server now, in the browser that sent it. */
export function noteSaved(id: string, changes: Typed, { revision, changedAt, conflicts }: SavedDraft): void {
  // Whoever chooses between two answers has seen both: the next one is no conflict.
  const theirs = Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs]));
  submitProject.set((now) =>
    now.draftId === id
      ? { ...now, saved: "saved", savedAt: new Date(changedAt), revision, kept: { ...now.kept, ...changes, ...theirs } }
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
export const stay = (form: FormData, rest: Partial<StepRefused>) =>
  data<StepRefused>({ problem: null, conflicts: [], revision: null, typed: typedInto(form), ...rest }, { status: 422 });

/** Keeps a step, then checks it and goes on; or goes back, without checking anything. */
export async function actOnStep({ api, form, url, go }: ActArgs, step: AskingStep) {
  const id = url.searchParams.get("dossier") ?? "";
  const { basedOn, changes } = changedHere(form, id);
  const { saved, problem } = await save(api, { id, basedOn, step, changes });
  // Without scripts the step would be read anew, which whoever is logged out cannot.
  if (problem?.code === "login.required" && import.meta.env.SSR) throw data(typedInto(form), { status: 401 });
  if (problem) return stay(form, { problem });
  noteSaved(id, changes, saved);
  if (saved.conflicts.length > 0) return stay(form, { conflicts: saved.conflicts, revision: saved.revision });

  const isReturning = url.searchParams.has("return");
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
  if (intent === "back") {
    const before = stepBefore(step, dossier.type);
    return go(before ? stepAt(before, id) : "/submit-a-project");
  }
  if (intent === "copy") {
    await save(api, { id, basedOn: saved.revision, step, changes: applicantAsResponsible(answers) });
    return go(`${here}#responsible`);
  }
  const invalid = invalidForm(checkStep(step, dossier.type, answers, situationIn(dossier)));
  if (invalid) return stay(form, { problem: invalid, revision: saved.revision });
  return go(stepAt(isReturning ? "check" : stepAfter(step, dossier.type), id));
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

/** With scripts we know what was changed since it was kept; without them, all that stands in the form is sent. */
export function changedHere(form: FormData, id: string): { basedOn: number; changes: Typed } {
  const { draftId, revision, kept } = submitProject.get();
  const typed = readTyped(form);
  if (draftId === id && kept) return { basedOn: revision, changes: changesSince(kept, typed) };
  return { basedOn: Number(form.get("revision") ?? 0), changes: typed };
}
