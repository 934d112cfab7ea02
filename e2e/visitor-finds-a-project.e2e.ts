import type { Language } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";

const slug = "een-samentuin-op-het-oude-fabrieksplein";

const words = {
  nl: {
    title: "Een samentuin op het oude fabrieksplein",
    search: "Zoek een project of organisatie",
    go: "Zoek",
    typo: "samentiun",
    meant: "Niets gevonden voor “samentiun”. Dit zijn de projecten voor “samentuin”.",
    all: /^Alle \d/,
    older: "Oudere oproepen",
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
    outdated: "De lijst kon niet vernieuwd worden",
    again: "Probeer opnieuw",
    back: "Terug naar de lijst",
    donate: "Doe een gift",
  },
  en: {
    title: "A shared garden on the old factory yard",
    search: "Search for a project or organisation",
    go: "Search",
    typo: "shraed gardens",
    meant: "Nothing found for “shraed gardens”. These are the projects for “shared gardens”.",
    all: /^All \d/,
    older: "Older calls",
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
    outdated: "The list could not be refreshed",
    again: "Try again",
    back: "Back to the list",
    donate: "Make a gift",
  },
  fr: {
    title: "Un jardin partagé dans l’ancienne cour d’usine",
    search: "Cherchez un projet ou une organisation",
    go: "Chercher",
    typo: "jradin partage",
    meant: "Aucun résultat pour « jradin partage ». Voici les projets pour « jardin partage ».",
    all: /^Tous \d/,
    older: "Appels précédents",
    show: "Afficher",
    region: "Région",
    status: "Statut",
    theme: /^Nature/,
    order: "Ordre",
    byTitle: "Par titre",
    nextPage: "Page suivante",
    openMap: "Choisissez sur la carte",
    map: "Carte de la Belgique et des Pays-Bas",
    regionName: "Flandre orientale",
    clear: "Effacer les filtres",
    outdated: "La liste n’a pas pu être actualisée",
    again: "Réessayer",
    back: "Retour à la liste",
    donate: "Faire un don",
  },
};
type Words = (typeof words)[Language];

const cards = (page: Page) => page.locator(".cards > li");
/** What the filters are behind on a narrow screen. */
const fold = (page: Page) => page.locator(".fold > summary");
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function expectFound(page: Page, { title }: Words) {
  const card = page.locator(`#card-${slug}`);
  await expect(card.getByRole("link", { name: title })).toBeVisible();
}

const firstNumber = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0]);

/** Chooses something that says how many projects it leaves, and sees that many. */
async function chooseCounted(page: Page, name: string, value: string) {
  const select = page.getByRole("combobox", { name });
  const number = firstNumber(await select.locator(`option[value="${value}"]`).textContent());
  await select.selectOption(value);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(new RegExp(`^${number} `));
}

/** The link is the whole region and its name beside it; its number is on the land. */
const regionOnMap = (page: Page, { map, regionName }: Words) =>
  page.getByRole("navigation", { name: map }).getByRole("link", { name: new RegExp(`^${regionName},`) });

