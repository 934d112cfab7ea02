import { expectNoBarriers } from "./barriers.ts";
import { expect, type Page, test } from "./live.ts";

const slug = "een-samentuin-op-het-oude-fabrieksplein";

const languages = {
  nl: {
    path: "/projects",
    title: "Een samentuin op het oude fabrieksplein",
    search: "Zoek een project of organisatie",
    go: "Zoek",
    typo: "samentiun",
    meant: "Niets gevonden voor “samentiun”. Dit zijn de projecten voor “samentuin”.",
    all: /^Alle \d/,
    region: "Regio",
    status: "Status",
    theme: /^Natuur/,
    openMap: "Kies op de kaart",
    map: "Kaart van België en Nederland",
    regionName: "Oost-Vlaanderen",
    clear: "Wis filters",
    back: "Terug naar de lijst",
  },
  en: {
    path: "/en/projects",
    title: "A shared garden on the old factory yard",
    search: "Search for a project or organisation",
    go: "Search",
    typo: "shraed gardens",
    meant: "Nothing found for “shraed gardens”. These are the projects for “shared gardens”.",
    all: /^All \d/,
    region: "Region",
    status: "Status",
    theme: /^Nature/,
    openMap: "Choose on the map",
    map: "Map of Belgium and the Netherlands",
    regionName: "East Flanders",
    clear: "Clear filters",
    back: "Back to the list",
  },
  fr: {
    path: "/fr/projects",
    title: "Un jardin partagé dans l’ancienne cour d’usine",
    search: "Cherchez un projet ou une organisation",
    go: "Chercher",
    typo: "jradin partage",
    meant: "Aucun résultat pour « jradin partage ». Voici les projets pour « jardin partage ».",
    all: /^Tous \d/,
    region: "Région",
    status: "Statut",
    theme: /^Nature/,
    openMap: "Choisissez sur la carte",
    map: "Carte de la Belgique et des Pays-Bas",
    regionName: "Flandre orientale",
    clear: "Effacer les filtres",
    back: "Retour à la liste",
  },
};
type Words = (typeof languages)[keyof typeof languages];

/** Waits until the page's scripts are at work: the lamp appears with them. */
async function ready(page: Page) {
  await page.locator(".theme").waitFor();
}

const cards = (page: Page) => page.locator(".cards > li");
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function expectFound(page: Page, words: Words) {
  const card = page.locator(`#card-${slug}`);
  await expect(card.getByRole("link", { name: words.title })).toBeVisible();
}

const firstNumber = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0]);

/** Chooses something that says how many projects it leaves, and sees that many. */
async function chooseCounted(page: Page, name: string, value: string) {
  const select = page.getByRole("combobox", { name });
  const number = firstNumber(await select.locator(`option[value="${value}"]`).textContent());
  await select.selectOption(value);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(new RegExp(`^${number} `));
}

/** The link is the whole region and its name beside it; its number stands on the land. */
async function pressOnMap(page: Page, words: Words) {
  const map = page.getByRole("navigation", { name: words.map });
  await map
    .getByRole("link", { name: new RegExp(`^${words.regionName},`) })
    .locator("circle")
    .click();
}

