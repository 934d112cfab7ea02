import { externalAnswers } from "#test/dossiers.ts";
import { aPdf } from "#test/sample-file.ts";
import { pathIn } from "#web/address.ts";
import { answer, continueTo, stepPath, textIn } from "./applicants.ts";
import { builtScript } from "./built.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import { aConnection, slowSpeed, unlimitedSpeed, uploadSpeedSetter } from "./line.ts";
import { expect, test } from "./live.ts";
import { aColleague, logIn } from "./people.ts";
import { aProject, askApi } from "./sent-dossier.ts";

inTurn({ language: "fr", width: 360 }, (language) => {
  test("an employee whose next step has no script keeps every answer and reaches the step", async ({ page }) => {
    await logIn(page, aColleague(15, language));
    const id = await aProject(page);
    const street = page.getByRole("textbox", { name: textIn(language, "dossier.street") });
    const next = page.getByRole("button", { name: textIn(language, "submit.next") });
    // A new version of the site removes the scripts that an open page knows.
    const code = `**${builtScript("web/pages/submit-a-project/describe-external/page.tsx")}`;
    await page.route(code, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(stepPath(language, "acquainted", id));
    let loadCount = 0;
    page.on("load", () => loadCount++);
    await street.fill("Vrijdagmarkt");
    await next.click();
    // The page without its code never comes to life, so an assertion about an element would wait for that.
    const heading = textIn(language, "submit.describe-external");
    await page.waitForFunction((text) => document.querySelector("h1")?.textContent === text, heading);
    await expect.poll(() => loadCount).toBe(1);

    // A page reloads once; after that it shows an error, and the answers are still safe.
    await page.goto(stepPath(language, "acquainted", id));
    await expect(street).toHaveValue("Vrijdagmarkt");
    await street.fill("Korenmarkt");
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn(language, "error.heading"));
    expect(loadCount).toBe(2);
    await page.unroute(code);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn(language, "submit.describe-external"));
    await page.getByRole("button", { name: textIn(language, "submit.back") }).click();
    await expect(street).toHaveValue("Korenmarkt");

    // An answer typed just before a change of language or a reload is safe too.
    await street.fill("Veldstraat");
    const otherLanguage = language === "en" ? "fr" : "en";
    const languages = page.getByRole("contentinfo");
    await languages.getByRole("link", { name: new RegExp(`^${otherLanguage.toUpperCase()} `) }).click();
    const streetInOther = page.getByRole("textbox", { name: textIn(otherLanguage, "dossier.street") });
    await expect(streetInOther).toHaveValue("Veldstraat");
    await streetInOther.fill("Graslei");
    await page.reload();
    await expect(streetInOther).toHaveValue("Graslei");
    await continueTo(page, otherLanguage, "describe-external");
  });
});

const dutchAnswers = {
  headquarter_country: "netherlands",
  headquarter_postal_code: "1012 AB",
  headquarter_city: "Amsterdam",
  headquarter_telephone: "020 123 45 67",
  legal_status: "nl_stichting",
  national_number: "12345678",
  responsible_phone: "06 12 34 56 78",
};

