import { data } from "react-router";
import type { DossierStep } from "#domain/dossier.ts";
import { kindOf } from "#domain/dossier-answer.ts";
import { type AskingStep, checkStep } from "#domain/dossier-check.ts";
import { type Conflict, changesSince, isTooLong, type Sending, seenOf, sendingsOf } from "#domain/dossier-draft.ts";
import { type Answers, type TextField, textFields, writeMembers } from "#domain/dossier-form.ts";
import { invalidForm, type Problem } from "#domain/problem.ts";
import { joinDate } from "#domain/typed-date.ts";
import { answersOf, situationOf } from "#web/components/dossier-draft.ts";
import { endStep } from "#web/components/ended-step.ts";
import { saveQueue } from "#web/components/page-save-queue.ts";
import type { SaveResult } from "#web/components/save-queue.ts";
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
const CheckedDossier = fund(`
  query DossierChecked($id: ID!) {
    dossier(id: $id) {
      type revision
      answers { field value }
      files { id field name size type scan }
      situation {
        now maximumInCents maximumWhenActiveInCents costShare asksRegisterNumber knownEmail workplaces departments
        members { id name }
      }
    }
  }
`);

const RemoveFile = fund(`mutation RemoveFile($id: ID!) { removeFile(id: $id) }`);

/** The texts in a form, by their fields. */
type FormAnswers = Partial<Record<TextField, string>>;

/** Reads the texts of a form; a date from its three parts. Fields that are not in the form are left out. */
export function readFormAnswers(form: FormData): FormAnswers {
  return Object.fromEntries(
    textFields.flatMap((field) => {
      // A hidden empty value says that the form asks, because ticks that are off send nothing.
      if (kindOf(field) === "members")
        return form.has(field) ? [[field, writeMembers(form.getAll(field).map(String))]] : [];
      if (kindOf(field) !== "day") return form.has(field) ? [[field, String(form.get(field))]] : [];
      if (!form.has(`${field}_day`)) return [];
      const part = (name: string) => String(form.get(`${field}_${name}`) ?? "");
      return [[field, joinDate({ day: part("day"), month: part("month"), year: part("year") })]];
    }),
  );
}

/** Changes as the input that the API expects. */
export function toAnswerInputs(changes: Readonly<Record<string, string>>) {
  return Object.entries(changes).map(([field, value]) => ({ field: field as TextField, value }));
}

type SaveArgs = Sending & { id: string; step: DossierStep };

/** Saves changes and returns the result. */
export async function saveDraft(api: Api, { id, basedOn, step, changes }: SaveArgs): Promise<SaveResult> {
  const variables = { id, basedOn, step: step.replace("-", "_") as "acquainted", answers: toAnswerInputs(changes) };
  const { data, problem } = await api.mutate(SaveDossier, variables);
  return problem ? { savedDraft: null, problem } : { savedDraft: data.saveDossier, problem: null };
}

/** Reads the saved answers of a draft. */
export async function readSavedAnswers(api: Api, id: string) {
  const { dossier } = await api.query(CheckedDossier, { id });
  return dossier && { revision: dossier.revision, answers: answersOf(dossier) };
}

/** The answer of a step that could not continue: the reason, and everything that was typed. */
export type StepRefusal = {
  problem: Problem | null;
  conflicts: Conflict[];
  /** The revision to continue from. */
  revision: number | null;
  typedAnswers: Record<string, string>;
};

/** Keeps a step open and returns the typed answers, so that nothing is lost. */
export function refuseStep(form: FormData, details: Partial<StepRefusal>) {
  const typedAnswers = readTypedAnswers(form, null);
  const refusal = { problem: null, conflicts: [], revision: null, typedAnswers, ...details };
  return data<StepRefusal>(refusal, statusOf(refusal.problem));
}

/** Saves a step, then checks it and continues; or goes back without checking. */
export async function actOnStep({ api, form, url, go }: ActArgs, step: AskingStep) {
  const id = url.searchParams.get("dossier") ?? "";
  const newConflicts = await waitForNewConflicts();
  if (newConflicts.length > 0) return refuseStep(form, { conflicts: newConflicts });
  const { sendings, tooLong, takenAnswer, conflicts } = readChangedAnswers(form, id);
  const { savedDraft, problem } = await saveQueue.saveAll(id, sendings, (sending) =>
    saveDraft(api, { id, step, ...sending }),
  );
  if (problem) endStep(problem, readTypedAnswers(form, null));
  if (problem) return refuseStep(form, { problem });
  const openConflicts = [...conflicts, ...savedDraft.conflicts];
  if (takenAnswer || openConflicts.length > 0)
    return refuseStep(form, {
      conflicts: openConflicts,
      revision: savedDraft.revision,
      typedAnswers: readTypedAnswers(form, takenAnswer),
    });

  const isReturning = url.searchParams.has("return");
  if (Object.keys(tooLong).length > 0) {
    const { dossier } = await api.query(CheckedDossier, { id });
    const problems = dossier
      ? checkStep(step, dossier.type, { ...answersOf(dossier), ...tooLong }, situationOf(dossier))
      : [];
    // Only people who press "next" see which answers are missing.
    const isNext = form.get("intent") === "next";
    const problem = invalidForm(problems.filter(({ field }) => isNext || field in tooLong));
    if (problem) return refuseStep(form, { problem, revision: savedDraft.revision });
  }
  const stepAddress = `${stepAt(step, id)}${isReturning ? "&return" : ""}`;
  const filesAddress = addressToAddFiles(form, step, stepAddress);
  if (filesAddress) return go(filesAddress);
  const intent = String(form.get("intent") ?? "");
  const [, fileId] = /^remove (.+)$/.exec(intent) ?? [];
  if (fileId) {
    const { problem } = await api.mutate(RemoveFile, { id: fileId });
    return problem ? refuseStep(form, { problem, revision: savedDraft.revision }) : go(stepAddress);
  }
  const { dossier } = await api.query(CheckedDossier, { id });
  if (!dossier) return go("/submit-a-project");
  const answers = answersOf(dossier);
  // The draft remembers its open step, so that it opens there the next time, on any device.
  const openStep = async (next: DossierStep) => {
    await saveDraft(api, { id, basedOn: savedDraft.revision, step: next, changes: {} });
    return go(stepAt(next, id));
  };
  if (intent === "back") {
    const previousStep = stepBefore(step, dossier.type);
    return previousStep ? openStep(previousStep) : go("/submit-a-project");
  }
  if (intent === "copy") {
    await saveDraft(api, { id, basedOn: savedDraft.revision, step, changes: applicantAsResponsible(answers) });
    return go(`${stepAddress}#responsible`);
  }
  const answersProblem = invalidForm(checkStep(step, dossier.type, answers, situationOf(dossier)));
  if (answersProblem) return refuseStep(form, { problem: answersProblem, revision: savedDraft.revision });
  return openStep(isReturning ? "check" : stepAfter(step, dossier.type));
}