inTurn({ language: "fr", width: 1440 }, (language) => {
  const says = words[language];
  const { search, typo, meant, order, byTitle, nextPage, theme, donate } = says;

  test("finds what a search with a typo meant and marks it, and says what leads somewhere when nothing is found", async ({
    page,
  }) => {
    await page.goto(pathIn(language, "/projects"));
    await page.getByRole("searchbox", { name: search }).pressSequentially(typo);
    await expect(page.getByText(meant)).toBeVisible();
    await expectFound(page, says);
    await expect(page).toHaveURL(/\?q=/);
    await expect(page.locator(`#card-${slug} mark`).first()).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(page.getByRole("searchbox")).toHaveValue(typo);
    await expectNoBarriers(page, `${language}, a search`);

    await page.goto(pathIn(language, `/projects?q=${typo.replaceAll(" ", "+")}&theme=sport`));
    await expect(page.locator(".empty")).toContainText(typo);
    await expectNoBarriers(page, `${language}, nothing found`);
    await page.locator(".empty").getByRole("link").first().click();
    await expectFound(page, says);
  });

  test("choosing never scrolls to the top, and another page of the list begins at the list", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(pathIn(language, "/projects?call=all"));
    const sort = page.getByRole("combobox", { name: order });
    await sort.evaluate((field) => field.scrollIntoView({ block: "start", behavior: "instant" }));
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(100);
    await sort.selectOption("title");
    await expect(page).toHaveURL(/sort=title$/);
    // The words above the list come with the list itself.
    await expect(page.getByRole("main").getByRole("status")).toContainText(byTitle);
    expect(await scrolled(page)).toBe(before);

    await page.getByRole("link", { name: nextPage }).click();
    await expect(page).toHaveURL(/sort=title&page=2#list$/);
    await expect(page.locator("#list")).toBeFocused();
    await expect(page.locator("#list")).toBeInViewport();
    await expect(page.getByRole("link", { name: "2", exact: true })).toHaveAttribute("aria-current", "page");
  });

  test("on a wide screen a project opens beside the list, and choosing goes on from there", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathIn(language, "/projects?call=2022"));
    const last = cards(page).last().getByRole("link");
    await last.scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBeGreaterThan(0);
    await last.click();
    await expect(page).toHaveURL(/\/projects\/.+\?call=2022$/);
    await expect(page.locator(".selected h1")).toBeFocused();
    await expect(page.locator(".selected h1")).toBeInViewport();
    await expect(last).toBeInViewport();
    const [list, project] = [await page.locator(".cards").boundingBox(), await page.locator(".selected").boundingBox()];
    expect(project?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));

    // Further down the list all of it can be reached, though the screen is lower than the project.
    await page.setViewportSize({ width: 1440, height: 600 });
    await cards(page).nth(4).scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    const end = page.locator(".selected").getByRole("link", { name: donate });
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    expect(await scrolled(page)).toBe(before);
    const nature = page.getByRole("radio", { name: theme });
    await nature.check();
    await expect(page).toHaveURL(/\/projects\?call=2022&theme=nature$/);
    await expect(nature).toBeFocused();
  });
});

inTurn({ language: "nl", width: 1440 }, (language, width) => {
  const says = words[language];
  const { all, region, status, theme, clear, openMap } = says;

  test("finds a project by filters, each with the number it leaves, and on the map", async ({ page }) => {
    await page.goto(pathIn(language, "/projects"));
    await page.getByRole("link", { name: all }).click();
    await expect(page).toHaveURL(/\?call=all$/);
    await expect(page.getByRole("link", { name: all })).toHaveAttribute("aria-current");
    if (width === 360) await fold(page).click();
    await chooseCounted(page, region, "east-flanders");
    await expect(page).toHaveURL(/\?call=all&region=east-flanders$/);
    await chooseCounted(page, status, "winner");
    await expect(page).toHaveURL(/&status=winner$/);
    const nature = page.getByRole("radio", { name: theme });
    const number = firstNumber(await nature.locator("..").textContent());
    await nature.check();
    await expect(page).toHaveURL(/\?call=all&theme=nature&region=east-flanders&status=winner$/);
    await expect(cards(page)).toHaveCount(number);
    await expectFound(page, says);
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
    await regionOnMap(page, says).locator("circle").click();
    await expect(page).toHaveURL(/\?call=all&region=east-flanders$/);
    await expectFound(page, says);
    await expect(regionOnMap(page, says)).toHaveAttribute("aria-current");
    await expect(page.getByRole("combobox", { name: region })).toHaveValue("east-flanders");
  });
});

