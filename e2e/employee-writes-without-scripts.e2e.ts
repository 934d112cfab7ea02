import { externalAnswers, internalAnswers } from "#test/dossiers.ts";
import { aPdf } from "#test/sample-file.ts";
import { answer, answerAll, goOn, say } from "./applicants.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, logInHere } from "./people.ts";
import { changeDossier } from "./sent-dossier.ts";

test.use({ javaScriptEnabled: false });

const pick = <Field extends keyof typeof externalAnswers>(from: typeof externalAnswers, ...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, from[field] ?? ""])) as Record<Field, string>;

const shown = (page: Page, field: "street" | "city" | "last_employer" | "purpose" | "reason") =>
  page.getByRole("textbox", { name: say("nl", `dossier.${field}`) });

const pressNext = (page: Page) => page.getByRole("button", { name: say("nl", "submit.next") }).click();

/** Adds a file as a plain form does: first to where files are added, with all that was typed kept. */
async function addFile(
  page: Page,
  field: "attachments" | "project_files_articles" | "project_files_involvement",
  name: string,
  buffer = aPdf(),
) {
  const input = page.getByLabel(say("nl", `dossier.${field}`));
  await input.setInputFiles({ name, mimeType: "application/pdf", buffer });
  const question = page.locator(".field", { has: input });
  await question.getByRole("button", { name: say("nl", "submit.files.send") }).click();
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("nl", "submit.send") }).click();
  await page.waitForURL(/thank-you/);
  await expect(page.getByText(/^\d{4}-[2-9B-Z]{5}$/)).toBeVisible();
}

test("a retired colleague puts an organisation forward without scripts, from the first page to the number", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/submit-a-project");
  await logInHere(page, aColleague(38), "nl", { hasScripts: false });
  await page.getByRole("button", { name: say("nl", "submit.choose.external.action") }).click();
  const at = pick(externalAnswers, "street", "number", "country", "postal_code", "city");
  await answerAll(page, "nl", at);
  await answer(page, "nl", "branch", "gent");
  await answer(page, "nl", "employment_status", "employed");
  await expect(shown(page, "last_employer")).toBeHidden();
  await answer(page, "nl", "employment_status", "retired");
  await expect(page.getByRole("combobox", { name: say("nl", "dossier.department") })).toBeHidden();
  await answerAll(page, "nl", { last_employer: "Amandel Gent", retirement_date: "32/7/2021" });
  await pressNext(page);
  // Refused, and all of it is still there.
  const summary = page.getByRole("alert").filter({ has: page.getByRole("link") });
  await expect(summary.getByRole("link")).toHaveCount(2);
  await expect(summary).toContainText(say("nl", "dossier.phone.ask"));
  await expect(shown(page, "street")).toHaveValue(at.street);
  await expect(shown(page, "city")).toHaveValue(at.city);
  await expect(shown(page, "last_employer")).toHaveValue("Amandel Gent");
  await expect(page.getByRole("textbox", { name: say("nl", "dossier.date.day") })).toHaveValue("32");
  await answerAll(page, "nl", { phone: "0470 12 34 56", retirement_date: "1/7/2021" });
  // The session ends before it is sent: what was typed waits until they are logged in again, in another tab.
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await pressNext(page);
  await expect(page.getByRole("heading", { level: 1, name: say("nl", "submit.loggedOut") })).toBeVisible();
  await page.context().addCookies(session);
  await page.getByRole("button", { name: say("nl", "submit.loggedOut.goOn") }).click();
  await page.waitForURL(/describe-external/);

  const organisation = pick(externalAnswers, "name_organisation", "main_activities", "headquarter_telephone");
  const seat = pick(externalAnswers, "headquarter_email", "headquarter_street", "headquarter_number");
  await answerAll(page, "nl", { ...organisation, ...seat });
  await answerAll(page, "nl", pick(externalAnswers, "headquarter_country", "headquarter_postal_code"));
  await answerAll(page, "nl", pick(externalAnswers, "headquarter_city", "why_did_you_choose"));
  const tasks = page.getByRole("textbox", { name: say("nl", "dossier.which_tasks") });
  await answer(page, "nl", "active_in_organisation", "no");
  await expect(tasks).toBeHidden();
  await answer(page, "nl", "active_in_organisation", "yes");
  await answerAll(page, "nl", { what_is_your_position: "Bestuurslid", since_when_active: "1/3/2019" });
  await tasks.fill("De boekhouding");
  await answerAll(page, "nl", pick(externalAnswers, "title_of_the_project", "confidential", "project_impact"));
  await answerAll(page, "nl", pick(externalAnswers, "description_of_the_project", "implementation_cost"));
  await answer(page, "nl", "financial_support", "6.200");
  // Another device answers three of these questions before this one is sent: each of them is to be chosen.
  const id = new URL(page.url()).searchParams.get("dossier") ?? "";
  const theirs = { since_when_active: "2015-05-05", which_tasks: "De kassa", confidential: "yes" };
  await changeDossier(page, id, theirs);
  await pressNext(page);
  const conflict = page.getByRole("alert");
  for (const told of ["1 maart 2019", "5 mei 2015", "De boekhouding", "De kassa"])
    await expect(conflict).toContainText(told);
  const year = page.getByRole("textbox", { name: say("nl", "dossier.date.year") });
  await expect(year).toHaveValue("2019");
  const take = conflict.getByRole("button", { name: say("nl", "submit.conflict.take") });
  await take.first().click();
  await expect(take).toHaveCount(2);
  await expect(year).toHaveValue("2015");
  await expect(tasks).toHaveValue("De boekhouding");
  await goOn(page, "nl", "financial");

  const about = pick(externalAnswers, "legal_status", "date_of_establishment", "national_number", "purpose");
  await answerAll(page, "nl", {
    ...about,
    ...pick(externalAnswers, "name_of_the_bank", "account_holder", "iban_code"),
  });
  await page.getByRole("button", { name: say("nl", "submit.copyApplicant") }).click();
  await expect(shown(page, "purpose")).toHaveValue(about.purpose);
  await answerAll(page, "nl", pick(externalAnswers, "responsible_function", "responsible_national_register_number"));
  await page
    .getByRole("button", { name: say("nl", "submit.files.begin") })
    .first()
    .click();
  await addFile(page, "project_files_articles", "statuten.exe");
  await expect(page.getByRole("main")).toContainText(".docx");
  await addFile(page, "project_files_articles", "statuten.pdf");
  await addFile(page, "project_files_involvement", "bewijs.pdf");
  await goOn(page, "nl", "check");
  for (const told of [about.purpose, "Voorzitter", "De boekhouding", "statuten.pdf", "bewijs.pdf", "••.••.••-•••.34"])
    await expect(page.getByText(told, { exact: true })).toBeVisible();
  await send(page);
  const pdf = await page.request.get((await page.getByRole("link", { name: /pdf/i }).getAttribute("href")) ?? "");
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});