/** The address to add files, from the address of a part of a dossier; null if another button was pressed. */
export function addressToAddFiles(form: FormData, step: AskingStep, address: string): string | null {
  const [, field] = /^files (.+)$/.exec(String(form.get("intent") ?? "")) ?? [];
  return field ? `${address}&files#${formulateId(step, field)}` : null;
}

/** The name, phone and email of the responsible person, if that is the applicant. */
export function applicantAsResponsible({ firstname, lastname, phone, email }: Answers): FormAnswers {
  return {
    responsible_firstname: String(firstname ?? ""),
    responsible_lastname: String(lastname ?? ""),
    responsible_phone: String(phone ?? ""),
    responsible_email: String(email ?? ""),
  };
}

/** The name of the form field with the other device's answer to the same question. */
export const otherAnswerName = (field: string) => `theirs ${field}`;

/** Reads a choice made without scripts: the answer taken from the other device, and the conflicts still open. */
function readConflictChoice(form: FormData): { takenAnswer: Conflict | null; conflicts: Conflict[] } {
  const [, chosenField] = /^take (.+)$/.exec(String(form.get("intent") ?? "")) ?? [];
  if (!chosenField) return { takenAnswer: null, conflicts: [] };
  const allConflicts = textFields
    .filter((field) => form.has(otherAnswerName(field)))
    .map((field) => ({ field, theirs: String(form.get(otherAnswerName(field))) }));
  return {
    takenAnswer: allConflicts.find(({ field }) => field === chosenField) ?? null,
    conflicts: allConflicts.filter(({ field }) => field !== chosenField),
  };
}

/** Reads everything typed into a form, with the answer that was taken from the other device. */
export function readTypedAnswers(form: FormData, takenAnswer: Conflict | null): Record<string, string> {
  return {
    ...typedInto(form),
    ...readFormAnswers(form),
    ...(takenAnswer && { [takenAnswer.field]: takenAnswer.theirs }),
  };
}

/** Waits for pending saves and returns their conflicts, which nobody has seen yet. */
export async function waitForNewConflicts(): Promise<Conflict[]> {
  const { conflicts: earlierConflicts } = submitProject.get();
  await saveQueue.waitForSaves();
  return submitProject.get().conflicts.filter((conflict) => !earlierConflicts.includes(conflict));
}

type ChangedAnswers = ReturnType<typeof readConflictChoice> & { sendings: Sending[]; tooLong: FormAnswers };

/**
 * Reads the changes of a form to save. With scripts we know what changed since the last save; without them we send
 * everything. Conflicts wait for a choice, and texts that are too long wait for a shorter answer.
 */
export function readChangedAnswers(form: FormData, id: string): ChangedAnswers {
  const { draftId, savedAnswers, ...seenRevisions } = submitProject.get();
  const formAnswers = readFormAnswers(form);
  const isSameDraft = draftId === id && savedAnswers !== null;
  const basedOn = isSameDraft ? seenRevisions.revision : Number(form.get("revision") ?? 0);
  const choice = readConflictChoice(form);
  const isInConflict = (name: string) => [choice.takenAnswer, ...choice.conflicts].some((one) => one?.field === name);
  const changes = Object.entries(isSameDraft ? changesSince(savedAnswers, formAnswers) : formAnswers).filter(
    ([field]) => !isInConflict(field),
  );
  const unsent = changes
    .filter(([, value]) => !isTooLong(value))
    .map(
      ([field, value]) => [field, { value, basedOn: isSameDraft ? seenOf(seenRevisions, field) : basedOn }] as const,
    );
  const sendings = sendingsOf(Object.fromEntries(unsent));
  return {
    ...choice,
    // We save the current step even if nothing changed in it.
    sendings: sendings.length > 0 ? sendings : [{ basedOn, changes: {} }],
    tooLong: Object.fromEntries(changes.filter(([, value]) => isTooLong(value))),
  };
}
