import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page, test } from "./live.ts";

const slug = "een-samentuin-op-het-oude-fabrieksplein";

const words: Record<Language, Record<"older" | "selection", string> & Record<"all" | "theme", RegExp>> = {
  nl: { all: /^Alle \d/, older: "Oudere oproepen", selection: "Keuze van het fonds", theme: /^Natuur/ },
  en: { all: /^All \d/, older: "Older calls", selection: "The fund’s selection", theme: /^Nature/ },
  fr: { all: /^Tous \d/, older: "Appels précédents", selection: "La sélection du fonds", theme: /^Nature/ },
};

const cards = (page: Page) => page.locator(".cards > li");

inTurn({ language: "en", width: 1440 }, (language) => {
  inTestAll(() => {
    test("the actions of an open project stay in view on a wide screen", async ({ page }) => {
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
      // The end of the text can be scrolled into view too.
      const last = page.locator(".selected dd").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  });
});

inTurn({ language: "nl", width: 360 }, (language) => {
  const { theme } = words[language];

  test("a phone shows a project at once, and hides the filters behind a button that counts them", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathIn(language, "/projects"));
    expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(520);
    const filterButton = page.locator(".fold > summary");
    const nature = page.getByRole("radio", { name: theme });
    await expect(nature).toBeHidden();
    await expect(filterButton).toHaveText(/^\D+$/);
    await filterButton.click();
    await nature.check();
    await expect(filterButton).toHaveText(/ 1$/);
    await expect(page).toHaveURL(/\?theme=nature$/);
    await expect(nature).toBeVisible();
    await expectNoBarriers(page, "the filters on a phone");
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  const { all, older, selection } = words[language];

  inTestAll(() => {
    test("the tabs stay in one row and keep their counts, and a list offers the older calls", async ({ page }) => {
      const tabs = page.locator(".tabs > *");
      for (const width of [1088, 1366, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(pathIn(language, "/projects?call=2022"));
        const boxes = await tabs.evaluateAll((elements) => elements.map((tab) => tab.getBoundingClientRect()));
        expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size, `${width}`).toBe(1);
        expect(Math.max(...boxes.map(({ right }) => right)), `${width}`).toBeLessThanOrEqual(width);
      }
      const choice = page.getByRole("combobox", { name: older });
      await expect(choice).toHaveValue("2022");
      await choice.focus();
      await choice.selectOption("2023");
      await expect(page).toHaveURL(/\?call=2023$/);
      await expect(choice).toHaveValue("2023");
      await expect(choice).toBeFocused();
      const counts = await tabs.locator(".count").allTextContents();
      expect(counts).toHaveLength(3);
      await page.getByRole("link", { name: selection }).first().click();
      await expect(page).toHaveURL(/\/selection-asf$/);
      await expect(tabs.locator(".count")).toHaveText(counts);
      await choice.selectOption("2022");
      await expect(page).toHaveURL(/\/projects\?call=2022$/);
      await page.getByRole("link", { name: all }).click();
      await expect(choice).toHaveValue("");
    });
  });
});

inTestAll(() => {
  test("the list repeats a drawing only when none is left, and an open project keeps its drawing", async ({ page }) => {
    await page.goto("/projects?call=all");
    const drawings = await page
      .locator(".cards img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(drawings).toHaveLength(24);
    expect(new Set(drawings).size).toBe(22);
    for (const index of [1, 12, 21]) {
      await cards(page).nth(index).getByRole("link").click();
      await expect(page.locator(".selected__pic img")).toHaveAttribute("src", drawings[index] ?? "");
    }
  });
});
