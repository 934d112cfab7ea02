import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page, test } from "./live.ts";

const slug = "een-samentuin-op-het-oude-fabrieksplein";

const words = {
  nl: {
    title: "Een samentuin op het oude fabrieksplein",
    search: "Zoek een project of organisatie",
    searchLabel: "Zoek",
    typo: "samentiun",
    correctionText: "Niets gevonden voor “samentiun”. Dit zijn de projecten voor “samentuin”.",
    allLink: /^Alle \d/,
    olderCallsLabel: "Oudere oproepen",
    show: "Toon",
    region: "Regio",
    status: "Status",
    theme: /^Natuur/,
    order: "Volgorde",
    byTitle: "Op titel",
    nextPage: "Volgende pagina",
    openMap: "Kies op de kaart",
    map: "Kaart van België en Nederland",
    regionName: "Oost-Vlaanderen",
    clear: "Wis filters",
    outdatedText: "De lijst kon niet vernieuwd worden",
    retryLabel: "Probeer opnieuw",
    back: "Terug naar de lijst",
    donate: "Doe een gift",
  },
  en: {
    title: "A shared garden on the old factory yard",
    search: "Search for a project or organisation",
    searchLabel: "Search",
    typo: "shraed gardens",
    correctionText: "Nothing found for “shraed gardens”. These are the projects for “shared gardens”.",
    allLink: /^All \d/,
    olderCallsLabel: "Older calls",
    show: "Show",
    region: "Region",
    status: "Status",
    theme: /^Nature/,
    order: "Order",
    byTitle: "By title",
    nextPage: "Next page",
    openMap: "Choose on the map",
    map: "Map of Belgium and the Netherlands",
    regionName: "East Flanders",
    clear: "Clear filters",
    outdatedText: "The list could not be refreshed",
    retryLabel: "Try again",
    back: "Back to the list",
    donate: "Make a gift",
  },
  fr: {
    title: "Un jardin partagé dans l’ancienne cour d’usine",
    search: "Cherchez un projet ou une organisation",
    searchLabel: "Chercher",
    typo: "jradin partage",
    correctionText: "Aucun résultat pour « jradin partage ». Voici les projets pour « jardin partage ».",
    allLink: /^Tous \d/,
    olderCallsLabel: "Appels précédents",
    show: "Afficher",
    region: "Région",
    status: "État",
    theme: /^Nature/,
    order: "Ordre",
    byTitle: "Par titre",
    nextPage: "Page suivante",
    openMap: "Choisissez sur la carte",
    map: "Carte de la Belgique et des Pays-Bas",
    regionName: "Flandre orientale",
    clear: "Effacer les filtres",
    outdatedText: "La liste n’a pas pu être actualisée",
    retryLabel: "Réessayer",
    back: "Retour à la liste",
    donate: "Faire un don",
  },
};
type Words = (typeof words)[Language];

const cards = (page: Page) => page.locator(".cards > li");
/** The button that hides the filters on a narrow screen. */
const filterButton = (page: Page) => page.locator(".fold > summary");
const readScroll = (page: Page) => page.evaluate(() => window.scrollY);

async function expectCard(page: Page, { title }: Words) {
  const card = page.locator(`#card-${slug}`);
  await expect(card.getByRole("link", { name: title })).toBeVisible();
}

const firstNumber = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0]);

/** Chooses an option, and expects the number of projects that the option names. */
async function chooseCountedOption(page: Page, name: string, value: string) {
  const select = page.getByRole("combobox", { name });
  const number = firstNumber(await select.locator(`option[value="${value}"]`).textContent());
  await select.selectOption(value);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(new RegExp(`^${number} `));
}

/** The link of a region on the map. */
const regionOnMap = (page: Page, { map, regionName }: Words) =>
  page.getByRole("navigation", { name: map }).getByRole("link", { name: new RegExp(`^${regionName},`) });

