import { aPdf } from "#test/sample-file.ts";
import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { answerAll, stepPath, textIn } from "./applicants.ts";
import { expectUsable } from "./barriers.ts";
import { answersWhere, fillHandOver, readHandOverLink } from "./hand-over.ts";
import { inTurn } from "./in-turn.ts";
import { languages } from "./language.ts";
import { expect, test } from "./live.ts";
import { aColleague, logIn, waitForMails } from "./people.ts";
import { aProject, askApi } from "./sent-dossier.ts";

/** The answers that only the organisation knows. */
const financialAnswers = {
  ...answersWhere(true),
  purpose: "Wie er woont, kiest zelf: kwispedoor.",
  iban_code: "BE71 0961 2345 6769",
  responsible_lastname: "Zonderling",
};
const financialTraces = /kwispedoor|Zonderling|0961.?2345|\b6769\b|997\.?34/;

inTurn({ language: "fr", width: 360 }, (language) => {
  test("an organisation fills in its part, and the employee submits it without seeing it", async ({
    page,
    browser,
  }) => {
    const person = aColleague(40, language);
    const treasurer = `penningmeester.${language}@wilgentuin.example`;
    await logIn(page, person);
    const id = await aProject(page, answersWhere(false));
    await page.goto(stepPath(language, "financial", id));
    await expect(page.getByLabel(textIn(language, "handOver.email"))).toHaveValue("info@wilgentuin.example");
    await page.getByLabel(textIn(language, "handOver.email")).fill("penningmeester");
    await page.getByRole("button", { name: textIn(language, "handOver.send") }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await page.getByLabel(textIn(language, "handOver.email")).fill(treasurer);
    await page.getByRole("button", { name: textIn(language, "handOver.send") }).click();
    await expect(page.getByRole("status").filter({ hasText: textIn(language, "handOver.waiting") })).toBeVisible();
    await expectUsable(page, "financial, handed over");
    await expect(page.getByRole("link", { name: textIn(language, "submit.next") })).toHaveCount(0);
    const link = await readHandOverLink(page);
    const [mail] = await waitForMails(treasurer, 1);
    expect(mail?.text).toContain(link.search);

    const context = await browser.newContext();
    const organisation = await context.newPage();
    const answer = await organisation.goto(link.pathname + link.search);
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    await expect(organisation.getByRole("main")).toContainText(`${person.firstname} ${person.lastname}`);
    await expectUsable(organisation, "hand-over");
    await fillHandOver(organisation, language, financialAnswers);
    await expectUsable(organisation, "hand-over, done");
    const storage = await organisation.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(storage).not.toMatch(financialTraces);

    await page.goto(stepPath(language, "financial", id));
    await expect(page.getByRole("status").filter({ hasText: textIn(language, "handOver.complete") })).toBeVisible();
    expect(await page.content()).not.toMatch(financialTraces);
    await page.getByRole("link", { name: textIn(language, "submit.next") }).click();
    await expect(page.getByText(textIn(language, "submit.handOver.filled")).first()).toBeVisible();
    expect(await page.content()).not.toMatch(financialTraces);
    // The employee may not change the part of the organisation, so no link leads there.
    await expect(page.locator('.answers__change a[href*="/describe-external?"]').first()).toBeVisible();
    await expect(page.locator('.answers__change a[href*="/financial?"]')).toHaveCount(0);
    await page.getByRole("button", { name: textIn(language, "submit.send") }).click();
    await page.waitForURL(/thank-you/);

    // The organisation can change its part as long as the dossier can change, in any language.
    const others = languages.filter((other) => other !== language);
    for (const other of isEverything ? others : others.slice(0, 1)) {
      await organisation.goto(`${pathIn(other, "/hand-over")}${link.search}&change`);
      await expect(organisation.getByRole("textbox", { name: textIn(other, "dossier.purpose") })).toHaveValue(
        financialAnswers.purpose,
      );
      await expectUsable(organisation, `hand-over ${other}`);
    }
    await context.close();
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  test("an organisation fills in its part without scripts, and loses it when it is taken back", async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const employee = await context.newPage();
    await logIn(employee, aColleague(19, language));
    const id = await aProject(employee, answersWhere(false));
    await employee.goto(stepPath(language, "financial", id));
    await employee.getByRole("button", { name: textIn(language, "handOver.send") }).click();
    const link = await readHandOverLink(employee);

    const organisationContext = await browser.newContext({ javaScriptEnabled: false });
    const organisation = await organisationContext.newPage();
    await organisation.goto(link.pathname + link.search);
    await answerAll(organisation, language, financialAnswers);
    await organisation.getByRole("button", { name: textIn(language, "handOver.keep") }).click();
    await expect(organisation.getByRole("textbox", { name: textIn(language, "dossier.purpose") })).toHaveValue(
      financialAnswers.purpose,
    );
    await organisation.getByRole("button", { name: textIn(language, "handOver.finish") }).click();
    await expect(organisation.getByRole("alert")).toContainText(textIn(language, "dossier.project_files_articles.ask"));
    await organisation.getByRole("button", { name: textIn(language, "submit.files.begin") }).click();
    await organisation
      .getByLabel(textIn(language, "dossier.project_files_articles"))
      .setInputFiles({ name: "buitenbeentje.pdf", mimeType: "application/pdf", buffer: aPdf() });
    await organisation.getByRole("button", { name: textIn(language, "submit.files.send") }).click();
    await expect(organisation.getByText("buitenbeentje.pdf")).toBeVisible();
    await organisation.getByRole("button", { name: textIn(language, "handOver.finish") }).click();
    await expect(organisation.getByRole("heading", { level: 1 })).toHaveText(textIn(language, "handOver.done"));

    await employee.goto(stepPath(language, "financial", id));
    await expect(employee.getByText(textIn(language, "handOver.complete"), { exact: true })).toBeVisible();
    await organisation.getByRole("link", { name: textIn(language, "handOver.change") }).click();
    const purpose = organisation.getByRole("textbox", { name: textIn(language, "dossier.purpose") });
    await purpose.fill("Wie er woont, kookt ook zelf.");
    await employee.getByText(textIn(language, "handOver.takeBack"), { exact: true }).click();
    await employee.getByRole("button", { name: textIn(language, "handOver.takeBack.do") }).click();
    await expect(employee.getByRole("textbox", { name: textIn(language, "dossier.purpose") })).toHaveValue("");
    expect(await employee.content()).not.toMatch(financialTraces);
    // The page still shows the answer that the organisation typed meanwhile.
    await organisation.getByRole("button", { name: textIn(language, "handOver.keep") }).click();
    await expect(organisation.getByText("Wie er woont, kookt ook zelf.")).toBeVisible();
    const response = await organisation.goto(link.pathname + link.search);
    expect(response?.status()).toBe(404);
    await expect(organisation.getByRole("heading", { level: 1 })).toHaveText(textIn(language, "handOver.invalid"));
    await expect(organisation.getByText(textIn(language, "handOver.invalid.text"))).toBeVisible();
    for (const other of isEverything ? languages : []) {
      await page.goto(`${pathIn(other, "/hand-over")}${link.search}`);
      await expectUsable(page, `hand-over, dead, ${other}`);
    }
    await organisationContext.close();
    await context.close();
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  test("an organisation reads that its link is replaced, and keeps the answers it typed", async ({ page, browser }) => {
    await logIn(page, aColleague(14, language));
    const id = await aProject(page, answersWhere(false));
    const handOver = `mutation ($id: ID!) { handOverFinancial(id: $id, email: "kas@wilgentuin.example", language: ${language}) }`;
    const { handOverFinancial: token } = await askApi(page, handOver, { id });
    const context = await browser.newContext();
    const organisation = await context.newPage();
    await organisation.goto(pathIn(language, `/hand-over?token=${token}`));
    const purpose = organisation.getByRole("textbox", { name: textIn(language, "dossier.purpose") });
    await purpose.fill("Wonen");
    await expect(organisation.locator(".autosave")).toContainText(textIn(language, "submit.save.saved", { time: "" }));
    await askApi(page, handOver, { id });
    await purpose.fill("Wonen en zorg");
    await expect(organisation.locator(".autosave")).toHaveText(textIn(language, "handOver.unknown"));
    await expect(purpose).toHaveValue("Wonen en zorg");
    await context.close();
  });
});
