import { formats } from "#i18n/format.ts";
import { externalAnswers, internalAnswers } from "#test/dossiers.ts";
import { aPdf } from "#test/sample-file.ts";
import { pathIn } from "#web/address.ts";
import { answer, answerAll, continueTo, textIn } from "./applicants.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, logIn } from "./people.ts";
import { changeDossier } from "./sent-dossier.ts";

test.use({ javaScriptEnabled: false });

const pick = <Field extends keyof typeof externalAnswers>(from: typeof externalAnswers, ...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, from[field] ?? ""])) as Record<Field, string>;

const textbox = (page: Page, language: Language, field: "street" | "city" | "last_employer" | "purpose" | "reason") =>
  page.getByRole("textbox", { name: textIn(language, `dossier.${field}`) });

const pressNext = (page: Page, language: Language) =>
  page.getByRole("button", { name: textIn(language, "submit.next") }).click();

/** Adds a file with the plain form of its field. */
async function addFile(
  page: Page,
  language: Language,
  field: "attachments" | "project_files_articles" | "project_files_involvement",
  name: string,
  buffer = aPdf(),
) {
  const input = page.getByLabel(textIn(language, `dossier.${field}`));
  await input.setInputFiles({ name, mimeType: "application/pdf", buffer });
  const question = page.locator(".field", { has: input });
  await question.getByRole("button", { name: textIn(language, "submit.files.send") }).click();
}

async function submit(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: textIn(language, "submit.send") }).click();
  await page.waitForURL(/thank-you/);
  await expect(page.getByText(/^\d{4}-[2-9B-Z]{5}$/)).toBeVisible();
}

inTurn({ language: "fr", width: 1440 }, (language) => {
  test("a retired colleague puts a project forward without scripts, from the first page to the number", async ({
    page,
  }) => {
    await logIn(page, aColleague(38, language));
    await page.goto(pathIn(language, "/submit-a-project"));
    await page.getByRole("button", { name: textIn(language, "submit.choose.external.action") }).click();
    const homeAddress = pick(externalAnswers, "street", "number", "country", "postal_code", "city");
    await answerAll(page, language, homeAddress);
    await answer(page, language, "branch", "gent");
    await answer(page, language, "employment_status", "employed");
    await expect(textbox(page, language, "last_employer")).toBeHidden();
    await answer(page, language, "employment_status", "retired");
    await expect(page.getByRole("combobox", { name: textIn(language, "dossier.department") })).toBeHidden();
    await answerAll(page, language, { last_employer: "Amandel Gent", retirement_date: "32/7/2021" });
    await pressNext(page, language);
    // The refused form keeps every answer.
    const summary = page.getByRole("alert").filter({ has: page.getByRole("link") });
    await expect(summary.getByRole("link")).toHaveCount(2);
    await expect(summary).toContainText(textIn(language, "dossier.phone.ask"));
    await expect(textbox(page, language, "street")).toHaveValue(homeAddress.street);
    await expect(textbox(page, language, "city")).toHaveValue(homeAddress.city);
    await expect(textbox(page, language, "last_employer")).toHaveValue("Amandel Gent");
    await expect(page.getByRole("textbox", { name: textIn(language, "dossier.date.day") })).toHaveValue("32");
    await answerAll(page, language, { phone: "0470 12 34 56", retirement_date: "1/7/2021" });
    // The session ends before the form is sent, and the page keeps the answers until the next login.
    const session = await page.context().cookies();
    await page.context().clearCookies();
    await pressNext(page, language);
    await expect(page.getByRole("heading", { level: 1, name: textIn(language, "loggedOut.title") })).toBeVisible();
    await page.context().addCookies(session);
    await page.getByRole("button", { name: textIn(language, "loggedOut.continue") }).click();
    await page.waitForURL(/describe-external/);

    const organisation = pick(externalAnswers, "name_organisation", "main_activities", "headquarter_telephone");
    const headquarters = pick(externalAnswers, "headquarter_email", "headquarter_street", "headquarter_number");
    await answerAll(page, language, { ...organisation, ...headquarters });
    await answerAll(page, language, pick(externalAnswers, "headquarter_country", "headquarter_postal_code"));
    await answerAll(page, language, pick(externalAnswers, "headquarter_city", "why_did_you_choose"));
    const tasks = page.getByRole("textbox", { name: textIn(language, "dossier.which_tasks") });
    await answer(page, language, "active_in_organisation", "no");
    await expect(tasks).toBeHidden();
    await answer(page, language, "active_in_organisation", "yes");
    await answerAll(page, language, { what_is_your_position: "Bestuurslid", since_when_active: "1/3/2019" });
    await tasks.fill("De boekhouding");
    await answerAll(page, language, pick(externalAnswers, "title_of_the_project", "confidential", "project_impact"));
    await answerAll(page, language, pick(externalAnswers, "description_of_the_project", "implementation_cost"));
    await answer(page, language, "financial_support", "6.200");
    // Another device answers three of these questions first, so each of them needs a choice.
    const id = new URL(page.url()).searchParams.get("dossier") ?? "";
    const otherAnswers = { since_when_active: "2015-05-05", which_tasks: "De kassa", confidential: "yes" };
    await changeDossier(page, id, otherAnswers);
    await pressNext(page, language);
    const conflict = page.getByRole("alert");
    const days = ["2019-03-01", "2015-05-05"].map((day) => formats(language).longDate(new Date(day)));
    for (const text of [...days, "De boekhouding", "De kassa"]) await expect(conflict).toContainText(text);
    const year = page.getByRole("textbox", { name: textIn(language, "dossier.date.year") });
    await expect(year).toHaveValue("2019");
    const take = conflict.getByRole("button", { name: textIn(language, "submit.conflict.take") });
    await take.first().click();
    await expect(take).toHaveCount(2);
    await expect(year).toHaveValue("2015");
    await expect(tasks).toHaveValue("De boekhouding");
    await continueTo(page, language, "financial");

    const organisationAnswers = pick(
      externalAnswers,
      "legal_status",
      "date_of_establishment",
      "national_number",
      "purpose",
    );
    await answerAll(page, language, {
      ...organisationAnswers,
      ...pick(externalAnswers, "name_of_the_bank", "account_holder", "iban_code"),
    });
    await page.getByRole("button", { name: textIn(language, "submit.copyApplicant") }).click();
    await expect(textbox(page, language, "purpose")).toHaveValue(organisationAnswers.purpose);
    await answerAll(
      page,
      language,
      pick(externalAnswers, "responsible_function", "responsible_national_register_number"),
    );
    await page
      .getByRole("button", { name: textIn(language, "submit.files.begin") })
      .first()
      .click();
    await addFile(page, language, "project_files_articles", "statuten.exe");
    await expect(page.getByRole("main")).toContainText(".docx");
    await addFile(page, language, "project_files_articles", "statuten.pdf");
    await addFile(page, language, "project_files_involvement", "bewijs.pdf");
    await continueTo(page, language, "check");
    for (const text of [
      organisationAnswers.purpose,
      "Voorzitter",
      "De boekhouding",
      "statuten.pdf",
      "bewijs.pdf",
      "••.••.••-•••.34",
    ])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    // After a change, the form returns to this page.
    const organisationHeading = textIn(language, "dossier.section.describe-external.organisation");
    await page.getByRole("link", { name: `${textIn(language, "submit.change")} ${organisationHeading}` }).click();
    await answer(page, language, "name_organisation", "De Grote Wilgentuin");
    await page.getByRole("button", { name: textIn(language, "submit.toCheck") }).click();
    await page.waitForURL(/\/check\?/);
    await expect(page.getByText("De Grote Wilgentuin", { exact: true })).toBeVisible();
    await submit(page, language);
    const pdf = await page.request.get((await page.getByRole("link", { name: /pdf/i }).getAttribute("href")) ?? "");
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });
});