inTurn({ language: "fr", width: 1440 }, (language) => {
  const texts = words[language];
  const { search, typo, correctionText, order, byTitle, nextPage, theme, donate } = texts;

  test("a search corrects a typo and marks its results, and suggests a way out when it finds nothing", async ({
    page,
  }) => {
    await page.goto(pathIn(language, "/projects"));
    await page.getByRole("searchbox", { name: search }).pressSequentially(typo);
    await expect(page.getByText(correctionText)).toBeVisible();
    await expectCard(page, texts);
    await expect(page).toHaveURL(/\?q=/);
    await expect(page.locator(`#card-${slug} mark`).first()).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(page.getByRole("searchbox")).toHaveValue(typo);
    await expectNoBarriers(page, `${language}, a search`);

    await page.goto(pathIn(language, `/projects?q=${typo.replaceAll(" ", "+")}&theme=sport`));
    await expect(page.locator(".empty")).toContainText(typo);
    await expectNoBarriers(page, `${language}, nothing found`);
    await page.locator(".empty").getByRole("link").first().click();
    await expectCard(page, texts);
  });

  inTestAll(() => {
    test("a choice keeps the scroll position, and the next page of the list starts at the list", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(pathIn(language, "/projects?call=all"));
      const sort = page.getByRole("combobox", { name: order });
      await sort.evaluate((field) => field.scrollIntoView({ block: "start", behavior: "instant" }));
      const scrollBefore = await readScroll(page);
      expect(scrollBefore).toBeGreaterThan(100);
      await sort.selectOption("title");
      await expect(page).toHaveURL(/sort=title$/);
      // This text changes together with the list.
      await expect(page.getByRole("main").getByRole("status")).toContainText(byTitle);
      expect(await readScroll(page)).toBe(scrollBefore);

      await page.getByRole("link", { name: nextPage }).click();
      await expect(page).toHaveURL(/sort=title&page=2#list$/);
      await expect(page.locator("#list")).toBeFocused();
      await expect(page.locator("#list")).toBeInViewport();
      await expect(page.getByRole("link", { name: "2", exact: true })).toHaveAttribute("aria-current", "page");
    });
  });

  test("a wide screen opens a project beside the list, and a filter then leads back to the list", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathIn(language, "/projects?call=2022"));
    const last = cards(page).last().getByRole("link");
    await last.scrollIntoViewIfNeeded();
    expect(await readScroll(page)).toBeGreaterThan(0);
    await last.click();
    await expect(page).toHaveURL(/\/projects\/.+\?call=2022$/);
    await expect(page.locator(".selected h1")).toBeFocused();
    await expect(page.locator(".selected h1")).toBeInViewport();
    await expect(last).toBeInViewport();
    const [list, project] = [await page.locator(".cards").boundingBox(), await page.locator(".selected").boundingBox()];
    expect(project?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));

    // On a low screen, the whole project can still be scrolled into view.
    await page.setViewportSize({ width: 1440, height: 600 });
    await cards(page).nth(4).scrollIntoViewIfNeeded();
    const scrollBefore = await readScroll(page);
    const end = page.locator(".selected").getByRole("link", { name: donate });
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    expect(await readScroll(page)).toBe(scrollBefore);
    const nature = page.getByRole("radio", { name: theme });
    await nature.check();
    await expect(page).toHaveURL(/\/projects\?call=2022&theme=nature$/);
    await expect(nature).toBeFocused();
  });
});

