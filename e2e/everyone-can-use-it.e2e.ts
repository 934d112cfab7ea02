import { languages } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers, expectNothingCutOff, expectUsable, law, looksIn } from "./barriers.ts";
import { everyOwnPage, everyPage } from "./every-page.ts";
import { expect, test } from "./live.ts";
import { beginCodeApp, codeOf, officeWords, secretOn, takeOfficer } from "./officers.ts";
import { logInHere } from "./people.ts";

const byAddress = (pages: typeof everyPage) => [...Map.groupBy(pages, ({ page }) => page)].entries();

for (const [turn, [address, pages]] of byAddress(everyPage)) {
  test(`${address} has no barriers in any language, light and dark, on a phone and on a desk`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { path, language } of pages) {
      await page.goto(path);
      await looksIn(language, turn)(page, path);
    }
  });
}

test("the pages behind the login have no barriers either, in any language", async ({ page, context }) => {
  test.setTimeout(180_000);
  const who = takeOfficer("coordinator");
  const isSecondStep = (one: { page: string }) => one.page === "/login/second-factor";
  const secondStep = everyOwnPage.filter(isSecondStep);
  const behindIt = everyOwnPage.filter((one) => !isSecondStep(one));
  expect([secondStep.length, behindIt.length > languages.length]).toEqual([languages.length, true]);
  const expectOpen = async ({ path, language }: (typeof everyOwnPage)[number], turn: number) => {
    expect((await page.goto(path))?.status(), path).toBe(200);
    // Whoever may not see a page is led to another one.
    await expect(page).toHaveURL(path);
    await page.locator("main").evaluate((main) => {
      for (const folded of main.querySelectorAll("details")) folded.open = true;
    });
    await looksIn(language, turn)(page, path);
  };

  await page.goto("/login");
  await logInHere(page, who, "nl");
  let secret = "";
  for (const one of secondStep) {
    const { path, language } = one;
    await expectOpen(one, 0);
    await beginCodeApp(page, language);
    await looksIn(language, 1)(page, `${path} with a code app`);
    secret = await secretOn(page);
  }
  await page.getByRole("textbox", { name: officeWords.fr.code }).fill(codeOf(secret));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(officeWords.fr.own);
  // From here on it is where one looks after what opens the office.
  for (const [turn, [, pages]] of byAddress([...secondStep, ...behindIt])) {
    for (const one of pages) await expectOpen(one, turn);
  }

  // At the next login the second step is another page: the app is there already.
  await context.clearCookies();
  await page.goto("/login");
  await logInHere(page, who, "nl");
  for (const one of secondStep) {
    await expectOpen(one, 2);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(officeWords[one.language].oneMore);
  }
});

test("the error page has no barriers in any language", async ({ page }) => {
  for (const language of languages) {
    const path = pathIn(language, "/nowhere");
    await page.goto(path);
    await looksIn(language, 2)(page, path);
  }
});

test("every component in every state has no barriers, light and dark, on a phone and on a desk", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/gallery");
  await expectUsable(page, "the gallery", law);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingCutOff(page, `the gallery ${width}`);
  }
});

test("the explorer has no barriers and answers a query", async ({ page }) => {
  await page.goto("/explorer");
  await expectNoBarriers(page, "explorer");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByLabel("Answer")).toContainText('"slug"');
});
