import { externalAnswers } from "#test/dossiers.ts";
import { aPdf } from "#test/sample-file.ts";
import { pathIn } from "#web/address.ts";
import { answer, goOn, say, stepIn } from "./applicants.ts";
import { inTurn } from "./in-turn.ts";
import { aLine, slow, speedOf, unlimited } from "./line.ts";
import { expect, test } from "./live.ts";
import { aColleague, logIn } from "./people.ts";
import { aProject, askApi } from "./sent-dossier.ts";

inTurn({ language: "fr", width: 360 }, (language) => {
  test("who presses on when the code of the next step is gone finds all that was typed, and gets there", async ({
    page,
  }) => {
    await logIn(page, aColleague(15, language));
    const id = await aProject(page);
    const street = page.getByRole("textbox", { name: say(language, "dossier.street") });
    const next = page.getByRole("button", { name: say(language, "submit.next") });
    // As after a new version was put in place.
    const code = /\/assets\/describe-external-.*\.js/;
    await page.route(code, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(stepIn(language, "acquainted", id));
    let loads = 0;
    page.on("load", () => loads++);
    await street.fill("Vrijdagmarkt");
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(language, "submit.describe-external"));
    await expect.poll(() => loads).toBe(1);

    // Fresh code is fetched once; had that not helped, it is said, and nothing is lost either.
    await page.goto(stepIn(language, "acquainted", id));
    await expect(street).toHaveValue("Vrijdagmarkt");
    await street.fill("Korenmarkt");
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(language, "error.heading"));
    expect(loads).toBe(2);
    await page.unroute(code);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(language, "submit.describe-external"));
    await page.getByRole("button", { name: say(language, "submit.back") }).click();
    await expect(street).toHaveValue("Korenmarkt");

    // Nor is what was typed in the very last moment before the page is read again, in another language or at all.
    await street.fill("Veldstraat");
    const other = language === "en" ? "fr" : "en";
    const languages = page.getByRole("contentinfo");
    await languages.getByRole("link", { name: new RegExp(`^${other.toUpperCase()} `) }).click();
    const streetThere = page.getByRole("textbox", { name: say(other, "dossier.street") });
    await expect(streetThere).toHaveValue("Veldstraat");
    await streetThere.fill("Graslei");
    await page.reload();
    await expect(streetThere).toHaveValue("Graslei");
    await goOn(page, other, "describe-external");
  });
});

const dutch = {
  headquarter_country: "netherlands",
  headquarter_postal_code: "1012 AB",
  headquarter_city: "Amsterdam",
  headquarter_telephone: "020 123 45 67",
  legal_status: "nl_stichting",
  national_number: "12345678",
  responsible_phone: "06 12 34 56 78",
};

