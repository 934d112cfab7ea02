import { kindOf } from "#domain/dossier-answer.ts";
import type { DossierField } from "#domain/dossier-form.ts";
import { splitDate } from "#domain/typed-date.ts";
import { compileText } from "#i18n/compile.ts";
import { countryName } from "#i18n/country-name.ts";
import { choiceKey, fieldKeys } from "#i18n/dossier-words.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import type { TextValues } from "#i18n/text.ts";
import { pathIn } from "#web/address.ts";
import { type Step, stepAt } from "#web/components/wizard-step.ts";
import type { Language } from "./language.ts";
import { expect, type Page } from "./live.ts";

const { nl, en, fr } = await readCatalogues("site", "submission", "dossier-form");
const catalogues = { nl, en, fr };
const compiledTexts = { nl: compileText("nl", nl), en: compileText("en", en), fr: compileText("fr", fr) };

/** The text of a dossier page in one language; `values` fill in its placeholders. */
export function textIn(language: Language, key: keyof typeof nl, values?: TextValues): string {
  return values ? compiledTexts[language](key, values) : catalogues[language][key];
}

/** Fills in the field of a question, whatever kind of control it has. */
export async function answer(page: Page, language: Language, field: DossierField, value: string): Promise<void> {
  // The label of an optional question ends with a note in brackets.
  const label = new RegExp(`^${escapeForRegExp(textIn(language, fieldKeys(field).label))}(?: \\(.*\\))?$`);
  const kind = kindOf(field);
  if (kind === "choice" || kind === "yesNo") {
    const group = page.getByRole("group", { name: label });
    const list = page.getByRole("combobox", { name: label });
    await list.or(group).first().waitFor();
    if (await list.isVisible()) await list.selectOption(value);
    else {
      const choice = textIn(language, choiceKey(field, value));
      await group.getByRole("radio", { name: new RegExp(`^${escapeForRegExp(choice)}`) }).check();
    }
    return;
  }
  if (kind === "members") {
    await page.getByRole("group", { name: label }).getByRole("checkbox", { name: value }).check();
    return;
  }
  if (kind === "country") {
    await page.getByRole("combobox", { name: label }).selectOption({ label: countryName(value, language) });
    return;
  }
  if (kind === "day") {
    const group = page.getByRole("group", { name: label });
    for (const [part, text] of Object.entries(splitDate(value)))
      await group.getByRole("textbox", { name: textIn(language, `dossier.date.${part as "day"}`) }).fill(text);
    return;
  }
  await page.getByRole("textbox", { name: label }).fill(value);
}

/** Answers several questions in order. */
export async function answerAll(
  page: Page,
  language: Language,
  answers: Partial<Record<DossierField, string>>,
): Promise<void> {
  for (const [field, value] of Object.entries(answers)) await answer(page, language, field as DossierField, value);
}

/** The path of a step of a dossier in one language. */
export function stepPath(language: Language, step: Step, id: string): string {
  return pathIn(language, stepAt(step, id));
}

/** Presses the button for the next step, and waits for that step. */
export async function continueTo(page: Page, language: Language, step: Step): Promise<void> {
  await page.getByRole("button", { name: textIn(language, "submit.next") }).click();
  await page.waitForURL((url) => url.pathname.endsWith(`/submit-a-project/${step}`));
  // The address changes before the page, and both steps have a button for the next one.
  await expect(page.getByRole("heading", { name: textIn(language, `submit.${step}`), level: 1 })).toBeVisible();
}

/** Begins a dossier for the project of an organisation. */
export async function beginProject(page: Page, language: Language): Promise<void> {
  await page.goto(pathIn(language, "/submit-a-project"));
  await page.getByRole("button", { name: textIn(language, "submit.choose.external.action") }).click();
  await page.waitForURL(/acquainted\?dossier=/);
}

/** Submits a complete dossier on its last page, for the first time or again, and returns its number. */
export async function submitOnPage(
  page: Page,
  language: Language,
  id: string,
  button: "submit.send" | "submit.send.again" = "submit.send",
): Promise<string> {
  await page.goto(stepPath(language, "check", id));
  await page.getByRole("button", { name: textIn(language, button) }).click();
  await page.waitForURL(/thank-you/);
  return page.getByText(/^\d{4}-[2-9B-Z]{5}$/).innerText();
}

/** Waits until the server has answered the next save of a dossier. */
export async function waitForSave(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.request().postData()?.includes("saveDossier") ?? false);
}

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
