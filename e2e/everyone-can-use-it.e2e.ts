import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { checkPage, expectNothingCutOff, wcagTags } from "./barriers.ts";
import { everyOwnPage, everyPage } from "./every-page.ts";
import { inTestAll } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page, test } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { aColleague, logIn } from "./people.ts";
import { aCompleteProject, aRequest, aSubmittedRequest, askApi } from "./sent-dossier.ts";
import { expectNothingStored, watchBrowser, watchShift } from "./watch.ts";

// These tests open every page of the site and check that everyone can use it. `npm test` opens each page in one language,
// by turns; `npm run test:all` opens it in all of them.

type SitePage = (typeof everyPage)[number];

const byAddress = (pages: SitePage[]) => [...Map.groupBy(pages, ({ page }) => page).values()];

/** The pages of an address in the languages that this run checks, with the turn of that address. */
const inLanguages = (pages: SitePage[], turn: number) =>
  pages
    .filter((_page, index) => isEverything || index === turn % pages.length)
    .map((sitePage) => ({ ...sitePage, turn }));

/** The pages that this run checks, several to a window, because a new window takes as long as checking a page. */
function inWindows(pages: SitePage[]) {
  const addresses = byAddress(pages).map(inLanguages);
  const windows = [...Map.groupBy(addresses, (_pages, index) => Math.floor(index / 6)).values()];
  return windows.map((addresses) => ({
    title: addresses.map(([first]) => first?.page).join(", "),
    pages: addresses.flat(),
  }));
}

/** The mailbox of the demo grows while other journeys send mails. */
const isStill = (page: string | undefined) => page !== "/mailbox";

const connections = "/office/settings/connections";

for (const { title, pages } of inWindows(everyPage)) {
  test(`no barriers, no errors and no requests to other hosts on ${title}`, async ({ page, baseURL }) => {
    const { hosts, complaints } = await watchBrowser(page);
    const readShift = await watchShift(page);
    for (const { page: address, path, turn } of pages) {
      await page.setViewportSize({ width: turn % 2 === 0 ? 360 : 1440, height: 800 });
      await page.goto(path);
      if (isStill(address)) expect(await readShift(), `layout shift on ${path}`).toBeLessThan(0.1);
      await checkPage(page, path, turn);
      // Pictures load only near the view.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    expect([...hosts]).toEqual([new URL(baseURL ?? "").host]);
    expect(complaints).toEqual([]);
    await expectNothingStored(page);
  });
}

for (const { title, pages } of inWindows(everyOwnPage.filter(({ page }) => page !== connections))) {
  test(`no barriers and no errors on ${title}`, async ({ page }) => {
    const { complaints } = await watchBrowser(page);
    await logIn(page, takeOfficer("coordinator"), { hasSecondFactor: true });
    for (const { path, turn } of pages) await openAndCheck(page, path, turn);
    expect(complaints).toEqual([]);
  });
}

test(`no barriers and no errors on ${connections}, which is for operators`, async ({ page }) => {
  const { complaints } = await watchBrowser(page);
  await logIn(page, aColleague(13), { hasSecondFactor: true, role: "operator" });
  const pages = everyOwnPage.filter(({ page }) => page === connections);
  for (const { path, turn } of inLanguages(pages, 0)) await openAndCheck(page, path, turn);
  expect(complaints).toEqual([]);
});

inTestAll(() => {
  // `npm test` measures this above, at one width and together with the fonts, which move a page a little.
  for (const width of [360, 1440])
    for (const pages of byAddress(everyPage.filter(({ page }) => isStill(page))))
      test(`nothing moves while ${pages[0]?.page} loads at ${width} px`, async ({ page }) => {
        const readShift = await watchShift(page);
        // The next test covers the fonts.
        await page.route("**/*.woff2", (route) => route.abort());
        await page.setViewportSize({ width, height: 800 });
        for (const { path } of pages) {
          await page.goto(path);
          expect(await readShift(), `layout shift on ${path}`).toBeLessThan(0.02);
        }
      });

  test("a page hardly moves when the fonts arrive after it", async ({ page }) => {
    const readShift = await watchShift(page);
    for (const [width, path] of [
      [360, "/fr"],
      [360, "/fr/vote"],
      [1440, "/fr/projects"],
      [1440, "/fr/donate"],
    ] as const) {
      const { promise: fontRelease, resolve: releaseFonts } = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        await fontRelease;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      releaseFonts();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      expect(await page.evaluate(() => document.fonts.check("16px 'Figtree Variable'"))).toBe(true);
      expect(await readShift(), `layout shift on ${path} at ${width}`).toBeLessThan(0.1);
      await page.unroute("**/*.woff2");
    }
  });
});

const turns: Language[] = isEverything ? ["nl", "en", "fr"] : ["en"];

for (const language of turns) {
  test(`the pages of a dossier have no barriers and no errors (${language})`, async ({ page }) => {
    const { complaints } = await watchBrowser(page);
    await logIn(page, aColleague(1, language));
    await page.goto(pathIn(language, "/submit-a-project"));
    const draftId = await aCompleteProject(page);
    const requestId = await aRequest(page);
    const { id: submittedId } = await aSubmittedRequest(page);
    const pages = [
      ...["acquainted", "describe-external", "financial", "check"].map((step) => `${step}?dossier=${draftId}`),
      `describe-internal?dossier=${requestId}`,
      `thank-you?dossier=${submittedId}`,
    ].map((step) => `/submit-a-project/${step}`);
    for (const [turn, path] of [...pages, `/account/dossiers/${submittedId}`].entries())
      await openAndCheck(page, pathIn(language, path), turn);
    expect(complaints).toEqual([]);
  });

  test(`the thanks for a vote and a gift have no barriers and no errors (${language})`, async ({ page }) => {
    const { complaints } = await watchBrowser(page);
    await logIn(page, aColleague(2, language));
    await page.goto(pathIn(language, "/vote/projects"));
    const { currentCall } = await askApi(page, "{ currentCall { ballot { id } } }", {});
    await askApi(page, "mutation ($id: ID!) { castVote(projectId: $id) }", { id: currentCall.ballot[0].id });
    await openAndCheck(page, pathIn(language, "/vote/thank-you"), 0);
    const headers = { origin: new URL(page.url()).origin };
    const slip = await page.request.post(pathIn(language, "/donate"), { headers, form: { amount: "5", key: "walk" } });
    const { pathname, search } = new URL(slip.url());
    expect(pathname).toBe(pathIn(language, "/donate/thank-you"));
    await openAndCheck(page, pathname + search, 1);
    expect(complaints).toEqual([]);
  });
}

/** Opens a page that requires a login, without a redirect, and checks it with all sections open. */
async function openAndCheck(page: Page, path: string, turn: number): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(200);
  await expect(page).toHaveURL(path);
  await page.locator("main").evaluate((main) => {
    for (const section of main.querySelectorAll("details")) section.open = true;
  });
  await checkPage(page, path, turn);
}

for (const [turn, language] of turns.entries()) {
  test(`the error page has no barriers (${language})`, async ({ page }) => {
    const path = pathIn(language, "/nowhere");
    await page.goto(path);
    await checkPage(page, path, turn);
  });
}

test("every component in every state has no barriers", async ({ page }) => {
  await page.goto("/gallery");
  await checkPage(page, "the gallery", 0, wcagTags);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingCutOff(page, `the gallery ${width}`);
  }
});

test("the explorer has no barriers and answers a query", async ({ page }) => {
  await page.goto("/explorer");
  await checkPage(page, "the explorer", 0);
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByLabel("Answer")).toContainText('"slug"');
});
