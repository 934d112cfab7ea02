import { formats } from "#i18n/format.ts";
import { externalAnswers } from "#test/dossiers.ts";
import { aPdf, aPng } from "#test/sample-file.ts";
import { pathIn } from "#web/address.ts";
import type { Step } from "#web/components/wizard-step.ts";
import { answer, answerAll, beginProject, continueTo, stepPath, textIn, waitForSave } from "./applicants.ts";
import { expectUsable } from "./barriers.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, logIn, waitForMails } from "./people.ts";
import { aProject, changeDossier } from "./sent-dossier.ts";
import { expectOnlyListedStorage } from "./watch.ts";

// Each language uses another employment status, because each status asks other questions.
const roles = { nl: "employed", en: "retired", fr: "family" } as const;

const pick = <Field extends keyof typeof externalAnswers>(...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, externalAnswers[field] ?? ""])) as Record<Field, string>;

inTurn({ language: "en", width: 1440 }, (language, width) => {
  test("an employee puts a project forward with its files, from the first page to the mail", async ({ page }) => {
    const person = aColleague(33, language);
    const otherWidth = width === 360 ? 1440 : 360;
    await logIn(page, person);
    await beginProject(page, language);
    await answerAll(page, language, pick("phone", "street", "number", "country", "postal_code"));
    await answer(page, language, "employment_status", roles[language]);
    if (roles[language] === "retired") {
      await expect(page.getByRole("combobox", { name: textIn(language, "dossier.department") })).toBeHidden();
      await answerAll(page, language, { last_employer: "Amandel Gent", retirement_date: "1/july/2021" });
    } else await answerAll(page, language, { branch: "gent", department: "finance" });
    await continueTo(page, language, "describe-external");

    await answerAll(page, language, pick("name_organisation", "main_activities", "headquarter_telephone"));
    await answerAll(page, language, pick("headquarter_email", "headquarter_street", "headquarter_number"));
    await answerAll(page, language, pick("headquarter_country", "headquarter_postal_code", "why_did_you_choose"));
    await answer(page, language, "headquarter_website", "wilgentuin.example/tuin");
    await answer(page, language, "active_in_organisation", "yes");
    const position = {
      what_is_your_position: "Bestuurslid",
      since_when_active: "1/3/2019",
      which_tasks: "De boekhouding",
    };
    await answerAll(page, language, position);
    await answerAll(page, language, pick("title_of_the_project", "confidential", "description_of_the_project"));
    await answerAll(page, language, pick("project_impact", "implementation_cost"));
    // The support may not exceed the cost.
    await expect(page.getByText(/9[.,\u202f]400/)).toBeVisible();
    await answer(page, language, "financial_support", "9.400,01");
    await page.getByRole("button", { name: textIn(language, "submit.next") }).click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
    await answer(page, language, "financial_support", "6 200");
    await expectUsable(page, `describe-external ${language}`);
    await continueTo(page, language, "financial");

    // An employee who leaves and returns continues at this step.
    const financial = page.url();
    await page.goto(pathIn(language, "/submit-a-project"));
    await page.getByRole("link", { name: textIn(language, "submit.drafts.continue") }).click();
    await expect(page).toHaveURL(financial);
    await answerAll(page, language, pick("legal_status", "date_of_establishment", "national_number", "purpose"));
    await answerAll(page, language, pick("name_of_the_bank", "account_holder"));
    await answer(page, language, "iban_code", "BE68 5390 0754 7034");
    await page.getByRole("button", { name: textIn(language, "submit.copyApplicant") }).click();
    await expect(page.getByRole("textbox", { name: textIn(language, "dossier.responsible_firstname") })).toHaveValue(
      person.firstname,
    );
    await answerAll(page, language, pick("responsible_function", "responsible_national_register_number"));
    const articles = page.getByLabel(new RegExp(`^${textIn(language, "dossier.project_files_articles")}`));
    await articles.setInputFiles([
      { name: "statuten.pdf", mimeType: "application/pdf", buffer: aPdf() },
      { name: "virus.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") },
    ]);
    await expect(page.getByRole("listitem").filter({ hasText: "statuten.pdf" })).toContainText(
      textIn(language, "submit.files.done"),
    );
    await expect(page.getByRole("listitem").filter({ hasText: "virus.exe" })).toContainText(".docx");
    await articles.setInputFiles({ name: "macro.docm", mimeType: "application/msword", buffer: Buffer.from("PK") });
    await expect(page.getByRole("listitem").filter({ hasText: "macro.docm" })).toContainText(".docx");
    await expect(page.getByText("virus.exe")).toHaveCount(0);
    await page.getByLabel(textIn(language, "dossier.project_files_involvement")).setInputFiles({
      name: "foto.png",
      mimeType: "image/png",
      buffer: aPng(),
    });
    await expect(page.getByRole("link", { name: /foto\.png/ })).toBeVisible();
    // The employee continues on a device of another width.
    await page.setViewportSize({ width: otherWidth, height: 800 });
    await expectUsable(page, `financial ${language}`);
    const sections = page.getByRole("navigation", { name: textIn(language, "submit.sections") });
    const completeSections = sections.getByRole("link", { name: `(${textIn(language, "submit.section.done")})` });
    if (otherWidth > 960) await expect(completeSections).toHaveCount(5);
    await continueTo(page, language, "check");
    await expect(page.getByText("••.••.••-•••.34")).toBeVisible();
    await expect(page.getByText("statuten.pdf")).toBeVisible();
    // A refused file is not part of the dossier.
    await expect(page.getByText("macro.docm")).toHaveCount(0);
    const website = page.getByRole("link", { name: "wilgentuin.example/tuin" });
    await expect(website).toHaveAttribute("href", "https://wilgentuin.example/tuin");
    await page.getByRole("button", { name: textIn(language, "submit.send") }).click();
    await page.waitForURL(/thank-you/);
    await expect(page.getByRole("heading", { name: textIn(language, "submit.after.vote") })).toBeVisible();
    const pdf = await page.request.get((await page.getByRole("link", { name: /pdf/i }).getAttribute("href")) ?? "");
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const mails = await waitForMails(person.email, 1);
    expect(mails.map(({ text }) => text).join()).toContain("/account/dossiers/");
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  inTestAll(() => {
    test("a draft continues on another device, and conflicting answers ask for a choice", async ({
      browser,
      page,
      baseURL,
    }) => {
      const person = aColleague(16, language);
      await logIn(page, person);
      await beginProject(page, language);
      const draftUrl = page.url();
      const save = waitForSave(page);
      await answer(page, language, "street", "Kouter");
      await save;

      const otherContext = await browser.newContext({
        baseURL: baseURL ?? "",
        storageState: await page.context().storageState(),
      });
      const tablet = await otherContext.newPage();
      await tablet.goto(draftUrl);
      await expect(tablet.getByRole("textbox", { name: textIn(language, "dossier.street") })).toHaveValue("Kouter");
      const tabletSave = waitForSave(tablet);
      await tablet.getByRole("textbox", { name: textIn(language, "dossier.city") }).fill("Aalst");
      await tabletSave;
      const boxSave = waitForSave(page);
      await answer(page, language, "box", "2");
      await boxSave;

      await page.getByRole("textbox", { name: textIn(language, "dossier.city") }).fill("Gent");
      const conflict = page.getByRole("alert");
      await expect(conflict).toContainText("Gent");
      await expect(conflict).toContainText("Aalst");
      // The conflict stays in view at the end of the form, and nothing covers it.
      await page.getByRole("combobox", { name: textIn(language, "dossier.branch") }).focus();
      await conflict.getByRole("button", { name: textIn(language, "submit.conflict.keepMine") }).click({ trial: true });
      // Until the choice, the answer of the other device stays, even when other answers are saved.
      const numberSave = waitForSave(page);
      await answer(page, language, "number", "7");
      await numberSave;
      await tablet.reload();
      await expect(tablet.getByRole("textbox", { name: textIn(language, "dossier.city") })).toHaveValue("Aalst");
      const saveOfChoice = waitForSave(page);
      await conflict.getByRole("button", { name: textIn(language, "submit.conflict.keepMine") }).click();
      await saveOfChoice;
      await expect(conflict).toBeHidden();
      await tablet.reload();
      await expect(tablet.getByRole("textbox", { name: textIn(language, "dossier.city") })).toHaveValue("Gent");

      // The conflict shows choices and dates in words.
      const id = new URL(draftUrl).searchParams.get("dossier") ?? "";
      await changeDossier(tablet, id, { retirement_date: "2015-05-05", civil_state: "divorced" });
      await answerAll(page, language, {
        employment_status: "retired",
        retirement_date: "1/7/2021",
        civil_state: "maried",
      });
      const days = ["2021-07-01", "2015-05-05"].map((day) => formats(language).longDate(new Date(day)));
      const states = [textIn(language, "dossier.civil_state.maried"), textIn(language, "dossier.civil_state.divorced")];
      for (const text of [...days, ...states]) await expect(conflict).toContainText(text);
      const take = conflict.getByRole("button", { name: textIn(language, "submit.conflict.take") });
      await take.first().click();
      await take.click();
      await expect(conflict).toBeHidden();
      await expect(page.getByRole("textbox", { name: textIn(language, "dossier.date.year") })).toHaveValue("2015");
      await expect(page.getByRole("combobox", { name: textIn(language, "dossier.civil_state") })).toHaveValue(
        "divorced",
      );
      await page.reload();
      await expect(page.getByRole("textbox", { name: textIn(language, "dossier.date.year") })).toHaveValue("2015");
      await otherContext.close();
    });
  });
});

const workAnswers = { employment_status: "employed", branch: "gent", department: "finance" };
const readDevice = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

inTurn({ language: "en", width: 360 }, (language) => {
  test("an employee without a connection loses no answer, even after closing the page", async ({ page, context }) => {
    await logIn(page, aColleague(17, language));
    const id = await aProject(page, { ...externalAnswers, ...workAnswers, active_in_organisation: "yes" });
    const pathOf = (step: Step) => stepPath(language, step, id);
    await page.goto(pathOf("describe-external"));
    await context.setOffline(true);
    await answerAll(page, language, { since_when_active: "1/3/2019", title_of_the_project: "Samen tuinieren" });
    await expect(page.getByText(textIn(language, "submit.save.offline"))).toBeInViewport();
    await expectOnlyListedStorage(page);
    expect(await readDevice(page)).toContain("Samen tuinieren");
    await page.close();
    await context.setOffline(false);

    // Another device changes the title, and the employee returns at another step.
    const reopenedPage = await context.newPage();
    await reopenedPage.goto("/");
    await changeDossier(reopenedPage, id, { title_of_the_project: "Iedereen tuiniert" });
    await reopenedPage.goto(pathOf("acquainted"));
    const conflict = reopenedPage.getByRole("alert");
    for (const title of ["Samen tuinieren", "Iedereen tuiniert"]) await expect(conflict).toContainText(title);
    await conflict.getByRole("button", { name: textIn(language, "submit.conflict.keepMine") }).click();
    await expect.poll(() => readDevice(reopenedPage)).not.toContain("samen-draft");
    await reopenedPage.goto(pathOf("describe-external"));
    await expect(reopenedPage.getByRole("textbox", { name: textIn(language, "dossier.date.year") })).toHaveValue(
      "2019",
    );
    const title = reopenedPage.getByRole("textbox", { name: textIn(language, "dossier.title_of_the_project") });
    await expect(title).toHaveValue("Samen tuinieren");
    // The device also removes a stored answer that the server already has.
    const storedDraft = JSON.stringify({ title_of_the_project: { value: "Samen tuinieren", basedOn: 1 } });
    await reopenedPage.evaluate(
      ([key = "", value = ""]) => localStorage.setItem(key, value),
      [`samen-draft-${id}`, storedDraft],
    );
    await reopenedPage.reload();
    await expect.poll(() => readDevice(reopenedPage)).not.toContain("samen-draft");
    await expect(conflict).toBeHidden();

    // An answer that is too long does not stop the other answers from being saved.
    const save = waitForSave(reopenedPage);
    await answer(reopenedPage, language, "description_of_the_project", "z".repeat(20_001));
    await answer(reopenedPage, language, "title_of_the_project", "Tuinieren");
    await save;
    const description = reopenedPage.getByRole("textbox", {
      name: textIn(language, "dossier.description_of_the_project"),
    });
    await expect(description).toHaveAttribute("aria-invalid", "true");
    await reopenedPage.goto(pathOf("financial"));
    await reopenedPage.goBack();
    await expect(title).toHaveValue("Tuinieren");
  });
});

inTurn({ language: "nl", width: 360 }, (language) => {
  test("an offline device stores no account number, and nothing of a request for help", async ({ page, context }) => {
    await logIn(page, aColleague(18, language));
    const id = await aProject(page, { ...externalAnswers, ...workAnswers });
    await page.goto(stepPath(language, "financial", id));
    await context.setOffline(true);
    await answerAll(page, language, { purpose: "Wie er woont, kiest zelf.", iban_code: "NL91 ABNA 0417 1643 00" });
    await expect.poll(() => readDevice(page)).toContain("kiest zelf");
    expect(await readDevice(page)).not.toMatch(/NL91|0417/);
    const save = waitForSave(page);
    await context.setOffline(false);
    await save;
    await page.goto(stepPath(language, "acquainted", id));
    await context.setOffline(true);
    await answer(page, language, "street", "Kouterdreef");
    await expect.poll(() => readDevice(page)).toContain("Kouterdreef");
    const steps = page.locator(".steps__list");
    // A phone hides the names of the steps, but shows the one that has the focus.
    const step = steps.getByRole("link").first();
    await step.focus();
    expect((await step.locator("..").boundingBox())?.height).toBeGreaterThan(10);
    await expect(steps).toContainText(textIn(language, "submit.describe-external"));
    await answer(page, language, "project_type", "internal");
    await expect(steps).toContainText(textIn(language, "submit.describe-internal"));
    await expect(steps).not.toContainText(textIn(language, "submit.describe-external"));
    expect(await readDevice(page)).not.toContain("samen-draft");
    await answer(page, language, "civil_state", "divorced");
    await page.waitForEvent("requestfailed");
    await expect(page.getByText(textIn(language, "submit.save.offline"))).toBeVisible();
    expect(await readDevice(page)).not.toContain("samen-draft");
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  inTestAll(() => {
    test("an employee who is logged out keeps every answer, logs in elsewhere and continues", async ({
      page,
      context,
    }) => {
      const person = aColleague(24, language);
      await logIn(page, person);
      await beginProject(page, language);
      const cookies = await context.cookies();
      await context.clearCookies();
      await answer(page, language, "street", "Kouter");
      await expect(page.getByText(textIn(language, "submit.save.loggedOut"))).toBeVisible();
      await page.getByRole("button", { name: textIn(language, "submit.next") }).click();
      await expect(page.getByRole("alert")).toContainText(textIn(language, "login.required"));
      await expect(page.getByRole("textbox", { name: textIn(language, "dossier.street") })).toHaveValue("Kouter");
      await context.addCookies(cookies);
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(page.getByText(textIn(language, "submit.save.saved", { time: "" }))).toBeVisible();
      await page.reload();
      await expect(page.getByRole("textbox", { name: textIn(language, "dossier.street") })).toHaveValue("Kouter");

      // The button disappears with the draft, so the focus moves to the confirmation.
      await page.goto(pathIn(language, "/submit-a-project"));
      await page.locator("summary", { hasText: textIn(language, "submit.drafts.discard") }).click();
      await page.getByRole("button", { name: textIn(language, "submit.drafts.discard") }).click();
      await expect(page.locator(":focus")).toHaveText(textIn(language, "submit.drafts.discarded"));
    });
  });
});
