import { expect, type Page, test } from "@playwright/test";
import { pathIn } from "#web/address.ts";
import { unfoldFilters } from "./filters.ts";
import { inTurn } from "./in-turn.ts";
import { saveData } from "./live.ts";

// The scripts of a page start late. A visitor who is faster than they are loses nothing.

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

const words = {
  nl: {
    theme: "Natuur",
    region: "Regio",
    search: ["tuin op het", " oude plein"],
    hundred: "€ 100",
    thirty: "€ 30",
    own: "Ander bedrag",
    message: "Bericht",
    send: "Verstuur",
    count: "22 van 4.000",
    problem: /^Fout: /,
  },
  en: {
    theme: "Nature",
    region: "Region",
    search: ["gar", "den on the yard"],
    hundred: "€100",
    thirty: "€30",
    own: "Another amount",
    message: "Your message",
    send: "Send",
    count: "22 of 4,000",
    problem: /^Error: /,
  },
  fr: {
    theme: "Nature",
    region: "Région",
    search: ["jar", "din partagé"],
    hundred: "100 €",
    thirty: "30 €",
    own: "Autre montant",
    message: "Votre message",
    send: "Envoyer",
    count: "22 sur 4 000",
    problem: /^Erreur\s: /,
  },
} as const;

test.beforeEach(({ context }) => saveData(context));

inTurn({ language: "nl", width: 360 }, (language) => {
  const { theme, hundred, thirty, own, message, send, count, problem } = words[language];

  test("the slip follows an amount that was chosen or typed at once", async ({ page }) => {
    const letGo = await openOnSlowLine(page, pathIn(language, "/donate"));
    await page.getByText(hundred, { exact: true }).click();
    letGo();
    await live(page);
    await expect(page.locator(".slip__sum")).toHaveText(hundred);
    await expect(page.getByRole("radio", { name: "100" })).toBeChecked();

    await page.unrouteAll();
    const letGoAgain = await openOnSlowLine(page, pathIn(language, "/donate"));
    await page.getByRole("textbox", { name: own }).pressSequentially("30");
    letGoAgain();
    await live(page);
    await expect(page.locator(".slip__sum")).toHaveText(thirty);
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  });

  test("a message that was refused before the scripts were there can be written on at once, and is counted", async ({
    page,
  }) => {
    const letGo = await openOnSlowLine(page, pathIn(language, "/contact"));
    const text = page.getByRole("textbox", { name: message });
    await text.pressSequentially("Dag fonds");
    await page.getByRole("button", { name: send }).click();
    await expect(page).toHaveTitle(problem);
    // A click waits until the page is drawn, as a visitor does; the browser then leads to the form, and forgets the focus.
    await text.click();
    await text.press("End");
    await text.pressSequentially(", hier ben ik");
    letGo();
    await live(page);
    await expect(text).toHaveValue("Dag fonds, hier ben ik");
    await expect(page.getByText(count)).toBeVisible();
    // What has to be put right takes the focus, yet not from someone who writes.
    await expect(text).toBeFocused();
    await page.keyboard.type(", weer");
    await expect(text).toHaveValue("Dag fonds, hier ben ik, weer");
  });

  test.describe("on a phone", () => {
    test.use({ hasTouch: true });

    test("the first tap on a theme filters the list", async ({ page }) => {
      await page.goto(pathIn(language, "/projects?call=2022"));
      const before = await page.locator(".cards > li").count();
      if (await page.locator(".fold").isVisible()) await page.locator(".fold > summary").tap();
      await page.locator(".chip", { hasText: theme }).tap();
      await expect(page).toHaveURL(/\?call=2022&theme=nature$/);
      await expect(page.getByRole("radio", { name: new RegExp(`^${theme}`) })).toBeChecked();
      await expect.poll(() => page.locator(".cards > li").count()).toBeLessThan(before);
    });
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  const { region } = words[language];

  test("what is typed and chosen in the catalogue on a slow line is searched for as soon as that can be", async ({
    page,
  }) => {
    const letGo = await openOnSlowLine(page, pathIn(language, "/projects?call=all"));
    await unfoldFilters(page);
    await page.getByRole("combobox", { name: region }).selectOption("east-flanders");
    await page.getByRole("searchbox").pressSequentially("garden");
    letGo();
    await live(page);
    await expect(page).toHaveURL(/\?call=all&region=east-flanders&q=garden$/);
    await expect(page.getByRole("searchbox")).toHaveValue("garden");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(page.getByRole("combobox", { name: region })).toHaveValue("east-flanders");
    await page.goBack();
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(page.getByRole("combobox", { name: region })).toHaveValue("");
  });

  test("an older call that is chosen on a slow line is shown as soon as that can be", async ({ page }) => {
    const letGo = await openOnSlowLine(page, pathIn(language, "/projects?theme=nature"));
    await page.locator(".tabs select").selectOption("2022");
    letGo();
    await live(page);
    await expect(page).toHaveURL(/\?call=2022&theme=nature$/);
    await expect(page.locator(".tabs select")).toHaveValue("2022");
  });

  test("a list that nobody touched stays where it is when its scripts are there", async ({ page }) => {
    await page.goto(pathIn(language, "/projects?call=2022&theme=nature&q=garden"));
    await live(page);
    await expect(page).toHaveURL(/\?call=2022&theme=nature&q=garden$/);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  const [first, rest] = words[language].search;

  test("a visitor who types on while the scripts arrive, on a slow phone, finds every letter", async ({ page }) => {
    const phone = await page.context().newCDPSession(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const letGo = await openOnSlowLine(page, pathIn(language, "/projects?call=all"));
    const held = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      await held.promise;
      await route.continue();
    });
    const search = page.getByRole("searchbox");
    await search.pressSequentially(first);
    const isAsked = page.waitForRequest("**/graphql");
    letGo();
    await search.pressSequentially(rest.slice(0, 3));
    // What was typed so far is searched for, and its answer comes later than all other letters.
    await isAsked;
    await search.pressSequentially(rest.slice(3));
    held.resolve();
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === first + rest);
    await expect(search).toHaveValue(first + rest);
  });
});