inTurn({ language: "nl", width: 1440 }, (language, width) => {
  const texts = words[language];
  const { allLink, region, status, theme, clear, openMap } = texts;

  test("a visitor finds a project with counted filters and on the map", async ({ page }) => {
    await page.goto(pathIn(language, "/projects"));
    await page.getByRole("link", { name: allLink }).click();
    await expect(page).toHaveURL(/\?call=all$/);
    await expect(page.getByRole("link", { name: allLink })).toHaveAttribute("aria-current");
    if (width === 360) await filterButton(page).click();
    await chooseCountedOption(page, region, "east-flanders");
    await expect(page).toHaveURL(/\?call=all&region=east-flanders$/);
    await chooseCountedOption(page, status, "winner");
    await expect(page).toHaveURL(/&status=winner$/);
    const nature = page.getByRole("radio", { name: theme });
    const number = firstNumber(await nature.locator("..").textContent());
    await nature.check();
    await expect(page).toHaveURL(/\?call=all&theme=nature&region=east-flanders&status=winner$/);
    await expect(cards(page)).toHaveCount(number);
    await expectCard(page, texts);
    await expect(nature).toBeFocused();
    await expectNoBarriers(page, `${language}, with filters`);

    await page.getByRole("link", { name: clear }).click();
    await expect(page).toHaveURL(/\?call=all$/);
    await expect(page.getByRole("combobox", { name: region })).toHaveValue("");
    await page.goBack();
    await expect(page.getByRole("combobox", { name: region })).toHaveValue("east-flanders");
    await expect(nature).toBeChecked();
    await page.getByRole("link", { name: clear }).click();
    await expect(page.getByRole("combobox", { name: region })).toHaveValue("");

    if (width === 360) await page.getByText(openMap).click();
    await regionOnMap(page, texts).locator("circle").click();
    await expect(page).toHaveURL(/\?call=all&region=east-flanders$/);
    await expectCard(page, texts);
    await expect(regionOnMap(page, texts)).toHaveAttribute("aria-current");
    await expect(page.getByRole("combobox", { name: region })).toHaveValue("east-flanders");
  });
});

