import type { ProjectTextPart } from "#domain/project-draft.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import type { Language } from "./language.ts";
import { expect, type Page } from "./live.ts";

/** The texts of the pages on which the office writes projects, by language. */
export const projectWords = await readCatalogues("site", "office", "writing", "projects");

const press = (page: Page, language: Language, key: keyof (typeof projectWords)["nl"]) =>
  page.getByRole("button", { name: projectWords[language][key], exact: true }).click();

/** Opens the draft of a project from the list of the office. */
export async function openDraft(page: Page, language: Language, title: string): Promise<void> {
  await page.goto(pathIn(language, "/office/projects"));
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Writes the texts of the open project in one language. */
export async function writeTexts(
  page: Page,
  language: Language,
  texts: Partial<Record<ProjectTextPart, string>>,
): Promise<void> {
  for (const [part, text] of Object.entries(texts)) await page.locator(`[name='${part}.${language}']`).fill(text);
}

/** Saves the open project. */
export async function saveDraft(page: Page, language: Language): Promise<void> {
  await press(page, language, "projects.save");
  await expect(page.getByText(projectWords[language]["projects.saved"])).toBeVisible();
}

/** Publishes the open project now. */
export async function publishDraft(page: Page, language: Language, { withoutAnswer = false } = {}): Promise<void> {
  if (withoutAnswer) await page.locator("[name='withoutAnswer']").check();
  await press(page, language, "projects.publish.now");
  await expect(page.getByText(projectWords[language]["projects.publish.done"])).toBeVisible();
}
