import { expect, type Page, test } from "@playwright/test";
import { pathIn } from "#web/address.ts";
import { unfoldFilters } from "./filters.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import { saveData, waitForScripts } from "./live.ts";

// The scripts of a page start late. A visitor who is faster must lose nothing.

/** Opens a page without its scripts, and returns a function that lets them load. */
async function openWithoutScripts(page: Page, address: string) {
  const pause = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await pause.promise;
    await route.continue();
  });
  await page.goto(address);
  return pause.resolve;
}

const words = {
  nl: {
    theme: "Natuur",
    region: "Regio",
    search: ["tuin op het", " oude plein"],
    hundred: "€ 100",
    thirty: "€ 30",
    ownAmount: "Ander bedrag",
    message: "Bericht",
    send: "Verstuur",
    count: "22 van 4.000",
    errorTitle: /^Fout: /,
  },
  en: {
    theme: "Nature",
    region: "Region",
    search: ["gar", "den on the yard"],
    hundred: "€100",
    thirty: "€30",
    ownAmount: "Another amount",
    message: "Your message",
    send: "Send",
    count: "22 of 4,000",
    errorTitle: /^Error: /,
  },
  fr: {
    theme: "Nature",
    region: "Région",
    search: ["jar", "din partagé"],
    hundred: "100 €",
    thirty: "30 €",
    ownAmount: "Autre montant",
    message: "Votre message",
    send: "Envoyer",
    count: "22 sur 4 000",
    errorTitle: /^Erreur\s: /,
  },
} as const;

test.beforeEach(({ context }) => saveData(context));

inTurn({ language: "nl", width: 360 }, (language) => {
  const { theme, hundred, thirty, ownAmount, message, send, count, errorTitle } = words[language];

  test("the slip follows an amount from before the scripts loaded", async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, pathIn(language, "/donate"));
    await page.getByText(hundred, { exact: true }).click();
    loadScripts();
    await waitForScripts(page);
    await expect(page.locator(".slip__sum")).toHaveText(hundred);
    await expect(page.getByRole("radio", { name: "100" })).toBeChecked();

    await page.unrouteAll();
    const loadScriptsAgain = await openWithoutScripts(page, pathIn(language, "/donate"));
    await page.getByRole("textbox", { name: ownAmount }).pressSequentially("30");
    loadScriptsAgain();
    await waitForScripts(page);
    await expect(page.locator(".slip__sum")).toHaveText(thirty);
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  });

  test("a message refused before the scripts loaded keeps the focus and is counted", async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, pathIn(language, "/contact"));
    const text = page.getByRole("textbox", { name: message });
    await text.pressSequentially("Dag fonds");
    await page.getByRole("button", { name: send }).click();
    await expect(page).toHaveTitle(errorTitle);
    // A click waits until the page is drawn; the browser then jumps to the form and drops the focus.
    await text.click();
    await text.press("End");
    await text.pressSequentially(", hier ben ik");
    loadScripts();
    await waitForScripts(page);
    await expect(text).toHaveValue("Dag fonds, hier ben ik");
    await expect(page.getByText(count)).toBeVisible();
    // The error summary takes the focus, but not from a visitor who is writing.
    await expect(text).toBeFocused();
    await page.keyboard.type(", weer");
    await expect(text).toHaveValue("Dag fonds, hier ben ik, weer");
  });

  test.describe("on a phone", () => {
    test.use({ hasTouch: true });

    test("the first tap on a theme filters the list", async ({ page }) => {
      await page.goto(pathIn(language, "/projects?call=2022"));
      const countBefore = await page.locator(".cards > li").count();
      if (await page.locator(".fold").isVisible()) await page.locator(".fold > summary").tap();
      await page.locator(".chip", { hasText: theme }).tap();
      await expect(page).toHaveURL(/\?call=2022&theme=nature$/);
      await expect(page.getByRole("radio", { name: new RegExp(`^${theme}`) })).toBeChecked();
      await expect.poll(() => page.locator(".cards > li").count()).toBeLessThan(countBefore);
    });
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  const { region } = words[language];

  test("the list applies a search and a filter from before the scripts loaded", async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, pathIn(language, "/projects?call=all"));
    await unfoldFilters(page);
    await page.getByRole("combobox", { name: region }).selectOption("east-flanders");
    await page.getByRole("searchbox").pressSequentially("garden");
    loadScripts();
    await waitForScripts(page);
    await expect(page).toHaveURL(/\?call=all&region=east-flanders&q=garden$/);
    await expect(page.getByRole("searchbox")).toHaveValue("garden");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(page.getByRole("combobox", { name: region })).toHaveValue("east-flanders");
    await page.goBack();
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(page.getByRole("combobox", { name: region })).toHaveValue("");
  });

  inTestAll(() => {
    test("the list shows an older call that was chosen before the scripts loaded", async ({ page }) => {
      const loadScripts = await openWithoutScripts(page, pathIn(language, "/projects?theme=nature"));
      await page.locator(".tabs select").selectOption("2022");
      loadScripts();
      await waitForScripts(page);
      await expect(page).toHaveURL(/\?call=2022&theme=nature$/);
      await expect(page.locator(".tabs select")).toHaveValue("2022");
    });

    test("a list that nobody touched keeps its address when the scripts load", async ({ page }) => {
      await page.goto(pathIn(language, "/projects?call=2022&theme=nature&q=garden"));
      await waitForScripts(page);
      await expect(page).toHaveURL(/\?call=2022&theme=nature&q=garden$/);
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  const [first, rest] = words[language].search;

  inTestAll(() => {
    test("a search keeps every letter that is typed while the scripts load on a slow phone", async ({ page }) => {
      const phone = await page.context().newCDPSession(page);
      await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const loadScripts = await openWithoutScripts(page, pathIn(language, "/projects?call=all"));
      const pause = Promise.withResolvers<void>();
      await page.route("**/graphql", async (route) => {
        await pause.promise;
        await route.continue();
      });
      const search = page.getByRole("searchbox");
      await search.pressSequentially(first);
      const searchRequest = page.waitForRequest("**/graphql");
      loadScripts();
      await search.pressSequentially(rest.slice(0, 3));
      // The answer to the first letters arrives after all other letters.
      await searchRequest;
      await search.pressSequentially(rest.slice(3));
      pause.resolve();
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === first + rest);
      await expect(search).toHaveValue(first + rest);
    });
  });
});
