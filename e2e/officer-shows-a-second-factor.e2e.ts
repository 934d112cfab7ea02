import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Language, languages } from "#domain/language.ts";
import { codeApp } from "#domain/second-factor.ts";
import { codeAt, stepAt } from "#server/platform/totp.ts";
import { appKey } from "#test/code-app.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { expect, makeLive, type Page, test } from "./live.ts";
import { addAuthenticator, type Colleague, employees, logInHere, takeOfficer } from "./people.ts";

const words = {
  nl: {
    setUp: "Beveilig je toegang",
    make: "Maak een toegangssleutel",
    use: "Gebruik je toegangssleutel",
    app: "Gebruik een code-app",
    connect: "Verbind je code-app",
    code: "Code uit je app",
    goOn: "Verder",
    oneMore: "Nog één stap",
    wrong: "Die code klopt niet",
    stopped: "Je toestel gaf geen toegangssleutel",
    noScripts: "die staan uit in deze browser",
    hello: "Dag",
    coordinator: "Coördinator",
    committee: "Lid van de selectiecommissie",
    nothing: "Nu wacht er niets op jou",
    notFound: "Deze pagina kon niet gevonden worden",
  },
  en: {
    setUp: "Secure your access",
    make: "Make a passkey",
    use: "Use your passkey",
    app: "Use a code app",
    connect: "Connect your code app",
    code: "Code from your app",
    goOn: "Continue",
    oneMore: "One more step",
    wrong: "That code is not right",
    stopped: "Your device gave no passkey",
    noScripts: "they are switched off in this browser",
    hello: "Hello",
    coordinator: "Coordinator",
    committee: "Member of the selection committee",
    nothing: "Nothing waits for you now",
    notFound: "This page could not be found",
  },
  fr: {
    setUp: "Protégez votre accès",
    make: "Créer une clé d’accès",
    use: "Utiliser votre clé d’accès",
    app: "Utiliser une application de codes",
    connect: "Reliez votre application de codes",
    code: "Code de votre application",
    goOn: "Continuer",
    oneMore: "Encore une étape",
    wrong: "Ce code n’est pas correct",
    stopped: "Votre appareil n’a pas donné de clé d’accès",
    noScripts: "ils sont désactivés dans ce navigateur",
    hello: "Bonjour",
    coordinator: "Coordinateur ou coordinatrice",
    committee: "Membre du comité de sélection",
    nothing: "Rien ne vous attend pour le moment",
    notFound: "Cette page est introuvable",
  },
};

/** The code that an app shows: now, or half a minute on. */
const codeOf = (secret: string, stepsOn = 0) => codeAt(appKey(secret), stepAt(new Date(), codeApp) + stepsOn, codeApp);

/** A code that no app shows now. */
const wrongCode = (secret: string) =>
  ["000000", "000001", "000002", "000003"].find((one) => ![-2, -1, 0, 1, 2].some((on) => codeOf(secret, on) === one)) ??
  "";

const secretOn = async (page: Page) => (await page.locator("main code").textContent()) ?? "";

async function expectOffice(page: Page, language: Language, { firstname }: Colleague, role: string) {
  const { hello, nothing } = words[language];
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/office")}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hello} ${firstname}`);
  await expect(page.getByRole("main").getByText(role, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: nothing })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
}

async function expectFitsEverywhere(page: Page, what: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoBarriers(page, `${what} ${colorScheme}`);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `${what} is wider than the screen`).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

