import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expect } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";

const catalogues = await readCatalogues("site", "office", "people");
const language = "nl";
const words = catalogues[language];

test("an officer opens people, chooses them and searches again without a mouse", async ({ site, browser }) => {
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
  await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
  await page.goto(pathIn(language, "/office/people"));
  const rows = page.locator("[data-row-link]");
  await page.keyboard.press("j");
  await expect(rows.first()).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.locator(".pane").getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".pane").getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rows.nth(1)).toBeFocused();

  await page.keyboard.press("x");
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: words["people.bulk.letters"] })).toBeFocused();

  await page.keyboard.press("/");
  await page.keyboard.type("zzz");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: words["list.none"] })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.context().close();
});