inTurn({ language: "en", width: 360 }, (language, width) => {
  const says = words[language];
  const { title, search, go, older, show, typo, meant, region, status, theme, openMap } = says;
  test.use({ javaScriptEnabled: false });

  test("finds a project before any script has loaded: by a search with a typo, by filters and on the map", async ({
    page,
  }) => {
    await page.goto(pathIn(language, "/projects"));
    await page.getByRole("searchbox", { name: search }).fill(typo);
    await page.getByRole("searchbox", { name: search }).press("Enter");
    await expect(page.getByText(meant)).toBeVisible();
    await expectFound(page, says);
    await expect(page.getByRole("searchbox")).toHaveValue(typo);

    await page.goto(pathIn(language, "/projects?call=all&theme=nature"));
    if (width === 360) {
      await expect(page.getByRole("combobox", { name: region })).toBeHidden();
      await expect(fold(page)).toHaveText(/ 1$/);
      await fold(page).click();
      await expect(page.getByRole("button", { name: go, exact: true })).toBeVisible();
      await page.getByText(openMap).click();
    }
    await regionOnMap(page, says).locator("circle").click();
    await expect(page).toHaveURL(/region=east-flanders$/);
    await expectFound(page, says);

    await page.goto(pathIn(language, "/projects?theme=nature"));
    await page.getByRole("combobox", { name: older }).selectOption("2022");
    await page.getByRole("button", { name: show }).click();
    await expect(page).toHaveURL(/\?theme=nature&call=2022$/);
    await expectFound(page, says);

    // A project opens beside the list, where both are in view.
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(pathIn(language, "/projects?call=2022"));
    await page.getByRole("combobox", { name: region }).selectOption("east-flanders");
    await page.getByRole("combobox", { name: status }).selectOption("winner");
    await page.getByRole("radio", { name: theme }).check();
    await page.getByRole("button", { name: go, exact: true }).click();
    await expect(page).toHaveURL(/call=2022&.*region=east-flanders.*theme=nature/);
    await expect(cards(page)).toHaveCount(1);
    await page.locator(`#card-${slug}`).getByRole("link").click();
    await expect(page.locator(".selected").getByRole("heading", { name: title })).toBeInViewport();
    await expect(page.locator(`#card-${slug}`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/projects/${slug}\\?call=2022&theme=nature`));
  });
});

inTurn({ language: "nl", width: 360 }, (language, width) => {
  const { theme, outdated, again, back } = words[language];

  test("on a narrow screen a project is alone, and the way back leads to its place in the list", async ({ page }) => {
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

  test("says so while a choice is under way, and keeps the list when the network is lost until it is back", async ({
    page,
    context,
  }) => {
    await page.goto(pathIn(language, "/projects?call=2022"));
    const all = await cards(page).count();
    const list = page.locator(".catalogue__in");
    const held = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      await held.promise;
      await route.continue();
    });
    if (width === 360) await fold(page).click();
    await page.getByRole("radio", { name: theme }).check();
    await expect(list).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("radio", { name: theme })).toBeChecked();
    held.resolve();
    await expect(list).toHaveAttribute("aria-busy", "false");
    await expect(cards(page)).not.toHaveCount(all);
    await page.unroute("**/graphql");

    const before = await cards(page).count();
    await context.setOffline(true);
    await page.locator("[name=theme][value='']").check();
    await expect(page.getByText(outdated)).toBeVisible();
    await expect(cards(page)).toHaveCount(before);
    await context.setOffline(false);
    await page.getByRole("link", { name: again }).click();
    await expect(page.getByText(outdated)).toBeHidden();
    await expect(cards(page)).toHaveCount(all);
  });
});

test("with the keyboard alone: search, choose, find and open a project, come back to it, and choose on the map", async ({
  page,
}) => {
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

test("a call that does not exist answers 404; any other word nobody chose is left out", async ({ request }) => {
  expect((await request.get("/en/projects?call=nowhere")).status()).toBe(404);
  const unknown = await request.get("/en/projects?theme=war&region=mars&status=x&sort=y&page=-1");
  expect(unknown.status()).toBe(200);
  expect((await unknown.text()).match(/<li id="card-/g)).toHaveLength(8);
  const noise = encodeURIComponent("'&|!:*🐝".repeat(500));
  expect((await request.get(`/en/projects?q=${noise}`)).status()).toBe(200);
});

inTurn({ language: "en", width: 1440 }, (language) => {
  const { region } = words[language];

  test("the fund's selection is filtered too, and a project of it opens beside it", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathIn(language, "/selection-asf"));
    const all = await cards(page).count();
    expect(all).toBeGreaterThan(2);
    await page.getByRole("combobox", { name: region }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/\/selection-asf\?region=/);
    await expect.poll(() => cards(page).count()).toBeLessThan(all);
    const before = await scrolled(page);
    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/selection-asf\/[a-z0-9-]+\?region=/);
    await expect(page.locator(".selected h1")).toBeFocused();
    expect(await scrolled(page)).toBeGreaterThanOrEqual(before);
    await expectNoBarriers(page, "the fund's selection with a project open");
  });
});
