import type { DossierField } from "#domain/dossier-form.ts";
import { isFinancialField } from "#domain/dossier-form.ts";
import { languages } from "#domain/language.ts";
import { externalAnswers } from "#test/dossiers.ts";
import { aPdf } from "#test/sample-file.ts";
import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { answerAll, say, stepIn } from "./applicants.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, logIn, waitForMails } from "./people.ts";
import { aProject, askApi } from "./sent-dossier.ts";

const where = (isTheirs: boolean) =>
  Object.fromEntries(
    Object.entries(externalAnswers).filter(([field]) => isFinancialField(field) === isTheirs),
  ) as Partial<Record<DossierField, string>>;

/** What only the organisation knows. */
const theirs = {
  ...where(true),
  purpose: "Wie er woont, kiest zelf: kwispedoor.",
  iban_code: "BE71 0961 2345 6769",
  responsible_lastname: "Zonderling",
};
const marks = /kwispedoor|Zonderling|0961.?2345|\b6769\b|997\.?34/;

const linkOn = async (page: Page) => new URL((await page.getByText(/\/hand-over\?token=/).innerText()).trim());

inTurn({ language: "fr", width: 360 }, (language) => {
  test("an organisation fills in its part, and the employee sends it without having read it", async ({
    page,
    browser,
  }) => {
    const person = aColleague(40, language);
    const treasurer = `penningmeester.${language}@wilgentuin.example`;
    await logIn(page, person);
    const id = await aProject(page, where(false));
    await page.goto(stepIn(language, "financial", id));
    await expect(page.getByLabel(say(language, "handOver.email"))).toHaveValue("info@wilgentuin.example");
    await page.getByLabel(say(language, "handOver.email")).fill("penningmeester");
    await page.getByRole("button", { name: say(language, "handOver.send") }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await page.getByLabel(say(language, "handOver.email")).fill(treasurer);
    await page.getByRole("button", { name: say(language, "handOver.send") }).click();
    await expect(page.getByRole("status").filter({ hasText: say(language, "handOver.waiting") })).toBeVisible();
    await expectUsable(page, "financial, handed over");
    await expect(page.getByRole("link", { name: say(language, "submit.next") })).toHaveCount(0);
    const link = await linkOn(page);
    const [mail] = await waitForMails(treasurer, 1);
    expect(mail?.text).toContain(link.search);

    const context = await browser.newContext();
    const organisation = await context.newPage();
    const answer = await organisation.goto(link.pathname + link.search);
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    await expect(organisation.getByRole("main")).toContainText(`${person.firstname} ${person.lastname}`);
    await expectUsable(organisation, "hand-over");
    await answerAll(organisation, language, theirs);
    await organisation
      .getByLabel(say(language, "dossier.project_files_articles"))
      .setInputFiles({ name: "buitenbeentje.pdf", mimeType: "application/pdf", buffer: aPdf() });
    const added = organisation.getByRole("listitem").filter({ hasText: "buitenbeentje.pdf" });
    await expect(added).toContainText(say(language, "submit.files.done"));
    await organisation.getByRole("button", { name: say(language, "handOver.finish") }).click();
    await expect(organisation.getByRole("heading", { level: 1 })).toHaveText(say(language, "handOver.done"));
    await expectUsable(organisation, "hand-over, done");
    const kept = await organisation.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(marks);

    await page.goto(stepIn(language, "financial", id));
    await expect(page.getByRole("status").filter({ hasText: say(language, "handOver.complete") })).toBeVisible();
    expect(await page.content()).not.toMatch(marks);
    await page.getByRole("link", { name: say(language, "submit.next") }).click();
    await expect(page.getByText(say(language, "submit.handOver.filled")).first()).toBeVisible();
    expect(await page.content()).not.toMatch(marks);
    // What the organisation filled in is not the employee's to change, so no link leads there.
    await expect(page.locator('.answers__change a[href*="/describe-external?"]').first()).toBeVisible();
    await expect(page.locator('.answers__change a[href*="/financial?"]')).toHaveCount(0);
    await page.getByRole("button", { name: say(language, "submit.send") }).click();
    await page.waitForURL(/thank-you/);

    // As long as the dossier can change, so can its part; in whatever language.
    const others = languages.filter((one) => one !== language);
    for (const other of isEverything ? others : others.slice(0, 1)) {
      await organisation.goto(`${pathIn(other, "/hand-over")}${link.search}&change`);
      await expect(organisation.getByRole("textbox", { name: say(other, "dossier.purpose") })).toHaveValue(
        theirs.purpose,
      );
      await expectUsable(organisation, `hand-over ${other}`);
    }
    await context.close();
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  test("both do so without scripts, and what is taken back is gone", async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const employee = await context.newPage();
    await logIn(employee, aColleague(50, language));
    const id = await aProject(employee, where(false));
    await employee.goto(stepIn(language, "financial", id));
    await employee.getByRole("button", { name: say(language, "handOver.send") }).click();
    const link = await linkOn(employee);

    const elsewhere = await browser.newContext({ javaScriptEnabled: false });
    const organisation = await elsewhere.newPage();
    await organisation.goto(link.pathname + link.search);
    await answerAll(organisation, language, theirs);
    await organisation.getByRole("button", { name: say(language, "handOver.keep") }).click();
    await expect(organisation.getByRole("textbox", { name: say(language, "dossier.purpose") })).toHaveValue(
      theirs.purpose,
    );
    await organisation.getByRole("button", { name: say(language, "handOver.finish") }).click();
    await expect(organisation.getByRole("alert")).toContainText(say(language, "dossier.project_files_articles.ask"));
    await organisation.getByRole("button", { name: say(language, "submit.files.begin") }).click();
    await organisation
      .getByLabel(say(language, "dossier.project_files_articles"))
      .setInputFiles({ name: "buitenbeentje.pdf", mimeType: "application/pdf", buffer: aPdf() });
    await organisation.getByRole("button", { name: say(language, "submit.files.send") }).click();
    await expect(organisation.getByText("buitenbeentje.pdf")).toBeVisible();
    await organisation.getByRole("button", { name: say(language, "handOver.finish") }).click();
    await expect(organisation.getByRole("heading", { level: 1 })).toHaveText(say(language, "handOver.done"));

    await employee.goto(stepIn(language, "financial", id));
    await expect(employee.getByText(say(language, "handOver.complete"), { exact: true })).toBeVisible();
    await organisation.getByRole("link", { name: say(language, "handOver.change") }).click();
    const more = organisation.getByRole("textbox", { name: say(language, "dossier.purpose") });
    await more.fill("Wie er woont, kookt ook zelf.");
    await employee.getByText(say(language, "handOver.takeBack"), { exact: true }).click();
    await employee.getByRole("button", { name: say(language, "handOver.takeBack.do") }).click();
    await expect(employee.getByRole("textbox", { name: say(language, "dossier.purpose") })).toHaveValue("");
    expect(await employee.content()).not.toMatch(marks);
    // What it was typing meanwhile is not lost with the link.
    await organisation.getByRole("button", { name: say(language, "handOver.keep") }).click();
    await expect(organisation.getByText("Wie er woont, kookt ook zelf.")).toBeVisible();
    const dead = await organisation.goto(link.pathname + link.search);
    expect(dead?.status()).toBe(404);
    await expect(organisation.getByRole("heading", { level: 1 })).toHaveText(say(language, "handOver.dead"));
    await expect(organisation.getByText(say(language, "handOver.dead.text"))).toBeVisible();
    for (const other of isEverything ? languages : []) {
      await page.goto(`${pathIn(other, "/hand-over")}${link.search}`);
      await expectUsable(page, `hand-over, dead, ${other}`);
    }
    await elsewhere.close();
    await context.close();
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  test("an organisation whose link is replaced while it types is told so, and what it typed stays", async ({
    page,
    browser,
  }) => {
    await logIn(page, aColleague(14, language));
    const id = await aProject(page, where(false));
    const handOver = `mutation ($id: ID!) { handOverFinancial(id: $id, email: "kas@wilgentuin.example", language: ${language}) }`;
    const { handOverFinancial: token } = await askApi(page, handOver, { id });
    const context = await browser.newContext();
    const organisation = await context.newPage();
    await organisation.goto(pathIn(language, `/hand-over?token=${token}`));
    const purpose = organisation.getByRole("textbox", { name: say(language, "dossier.purpose") });
    await purpose.fill("Wonen");
    await expect(organisation.locator(".autosave")).toContainText(say(language, "submit.save.saved", { time: "" }));
    await askApi(page, handOver, { id });
    await purpose.fill("Wonen en zorg");
    await expect(organisation.locator(".autosave")).toHaveText(say(language, "handOver.unknown"));
    await expect(purpose).toHaveValue("Wonen en zorg");
    await context.close();
  });
});
