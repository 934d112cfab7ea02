import { expect, type Page, test } from "@playwright/test";
import { makeLive } from "./live.ts";

// The scripts of a page start when someone is there. Whoever is faster than they are loses nothing.

const live = (page: Page) => page.locator("html[data-live]").waitFor({ state: "attached" });

/** Opens a page whose scripts wait until they are let go. */
async function openOnSlowLine(page: Page, address: string) {
  const held = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(address);
  return held.resolve;
}

test("the first tap on a theme filters the list", async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ baseURL: baseURL ?? "", hasTouch: true, reducedMotion: "reduce" });
  const page = await phone.newPage();
  await page.goto("/projects?call=2022");
  const before = await page.locator(".cards > li").count();
  await page.locator(".chip", { hasText: "Natuur" }).tap();
  await expect(page).toHaveURL(/\?call=2022&theme=nature$/);
  await expect(page.getByRole("radio", { name: /^Natuur/ })).toBeChecked();
  await expect.poll(() => page.locator(".cards > li").count()).toBeLessThan(before);
  await phone.close();
});

test("what is typed and chosen in the catalogue on a slow line is searched for as soon as that can be", async ({
  page,
}) => {
  const letGo = await openOnSlowLine(page, "/en/projects?call=all");
  await page.getByRole("combobox", { name: "Region" }).selectOption("east-flanders");
  await page.getByRole("searchbox").pressSequentially("garden");
  letGo();
  await live(page);
  await expect(page).toHaveURL(/\?call=all&region=east-flanders&q=garden$/);
  await expect(page.getByRole("searchbox")).toHaveValue("garden");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Region" })).toHaveValue("east-flanders");
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.getByRole("combobox", { name: "Region" })).toHaveValue("");
});

test("who types on while the scripts arrive, on a slow phone, finds every letter", async ({ page }) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const letGo = await openOnSlowLine(page, "/fr/projects?call=all");
  await page.getByRole("searchbox").pressSequentially("jar");
  letGo();
  // Each letter comes when the search for those before it has just been sent.
  await page.getByRole("searchbox").pressSequentially("din partage", { delay: 310 });
  await expect(page).toHaveURL(/q=jardin\+partage$/);
  await expect(page.getByRole("searchbox")).toHaveValue("jardin partage");
});

test("a list that nobody touched stays where it is when its scripts are there", async ({ page }) => {
  await page.goto("/en/projects?call=2022&theme=nature&q=garden");
  await makeLive(page);
  await expect(page).toHaveURL(/\?call=2022&theme=nature&q=garden$/);
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test("the slip follows an amount that was chosen at once", async ({ page }) => {
  const letGo = await openOnSlowLine(page, "/donate");
  await page.getByText("€ 100", { exact: true }).click();
  letGo();
  await live(page);
  await expect(page.locator(".slip__sum")).toHaveText("€ 100");
  await expect(page.getByRole("radio", { name: "100" })).toBeChecked();
});

test("the slip follows an amount of one's own that was typed at once", async ({ page }) => {
  const letGo = await openOnSlowLine(page, "/donate");
  await page.getByRole("textbox", { name: "Ander bedrag" }).pressSequentially("30");
  letGo();
  await live(page);
  await expect(page.locator(".slip__sum")).toHaveText("€ 30");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("a message that was begun at once is counted", async ({ page }) => {
  const letGo = await openOnSlowLine(page, "/contact");
  await page.getByRole("textbox", { name: "Bericht" }).pressSequentially("Dag fonds");
  letGo();
  await live(page);
  await expect(page.getByText("9 van 4.000")).toBeVisible();
});

test("a message that was refused before the scripts were there can be written on at once", async ({ page }) => {
  const letGo = await openOnSlowLine(page, "/contact");
  const message = page.getByRole("textbox", { name: "Bericht" });
  await message.pressSequentially("Dag fonds");
  await page.getByRole("button", { name: "Verstuur" }).click();
  await expect(page).toHaveTitle(/^Fout: /);
  // A click waits until the page is drawn, as a visitor does; the browser then leads to the form, and forgets the focus.
  await message.click();
  await message.press("End");
  await message.pressSequentially(", hier ben ik");
  letGo();
  await live(page);
  await expect(message).toHaveValue("Dag fonds, hier ben ik");
  await expect(page.getByText("22 van 4.000")).toBeVisible();
  // What has to be put right takes the focus, yet not from whoever writes.
  await expect(message).toBeFocused();
  await page.keyboard.type(", weer");
  await expect(message).toHaveValue("Dag fonds, hier ben ik, weer");
});