for (const [language, words] of Object.entries(languages)) {
  test.describe(`in ${language}`, () => {
    test("a project is found by a search with a typo, and what matches is marked", async ({ page }) => {
      await page.goto(words.path);
      await ready(page);
      await page.getByRole("searchbox", { name: words.search }).pressSequentially(words.typo);
      await expect(page.getByText(words.meant)).toBeVisible();
      await expectFound(page, words);
      await expect(page).toHaveURL(/\?q=/);
      await expect(page.locator(`#card-${slug} mark`).first()).toBeVisible();
      await expect(page.getByRole("searchbox")).toBeFocused();
      await expect(page.getByRole("searchbox")).toHaveValue(words.typo);
      await expectNoBarriers(page, `${language}, a search`);
    });

    test("a project is found by filters, each with the number it leaves", async ({ page }) => {
      await page.goto(words.path);
      await ready(page);
      await page.getByRole("link", { name: words.all }).click();
      await expect(page).toHaveURL(/\?call=all$/);
      await expect(page.getByRole("link", { name: words.all })).toHaveAttribute("aria-current");
      await chooseCounted(page, words.region, "east-flanders");
      await expect(page).toHaveURL(/\?call=all&region=east-flanders$/);
      await chooseCounted(page, words.status, "winner");
      await expect(page).toHaveURL(/&status=winner$/);
      const theme = page.getByRole("radio", { name: words.theme });
      const number = firstNumber(await theme.locator("..").textContent());
      await theme.check();
      await expect(page).toHaveURL(/\?call=all&theme=nature&region=east-flanders&status=winner$/);
      await expect(cards(page)).toHaveCount(number);
      await expectFound(page, words);
      await expect(theme).toBeFocused();
      await expectNoBarriers(page, `${language}, with filters`);

      await page.getByRole("link", { name: words.clear }).click();
      await expect(page).toHaveURL(/\?call=all$/);
      await expect(page.getByRole("combobox", { name: words.region })).toHaveValue("");
      await page.goBack();
      await expect(page.getByRole("combobox", { name: words.region })).toHaveValue("east-flanders");
      await expect(theme).toBeChecked();
    });

    test("a project is found on the map", async ({ page }) => {
      await page.goto(`${words.path}?call=all`);
      await ready(page);
      const map = page.getByRole("navigation", { name: words.map });
      await expect(map).toBeVisible();
      await pressOnMap(page, words);
      await expect(page).toHaveURL(/\?call=all&region=east-flanders$/);
      await expectFound(page, words);
      await expect(map.getByRole("link", { name: new RegExp(`^${words.regionName},`) })).toHaveAttribute(
        "aria-current",
      );
      await expect(page.getByRole("combobox", { name: words.region })).toHaveValue("east-flanders");
    });

    test("a search that leads to nothing says so, and what leads somewhere", async ({ page }) => {
      await page.goto(`${words.path}?q=${words.typo.replaceAll(" ", "+")}&theme=sport`);
      await expect(page.locator(".empty")).toContainText(words.typo);
      await expectNoBarriers(page, `${language}, nothing found`);
      await page.locator(".empty").getByRole("link").first().click();
      await expectFound(page, words);
    });
  });

  test.describe(`in ${language}, before any script has loaded`, () => {
    test.use({ javaScriptEnabled: false });

    test("a project is found by a search with a typo", async ({ page }) => {
      await page.goto(words.path);
      await page.getByRole("searchbox", { name: words.search }).fill(words.typo);
      await page.getByRole("button", { name: words.go, exact: true }).click();
      await expect(page.getByText(words.meant)).toBeVisible();
      await expectFound(page, words);
      await expect(page.getByRole("searchbox")).toHaveValue(words.typo);
    });

    test("a project is found by filters, and opens", async ({ page }) => {
      await page.goto(`${words.path}?call=2022`);
      await page.getByRole("combobox", { name: words.region }).selectOption("east-flanders");
      await page.getByRole("combobox", { name: words.status }).selectOption("winner");
      await page.getByRole("radio", { name: words.theme }).check();
      await page.getByRole("button", { name: words.go, exact: true }).click();
      await expect(page).toHaveURL(/call=2022&.*region=east-flanders.*theme=nature/);
      await expect(cards(page)).toHaveCount(1);
      await page.locator(`#card-${slug}`).getByRole("link").click();
      await expect(page.locator(".selected").getByRole("heading", { name: words.title })).toBeInViewport();
      await expect(page.locator(`#card-${slug}`)).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`/projects/${slug}\\?call=2022&theme=nature`));
    });

    test("a project is found on the map", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${words.path}?call=all`);
      await page.getByText(words.openMap).click();
      await pressOnMap(page, words);
      await expect(page).toHaveURL(/region=east-flanders$/);
      await expectFound(page, words);
    });
  });
}

test("with the keyboard alone: search, choose, find and open a project, and come back to it", async ({ page }) => {
  const words = languages.en;
  await page.goto(words.path);
  await ready(page);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("garden");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=garden$/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: words.region })).toBeFocused();
  await page.keyboard.press("E");
  await expect(page).toHaveURL(/region=east-flanders/);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("combobox", { name: words.region })).toBeFocused();
  const link = page.locator(`#card-${slug}`).getByRole("link");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: words.title }).and(page.locator(":focus"))).toBeVisible();
  await page.getByRole("link", { name: "Close this project" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/projects\?region=east-flanders&q=garden$/);
  await expect(link).toBeFocused();
});

test("with the keyboard alone: a region of the map is chosen, and the next one from there", async ({ page }) => {
  await page.goto("/en/projects?call=all");
  await ready(page);
  const map = page.getByRole("navigation", { name: languages.en.map });
  await map.getByRole("link", { name: /^East Flanders,/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/region=east-flanders$/);
  await expect(map.getByRole("link", { name: /^East Flanders,/ })).toBeFocused();
});

test("choosing and searching never scroll to the top; another page of the list begins at the list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/en/projects?call=all");
  await ready(page);
  const sort = page.getByRole("combobox", { name: "Order" });
  await sort.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  const before = await scrolled(page);
  await sort.selectOption("title");
  await expect(page).toHaveURL(/sort=title$/);
  await expect(page.locator(".catalogue__in")).not.toHaveClass(/is-pending/);
  expect(await scrolled(page)).toBe(before);

  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/sort=title&page=2#list$/);
  await expect(page.locator("#list")).toBeFocused();
  await expect(page.locator("#list")).toBeInViewport();
  await expect(page.getByRole("link", { name: "2", exact: true })).toHaveAttribute("aria-current", "page");
});

