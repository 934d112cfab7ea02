import { error as errorWords } from "#i18n/nl/error.ts";
import { externalAnswers } from "#test/dossiers.ts";
import { aPdf } from "#test/sample-file.ts";
import { answer, goOn, say } from "./applicants.ts";
import { aLine, slow, speedOf, unlimited } from "./line.ts";
import { expect, makeLive, test } from "./live.ts";
import { aColleague, logIn } from "./people.ts";
import { aProject, askApi } from "./sent-dossier.ts";

test("who presses on when the code of the next step is gone finds all that was typed, and gets there", async ({
  page,
}) => {
  await logIn(page, aColleague(35));
  const id = await aProject(page);
  const street = page.getByRole("textbox", { name: say("nl", "dossier.street") });
  const next = page.getByRole("button", { name: say("nl", "submit.next") });
  // As after a new version was put in place.
  const code = /\/assets\/describe-external-.*\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`/submit-a-project/acquainted?dossier=${id}`);
  let loads = 0;
  page.on("load", () => loads++);
  await street.fill("Vrijdagmarkt");
  await next.click();
  await expect.poll(() => loads).toBe(1);
  await makeLive(page);
  await expect(street).toHaveValue("Vrijdagmarkt");

  // Fresh code is fetched once; had that not helped, it is said, and nothing is lost either.
  await street.fill("Korenmarkt");
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorWords["error.heading"]);
  expect(loads).toBe(1);
  await page.unroute(code);
  await page.reload();
  await makeLive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("nl", "submit.describe-external"));
  await page.getByRole("button", { name: say("nl", "submit.back") }).click();
  await expect(street).toHaveValue("Korenmarkt");

  // Nor is what was typed in the very last moment before the page is read again, in another language or at all.
  await street.fill("Veldstraat");
  await page.getByRole("link", { name: "English" }).first().click();
  const inEnglish = page.getByRole("textbox", { name: say("en", "dossier.street") });
  await expect(inEnglish).toHaveValue("Veldstraat");
  await inEnglish.fill("Graslei");
  await page.reload();
  await makeLive(page);
  await expect(inEnglish).toHaveValue("Graslei");
  await goOn(page, "en", "describe-external");
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

