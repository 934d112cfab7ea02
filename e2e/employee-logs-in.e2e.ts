import { languages } from "#domain/language.ts";
import { demoLogins } from "#server/database/demo/people.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { expect, makeLive, test } from "./live.ts";
import { aColleague, askForCode, logIn, loginWords, readLoginMail } from "./people.ts";

const wrongWords = { nl: "Die code klopt niet.", en: "That code is not right.", fr: "Ce code n’est pas le bon." };
const expiredWords = {
  nl: "Deze code of link werkt niet meer.",
  en: "This code or link no longer works.",
  fr: "Ce code ou ce lien ne fonctionne plus.",
};

for (const language of languages) {
  const words = loginWords[language];
  const path = (page: string) => pathIn(language, page);

  test(`an employee comes in with the code from the mail and sees it in the header (${language})`, async ({ page }) => {
    const person = aColleague(0, language);
    await logIn(page, person, language);
    await page.getByRole("link", { name: words.account }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${words.hello} ${person.firstname}`);
    await expect(page).toHaveURL(path("/account"));
  });

  test(`the link of the mail logs in by a button, and opening it uses nothing up (${language})`, async ({ page }) => {
    const person = aColleague(1, language);
    await page.goto(path("/login"));
    await askForCode(page, person, language);
    const { link } = await readLoginMail(person);
    // A mail scanner opens every link before its reader does.
    for (const _time of [1, 2]) expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expectNoBarriers(page, link);
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("link", { name: words.account }).first()).toBeAttached();
    await page.goto(link);
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("alert")).toContainText(expiredWords[language]);
  });

  test(`a wrong code says how often one may still try, and after five there is a way on (${language})`, async ({
    page,
  }) => {
    const person = aColleague(2, language);
    await page.goto(path("/login"));
    await askForCode(page, person, language);
    const { code } = await readLoginMail(person);
    const wrong = code === "111111" ? "222222" : "111111";
    for (const left of [4, 3, 2, 1, 0]) {
      await page.getByRole("textbox", { name: words.code }).fill(wrong);
      await expect(page.getByRole("alert")).toContainText(wrongWords[language]);
      if (left > 0) await expect(page.getByRole("alert")).toContainText(String(left));
    }
    await page.getByRole("textbox", { name: words.code }).fill(code);
    await expect(page.getByRole("alert")).toContainText(expiredWords[language]);
    await expect(page.locator("main").getByRole("link", { name: /./ }).last()).toHaveAttribute("href", path("/login"));
  });

  test(`who has no mailbox comes in with the access letter (${language})`, async ({ page }) => {
    await page.goto(path("/login"));
    const karim = demoLogins.find(({ part }) => part === "without_mailbox");
    await page.getByRole("link", { name: `${karim?.firstname} ${karim?.lastname}` }).click();
    await expect(page).toHaveURL(new RegExp(`${path("/login/letter")}\\?as=`));
    await expectNoBarriers(page, "the letter form");
    await page.getByRole("main").getByRole("button", { name: words.login }).click();
    await expect(page.getByRole("link", { name: words.account }).first()).toBeAttached();
  });

  test(`an unknown person gets the same page, and no mail (${language})`, async ({ page }) => {
    const nobody = { email: `nobody.${language}@amandel.example`, firstname: "No", lastname: "Body" };
    await page.goto(path("/login"));
    await askForCode(page, nobody, language);
    await page.getByRole("textbox", { name: words.code }).fill("123456");
    await expect(page.getByRole("alert")).toContainText(wrongWords[language]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an employee comes in with the code from the mail, and goes on where they were", async ({ page }) => {
    const person = aColleague(3);
    await page.goto("/vote");
    await askForCode(page, person, "nl");
    const { code } = await readLoginMail(person);
    await page.getByRole("textbox", { name: loginWords.nl.code }).fill(code);
    await page.getByRole("button", { name: loginWords.nl.continue }).click();
    await expect(page).toHaveURL("/vote");
    await expect(page.getByRole("link", { name: loginWords.nl.account }).first()).toBeAttached();
  });

  test("what is wrong is said at its field, and nothing typed is lost", async ({ page }) => {
    await page.goto("/login");
    await page
      .locator("form[action^='/login']")
      .evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
    await page.getByRole("textbox", { name: loginWords.nl.email }).fill("anna");
    await page.getByRole("textbox", { name: loginWords.nl.firstname }).fill("Anna");
    await page.getByRole("button", { name: loginWords.nl.send }).click();
    await expect(page.locator(".error-summary")).toContainText("Vul je naam in.");
    await expect(page.getByRole("textbox", { name: loginWords.nl.email })).toHaveValue("anna");
    await expect(page.getByRole("textbox", { name: loginWords.nl.firstname })).toHaveValue("Anna");
    await expect(page).toHaveTitle(/^Fout: /);
  });
});

test("from the home page and from submitting one comes back there", async ({ page }) => {
  for (const [number, path] of ["/", "/submit-a-project"].entries()) {
    const person = aColleague(4 + number);
    await page.context().clearCookies();
    await page.goto(path);
    await askForCode(page, person, "nl");
    const { code } = await readLoginMail(person);
    await page.getByRole("textbox", { name: loginWords.nl.code }).fill(code);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("link", { name: loginWords.nl.account }).first()).toBeAttached();
  }
});

test("a code is pasted with spaces, and sent by itself when it is whole", async ({ page }) => {
  const person = aColleague(6);
  await page.goto("/login");
  await askForCode(page, person, "nl");
  const { code } = await readLoginMail(person);
  const input = page.getByRole("textbox", { name: loginWords.nl.code });
  await expect(input).toHaveAttribute("autocomplete", "one-time-code");
  await input.focus();
  await page.evaluate(
    (text) => {
      const input = document.activeElement as HTMLInputElement;
      input.setRangeText(text);
      input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
    },
    `${code.slice(0, 3)} ${code.slice(3)} `,
  );
  await expect(page).toHaveURL("/");
});

test("another code can be asked for after half a minute, not before", async ({ page }) => {
  await page.clock.install();
  const person = aColleague(7);
  await page.goto("/login");
  await askForCode(page, person, "nl");
  await readLoginMail(person);
  await expect(page.getByRole("button", { name: /nieuwe code/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await expect(page.getByRole("button", { name: "Stuur een nieuwe code" })).toBeEnabled();
});

test("who loses the connection keeps the code page and is told so", async ({ page, context }) => {
  const person = aColleague(8);
  await page.goto("/login");
  await askForCode(page, person, "nl");
  const { code } = await readLoginMail(person);
  await context.setOffline(true);
  await page.getByRole("textbox", { name: loginWords.nl.code }).fill(code);
  await expect(page.getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("textbox", { name: loginWords.nl.code }).fill(code);
  await expect(page).toHaveURL("/");
});

test("a session that was ended elsewhere asks to log in again, and comes back", async ({ browser }) => {
  const person = aColleague(9);
  const [here, there] = [await browser.newContext(), await browser.newContext()];
  const [page, other] = [await here.newPage(), await there.newPage()];
  await logIn(page, person);
  await other.goto("/login");
  await askForCode(other, person, "nl");
  const { code } = await readLoginMail(person, 2);
  await other.getByRole("textbox", { name: loginWords.nl.code }).fill(code);
  await expect(other).toHaveURL("/");
  await other.goto("/account");
  await makeLive(other);
  await other.getByRole("button", { name: "Meld me overal elders af" }).click();
  await expect(other.getByRole("status").filter({ hasText: "Overal elders" })).toBeVisible();

  await page.getByRole("link", { name: loginWords.nl.account }).first().click();
  await expect(page).toHaveURL("/login?next=%2Faccount");
  await here.close();
  await there.close();
});
