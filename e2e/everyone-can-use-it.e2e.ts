import type { Language } from "#domain/language.ts";
import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { expectNothingCutOff, law, walkOver } from "./barriers.ts";
import { everyOwnPage, everyPage } from "./every-page.ts";
import { expect, type Page, test } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { aColleague, logIn } from "./people.ts";
import { aRequest, aSentRequest, askApi, aWholeProject } from "./sent-dossier.ts";
import { expectNothingKept, watch, watchShift } from "./watch.ts";

// One walk that opens every page of the site and looks at it as people with a screen reader, a keyboard, a small phone or
// the dark theme would. Each page is opened in one language, by turns; `npm run test:all` opens it in all of them.

type OnePage = (typeof everyPage)[number];

const byAddress = (pages: OnePage[]) => [...Map.groupBy(pages, ({ page }) => page).values()];

/** The languages in which an address has its turn. */
const inItsTurn = (pages: OnePage[], turn: number) =>
  isEverything ? pages : pages.filter((_page, at) => at === turn % pages.length);

for (const [turn, pages] of byAddress(everyPage).entries()) {
  test(`${pages[0]?.page} has no barriers, no errors and nothing from elsewhere`, async ({ page, baseURL }) => {
    const { asked, complaints } = await watch(page);
    for (const { path } of inItsTurn(pages, turn)) {
      await page.goto(path);
      await walkOver(page, path, turn);
      // Pictures further down load when they come near.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    expect([...asked]).toEqual([new URL(baseURL ?? "").host]);
    expect(complaints).toEqual([]);
    await expectNothingKept(page);
  });
}

for (const [turn, pages] of byAddress(everyOwnPage).entries()) {
  test(`${pages[0]?.page} has no barriers and no errors`, async ({ page }) => {
    const { complaints } = await watch(page);
    await logIn(page, takeOfficer("coordinator"), { hasSecondFactor: true });
    for (const { path } of inItsTurn(pages, turn)) await expectSound(page, path, turn);
    expect(complaints).toEqual([]);
  });
}

for (const width of [360, 1440]) {
  test(`nothing moves by itself while a page loads at ${width} px`, async ({ page }) => {
    test.slow(isEverything);
    const shiftOf = await watchShift(page);
    // Fonts arrive when they like; the next test is about them.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    for (const [turn, pages] of byAddress(everyPage).entries()) {
      if (!isEverything && (turn % 2 === 0) !== (width === 360)) continue;
      for (const { path } of inItsTurn(pages, turn)) {
        await page.goto(path);
        expect(await shiftOf(), `what moves on ${path}`).toBeLessThan(0.02);
      }
    }
  });
}

test("hardly anything moves when the fonts arrive after the page", async ({ page }) => {
  const shiftOf = await watchShift(page);
  for (const [width, path] of [
    [360, "/fr"],
    [360, "/fr/vote"],
    [1440, "/fr/projects"],
    [1440, "/fr/donate"],
  ] as const) {
    const { promise: pageIsShown, resolve: letFontsPass } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await pageIsShown;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    letFontsPass();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    expect(await page.evaluate(() => document.fonts.check("16px 'Figtree Variable'"))).toBe(true);
    expect(await shiftOf(), `what moves on ${path} at ${width}`).toBeLessThan(0.1);
    await page.unroute("**/*.woff2");
  }
});

const turns: Language[] = isEverything ? ["nl", "en", "fr"] : ["en"];

for (const language of turns) {
  test(`the pages of a dossier have no barriers and no errors (${language})`, async ({ page }) => {
    const { complaints } = await watch(page);
    await logIn(page, aColleague(1, language));
    await page.goto(pathIn(language, "/submit-a-project"));
    const draft = await aWholeProject(page);
    const request = await aRequest(page);
    const { id: sent } = await aSentRequest(page);
    const pages = [
      ...["acquainted", "describe-external", "financial", "check"].map((step) => `${step}?dossier=${draft}`),
      `describe-internal?dossier=${request}`,
      `thank-you?dossier=${sent}`,
    ].map((step) => `/submit-a-project/${step}`);
    for (const [turn, path] of [...pages, `/account/dossiers/${sent}`].entries())
      await expectSound(page, pathIn(language, path), turn);
    expect(complaints).toEqual([]);
  });

  test(`the pages that thank for a vote and a gift have no barriers and no errors (${language})`, async ({ page }) => {
    const { complaints } = await watch(page);
    await logIn(page, aColleague(2, language));
    await page.goto(pathIn(language, "/vote/projects"));
    const { currentCall } = await askApi(page, "{ currentCall { ballot { id } } }", {});
    await askApi(page, "mutation ($id: ID!) { castVote(projectId: $id) }", { id: currentCall.ballot[0].id });
    await expectSound(page, pathIn(language, "/vote/thank-you"), 0);
    const headers = { origin: new URL(page.url()).origin };
    const slip = await page.request.post(pathIn(language, "/donate"), { headers, form: { amount: "5", key: "walk" } });
    const { pathname, search } = new URL(slip.url());
    expect(pathname).toBe(pathIn(language, "/donate/thank-you"));
    await expectSound(page, pathname + search, 1);
    expect(complaints).toEqual([]);
  });
}

/** Opens a page of one's own; a person who may not see it would be led to another one. */
async function expectSound(page: Page, path: string, turn: number): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(200);
  await expect(page).toHaveURL(path);
  await page.locator("main").evaluate((main) => {
    for (const folded of main.querySelectorAll("details")) folded.open = true;
  });
  await walkOver(page, path, turn);
}

for (const [turn, language] of turns.entries()) {
  test(`the error page has no barriers (${language})`, async ({ page }) => {
    const path = pathIn(language, "/nowhere");
    await page.goto(path);
    await walkOver(page, path, turn);
  });
}

test("every component in every state has no barriers", async ({ page }) => {
  await page.goto("/gallery");
  await walkOver(page, "the gallery", 0, law);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingCutOff(page, `the gallery ${width}`);
  }
});

test("the explorer has no barriers and answers a query", async ({ page }) => {
  await page.goto("/explorer");
  await walkOver(page, "the explorer", 0);
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByLabel("Answer")).toContainText('"slug"');
});
