import type { ConflictAnswer } from "#domain/conflict.ts";
import type { Outcome } from "#domain/decision.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import type { Language } from "./language.ts";
import { expect, type Page } from "./live.ts";

/** The texts of the pages about dossiers in the office, by language. */
export const dossierWords = await readCatalogues("site", "office", "dossiers", "decisions");

/** Opens a dossier beside the list of the office. */
export async function openDossier(page: Page, language: Language, id: string): Promise<void> {
  await page.goto(`${pathIn(language, "/office/dossiers")}?open=${id}`);
  await expect(page.locator("#dossier")).toBeVisible();
}

/** Answers the question about conflicts of interest on the open page. */
export async function answerConflict(page: Page, language: Language, answer: ConflictAnswer): Promise<void> {
  const words = dossierWords[language];
  await page.getByRole("radio", { name: words[`officeDossier.conflict.${answer}`] }).check();
  await page.getByRole("button", { name: words["officeDossier.conflict.do"], exact: true }).click();
}

/** Says that a member has no conflict if the page asks, and waits for the form of their scores. */
export async function declareToScore(page: Page, language: Language): Promise<void> {
  const none = page.getByRole("radio", { name: dossierWords[language]["officeDossier.conflict.none"] });
  await expect(none.or(page.locator(".score")).first()).toBeVisible();
  if ((await none.count()) === 0) return;
  await answerConflict(page, language, "none");
  await expect(page.locator(".score")).toBeVisible();
}

/** An act on a dossier that needs no more than a press. */
type PlainAct = "giveToCommittee" | "takeUp";

/** Opens an act of the open dossier, which is folded, and presses its button. */
export async function pressAct(page: Page, language: Language, act: PlainAct): Promise<void> {
  const words = dossierWords[language];
  const name = words[`officeDossier.act.${act}`];
  const acts = page.getByRole("region", { name: words["officeDossier.acts"] });
  await acts.getByText(name, { exact: true }).first().click();
  await acts.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText(words[`officeDossier.done.${act}`])).toBeVisible();
}

/** Records what the committee decided about the open dossier; without an amount, it stays what the dossier asks. */
export async function recordDecision(
  page: Page,
  language: Language,
  { outcome, amount }: { outcome: Outcome; amount?: string },
): Promise<void> {
  const words = dossierWords[language];
  const decision = page.getByRole("region", { name: words["decision.title"] });
  await decision.getByText(words["decision.decide"], { exact: true }).first().click();
  await decision.getByRole("radio", { name: words[`decision.outcome.${outcome}`] }).check();
  if (amount) await decision.getByLabel(words["decision.decide.amount"]).fill(amount);
  await decision.getByRole("button", { name: words["decision.decide.do"], exact: true }).click();
  await expect(page.getByText(words["decision.done.decide"])).toBeVisible();
}

/** The row of a dossier in the outbox. */
export const outboxRow = (page: Page, number: string) => page.getByRole("row").filter({ hasText: number });

/** Chooses decisions in the outbox by the numbers of their dossiers, and asks what their release does. */
export async function planRelease(page: Page, language: Language, numbers: readonly string[]): Promise<void> {
  await page.goto(pathIn(language, "/office/outbox"));
  for (const box of await page.locator("input[name=id]").all()) await box.uncheck();
  for (const number of numbers) await outboxRow(page, number).getByRole("checkbox").check();
  await page.getByRole("button", { name: dossierWords[language]["outbox.plan"], exact: true }).click();
  await expect(page.locator(".bulk__effects li")).not.toHaveCount(0);
}

/** Releases the decisions that were just chosen. */
export async function releaseChosen(page: Page, numbers: readonly string[]): Promise<void> {
  await page.locator(".bulk__do").getByRole("button").click();
  await expect(page.locator(".notice--success")).toBeVisible();
  for (const number of numbers) await expect(outboxRow(page, number)).toHaveCount(0);
}