test("who loses the line while a file goes up sends it again, who stops it leaves nothing, and what was wrong stays marked", async ({
  browser,
  baseURL,
}) => {
  const line = await aLine(baseURL ?? "");
  const context = await browser.newContext({ baseURL: line.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  const setSpeed = await speedOf(page);
  await logIn(page, aColleague(36));
  const id = await aProject(page, { ...externalAnswers, ...dutch });
  await page.goto(`/submit-a-project/financial?dossier=${id}`);
  await makeLive(page);
  const purpose = page.getByRole("textbox", { name: say("nl", "dossier.purpose") });
  await expect(page.getByRole("combobox", { name: say("nl", "dossier.legal_status") })).toHaveValue("nl_stichting");
  await purpose.fill("");
  await answer(page, "nl", "iban_code", "DE89 3704 0044 0532 0130 00");
  await page.getByRole("textbox", { name: say("nl", "dossier.bic_code") }).fill("");
  await page.getByRole("button", { name: say("nl", "submit.next") }).click();
  const summary = page.getByRole("alert").filter({ has: page.getByRole("link") });
  const asked = [say("nl", "dossier.purpose.ask"), say("nl", "dossier.bic_code.ask")];
  const askedFile = say("nl", "dossier.project_files_articles.ask");
  await expect(summary.getByRole("link")).toHaveText([...asked, askedFile]);

  const articles = page.getByLabel(new RegExp(`^${say("nl", "dossier.project_files_articles")}`));
  const rows = page.getByRole("list", { name: say("nl", "submit.files.list") }).getByRole("listitem");
  const field = page.locator(".field", { has: articles });
  await setSpeed(slow);
  await articles.setInputFiles({ name: "statuten.pdf", mimeType: "application/pdf", buffer: aPdf(1_000_000) });
  await expect(rows).toContainText(/[1-9]\d? %/);
  line.cut();
  await expect(rows.getByRole("button", { name: say("nl", "submit.files.retry") })).toBeVisible();
  await purpose.fill("Wie er woont, kiest zelf.");
  await expect(page.getByText(say("nl", "submit.save.offline"))).toBeVisible();
  line.mend();
  await setSpeed(unlimited);
  await rows.getByRole("button", { name: say("nl", "submit.files.retry") }).click();
  await expect(rows).toContainText(say("nl", "submit.files.done"));
  await expect(rows.getByRole("button", { name: "Verwijder statuten.pdf" })).toBeVisible();
  // The file is there; what else is missing is still said.
  await expect(field).not.toContainText(askedFile);
  await expect(summary.getByRole("link", { name: say("nl", "dossier.bic_code.ask") })).toBeVisible();
  await expect(purpose).toHaveValue("Wie er woont, kiest zelf.");

  await setSpeed(slow);
  await articles.setInputFiles({ name: "verkeerd.pdf", mimeType: "application/pdf", buffer: aPdf(1_000_000) });
  await expect(rows.last()).toContainText(/[1-9]\d? %/);
  await page.getByRole("button", { name: "Stop met verkeerd.pdf" }).click();
  await expect(rows).toHaveCount(1);
  await setSpeed(unlimited);
  const { dossier } = await askApi(page, "query ($id: ID!) { dossier(id: $id) { files { name } } }", { id });
  expect(dossier.files).toEqual([{ name: "statuten.pdf" }]);
  // What cannot be taken away now is still there, and so is the form.
  line.cut();
  await page.getByRole("button", { name: "Verwijder statuten.pdf" }).click();
  await expect(rows).toHaveText(/statuten\.pdf/);
  await expect(purpose).toHaveValue("Wie er woont, kiest zelf.");
  line.mend();
  await page.reload();
  await expect(purpose).toHaveValue("Wie er woont, kiest zelf.");
  await expect(rows).toHaveText(/statuten\.pdf/);

  // Who goes on while a file is on its way waits for it, and it is with what is sent.
  const held = page.getByText(say("nl", "submit.files.waiting").replace(/\{.*\}+/, "een bestand"));
  const add = async (name: string) => {
    await setSpeed(slow);
    await articles.setInputFiles({ name, mimeType: "application/pdf", buffer: aPdf(400_000) });
    await expect(rows.last()).toContainText(/[1-9]\d? %/);
  };
  await answer(page, "nl", "bic_code", "COBADEFF");
  await add("verslag.pdf");
  await page.getByRole("button", { name: say("nl", "submit.next") }).click();
  await expect(held).toBeVisible();
  await expect(page).toHaveURL(/\/financial/);
  await page.waitForURL(/\/check/);
  await expect(page.getByText("statuten.pdf, verslag.pdf")).toBeVisible();
  await page.getByRole("link", { name: say("nl", "submit.back") }).click();
  await add("foto.pdf");
  await page.getByRole("link", { name: new RegExp(say("nl", "submit.check")) }).click();
  const coming = page.getByRole("list", { name: say("nl", "submit.files.underWay") });
  await expect(coming).toContainText("foto.pdf");
  await page.getByRole("button", { name: say("nl", "submit.send") }).click();
  await expect(held).toBeVisible();
  await setSpeed(unlimited);
  await page.waitForURL(/\/thank-you/);
  const sent = await askApi(page, "query ($id: ID!) { dossier(id: $id) { files { name } hasUnsentChanges } }", { id });
  expect(sent.dossier.files.map(({ name }: { name: string }) => name)).toContain("foto.pdf");
  expect(sent.dossier.hasUnsentChanges).toBe(false);
  await context.close();
  await line.end();
});
