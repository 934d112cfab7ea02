import type { Language } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";

const slug = "een-samentuin-op-het-oude-fabrieksplein";

const words: Record<Language, Record<"older" | "selection", string> & Record<"all" | "theme", RegExp>> = {
  nl: { all: /^Alle \d/, older: "Oudere oproepen", selection: "Keuze van het fonds", theme: /^Natuur/ },
  en: { all: /^All \d/, older: "Older calls", selection: "The fund’s selection", theme: /^Nature/ },
  fr: { all: /^Tous \d/, older: "Appels précédents", selection: "La sélection du fonds", theme: /^Nature/ },
};

const cards = (page: Page) => page.locator(".cards > li");

inTurn({ language: "en", width: 1440 }, (language) => {
  test("what to do with an open project is always in view on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathIn(language, `/projects/${slug}`));
    const actions = page.locator(".selected__actions").getByRole("link");
    for (const [height, top] of [
      [900, 0],
      [900, 1200],
      [600, 0],
      [600, 1200],
    ] as const) {
      await page.setViewportSize({ width: 1440, height });
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
      for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 });
    }
    // All of the text can be reached there too.
    const last = page.locator(".selected dd").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

inTurn({ language: "nl", width: 360 }, (language) => {
  const { theme } = words[language];

  test("the first project is in the first view of a phone, and the filters are behind a button that counts them", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathIn(language, "/projects"));
    expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(520);
    // What the filters are behind.
    const fold = page.locator(".fold > summary");
    const nature = page.getByRole("radio", { name: theme });
    await expect(nature).toBeHidden();
    await expect(fold).toHaveText(/^\D+$/);
    await fold.click();
    await nature.check();
    await expect(fold).toHaveText(/ 1$/);
    await expect(page).toHaveURL(/\?theme=nature$/);
    await expect(nature).toBeVisible();
    await expectNoBarriers(page, "the filters on a phone");
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  const { all, older, selection } = words[language];

  test("the tabs are in one row at any width; older calls are in a choice, and counted on every tab page", async ({
    page,
  }) => {
    const tabs = page.locator(".tabs > *");
    for (const width of [1088, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathIn(language, "/projects?call=2022"));
      const places = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect()));
      expect(new Set(places.map(({ bottom }) => Math.round(bottom))).size, `${width}`).toBe(1);
      expect(Math.max(...places.map(({ right }) => right)), `${width}`).toBeLessThanOrEqual(width);
    }
    const choice = page.getByRole("combobox", { name: older });
    await expect(choice).toHaveValue("2022");
    await choice.focus();
    await choice.selectOption("2023");
    await expect(page).toHaveURL(/\?call=2023$/);
    await expect(choice).toHaveValue("2023");
    await expect(choice).toBeFocused();
    const counted = await tabs.locator(".count").allTextContents();
    expect(counted).toHaveLength(3);
    await page.getByRole("link", { name: selection }).first().click();
    await expect(page).toHaveURL(/\/selection-asf$/);
    await expect(tabs.locator(".count")).toHaveText(counted);
    await choice.selectOption("2022");
    await expect(page).toHaveURL(/\/projects\?call=2022$/);
    await page.getByRole("link", { name: all }).click();
    await expect(choice).toHaveValue("");
  });
});

test("no drawing is twice on a page of all calls while there are enough, and an open project keeps that of its card", async ({
  page,
}) => {
  await page.goto("/projects?call=all");
  const drawings = await page.locator(".cards img").evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  expect(drawings).toHaveLength(24);
  expect(new Set(drawings).size).toBe(22);
  for (const place of [1, 12, 21]) {
    await cards(page).nth(place).getByRole("link").click();
    await expect(page.locator(".selected__pic img")).toHaveAttribute("src", drawings[place] ?? "");
  }
});
