import { kindOf } from "#domain/dossier-answer.ts";
import type { DossierField } from "#domain/dossier-form.ts";
import type { Language } from "#domain/language.ts";
import { splitDate } from "#domain/typed-date.ts";
import { compileText } from "#i18n/compiled.ts";
import { countryName } from "#i18n/country-name.ts";
import { choiceKey, fieldKeys } from "#i18n/dossier-words.ts";
import { card as cardEn } from "#i18n/en/card.ts";
import { dossierField as dossierFieldEn } from "#i18n/en/dossier-field.ts";
import { dossierProblem as dossierProblemEn } from "#i18n/en/dossier-problem.ts";
import { error as errorEn } from "#i18n/en/error.ts";
import { fileProblem as fileProblemEn } from "#i18n/en/file-problem.ts";
import { handOver as handOverEn } from "#i18n/en/hand-over.ts";
import { lateAccess as lateAccessEn } from "#i18n/en/late-access.ts";
import { personProblem as personProblemEn } from "#i18n/en/person-problem.ts";
import { region as regionEn } from "#i18n/en/region.ts";
import { submit as submitEn } from "#i18n/en/submit.ts";
import { card as cardFr } from "#i18n/fr/card.ts";
import { dossierField as dossierFieldFr } from "#i18n/fr/dossier-field.ts";
import { dossierProblem as dossierProblemFr } from "#i18n/fr/dossier-problem.ts";
import { error as errorFr } from "#i18n/fr/error.ts";
import { fileProblem as fileProblemFr } from "#i18n/fr/file-problem.ts";
import { handOver as handOverFr } from "#i18n/fr/hand-over.ts";
import { lateAccess as lateAccessFr } from "#i18n/fr/late-access.ts";
import { personProblem as personProblemFr } from "#i18n/fr/person-problem.ts";
import { region as regionFr } from "#i18n/fr/region.ts";
import { submit as submitFr } from "#i18n/fr/submit.ts";
import { card as cardNl } from "#i18n/nl/card.ts";
import { dossierField as dossierFieldNl } from "#i18n/nl/dossier-field.ts";
import { dossierProblem as dossierProblemNl } from "#i18n/nl/dossier-problem.ts";
import { error as errorNl } from "#i18n/nl/error.ts";
import { fileProblem as fileProblemNl } from "#i18n/nl/file-problem.ts";
import { handOver as handOverNl } from "#i18n/nl/hand-over.ts";
import { lateAccess as lateAccessNl } from "#i18n/nl/late-access.ts";
import { personProblem as personProblemNl } from "#i18n/nl/person-problem.ts";
import { region as regionNl } from "#i18n/nl/region.ts";
import { submit as submitNl } from "#i18n/nl/submit.ts";
import type { TextValues } from "#i18n/text.ts";
import { pathIn } from "#web/address.ts";
import { type Step, stepAt } from "#web/components/wizard-step.ts";
import { makeLive, type Page } from "./live.ts";

const nl = {
  ...cardNl,
  ...dossierFieldNl,
  ...dossierProblemNl,
  ...errorNl,
  ...fileProblemNl,
  ...handOverNl,
  ...lateAccessNl,
  ...personProblemNl,
  ...regionNl,
  ...submitNl,
};
const en = {
  ...cardEn,
  ...dossierFieldEn,
  ...dossierProblemEn,
  ...errorEn,
  ...fileProblemEn,
  ...handOverEn,
  ...lateAccessEn,
  ...personProblemEn,
  ...regionEn,
  ...submitEn,
};
const fr = {
  ...cardFr,
  ...dossierFieldFr,
  ...dossierProblemFr,
  ...errorFr,
  ...fileProblemFr,
  ...handOverFr,
  ...lateAccessFr,
  ...personProblemFr,
  ...regionFr,
  ...submitFr,
};
const catalogues = { nl, en, fr };
const filledIn = { nl: compileText("nl", nl), en: compileText("en", en), fr: compileText("fr", fr) };

/** What the pages of a dossier say in a language, by the key of the catalogue, with its placeholders filled in if so asked. */
export function say(language: Language, key: keyof typeof nl, values?: TextValues): string {
  return values ? filledIn[language](key, values) : catalogues[language][key];
}

/** Answers a question the way its kind is answered, found by its label. */
export async function answer(page: Page, language: Language, field: DossierField, value: string): Promise<void> {
  // Behind the label of a question that may stay open stands that it may.
  const label = new RegExp(`^${escaped(say(language, fieldKeys(field).label))}(?: \\(.*\\))?$`);
  const kind = kindOf(field);
  if (kind === "choice" || kind === "yesNo") {
    const choice = say(language, choiceKey(field, value));
    const group = page.getByRole("group", { name: label });
    const list = page.getByRole("combobox", { name: label });
    await list.or(group).first().waitFor();
    if (await list.isVisible()) await list.selectOption(value);
    else await group.getByRole("radio", { name: new RegExp(`^${escaped(choice)}`) }).check();
    return;
  }
  if (kind === "country") {
    await page.getByRole("combobox", { name: label }).selectOption({ label: countryName(value, language) });
    return;
  }
  if (kind === "day") {
    const group = page.getByRole("group", { name: label });
    for (const [part, typed] of Object.entries(splitDate(value)))
      await group.getByRole("textbox", { name: say(language, `dossier.date.${part as "day"}`) }).fill(typed);
    return;
  }
  await page.getByRole("textbox", { name: label }).fill(value);
}

/** Answers several questions, in their order. */
export async function answerAll(
  page: Page,
  language: Language,
  answers: Partial<Record<DossierField, string>>,
): Promise<void> {
  for (const [field, value] of Object.entries(answers)) await answer(page, language, field as DossierField, value);
}

/** Where a step of a dossier stands in a language. */
export function stepIn(language: Language, step: Step, id: string): string {
  return pathIn(language, stepAt(step, id));
}

/** Goes on to the next step. */
export async function goOn(page: Page, language: Language, step: string): Promise<void> {
  await page.getByRole("button", { name: say(language, "submit.next") }).click();
  await page.waitForURL((url) => url.pathname.endsWith(`/submit-a-project/${step}`));
}

/** Begins a project for an organisation. */
export async function begin(page: Page, language: Language): Promise<void> {
  await page.goto(pathIn(language, "/submit-a-project"));
  await page.getByRole("button", { name: say(language, "submit.choose.external.action") }).click();
  await page.waitForURL(/acquainted\?dossier=/);
  await makeLive(page);
}

/** Resolves when what was typed stands on the server. */
export async function isSaved(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.request().postData()?.includes("saveDossier") ?? false);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
