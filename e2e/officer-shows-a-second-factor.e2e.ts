import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import { languages } from "./language.ts";
import { expect, test } from "./live.ts";
import {
  addAuthenticator,
  beginCodeApp,
  codeOf,
  expectOffice,
  officeWords,
  readSecret,
  takeOfficer,
  wrongCode,
} from "./officers.ts";
import { aColleague, logIn } from "./people.ts";

inTurn({ language: "fr", width: 1440 }, (language) => {
  test("a passkey opens the office, at once and after the next login", async ({ page, context }) => {
    const { setUpHeading, makePasskey, usePasskey, secondStepHeading, noPasskeyText } = officeWords[language];
    const officer = takeOfficer(languages.indexOf(language));
    const device = await addAuthenticator(page);
    await page.goto(pathIn(language, "/office"));
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/login")}\\?next=`));
    await logIn(page, officer);
    await page.goto(pathIn(language, "/office"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(setUpHeading);
    await device.setVerified(false);
    await page.getByRole("button", { name: makePasskey }).click();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(noPasskeyText);
    await expect(notice.locator("..")).toBeFocused();
    await device.setVerified(true);
    await page.getByRole("button", { name: makePasskey }).click();
    await expectOffice(page, language, officer);

    await context.clearCookies();
    await logIn(page, officer);
    await page.goto(pathIn(language, "/office"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(secondStepHeading);
    await expectUsable(page, "showing a passkey");
    await page.getByRole("button", { name: usePasskey }).focus();
    await page.keyboard.press("Enter");
    await expectOffice(page, language, officer);
  });
});

test("a code app opens the office once its code is right", async ({ page, context }) => {
  const { code, wrongCodeText, secondStepHeading } = officeWords.en;
  const officer = takeOfficer(3);
  await logIn(page, officer);
  await page.goto("/en/office");
  await beginCodeApp(page, "en");
  const secret = await readSecret(page);

  await page.getByRole("textbox", { name: code }).fill(wrongCode(secret));
  await expect(page.getByRole("alert")).toContainText(wrongCodeText);
  await expect(page).toHaveTitle(/^Error: /);
  await expectNoBarriers(page, "a wrong code");
  expect(await readSecret(page)).toBe(secret);
  await page.getByRole("textbox", { name: code }).fill(codeOf(secret));
  await expectOffice(page, "en", officer);

  await context.clearCookies();
  await logIn(page, officer);
  await page.goto("/en/office");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(secondStepHeading);
  // The earlier code is used up; the server already accepts the next one.
  await page.getByRole("textbox", { name: code }).fill(codeOf(secret, 1));
  await expectOffice(page, "en", officer);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  inTurn({ language: "nl", width: 360 }, (language) => {
    test("a code app opens the office, and the page says that passkeys need scripts", async ({ page, context }) => {
      const { setUpHeading, code, continueLabel, wrongCodeText, noScripts } = officeWords[language];
      const officer = takeOfficer(4 + languages.indexOf(language));
      await logIn(page, officer);
      await page.goto(pathIn(language, "/office"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(setUpHeading);
      // A search by text skips the content of noscript, so we use its selector.
      await expect(page.locator("noscript .notice")).toContainText(noScripts);
      await expect(page.locator("noscript .notice")).toBeVisible();
      await beginCodeApp(page, language);
      const secret = await readSecret(page);

      await page.getByRole("textbox", { name: code }).fill(wrongCode(secret));
      await page.getByRole("button", { name: continueLabel }).click();
      await expect(page.getByRole("alert")).toContainText(wrongCodeText);
      expect(await readSecret(page)).toBe(secret);
      await page.getByRole("textbox", { name: code }).fill(codeOf(secret));
      await page.getByRole("button", { name: continueLabel }).click();
      await expectOffice(page, language, officer);

      await context.clearCookies();
      await logIn(page, officer);
      await page.goto(pathIn(language, "/office"));
      await page.getByRole("textbox", { name: code }).fill(codeOf(secret, 1));
      await page.getByRole("button", { name: continueLabel }).click();
      await expectOffice(page, language, officer);
    });
  });
});

test("an employee without a role gets 404 for the office and its second factor", async ({ page }) => {
  await logIn(page, aColleague(47, "fr"));
  for (const language of languages) {
    for (const path of ["/office", "/login/second-factor"]) {
      const response = await page.goto(pathIn(language, path));
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(officeWords[language].notFound);
    }
  }
});

inTestAll(() => {
  test("a page loads the script for passkeys only on demand", async ({ page, request }) => {
    const scripts: string[] = [];
    page.on("request", (pageRequest) => pageRequest.resourceType() === "script" && scripts.push(pageRequest.url()));
    for (const path of ["/en", "/en/login"]) await page.goto(path);
    const usesPasskeys = (text: string) => text.includes("navigator.credentials");
    const texts = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter(usesPasskeys)).toEqual([]);
    // This proves that the search finds the script.
    const files = (await readdir("build/client/assets")).filter((file) => file.endsWith(".js"));
    const builtScripts = await Promise.all(files.map((file) => readFile(join("build/client/assets", file), "utf8")));
    expect(builtScripts.filter(usesPasskeys)).toHaveLength(1);
  });
});
