import { kindOf } from "#domain/dossier-answer.ts";
import type { DossierField } from "#domain/dossier-form.ts";
import type { Language } from "#domain/language.ts";
import { splitDate } from "#domain/typed-date.ts";
import { compileText } from "#i18n/compiled.ts";
import { countryName } from "#i18n/country-name.ts";
import { choiceKey, fieldKeys } from "#i18n/dossier-words.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import type { TextValues } from "#i18n/text.ts";
import { pathIn } from "#web/address.ts";
import { type Step, stepAt } from "#web/components/wizard-step.ts";
import type { Page } from "./live.ts";

const { nl, en, fr } = await readCatalogues("site", "submission");
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
}

/** Resolves when what was typed stands on the server. */
export async function isSaved(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.request().postData()?.includes("saveDossier") ?? false);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
