import { expect, makeLive, type Page, test } from "./live.ts";

test.use({ fetchesAhead: true });

/** Waits until the page's scripts are at work: the lamp appears with them. */
async function ready(page: Page) {
  await page.locator(".theme").waitFor();
}

test("a visitor goes from page to page without the site loading anew", async ({ page }) => {
  await page.goto("/en");
  await ready(page);
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.getByRole("navigation", { name: "Main menu" }).first().getByRole("link", { name: "Projects" }).click();
  await expect(page).toHaveURL(/\/en\/projects$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL(/\/en\/privacy-policy$/);
  await expect(page).toHaveTitle(/Privacy policy/);
  expect(loads).toEqual([]);
});

test("data comes from /graphql by POST, with the name of its operation", async ({ page }) => {
  await page.goto("/en/contact");
  await ready(page);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/graphql");
  await page.getByRole("link", { name: "Amandel Social Fund" }).first().click();
  const request = await asked;
  expect(request.method()).toBe("POST");
  expect(request.headers().accept).toBe("application/json");
  expect(request.postDataJSON()).toMatchObject({ operationName: "Home", variables: { language: "en" } });
});

test("the head of a page stands in one row, in every language and at every width", async ({ page }) => {
  for (const path of ["/", "/en", "/fr"]) {
    await page.goto(path);
    for (const width of [320, 360, 1090, 1180, 1240, 1264, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const middles = await page.locator(".site-header__in > *").evaluateAll((parts) =>
        parts
          .map((part) => part.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top, height }) => Math.round(top + height / 2)),
      );
      expect(new Set(middles).size, `${path} at ${width}`).toBe(1);
    }
  }
});

test("the language switch keeps page, query and hash, and is remembered for a year", async ({ page, context }) => {
  await page.goto("/projects/een-samentuin-op-het-oude-fabrieksplein?call=2022#x");
  await ready(page);
  await page.getByRole("link", { name: "FR Français" }).first().click();
  await expect(page).toHaveURL(/\/fr\/projects\/een-samentuin-op-het-oude-fabrieksplein\?call=2022#x$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-BE");
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "i18n_redirected", value: "fr", path: "/", sameSite: "Lax" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test("the language is never guessed from the browser or the cookie", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "fr-BE" });
  await context.addCookies([{ name: "i18n_redirected", value: "fr", url: baseURL ?? "" }]);
  const page = await context.newPage();
  await page.goto("/");
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl-BE");
  await context.close();
});

test("footer pages have a slug of their own in each language, and switching keeps the page", async ({ page }) => {
  await page.goto("/privacybeleid");
  await ready(page);
  await page.getByRole("link", { name: "FR Français" }).first().click();
  await expect(page).toHaveURL(/\/fr\/politique-de-confidentialite$/);
  await page.getByRole("link", { name: "EN English" }).first().click();
  await expect(page).toHaveURL(/\/en\/privacy-policy$/);
});

test("a new page begins at the top, going back returns to where one was", async ({ page }) => {
  await page.goto("/en");
  await ready(page);
  const link = page.getByRole("link", { name: "Ask for internal support" });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/submit-internal-project$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("opening a project beside the list does not scroll to the top", async ({ page }) => {
  await page.goto("/en/projects?call=2022");
  await ready(page);
  const last = page.locator(".pcard a").last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/en\/projects\/.+/);
  const after = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(0);
});

test("a hash leads to its place on the page", async ({ page }) => {
  await page.goto("/en");
  await ready(page);
  await page.goto("/en#winners");
  await expect(page.locator("#winners")).toBeInViewport();
});

test("an unknown address within the site shows the error page, and the way home", async ({ page }) => {
  const response = await page.goto("/en/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Help make the world");
});

test("an unknown address without a language speaks the one that was chosen, with its scripts too", async ({
  page,
  context,
  baseURL,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await context.addCookies([{ name: "i18n_redirected", value: "fr", url: baseURL ?? "" }]);
  await page.goto("/nowhere");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-BE");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page est introuvable");
  await page.getByRole("link", { name: "NL Nederlands" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina kon niet gevonden worden");
  await expect(page).toHaveURL("/nowhere");
  expect(errors).toEqual([]);
});

test("the dark theme is remembered on this device and does not flash", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en");
  await page.getByRole("button", { name: "After hours (dark)" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await makeLive(page);
  await expect(page.getByRole("button", { name: "After hours (dark)" })).toHaveAttribute("aria-pressed", "true");
});

test("with the keyboard alone: skip the header, open the menu on a phone, leave it with Escape", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/en");
  await ready(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  // The demo's own line, the way home, the menu.
  for (const _step of [1, 2, 3]) await page.keyboard.press("Tab");
  await expect(page.locator(".menu > summary")).toBeFocused();
  await page.keyboard.press("Enter");
  const menu = page.locator(".menu__panel");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Projects" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.locator(".menu > summary")).toBeFocused();
  // No menu stays open over another page, whichever way one comes there.
  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: "Projects" }).click();
  await expect(page).toHaveURL(/\/en\/projects$/);
  await expect(menu).toBeHidden();
  await page.locator(".menu > summary").click();
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
  await expect(menu).toBeHidden();
});

test("the page transition runs out and then in, and not at all for who wants no motion", async ({
  browser,
  baseURL,
}) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? "", reducedMotion });
    const page = await context.newPage();
    await page.goto("/en");
    await ready(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const main = document.querySelector("main");
      if (main)
        new MutationObserver(() => seen.push(main.className)).observe(main, {
          attributes: true,
          attributeFilter: ["class"],
        });
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    await expect(page.locator("main")).not.toHaveClass(/page-/);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.filter(Boolean));
    const steps = ["leave", "enter"].flatMap((way) => [
      `page-${way} page-${way}-active`,
      `page-${way}-active page-${way}-to`,
    ]);
    expect(seen).toEqual(reducedMotion === "reduce" ? [] : steps);
    await context.close();
  }
});

test.describe("before any script has loaded", () => {
  test.use({ javaScriptEnabled: false });

  test("links, menu and languages work, and the language is remembered", async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await page.getByText("Menu", { exact: true }).click();
    await page.locator(".menu__panel").getByRole("link", { name: "Projecten" }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "EN English" }).click();
    await expect(page).toHaveURL(/\/en\/projects$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: "i18n_redirected", value: "en", path: "/", sameSite: "Lax" });
  });

  test("a form answers, and keeps what was typed", async ({ page }) => {
    await page.goto("/en/donate");
    await page.getByRole("textbox", { name: "Amount" }).fill("0");
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.locator(".error-summary")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("0");
  });
});
