import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, type Colleague, logIn } from "./people.ts";
import type { Site } from "./sites.ts";

const catalogues = await readCatalogues("site", "office", "settings");
const language = "fr";
const words = catalogues[language];

/** Opens a form of the settings, types into it, and sends it after the session has ended. */
async function sendTooLate(page: Page, site: Site, coordinator: Colleague) {
  await logIn(page, coordinator, { site, hasSecondFactor: true });
  await page.goto(pathIn(language, "/office/settings/fund"));
  await page.locator("[name='name.fr']").fill("Noot vous aide");
  await page.context().clearCookies();
  await save(page);
}

const save = (page: Page) =>
  page
    .getByRole("region", { name: words["settings.names"], exact: true })
    .getByRole("button", { name: words["settings.save"], exact: true })
    .click();

test("an officer who is logged out while typing logs in again elsewhere, and saves what is still there", async ({
  site,
  browser,
}) => {
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
  const coordinator = takeOfficer("coordinator");
  await sendTooLate(page, site, coordinator);
  await expect(page.getByRole("alert")).toContainText(words["login.required"]);
  await expect(page.getByRole("link", { name: words["loggedOut.logIn"] })).toBeVisible();
  await expect(page.locator("[name='name.fr']")).toHaveValue("Noot vous aide");
  await logIn(page, coordinator, { site, hasSecondFactor: true });
  await save(page);
  await expect(page.getByText(words["settings.saved"])).toBeVisible();
  await expect(page.locator("[name='name.fr']")).toHaveValue("Noot vous aide");
  await page.context().close();
});

test("without scripts too, a form that was sent after the session ended waits for the next login", async ({
  site,
  browser,
}) => {
  const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  const coordinator = takeOfficer("coordinator");
  await sendTooLate(page, site, coordinator);
  await expect(page.getByRole("heading", { level: 1, name: words["loggedOut.title"] })).toBeVisible();
  await logIn(page, coordinator, { site, hasSecondFactor: true });
  await page.getByRole("button", { name: words["loggedOut.continue"] }).click();
  await expect(page.getByText(words["settings.saved"])).toBeVisible();
  await expect(page.locator("[name='name.fr']")).toHaveValue("Noot vous aide");
  await page.context().close();
});

test("without scripts, a person who has no role any more reads why the form was not saved", async ({
  site,
  browser,
}) => {
  const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await sendTooLate(page, site, takeOfficer("coordinator"));
  await logIn(page, aColleague(7), { site });
  await page.getByRole("button", { name: words["loggedOut.continue"] }).click();
  await expect(page.getByRole("main")).toContainText(words["error.office"]);
  // An address that nobody has answers in the same way, so that it tells nothing about the office.
  await page.goto(pathIn(language, "/office/unknown"));
  await expect(page.getByRole("main")).toContainText(words["error.office"]);
  await page.context().close();
});
