import type { ProjectType } from "#domain/dossier.ts";
import { tidyAnswers } from "#domain/dossier-answer.ts";
import {
  type Answers,
  type Ask,
  type AskedField,
  type DossierField,
  dossierForm,
  type FormSituation,
  type NamedMember,
  readMembers,
  writeMembers,
} from "#domain/dossier-form.ts";
import { checkField, type FieldProblem } from "#domain/rules.ts";

/** A step of the form that asks something. */
export type AskingStep = "acquainted" | "describe-internal" | "describe-external" | "financial";

/** A section of a step with the fields it asks now, in the order of the form. */
export type AskedSection = { name: string; fields: [name: DossierField, field: AskedField][] };

/** Gives the sections a step asks now, given the answers; none when a dossier of this type has no such step. */
export function askedIn(
  step: AskingStep,
  type: ProjectType,
  answers: Answers,
  situation: FormSituation,
): AskedSection[] {
  const sections: Record<string, Record<string, Ask>> = (dossierForm[type] as Steps)[step] ?? {};
  return Object.entries(sections).map(([name, fields]) => ({
    name,
    fields: Object.entries(fields).flatMap(([field, ask]) => {
      const askedField = ask(answers, situation);
      return askedField ? [[field, askedField] as [DossierField, AskedField]] : [];
    }),
  }));
}

/** Answers within a step that make the same step ask more. */
const openers: Readonly<Record<AskingStep, readonly Answers[]>> = {
  acquainted: [{ employment_status: "employed" }, { employment_status: "retired" }],
  "describe-internal": [{ tried_other_options: "yes" }],
  "describe-external": [{ active_in_organisation: "yes" }],
  financial: [],
};

/**
 * Gives all fields a step asks now or could ask after its own answers change. The page holds all of them, so it can
 * show the right ones before any script has loaded.
 */
export function askedInAnyCase(
  step: AskingStep,
  type: ProjectType,
  answers: Answers,
  situation: FormSituation,
): AskedSection[] {
  const cases = [{}, ...openers[step]].map((opener) => askedIn(step, type, { ...answers, ...opener }, situation));
  const [now = []] = cases;
  return now.map(({ name }) => {
    const fieldsByName = new Map<string, AskedField>();
    for (const sections of cases.toReversed())
      for (const [field, askedField] of sections.find((section) => section.name === name)?.fields ?? [])
        fieldsByName.set(field, askedField);
    // Fields keep the order of the form, in every case.
    const order = Object.keys((dossierForm[type] as Steps)[step]?.[name] ?? {});
    return {
      name,
      fields: order.flatMap((field) =>
        fieldsByName.has(field) ? [[field, fieldsByName.get(field)]] : [],
      ) as AskedSection["fields"],
    };
  });
}

type Steps = Readonly<Record<string, Record<string, Record<string, Ask>> | undefined>>;

/** Gives the steps that ask something of a dossier of this type, in order. */
export function stepsAsking(type: ProjectType): AskingStep[] {
  return Object.keys(dossierForm[type]) as AskingStep[];
}

/** Gives the first problem of each field that a step asks, in the order of the form. */
export function checkStep(
  step: AskingStep,
  type: ProjectType,
  typed: Answers,
  situation: FormSituation,
): FieldProblem[] {
  // We check the answers as they would be stored.
  const answers = tidyAnswers(typed);
  return askedIn(step, type, answers, situation)
    .flatMap(({ fields }) => fields)
    .flatMap(([field, { rules, isRequired, kind, most = 0 }]) => {
      const value = answers[field];
      if (isEmpty(value)) return isRequired ? [{ field, problem: { code: "rule.required" } as const }] : [];
      if (kind === "files")
        return Array.isArray(value) && value.length <= most
          ? []
          : [{ field, problem: { code: "rule.max.files", most } as const }];
      const problem = checkField(rules, value, answers);
      return problem ? [{ field, problem }] : [];
    });
}

function isEmpty(value: Answers[string]): boolean {
  return value === undefined || (typeof value === "string" ? value.trim() === "" : value.length === 0);
}

/**
 * Keeps only the answers that the form asks for now: a later choice may have removed the question of another, and a
 * person whom the applicant named may have left the committee.
 */
export function askedAnswers(type: ProjectType, answers: Answers, situation: FormSituation): Answers {
  const sections = stepsAsking(type).flatMap((step) => askedIn(step, type, answers, situation));
  const answersInOrder = sections
    .flatMap(({ fields }) => fields)
    .map(([name, { members }]) => [name, members ? membersIn(answers[name], members) : answers[name]] as const);
  return Object.fromEntries(answersInOrder.filter(([, value]) => !isEmpty(value)));
}

function membersIn(answer: Answers[string], members: readonly NamedMember[]): string {
  return writeMembers(readMembers(answer).filter((id) => members.some((member) => member.id === id)));
}