test("someone in trouble asks for help without scripts, with a file", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/submit-internal-project");
  await logInHere(page, aColleague(39), "nl", { hasScripts: false });
  await page.getByRole("button", { name: say("nl", "submit.choose.internal.action") }).click();
  const about = pick(internalAnswers, "nationality", "phone", "civil_state", "number_of_children");
  await answerAll(page, "nl", {
    ...about,
    ...pick(internalAnswers, "street", "number", "country", "postal_code", "city"),
  });
  await goOn(page, "nl", "describe-internal");

  await answerAll(page, "nl", pick(internalAnswers, "reason", "troubles"));
  const others = page.getByRole("textbox", { name: say("nl", "dossier.other_options") });
  await answer(page, "nl", "tried_other_options", "yes");
  await others.fill("Het OCMW.");
  await answer(page, "nl", "tried_other_options", "no");
  await expect(others).toBeHidden();
  await page.getByRole("button", { name: say("nl", "submit.files.begin") }).click();
  await addFile(page, "attachments", "film.pdf", aPdf(16 * 1024 * 1024));
  await expect(page.getByRole("main")).toContainText("Dit bestand is groter dan 15 MB");
  await addFile(page, "attachments", "factuur.pdf");
  await expect(page.getByText("factuur.pdf")).toBeVisible();
  await page.getByRole("button", { name: say("nl", "submit.back") }).click();
  await expect(shown(page, "street")).toHaveValue("Kouter");
  await goOn(page, "nl", "describe-internal");
  await expect(shown(page, "reason")).toHaveValue(internalAnswers.reason ?? "");
  await expect(page.getByText("factuur.pdf")).toBeVisible();
  await goOn(page, "nl", "financial");
  await answerAll(page, "nl", pick(internalAnswers, "name_of_the_bank", "account_holder", "iban_code"));
  await goOn(page, "nl", "check");
  await expect(page.getByText("Het OCMW.")).toHaveCount(0);
  await send(page);
});
