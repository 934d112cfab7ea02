import { type DossierField, isFinancialField } from "#domain/dossier-form.ts";
import { externalAnswers } from "#test/dossiers.ts";
import { aPdf } from "#test/sample-file.ts";
import { answerAll, textIn } from "./applicants.ts";
import type { Language } from "./language.ts";
import { expect, type Page } from "./live.ts";

type Answers = Partial<Record<DossierField, string>>;

/** The answers about a project that only its organisation knows, or all others. */
export const answersWhere = (isFinancial: boolean, answers: Answers = externalAnswers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => isFinancialField(field) === isFinancial));

/** Reads the link for the organisation from the page of the applicant. */
export const readHandOverLink = async (page: Page) =>
  new URL((await page.getByText(/\/hand-over\?token=/).innerText()).trim());

/** Fills in the part of an organisation with its file, and says that it is complete. */
export async function fillHandOver(page: Page, language: Language, answers: Answers): Promise<void> {
  await answerAll(page, language, answers);
  await page
    .getByLabel(textIn(language, "dossier.project_files_articles"))
    .setInputFiles({ name: "buitenbeentje.pdf", mimeType: "application/pdf", buffer: aPdf() });
  const fileRow = page.getByRole("listitem").filter({ hasText: "buitenbeentje.pdf" });
  await expect(fileRow).toContainText(textIn(language, "submit.files.done"));
  await page.getByRole("button", { name: textIn(language, "handOver.finish") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn(language, "handOver.done"));
}
