import { formats } from "#i18n/format.ts";
import { externalAnswers } from "#test/dossiers.ts";
import { aPdf, aPng } from "#test/sample-file.ts";
import { pathIn } from "#web/address.ts";
import type { Step } from "#web/components/wizard-step.ts";
import { answer, answerAll, begin, goOn, isSaved, say, stepIn } from "./applicants.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, logIn, waitForMails } from "./people.ts";
import { aProject, changeDossier } from "./sent-dossier.ts";
import { expectOnlyListed } from "./watch.ts";

// Each language meets another way to belong to the company, which brings up other questions.
const roles = { nl: "employed", en: "retired", fr: "family" } as const;

const pick = <Field extends keyof typeof externalAnswers>(...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, externalAnswers[field] ?? ""])) as Record<Field, string>;

inTurn({ language: "en", width: 1440 }, (language, width) => {
  test("an employee puts an organisation forward, with its files", async ({ page }) => {
    const person = aColleague(33, language);
    const then = width === 360 ? 1440 : 360;
    await logIn(page, person);
    await begin(page, language);
    await answerAll(page, language, pick("phone", "street", "number", "country", "postal_code"));
    await answer(page, language, "employment_status", roles[language]);
    if (roles[language] === "retired") {
      await expect(page.getByRole("combobox", { name: say(language, "dossier.department") })).toBeHidden();
      await answerAll(page, language, { last_employer: "Amandel Gent", retirement_date: "1/july/2021" });
    } else await answerAll(page, language, { branch: "gent", department: "finance" });
    await goOn(page, language, "describe-external");

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
    // No more than it costs, said while one types.
    await expect(page.getByText(/9[.,\u202f]400/)).toBeVisible();
    await answer(page, language, "financial_support", "9.400,01");
    await page.getByRole("button", { name: say(language, "submit.next") }).click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
    await answer(page, language, "financial_support", "6 200");
    await expectUsable(page, `describe-external ${language}`);
    await goOn(page, language, "financial");

    // Someone who goes away now finds this step open the next time.
    const financial = page.url();
    await page.goto(pathIn(language, "/submit-a-project"));
    await page.getByRole("link", { name: say(language, "submit.drafts.continue") }).click();
    await expect(page).toHaveURL(financial);
    await answerAll(page, language, pick("legal_status", "date_of_establishment", "national_number", "purpose"));
    await answerAll(page, language, pick("name_of_the_bank", "account_holder"));
    await answer(page, language, "iban_code", "BE68 5390 0754 7034");
    await page.getByRole("button", { name: say(language, "submit.copyApplicant") }).click();
    await expect(page.getByRole("textbox", { name: say(language, "dossier.responsible_firstname") })).toHaveValue(
      person.firstname,
    );
    await answerAll(page, language, pick("responsible_function", "responsible_national_register_number"));
    const articles = page.getByLabel(new RegExp(`^${say(language, "dossier.project_files_articles")}`));
    await articles.setInputFiles([
      { name: "statuten.pdf", mimeType: "application/pdf", buffer: aPdf() },
      { name: "virus.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") },
    ]);
    await expect(page.getByRole("listitem").filter({ hasText: "statuten.pdf" })).toContainText(
      say(language, "submit.files.done"),
    );
    await expect(page.getByRole("listitem").filter({ hasText: "virus.exe" })).toContainText(".docx");
    await articles.setInputFiles({ name: "macro.docm", mimeType: "application/msword", buffer: Buffer.from("PK") });
    await expect(page.getByRole("listitem").filter({ hasText: "macro.docm" })).toContainText(".docx");
    await expect(page.getByText("virus.exe")).toHaveCount(0);
    await page.getByLabel(say(language, "dossier.project_files_involvement")).setInputFiles({
      name: "foto.png",
      mimeType: "image/png",
      buffer: aPng(),
    });
    await expect(page.getByRole("link", { name: /foto\.png/ })).toBeVisible();
    // Begun on a desk and finished on a phone, or the other way round.
    await page.setViewportSize({ width: then, height: 800 });
    await expectUsable(page, `financial ${language}`);
    const sections = page.getByRole("navigation", { name: say(language, "submit.sections") });
    const inOrder = sections.getByRole("link", { name: `(${say(language, "submit.section.done")})` });
    if (then > 960) await expect(inOrder).toHaveCount(5);
    await goOn(page, language, "check");
    await expect(page.getByText("••.••.••-•••.34")).toBeVisible();
    await expect(page.getByText("statuten.pdf")).toBeVisible();
    // A file that was refused is no answer, and is forgotten once its page is left.
    await expect(page.getByText("macro.docm")).toHaveCount(0);
    const site = page.getByRole("link", { name: "wilgentuin.example/tuin" });
    await expect(site).toHaveAttribute("href", "https://wilgentuin.example/tuin");
    await page.getByRole("button", { name: say(language, "submit.send") }).click();
    await page.waitForURL(/thank-you/);
    // Among what happens next is when colleagues vote.
    await expect(page.getByRole("heading", { name: say(language, "submit.after.vote") })).toBeVisible();
    const pdf = await page.request.get((await page.getByRole("link", { name: /pdf/i }).getAttribute("href")) ?? "");
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const mails = await waitForMails(person.email, 1);
    expect(mails.map(({ text }) => text).join()).toContain("/account/dossiers/");
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  test("what was typed is there on another device at the step where one was, and two answers are shown side by side", async ({
    browser,
    page,
    baseURL,
  }) => {
    const person = aColleague(16, language);
    await logIn(page, person);
    await begin(page, language);
    const address = page.url();
    const isKept = isSaved(page);
    await answer(page, language, "street", "Kouter");
    await isKept;

    const other = await browser.newContext({
      baseURL: baseURL ?? "",
      storageState: await page.context().storageState(),
    });
    const tablet = await other.newPage();
    await tablet.goto(address);
    await expect(tablet.getByRole("textbox", { name: say(language, "dossier.street") })).toHaveValue("Kouter");
    const isKeptThere = isSaved(tablet);
    await tablet.getByRole("textbox", { name: say(language, "dossier.city") }).fill("Aalst");
    await isKeptThere;
    const isKeptHere = isSaved(page);
    await answer(page, language, "box", "2");
    await isKeptHere;

    await page.getByRole("textbox", { name: say(language, "dossier.city") }).fill("Gent");
    const conflict = page.getByRole("alert");
    await expect(conflict).toContainText("Gent");
    await expect(conflict).toContainText("Aalst");
    // In sight from the far end of the form, and nothing lies over it.
    await page.getByRole("combobox", { name: say(language, "dossier.branch") }).focus();
    await conflict.getByRole("button", { name: say(language, "submit.conflict.keepMine") }).click({ trial: true });
    // Until there is a choice, what the other one wrote stays, whatever else is kept meanwhile.
    const isKeptBeside = isSaved(page);
    await answer(page, language, "number", "7");
    await isKeptBeside;
    await tablet.reload();
    await expect(tablet.getByRole("textbox", { name: say(language, "dossier.city") })).toHaveValue("Aalst");
    const isChosen = isSaved(page);
    await conflict.getByRole("button", { name: say(language, "submit.conflict.keepMine") }).click();
    await isChosen;
    await expect(conflict).toBeHidden();
    await tablet.reload();
    await expect(tablet.getByRole("textbox", { name: say(language, "dossier.city") })).toHaveValue("Gent");

    // Choices and days are shown in words, and taken over as they are.
    const id = new URL(address).searchParams.get("dossier") ?? "";
    await changeDossier(tablet, id, { retirement_date: "2015-05-05", civil_state: "divorced" });
    await answerAll(page, language, {
      employment_status: "retired",
      retirement_date: "1/7/2021",
      civil_state: "maried",
    });
    const days = ["2021-07-01", "2015-05-05"].map((day) => formats(language).longDate(new Date(day)));
    const states = [say(language, "dossier.civil_state.maried"), say(language, "dossier.civil_state.divorced")];
    for (const shown of [...days, ...states]) await expect(conflict).toContainText(shown);
    const take = conflict.getByRole("button", { name: say(language, "submit.conflict.take") });
    await take.first().click();
    await take.click();
    await expect(conflict).toBeHidden();
    await expect(page.getByRole("textbox", { name: say(language, "dossier.date.year") })).toHaveValue("2015");
    await expect(page.getByRole("combobox", { name: say(language, "dossier.civil_state") })).toHaveValue("divorced");
    await page.reload();
    await expect(page.getByRole("textbox", { name: say(language, "dossier.date.year") })).toHaveValue("2015");
    await other.close();
  });
});

const atWork = { employment_status: "employed", branch: "gent", department: "finance" };
const onDevice = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

inTurn({ language: "en", width: 360 }, (language) => {
  test("who loses the connection while typing loses nothing, not even by closing the page", async ({
    page,
    context,
  }) => {
    await logIn(page, aColleague(17, language));
    const id = await aProject(page, { ...externalAnswers, ...atWork, active_in_organisation: "yes" });
    const at = (step: Step) => stepIn(language, step, id);
    await page.goto(at("describe-external"));
    await context.setOffline(true);
    await answerAll(page, language, { since_when_active: "1/3/2019", title_of_the_project: "Samen tuinieren" });
    await expect(page.getByText(say(language, "submit.save.offline"))).toBeInViewport();
    await expectOnlyListed(page);
    expect(await onDevice(page)).toContain("Samen tuinieren");
    await page.close();
    await context.setOffline(false);

    // Meanwhile another device gives another title; and whoever comes back opens another step first.
    const again = await context.newPage();
    await again.goto("/");
    await changeDossier(again, id, { title_of_the_project: "Iedereen tuiniert" });
    await again.goto(at("acquainted"));
    const conflict = again.getByRole("alert");
    for (const title of ["Samen tuinieren", "Iedereen tuiniert"]) await expect(conflict).toContainText(title);
    await conflict.getByRole("button", { name: say(language, "submit.conflict.keepMine") }).click();
    await expect.poll(() => onDevice(again)).not.toContain("samen-draft");
    await again.goto(at("describe-external"));
    await expect(again.getByRole("textbox", { name: say(language, "dossier.date.year") })).toHaveValue("2019");
    const title = again.getByRole("textbox", { name: say(language, "dossier.title_of_the_project") });
    await expect(title).toHaveValue("Samen tuinieren");
    // Nor does anything stay behind that had reached the server without this device hearing of it.
    const left = JSON.stringify({ title_of_the_project: { value: "Samen tuinieren", basedOn: 1 } });
    await again.evaluate(([key = "", value = ""]) => localStorage.setItem(key, value), [`samen-draft-${id}`, left]);
    await again.reload();
    await expect.poll(() => onDevice(again)).not.toContain("samen-draft");
    await expect(conflict).toBeHidden();

    // An answer that no draft takes keeps none of the others from being kept.
    const isKept = isSaved(again);
    await answer(again, language, "description_of_the_project", "z".repeat(20_001));
    await answer(again, language, "title_of_the_project", "Tuinieren");
    await isKept;
    const description = again.getByRole("textbox", { name: say(language, "dossier.description_of_the_project") });
    await expect(description).toHaveAttribute("aria-invalid", "true");
    await again.goto(at("financial"));
    await again.goBack();
    await expect(title).toHaveValue("Tuinieren");
  });
});

inTurn({ language: "nl", width: 360 }, (language) => {
  test("a device without a network keeps no account number, and nothing of a request for help", async ({
    page,
    context,
  }) => {
    await logIn(page, aColleague(18, language));
    const id = await aProject(page, { ...externalAnswers, ...atWork });
    await page.goto(stepIn(language, "financial", id));
    await context.setOffline(true);
    await answerAll(page, language, { purpose: "Wie er woont, kiest zelf.", iban_code: "NL91 ABNA 0417 1643 00" });
    await expect.poll(() => onDevice(page)).toContain("kiest zelf");
    expect(await onDevice(page)).not.toMatch(/NL91|0417/);
    const isKept = isSaved(page);
    await context.setOffline(false);
    await isKept;
    await page.goto(stepIn(language, "acquainted", id));
    await context.setOffline(true);
    await answer(page, language, "street", "Kouterdreef");
    await expect.poll(() => onDevice(page)).toContain("Kouterdreef");
    const steps = page.locator(".steps__list");
    // A phone has no room for the names of the steps; the one that has the focus is read all the same.
    const step = steps.getByRole("link").first();
    await step.focus();
    expect((await step.locator("..").boundingBox())?.height).toBeGreaterThan(10);
    await expect(steps).toContainText(say(language, "submit.describe-external"));
    await answer(page, language, "project_type", "internal");
    await expect(steps).toContainText(say(language, "submit.describe-internal"));
    await expect(steps).not.toContainText(say(language, "submit.describe-external"));
    expect(await onDevice(page)).not.toContain("samen-draft");
    await answer(page, language, "civil_state", "divorced");
    await page.waitForEvent("requestfailed");
    await expect(page.getByText(say(language, "submit.save.offline"))).toBeVisible();
    expect(await onDevice(page)).not.toContain("samen-draft");
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  test("who is logged out in the middle keeps what was typed, logs in elsewhere and goes on", async ({
    page,
    context,
  }) => {
    const person = aColleague(24, language);
    await logIn(page, person);
    await begin(page, language);
    const cookies = await context.cookies();
    await context.clearCookies();
    await answer(page, language, "street", "Kouter");
    await expect(page.getByText(say(language, "submit.save.loggedOut"))).toBeVisible();
    await page.getByRole("button", { name: say(language, "submit.next") }).click();
    await expect(page.getByRole("alert")).toContainText(say(language, "login.required"));
    await expect(page.getByRole("textbox", { name: say(language, "dossier.street") })).toHaveValue("Kouter");
    await context.addCookies(cookies);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByText(say(language, "submit.save.saved", { time: "" }))).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: say(language, "dossier.street") })).toHaveValue("Kouter");

    // Whoever throws it away after all finds the focus, which went with it, where that is said.
    await page.goto(pathIn(language, "/submit-a-project"));
    await page.locator("summary", { hasText: say(language, "submit.drafts.discard") }).click();
    await page.getByRole("button", { name: say(language, "submit.drafts.discard") }).click();
    await expect(page.locator(":focus")).toHaveText(say(language, "submit.drafts.discarded"));
  });
});