inTurn({ language: "en", width: 360 }, (language) => {
  inTestAll(() => {
    test("an employee asks for help without scripts, with a file", async ({ page }) => {
      await logIn(page, aColleague(48, language));
      await page.goto(pathIn(language, "/submit-internal-project"));
      await page.getByRole("button", { name: textIn(language, "submit.choose.internal.action") }).click();
      const personalAnswers = pick(internalAnswers, "nationality", "phone", "civil_state", "number_of_children");
      await answerAll(page, language, {
        ...personalAnswers,
        ...pick(internalAnswers, "street", "number", "country", "postal_code", "city"),
      });
      await continueTo(page, language, "describe-internal");

      await answerAll(page, language, pick(internalAnswers, "reason", "troubles"));
      const otherOptions = page.getByRole("textbox", { name: textIn(language, "dossier.other_options") });
      await answer(page, language, "tried_other_options", "yes");
      await otherOptions.fill("Het OCMW.");
      await answer(page, language, "tried_other_options", "no");
      await expect(otherOptions).toBeHidden();
      await page.getByRole("button", { name: textIn(language, "submit.files.begin") }).click();
      await addFile(page, language, "attachments", "film.pdf", aPdf(16 * 1024 * 1024));
      await expect(page.getByRole("main")).toContainText(textIn(language, "file.tooLarge", { most: 15 }));
      await addFile(page, language, "attachments", "factuur.pdf");
      await expect(page.getByText("factuur.pdf")).toBeVisible();
      await page.getByRole("button", { name: textIn(language, "submit.back") }).click();
      await expect(textbox(page, language, "street")).toHaveValue("Kouter");
      await continueTo(page, language, "describe-internal");
      await expect(textbox(page, language, "reason")).toHaveValue(internalAnswers.reason ?? "");
      await expect(page.getByText("factuur.pdf")).toBeVisible();
      await continueTo(page, language, "financial");
      await answerAll(page, language, pick(internalAnswers, "name_of_the_bank", "account_holder", "iban_code"));
      await continueTo(page, language, "check");
      await expect(page.getByText("Het OCMW.")).toHaveCount(0);
      await submit(page, language);
    });
  });
});
