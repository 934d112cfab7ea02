import { languages } from "#domain/language.ts";
import { expectNoBarriers, expectNothingCutOff, expectUsable, law, looks } from "./barriers.ts";
import { everyOwnPage, everyPage } from "./every-page.ts";
import { expect, test } from "./live.ts";
import { beginCodeApp, codeOf, officeWords, secretOn, takeOfficer } from "./officers.ts";
import { logInHere } from "./people.ts";

for (const [address, pages] of Map.groupBy(everyPage, ({ page }) => page)) {
  test(`${address} has no barriers in any language, light and dark, on a phone and on a desk`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { path } of pages) {
      await page.goto(path);
      await expectUsable(page, path);
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
  const expectOpen = async (path: string) => {
    expect((await page.goto(path))?.status(), path).toBe(200);
    // Whoever may not see a page is led to another one.
    await expect(page).toHaveURL(path);
    await page.locator("main").evaluate((main) => {
      for (const folded of main.querySelectorAll("details")) folded.open = true;
    });
    await expectUsable(page, path);
  };

  await page.goto("/login");
  await logInHere(page, who, "nl");
  let secret = "";
  for (const { path, language } of secondStep) {
    await expectOpen(path);
    await beginCodeApp(page, language);
    await expectUsable(page, `${path} with a code app`);
    secret = await secretOn(page);
  }
  await page.getByRole("textbox", { name: officeWords.fr.code }).fill(codeOf(secret));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(officeWords.fr.own);
  // From here on it is where one looks after what opens the office.
  for (const { path } of [...secondStep, ...behindIt]) await expectOpen(path);

  // At the next login the second step is another page: the app is there already.
  await context.clearCookies();
  await page.goto("/login");
  await logInHere(page, who, "nl");
  for (const { path, language } of secondStep) {
    await expectOpen(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(officeWords[language].oneMore);
  }
});

for (const path of ["/nowhere", "/en/nowhere", "/fr/nowhere"]) {
  test(`the error page ${path} has no barriers`, async ({ page }) => {
    await page.goto(path);
    await expectUsable(page, path);
  });
}

for (const { colorScheme, width } of looks) {
  test(`every component in every state has no barriers (${colorScheme}, ${width})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/gallery");
    await expectNoBarriers(page, "the gallery", law);
    await expectNothingCutOff(page, "the gallery");
  });
}

test("the explorer has no barriers and answers a query", async ({ page }) => {
  await page.goto("/explorer");
  await expectNoBarriers(page, "explorer");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByLabel("Answer")).toContainText('"slug"');
});