for (const [place, language] of languages.entries()) {
  test(`a passkey opens the office, now and at the next login (${language})`, async ({ page, context }) => {
    const { setUp, make, use, oneMore, stopped, coordinator, committee } = words[language];
    const who = takeOfficer(place);
    const role = place === 0 ? coordinator : committee;
    const device = await addAuthenticator(page);
    await page.goto(pathIn(language, "/office"));
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/login")}\\?next=`));
    await logInHere(page, who, language);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(setUp);
    await makeLive(page);
    await expectFitsEverywhere(page, "setting up");
    await device.setVerified(false);
    await page.getByRole("button", { name: make }).click();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(stopped);
    await expect(notice.locator("..")).toBeFocused();
    await device.setVerified(true);
    await page.getByRole("button", { name: make }).click();
    await expectOffice(page, language, who, role);
    await makeLive(page);
    await expectFitsEverywhere(page, "the office");

    await context.clearCookies();
    await page.goto(pathIn(language, "/office"));
    await logInHere(page, who, language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(oneMore);
    await makeLive(page);
    await expectFitsEverywhere(page, "showing");
    await page.getByRole("button", { name: use }).focus();
    await page.keyboard.press("Enter");
    await expectOffice(page, language, who, role);
  });
}

test("a code app opens the office as well, once its code is right", async ({ page, context }) => {
  const { app, connect, code, wrong, oneMore, committee } = words.en;
  const who = takeOfficer(3);
  await page.goto("/en/office");
  await logInHere(page, who, "en");
  await makeLive(page);
  await page.getByRole("button", { name: app }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(connect);
  await expectFitsEverywhere(page, "connecting an app");
  const secret = await secretOn(page);

  await page.getByRole("textbox", { name: code }).fill(wrongCode(secret));
  await expect(page.getByRole("alert")).toContainText(wrong);
  await expect(page).toHaveTitle(/^Error: /);
  await expectNoBarriers(page, "a wrong code");
  expect(await secretOn(page)).toBe(secret);
  await page.getByRole("textbox", { name: code }).fill(codeOf(secret));
  await expectOffice(page, "en", who, committee);

  await context.clearCookies();
  await page.goto("/en/office");
  await logInHere(page, who, "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(oneMore);
  await makeLive(page);
  await expectFitsEverywhere(page, "showing a code");
  // The code of before is used up; the next one is right already.
  await page.getByRole("textbox", { name: code }).fill(codeOf(secret, 1));
  await expectOffice(page, "en", who, committee);
});

test.describe("before any script has loaded", () => {
  test.use({ javaScriptEnabled: false });

  for (const [place, language] of languages.entries()) {
    test(`a code app opens the office, and passkeys say why they cannot (${language})`, async ({ page, context }) => {
      const { setUp, app, connect, code, goOn, wrong, noScripts, committee } = words[language];
      const who = takeOfficer(4 + place);
      await page.goto(pathIn(language, "/office"));
      await logInHere(page, who, language, false);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(setUp);
      // Not looked for by its text: a finder that has scripts skips what is for those who have none.
      await expect(page.locator("noscript .notice")).toContainText(noScripts);
      await expect(page.locator("noscript .notice")).toBeVisible();
      await page.getByRole("button", { name: app }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(connect);
      const secret = await secretOn(page);

      await page.getByRole("textbox", { name: code }).fill(wrongCode(secret));
      await page.getByRole("button", { name: goOn }).click();
      await expect(page.getByRole("alert")).toContainText(wrong);
      expect(await secretOn(page)).toBe(secret);
      await page.getByRole("textbox", { name: code }).fill(codeOf(secret));
      await page.getByRole("button", { name: goOn }).click();
      await expectOffice(page, language, who, committee);

      await context.clearCookies();
      await page.goto(pathIn(language, "/office"));
      await logInHere(page, who, language, false);
      await page.getByRole("textbox", { name: code }).fill(codeOf(secret, 1));
      await page.getByRole("button", { name: goOn }).click();
      await expectOffice(page, language, who, committee);
    });
  }
});

test("to an employee without a role the office and its second step do not exist", async ({ page }) => {
  for (const [place, language] of languages.entries()) {
    const who = employees[10 + place];
    if (!who) throw new Error("The demo has too few employees");
    await page.goto(pathIn(language, "/login"));
    await logInHere(page, who, language);
    for (const path of ["/office", "/login/second-factor"]) {
      const response = await page.goto(pathIn(language, path));
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language].notFound);
    }
    await page.context().clearCookies();
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