inTurn({ language: "en", width: 1440 }, (language) => {
  test("who loses the line while a file goes up sends it again, who stops it leaves nothing, and what was wrong stays marked", async ({
    browser,
    baseURL,
  }) => {
    const line = await aLine(baseURL ?? "");
    const context = await browser.newContext({ baseURL: line.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    const setSpeed = await speedOf(page);
    await logIn(page, aColleague(36, language));
    const id = await aProject(page, { ...externalAnswers, ...dutch });
    await page.goto(stepIn(language, "financial", id));
    const purpose = page.getByRole("textbox", { name: say(language, "dossier.purpose") });
    await expect(page.getByRole("combobox", { name: say(language, "dossier.legal_status") })).toHaveValue(
      "nl_stichting",
    );
    await purpose.fill("");
    await answer(page, language, "iban_code", "DE89 3704 0044 0532 0130 00");
    await page.getByRole("textbox", { name: say(language, "dossier.bic_code") }).fill("");
    await page.getByRole("button", { name: say(language, "submit.next") }).click();
    const summary = page.getByRole("alert").filter({ has: page.getByRole("link") });
    const asked = [say(language, "dossier.purpose.ask"), say(language, "dossier.bic_code.ask")];
    const askedFile = say(language, "dossier.project_files_articles.ask");
    await expect(summary.getByRole("link")).toHaveText([...asked, askedFile]);

    const articles = page.getByLabel(new RegExp(`^${say(language, "dossier.project_files_articles")}`));
    const rows = page.getByRole("list", { name: say(language, "submit.files.list") }).getByRole("listitem");
    const field = page.locator(".field", { has: articles });
    await setSpeed(slow);
    await articles.setInputFiles({ name: "statuten.pdf", mimeType: "application/pdf", buffer: aPdf(1_000_000) });
    await expect(rows).toContainText(/[1-9]\d? ?%/);
    line.cut();
    await expect(rows.getByRole("button", { name: say(language, "submit.files.retry") })).toBeVisible();
    await purpose.fill("Wie er woont, kiest zelf.");
    await expect(page.getByText(say(language, "submit.save.offline"))).toBeVisible();
    line.mend();
    await setSpeed(unlimited);
    await rows.getByRole("button", { name: say(language, "submit.files.retry") }).click();
    await expect(rows).toContainText(say(language, "submit.files.done"));
    await expect(
      rows.getByRole("button", { name: say(language, "submit.files.remove", { name: "statuten.pdf" }) }),
    ).toBeVisible();
    // The file is there; what else is missing is still said.
    await expect(field).not.toContainText(askedFile);
    await expect(summary.getByRole("link", { name: say(language, "dossier.bic_code.ask") })).toBeVisible();
    await expect(purpose).toHaveValue("Wie er woont, kiest zelf.");
    // The line is back, so what was typed without it is saved too.
    await expect(page.getByText(say(language, "submit.save.offline"))).toBeHidden();

    await setSpeed(slow);
    await articles.setInputFiles({ name: "verkeerd.pdf", mimeType: "application/pdf", buffer: aPdf(1_000_000) });
    await expect(rows.last()).toContainText(/[1-9]\d? ?%/);
    await page.getByRole("button", { name: say(language, "submit.files.cancel", { name: "verkeerd.pdf" }) }).click();
    await expect(rows).toHaveCount(1);
    await setSpeed(unlimited);
    const { dossier } = await askApi(page, "query ($id: ID!) { dossier(id: $id) { files { name } } }", { id });
    expect(dossier.files).toEqual([{ name: "statuten.pdf" }]);
    // What cannot be taken away now is still there, and so is the form.
    line.cut();
    await page.getByRole("button", { name: say(language, "submit.files.remove", { name: "statuten.pdf" }) }).click();
    await expect(rows).toHaveText(/statuten\.pdf/);
    await expect(purpose).toHaveValue("Wie er woont, kiest zelf.");
    line.mend();
    await page.reload();
    await expect(purpose).toHaveValue("Wie er woont, kiest zelf.");
    await expect(rows).toHaveText(/statuten\.pdf/);

    // Whoever is logged out meanwhile logs in elsewhere, and sends it again.
    const cookies = await context.cookies();
    await context.clearCookies();
    await articles.setInputFiles({ name: "bijlage.pdf", mimeType: "application/pdf", buffer: aPdf() });
    await expect(rows.last()).toContainText(say(language, "login.required"));
    const wayIn = rows.last().getByRole("link", { name: say(language, "submit.save.logIn") });
    await expect(wayIn).toHaveAttribute("href", new RegExp(`^${pathIn(language, "/login")}\\?next=`));
    await context.addCookies(cookies);
    await rows
      .last()
      .getByRole("button", { name: say(language, "submit.files.retry") })
      .click();
    await expect(rows.last()).toContainText(say(language, "submit.files.done"));
    await expect(rows).toHaveCount(2);

    // Who goes on while a file is on its way waits for it, and it is with what is sent.
    const held = page.getByText(say(language, "submit.files.waiting", { count: 1 }));
    const add = async (name: string) => {
      await setSpeed(slow);
      await articles.setInputFiles({ name, mimeType: "application/pdf", buffer: aPdf(4_000_000) });
      await expect(rows.last()).toContainText(/[1-9]\d? ?%/);
    };
    await answer(page, language, "bic_code", "COBADEFF");
    await add("verslag.pdf");
    await page.getByRole("button", { name: say(language, "submit.next") }).click();
    await expect(held).toBeVisible();
    await expect(page).toHaveURL(/\/financial/);
    await setSpeed(unlimited);
    await page.waitForURL(/\/check/);
    await expect(page.getByText("statuten.pdf, bijlage.pdf, verslag.pdf")).toBeVisible();
    await page.getByRole("link", { name: say(language, "submit.back") }).click();
    await add("foto.pdf");
    const toCheck = page.getByRole("link", { name: say(language, "submit.check") });
    await toCheck.focus();
    await toCheck.press("Enter");
    const coming = page.getByRole("list", { name: say(language, "submit.files.underWay") });
    await expect(coming).toContainText("foto.pdf");
    await page.getByRole("button", { name: say(language, "submit.send") }).click();
    await expect(held).toBeVisible();
    await setSpeed(unlimited);
    await page.waitForURL(/\/thank-you/);
    const sent = await askApi(page, "query ($id: ID!) { dossier(id: $id) { files { name } hasUnsentChanges } }", {
      id,
    });
    expect(sent.dossier.files.map(({ name }: { name: string }) => name)).toContain("foto.pdf");
    expect(sent.dossier.hasUnsentChanges).toBe(false);
    await context.close();
    await line.end();
  });
});
