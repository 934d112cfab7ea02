import type { ProjectType } from "#domain/dossier.ts";
import { tidyAnswers } from "#domain/dossier-answer.ts";
import {
  type Answers,
  type Ask,
  type AskedField,
  type DossierField,
  dossierForm,
  type FormSituation,
} from "#domain/dossier-form.ts";
import { checkField, type FieldProblem } from "#domain/rules.ts";

/** A step of the form that asks something. */
export type AskingStep = "acquainted" | "describe-internal" | "describe-external" | "financial";

/** A section of a step as it is asked now: its fields by their names, in the order of the form. */
export type AskedSection = { name: string; fields: [name: DossierField, field: AskedField][] };

/** What a step asks now, given what was answered before; nothing when a dossier of this type has no such step. */
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
      const asked = ask(answers, situation);
      return asked ? [[field, asked] as [DossierField, AskedField]] : [];
    }),
  }));
}

/** Answers within a step that bring up further questions of the same step. */
const openers: Readonly<Record<AskingStep, readonly Answers[]>> = {
  acquainted: [{ employment_status: "employed" }, { employment_status: "retired" }],
  "describe-internal": [{ tried_other_options: "yes" }],
  "describe-external": [{ active_in_organisation: "yes" }],
  financial: [],
};

/**
 * What a step asks now, and whatever else it could ask depending on its own answers: a page holds all of it, and shows
 * what is asked, also before any script has loaded.
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
    const known = new Map<string, AskedField>();
    for (const sections of cases.toReversed())
      for (const [field, asked] of sections.find((section) => section.name === name)?.fields ?? [])
        known.set(field, asked);
    // In the order of the form, whichever case brought a field up.
    const order = Object.keys((dossierForm[type] as Steps)[step]?.[name] ?? {});
    return {
      name,
      fields: order.flatMap((field) => (known.has(field) ? [[field, known.get(field)]] : [])) as AskedSection["fields"],
    };
  });
}

type Steps = Readonly<Record<string, Record<string, Record<string, Ask>> | undefined>>;

/** The steps of a dossier of one type that ask something, in their order. */
export function stepsAsking(type: ProjectType): AskingStep[] {
  return Object.keys(dossierForm[type]) as AskingStep[];
}

/** Says what is wrong with a step: the first problem of each field that is asked, in the order of the form. */
export function checkStep(
  step: AskingStep,
  type: ProjectType,
  typed: Answers,
  situation: FormSituation,
): FieldProblem[] {
  // What is checked is what would be kept.
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

/** The answers that the form asks for now, and no others: what was typed before a choice took its question away is dropped. */
export function askedAnswers(type: ProjectType, answers: Answers, situation: FormSituation): Answers {
  const asked = stepsAsking(type).flatMap((step) => askedIn(step, type, answers, situation));
  const names = asked.flatMap(({ fields }) => fields.map(([name]) => name));
  return Object.fromEntries(names.flatMap((name) => (isEmpty(answers[name]) ? [] : [[name, answers[name]]])));
}