inTurn({ language: "en", width: 1440 }, (language) => {
  inTestAll(() => {
    test("an upload survives a cut connection, a logout and a next step; a cancelled one leaves no file", async ({
      browser,
      baseURL,
    }) => {
      const connection = await aConnection(baseURL ?? "");
      const context = await browser.newContext({ baseURL: connection.url, reducedMotion: "reduce" });
      const page = await context.newPage();
      const setUploadSpeed = await uploadSpeedSetter(page);
      await logIn(page, aColleague(36, language));
      const id = await aProject(page, { ...externalAnswers, ...dutchAnswers });
      await page.goto(stepPath(language, "financial", id));
      const purpose = page.getByRole("textbox", { name: textIn(language, "dossier.purpose") });
      await expect(page.getByRole("combobox", { name: textIn(language, "dossier.legal_status") })).toHaveValue(
        "nl_stichting",
      );
      await purpose.fill("");
      await answer(page, language, "iban_code", "DE89 3704 0044 0532 0130 00");
      await page.getByRole("textbox", { name: textIn(language, "dossier.bic_code") }).fill("");
      await page.getByRole("button", { name: textIn(language, "submit.next") }).click();
      const summary = page.getByRole("alert").filter({ has: page.getByRole("link") });
      const missingTexts = [textIn(language, "dossier.purpose.ask"), textIn(language, "dossier.bic_code.ask")];
      const missingFileText = textIn(language, "dossier.project_files_articles.ask");
      await expect(summary.getByRole("link")).toHaveText([...missingTexts, missingFileText]);

      const articles = page.getByLabel(new RegExp(`^${textIn(language, "dossier.project_files_articles")}`));
      const rows = page.getByRole("list", { name: textIn(language, "submit.files.list") }).getByRole("listitem");
      const field = page.locator(".field", { has: articles });
      await setUploadSpeed(slowSpeed);
      await articles.setInputFiles({ name: "statuten.pdf", mimeType: "application/pdf", buffer: aPdf(1_000_000) });
      await expect(rows).toContainText(/[1-9]\d? ?%/);
      connection.cut();
      await expect(rows.getByRole("button", { name: textIn(language, "submit.files.retry") })).toBeVisible();
      await purpose.fill("Wie er woont, kiest zelf.");
      await expect(page.getByText(textIn(language, "submit.save.offline"))).toBeVisible();
      connection.restore();
      await setUploadSpeed(unlimitedSpeed);
      await rows.getByRole("button", { name: textIn(language, "submit.files.retry") }).click();
      await expect(rows).toContainText(textIn(language, "submit.files.done"));
      await expect(
        rows.getByRole("button", { name: textIn(language, "submit.files.remove", { name: "statuten.pdf" }) }),
      ).toBeVisible();
      // The summary still lists the other missing answers.
      await expect(field).not.toContainText(missingFileText);
      await expect(summary.getByRole("link", { name: textIn(language, "dossier.bic_code.ask") })).toBeVisible();
      await expect(purpose).toHaveValue("Wie er woont, kiest zelf.");
      // The answer typed without a connection is now saved too.
      await expect(page.getByText(textIn(language, "submit.save.offline"))).toBeHidden();

      await setUploadSpeed(slowSpeed);
      await articles.setInputFiles({ name: "verkeerd.pdf", mimeType: "application/pdf", buffer: aPdf(1_000_000) });
      await expect(rows.last()).toContainText(/[1-9]\d? ?%/);
      await page
        .getByRole("button", { name: textIn(language, "submit.files.cancel", { name: "verkeerd.pdf" }) })
        .click();
      await expect(rows).toHaveCount(1);
      await setUploadSpeed(unlimitedSpeed);
      const { dossier } = await askApi(page, "query ($id: ID!) { dossier(id: $id) { files { name } } }", { id });
      expect(dossier.files).toEqual([{ name: "statuten.pdf" }]);
      // A file that cannot be removed now stays, and so does the form.
      connection.cut();
      await page
        .getByRole("button", { name: textIn(language, "submit.files.remove", { name: "statuten.pdf" }) })
        .click();
      await expect(rows).toHaveText(/statuten\.pdf/);
      await expect(purpose).toHaveValue("Wie er woont, kiest zelf.");
      connection.restore();
      await page.reload();
      await expect(purpose).toHaveValue("Wie er woont, kiest zelf.");
      await expect(rows).toHaveText(/statuten\.pdf/);

      // A person who is logged out logs in elsewhere, and then uploads again.
      const cookies = await context.cookies();
      await context.clearCookies();
      await articles.setInputFiles({ name: "bijlage.pdf", mimeType: "application/pdf", buffer: aPdf() });
      await expect(rows.last()).toContainText(textIn(language, "login.required"));
      const loginLink = rows.last().getByRole("link", { name: textIn(language, "loggedOut.logIn") });
      await expect(loginLink).toHaveAttribute("href", new RegExp(`^${pathIn(language, "/login")}\\?next=`));
      await context.addCookies(cookies);
      await rows
        .last()
        .getByRole("button", { name: textIn(language, "submit.files.retry") })
        .click();
      await expect(rows.last()).toContainText(textIn(language, "submit.files.done"));
      await expect(rows).toHaveCount(2);

      // The next step waits for an upload, so that the dossier includes the file.
      const waitingText = page.getByText(textIn(language, "submit.files.waiting", { count: 1 }));
      const addFile = async (name: string) => {
        await setUploadSpeed(slowSpeed);
        await articles.setInputFiles({ name, mimeType: "application/pdf", buffer: aPdf(4_000_000) });
        await expect(rows.last()).toContainText(/[1-9]\d? ?%/);
      };
      await answer(page, language, "bic_code", "COBADEFF");
      await addFile("verslag.pdf");
      await page.getByRole("button", { name: textIn(language, "submit.next") }).click();
      await expect(waitingText).toBeVisible();
      await expect(page).toHaveURL(/\/financial/);
      await setUploadSpeed(unlimitedSpeed);
      await page.waitForURL(/\/check/);
      await expect(page.getByText("statuten.pdf, bijlage.pdf, verslag.pdf")).toBeVisible();
      await page.getByRole("link", { name: textIn(language, "submit.back") }).click();
      await addFile("foto.pdf");
      const checkLink = page.getByRole("link", { name: textIn(language, "submit.check") });
      await checkLink.focus();
      await checkLink.press("Enter");
      const pendingUploads = page.getByRole("list", { name: textIn(language, "submit.files.underWay") });
      await expect(pendingUploads).toContainText("foto.pdf");
      await page.getByRole("button", { name: textIn(language, "submit.send") }).click();
      await expect(waitingText).toBeVisible();
      await setUploadSpeed(unlimitedSpeed);
      await page.waitForURL(/\/thank-you/);
      const submission = await askApi(
        page,
        "query ($id: ID!) { dossier(id: $id) { files { name } hasUnsentChanges } }",
        {
          id,
        },
      );
      expect(submission.dossier.files.map(({ name }: { name: string }) => name)).toContain("foto.pdf");
      expect(submission.dossier.hasUnsentChanges).toBe(false);
      await context.close();
      await connection.close();
    });
  });
});
