import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";
import {
  addAuthenticator,
  beginCodeApp,
  codeOf,
  expectOffice,
  officeWords,
  secretOn,
  takeOfficer,
  wrongCode,
} from "./officers.ts";
import { aColleague, logIn } from "./people.ts";

inTurn({ language: "fr", width: 1440 }, (language) => {
  test("a passkey opens the office, now and at the next login", async ({ page, context }) => {
    const { setUp, make, use, oneMore, stopped } = officeWords[language];
    const who = takeOfficer(languages.indexOf(language));
    const device = await addAuthenticator(page);
    await page.goto(pathIn(language, "/office"));
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/login")}\\?next=`));
    await logIn(page, who);
    await page.goto(pathIn(language, "/office"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(setUp);
    await device.setVerified(false);
    await page.getByRole("button", { name: make }).click();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(stopped);
    await expect(notice.locator("..")).toBeFocused();
    await device.setVerified(true);
    await page.getByRole("button", { name: make }).click();
    await expectOffice(page, language, who);

    await context.clearCookies();
    await logIn(page, who);
    await page.goto(pathIn(language, "/office"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(oneMore);
    await expectUsable(page, "showing a passkey");
    await page.getByRole("button", { name: use }).focus();
    await page.keyboard.press("Enter");
    await expectOffice(page, language, who);
  });
});

test("a code app opens the office as well, once its code is right", async ({ page, context }) => {
  const { code, wrong, oneMore } = officeWords.en;
  const who = takeOfficer(3);
  await logIn(page, who);
  await page.goto("/en/office");
  await beginCodeApp(page, "en");
  const secret = await secretOn(page);

  await page.getByRole("textbox", { name: code }).fill(wrongCode(secret));
  await expect(page.getByRole("alert")).toContainText(wrong);
  await expect(page).toHaveTitle(/^Error: /);
  await expectNoBarriers(page, "a wrong code");
  expect(await secretOn(page)).toBe(secret);
  await page.getByRole("textbox", { name: code }).fill(codeOf(secret));
  await expectOffice(page, "en", who);

  await context.clearCookies();
  await logIn(page, who);
  await page.goto("/en/office");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(oneMore);
  // The code of before is used up; the next one is right already.
  await page.getByRole("textbox", { name: code }).fill(codeOf(secret, 1));
  await expectOffice(page, "en", who);
});

test.describe("before any script has loaded", () => {
  test.use({ javaScriptEnabled: false });

  inTurn({ language: "nl", width: 360 }, (language) => {
    test("a code app opens the office, and passkeys say why they cannot", async ({ page, context }) => {
      const { setUp, code, goOn, wrong, noScripts } = officeWords[language];
      const who = takeOfficer(4 + languages.indexOf(language));
      await logIn(page, who);
      await page.goto(pathIn(language, "/office"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(setUp);
      // Not looked for by its text: a finder that has scripts skips what is for those who have none.
      await expect(page.locator("noscript .notice")).toContainText(noScripts);
      await expect(page.locator("noscript .notice")).toBeVisible();
      await beginCodeApp(page, language);
      const secret = await secretOn(page);

      await page.getByRole("textbox", { name: code }).fill(wrongCode(secret));
      await page.getByRole("button", { name: goOn }).click();
      await expect(page.getByRole("alert")).toContainText(wrong);
      expect(await secretOn(page)).toBe(secret);
      await page.getByRole("textbox", { name: code }).fill(codeOf(secret));
      await page.getByRole("button", { name: goOn }).click();
      await expectOffice(page, language, who);

      await context.clearCookies();
      await logIn(page, who);
      await page.goto(pathIn(language, "/office"));
      await page.getByRole("textbox", { name: code }).fill(codeOf(secret, 1));
      await page.getByRole("button", { name: goOn }).click();
      await expectOffice(page, language, who);
    });
  });
});

test("to an employee without a role the office and its second step do not exist", async ({ page }) => {
  await logIn(page, aColleague(47, "fr"));
  for (const language of languages) {
    for (const path of ["/office", "/login/second-factor"]) {
      const response = await page.goto(pathIn(language, path));
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(officeWords[language].notFound);
    }
  }
});

test("nobody but those who press it fetch what a passkey needs", async ({ page, request }) => {
  const scripts: string[] = [];
  page.on("request", (asked) => asked.resourceType() === "script" && scripts.push(asked.url()));
  for (const path of ["/en", "/en/login"]) await page.goto(path);
  const isForPasskeys = (text: string) => text.includes("navigator.credentials");
  const texts = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter(isForPasskeys)).toEqual([]);
  // Had we looked for the wrong words, no script at all would have them.
  const all = (await readdir("build/client/assets")).filter((file) => file.endsWith(".js"));
  const known = await Promise.all(all.map((file) => readFile(join("build/client/assets", file), "utf8")));
  expect(known.filter(isForPasskeys)).toHaveLength(1);
});