test("every project of all pages is there once, in the order of its title", async ({ page }) => {
  const seen: string[] = [];
  for (const number of [1, 2, 3]) {
    await page.goto(`/en/projects?call=all&sort=title&page=${number}`);
    seen.push(...(await cards(page).getByRole("heading").allTextContents()));
  }
  expect(new Set(seen).size).toBe(54);
  const plain = seen.map((title) =>
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim(),
  );
  expect(plain).toEqual(plain.toSorted());
});

test("on a narrow screen a project stands alone, and the way back leads to its place in the list", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/en/projects?call=2022");
  await ready(page);
  const card = cards(page).nth(5);
  const link = card.getByRole("link");
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/en\/projects\/.+\?call=2022$/);
  await expect(page.locator(".selected")).toBeInViewport();
  await expect(page.locator(".cards")).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(await page.locator(".selected h1").innerText());
  await expectNoBarriers(page, "a project alone on a narrow screen");
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page).toHaveURL(/\/en\/projects\?call=2022/);
  await expect(link).toBeFocused();
  await expect(card).toBeInViewport();
});

test("on a wide screen the project stands beside the list, and choosing goes on from there", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/en/projects/${slug}?call=2022`);
  await ready(page);
  const [list, project] = [await page.locator(".cards").boundingBox(), await page.locator(".selected").boundingBox()];
  expect(project?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  await expect(page.locator(".selected h1")).toBeInViewport();
  // Further down the list all of it can be reached, though the screen is lower than the project.
  await page.setViewportSize({ width: 1440, height: 600 });
  await cards(page).nth(4).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await page.locator(".selected").getByRole("link", { name: "Donate" }).scrollIntoViewIfNeeded();
  await expect(page.locator(".selected").getByRole("link", { name: "Donate" })).toBeInViewport();
  expect(await scrolled(page)).toBe(before);
  await page.getByRole("radio", { name: /^Nature/ }).check();
  await expect(page).toHaveURL(/\/en\/projects\?call=2022&theme=nature$/);
  await expect(page.getByRole("radio", { name: /^Nature/ })).toBeFocused();
});

test("a call that does not exist answers 404; any other word nobody chose is left out", async ({ page }) => {
  expect((await page.goto("/en/projects?call=nowhere"))?.status()).toBe(404);
  expect((await page.goto("/en/projects?theme=war&region=mars&status=x&sort=y&page=-1"))?.status()).toBe(200);
  await expect(cards(page)).toHaveCount(8);
  expect((await page.goto(`/en/projects?q=${encodeURIComponent("'&|!:*🐝".repeat(500))}`))?.status()).toBe(200);
});

test("who loses the network while choosing keeps the list, is told so, and can try again", async ({
  page,
  context,
}) => {
  await page.goto("/en/projects?call=2022");
  await ready(page);
  const before = await cards(page).count();
  await context.setOffline(true);
  await page.getByRole("radio", { name: /^Nature/ }).check();
  await expect(page.getByText("The list could not be refreshed")).toBeVisible();
  await expect(cards(page)).toHaveCount(before);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("The list could not be refreshed")).toBeHidden();
  await expect(cards(page)).not.toHaveCount(before);
});

test("while a choice is under way the list says so", async ({ page }) => {
  await page.goto("/en/projects?call=2022");
  await ready(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("radio", { name: /^Nature/ }).check();
  await expect(page.locator(".catalogue__in")).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("radio", { name: /^Nature/ })).toBeChecked();
  held.resolve();
  await expect(page.locator(".catalogue__in")).toHaveAttribute("aria-busy", "false");
});

test("the fund's selection is searched and filtered too, and a project of it opens beside it", async ({ page }) => {
  await page.goto("/en/selection-asf");
  await ready(page);
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(2);
  await page.getByRole("combobox", { name: "Region" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/en\/selection-asf\?region=/);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  const before = await scrolled(page);
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/selection-asf\/[a-z0-9-]+\?region=/);
  await expect(page.locator(".selected h1")).toBeFocused();
  expect(await scrolled(page)).toBeGreaterThanOrEqual(before);
  await expectNoBarriers(page, "the fund's selection with a project open");
});