inTurn({ language: "en", width: 360 }, (language, width) => {
  const texts = words[language];
  const { title, search, searchLabel, olderCallsLabel, show, typo, correctionText, region, status, theme, openMap } =
    texts;
  test.use({ javaScriptEnabled: false });

  test("a visitor finds a project by search, filters and map without scripts", async ({ page }) => {
    await page.goto(pathIn(language, "/projects"));
    await page.getByRole("searchbox", { name: search }).fill(typo);
    await page.getByRole("searchbox", { name: search }).press("Enter");
    await expect(page.getByText(correctionText)).toBeVisible();
    await expectCard(page, texts);
    await expect(page.getByRole("searchbox")).toHaveValue(typo);

    await page.goto(pathIn(language, "/projects?call=all&theme=nature"));
    if (width === 360) {
      await expect(page.getByRole("combobox", { name: region })).toBeHidden();
      await expect(filterButton(page)).toHaveText(/ 1$/);
      await filterButton(page).click();
      await expect(page.getByRole("button", { name: searchLabel, exact: true })).toBeVisible();
      await page.getByText(openMap).click();
    }
    await regionOnMap(page, texts).locator("circle").click();
    await expect(page).toHaveURL(/region=east-flanders$/);
    await expectCard(page, texts);

    await page.goto(pathIn(language, "/projects?theme=nature"));
    await page.getByRole("combobox", { name: olderCallsLabel }).selectOption("2022");
    await page.getByRole("button", { name: show }).click();
    await expect(page).toHaveURL(/\?theme=nature&call=2022$/);
    await expectCard(page, texts);

    // On a wide screen, a project opens beside the list.
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(pathIn(language, "/projects?call=2022"));
    await page.getByRole("combobox", { name: region }).selectOption("east-flanders");
    await page.getByRole("combobox", { name: status }).selectOption("winner");
    await page.getByRole("radio", { name: theme }).check();
    await page.getByRole("button", { name: searchLabel, exact: true }).click();
    await expect(page).toHaveURL(/call=2022&.*region=east-flanders.*theme=nature/);
    await expect(cards(page)).toHaveCount(1);
    await page.locator(`#card-${slug}`).getByRole("link").click();
    await expect(page.locator(".selected").getByRole("heading", { name: title })).toBeInViewport();
    await expect(page.locator(`#card-${slug}`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/projects/${slug}\\?call=2022&theme=nature`));
  });
});

inTurn({ language: "nl", width: 360 }, (language, width) => {
  const { theme, outdatedText, retryLabel, back } = words[language];

  inTestAll(() => {
    test("a narrow screen shows a project alone, and returns to its place in the list", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(pathIn(language, "/projects?call=2022"));
      const card = cards(page).nth(5);
      const link = card.getByRole("link");
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL(/\/projects\/.+\?call=2022$/);
      await expect(page.locator(".selected")).toBeInViewport();
      await expect(page.locator(".cards")).toBeHidden();
      await expect(page.getByRole("searchbox")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(await page.locator(".selected h1").innerText());
      await expectNoBarriers(page, "a project alone on a narrow screen");
      await page.getByRole("link", { name: back }).click();
      await expect(page).toHaveURL(/\/projects\?call=2022/);
      await expect(link).toBeFocused();
      await expect(card).toBeInViewport();
    });

    test("the list shows that it is loading, and stays when the network is lost", async ({ page, context }) => {
      await page.goto(pathIn(language, "/projects?call=2022"));
      const allCount = await cards(page).count();
      const list = page.locator(".catalogue__in");
      const pause = Promise.withResolvers<void>();
      await page.route("**/graphql", async (route) => {
        await pause.promise;
        await route.continue();
      });
      if (width === 360) await filterButton(page).click();
      await page.getByRole("radio", { name: theme }).check();
      await expect(list).toHaveAttribute("aria-busy", "true");
      await expect(page.getByRole("radio", { name: theme })).toBeChecked();
      pause.resolve();
      await expect(list).toHaveAttribute("aria-busy", "false");
      await expect(cards(page)).not.toHaveCount(allCount);
      await page.unroute("**/graphql");

      const countBefore = await cards(page).count();
      await context.setOffline(true);
      await page.locator("[name=theme][value='']").check();
      await expect(page.getByText(outdatedText)).toBeVisible();
      await expect(cards(page)).toHaveCount(countBefore);
      await context.setOffline(false);
      await page.getByRole("link", { name: retryLabel }).click();
      await expect(page.getByText(outdatedText)).toBeHidden();
      await expect(cards(page)).toHaveCount(allCount);
    });
  });
});

test("a visitor searches, filters, opens and closes a project and uses the map by keyboard", async ({ page }) => {
  const { region, title } = words.en;
  await page.goto("/en/projects");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("garden");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=garden$/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: region })).toBeFocused();
  await page.keyboard.press("E");
  await expect(page).toHaveURL(/region=east-flanders/);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("combobox", { name: region })).toBeFocused();
  const link = page.locator(`#card-${slug}`).getByRole("link");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title }).and(page.locator(":focus"))).toBeVisible();
  await page.getByRole("link", { name: "Close this project" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/projects\?region=east-flanders&q=garden$/);
  await expect(link).toBeFocused();

  await page.goto("/en/projects?call=all");
  await regionOnMap(page, words.en).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/region=east-flanders$/);
  await expect(regionOnMap(page, words.en)).toBeFocused();
});

test("an unknown call answers 404, and other unknown filters are ignored", async ({ request }) => {
  expect((await request.get("/en/projects?call=nowhere")).status()).toBe(404);
  const unknown = await request.get("/en/projects?theme=war&region=mars&status=x&sort=y&page=-1");
  expect(unknown.status()).toBe(200);
  expect((await unknown.text()).match(/<li id="card-/g)).toHaveLength(8);
  const noise = encodeURIComponent("'&|!:*🐝".repeat(500));
  expect((await request.get(`/en/projects?q=${noise}`)).status()).toBe(200);
});

inTurn({ language: "en", width: 1440 }, (language) => {
  const { region } = words[language];

  inTestAll(() => {
    test("the fund's selection has filters, and opens a project beside the list", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pathIn(language, "/selection-asf"));
      const allCount = await cards(page).count();
      expect(allCount).toBeGreaterThan(2);
      await page.getByRole("combobox", { name: region }).selectOption({ index: 1 });
      await expect(page).toHaveURL(/\/selection-asf\?region=/);
      await expect.poll(() => cards(page).count()).toBeLessThan(allCount);
      const scrollBefore = await readScroll(page);
      await cards(page).first().getByRole("link").click();
      await expect(page).toHaveURL(/\/selection-asf\/[a-z0-9-]+\?region=/);
      await expect(page.locator(".selected h1")).toBeFocused();
      expect(await readScroll(page)).toBeGreaterThanOrEqual(scrollBefore);
      await expectNoBarriers(page, "the fund's selection with a project open");
    });
  });
});
