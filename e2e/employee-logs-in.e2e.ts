import { type DemoPart, demoLogins } from "#server/database/demo/people.ts";
import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { withNext } from "#web/next.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";
import {
  aColleague,
  askForCode,
  expectLoggedIn,
  goToAccount,
  logIn,
  logInByMail,
  loginWords,
  mailsTo,
  openLoginForm,
  readLoginMail,
  waitForMails,
} from "./people.ts";

const wrongCodeWords = { nl: "Die code klopt niet.", en: "That code is not right.", fr: "Ce code n’est pas le bon." };
const newCodeWords = { nl: "Vraag een nieuwe code aan.", en: "Ask for a new code.", fr: "Demandez un nouveau code." };
const expiredWords = {
  nl: "Deze code of link werkt niet meer.",
  en: "This code or link no longer works.",
  fr: "Ce code ou ce lien ne fonctionne plus.",
};

const offlineWords = { nl: "Je bent offline.", en: "You are offline.", fr: "Vous êtes hors ligne." };
const endSessionWords = {
  nl: { others: "Meld me overal elders af", done: "Je bent overal elders afgemeld." },
  en: { others: "Log me out everywhere else", done: "You are logged out everywhere else." },
  fr: { others: "Me déconnecter partout ailleurs", done: "Vous êtes déconnecté partout ailleurs." },
};

inTurn({ language: "fr", width: 360 }, (language) => {
  const words = loginWords[language];
  const path = (page: string) => pathIn(language, page);

  test("an employee logs in with the code from the mail and opens the account from the header", async ({ page }) => {
    const person = aColleague(0, language);
    await page.goto(path("/login"));
    await logInByMail(page, person, language);
    await expect(page).toHaveURL(path("/"));
    await goToAccount(page, language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${words.hello} ${person.firstname}`);
    await expect(page).toHaveURL(path("/account"));
  });

  test("the link in the mail needs a press on a button, so that opening it does not use it up", async ({ page }) => {
    const person = aColleague(1, language);
    await page.goto(path("/login"));
    await askForCode(page, person, language);
    const { link } = await readLoginMail(person);
    // A mail scanner opens every link before the reader does.
    for (const _time of [1, 2]) expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expectNoBarriers(page, link);
    await page.getByRole("main").getByRole("button").click();
    await expectLoggedIn(page, language);
    await page.goto(link);
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("alert")).toContainText(expiredWords[language]);
  });

  inTestAll(() => {
    test("counts down five tries for a code, and then offers a new code", async ({ page }) => {
      const person = aColleague(2, language);
      await page.goto(path("/login"));
      await askForCode(page, person, language);
      const { code } = await readLoginMail(person);
      const wrongCode = code === "111111" ? "222222" : "111111";
      for (const triesLeft of [4, 3, 2, 1, 0]) {
        await page.getByRole("textbox", { name: words.code }).fill(wrongCode);
        await expect(page.getByRole("alert")).toContainText(wrongCodeWords[language]);
        await expect(page.getByRole("alert")).toContainText(triesLeft > 0 ? String(triesLeft) : newCodeWords[language]);
      }
      await page.getByRole("textbox", { name: words.code }).fill(code);
      await expect(page.getByRole("alert")).toContainText(expiredWords[language]);
      await expect(page.locator("main").getByRole("link", { name: /./ }).last()).toHaveAttribute(
        "href",
        path("/login"),
      );
    });
  });

  test("an employee without a mailbox logs in with the access letter", async ({ page }) => {
    await page.goto(path("/login"));
    await openLoginForm(page, language);
    await page.getByRole("main").getByRole("link", { name: words.letterLink }).click();
    await expect(page).toHaveURL(path("/login/letter"));
    await expectNoBarriers(page, "the letter form");
    await page.getByRole("main").getByRole("button", { name: words.login }).click();
    await expectLoggedIn(page, language);
  });

  test("an unknown person sees the same pages as an employee, and gets no mail", async ({ page }) => {
    const unknownPerson = { email: `nobody.${language}@amandel.example`, firstname: "No", lastname: "Body" };
    const employee = aColleague(10, language);
    const answers: string[] = [];
    for (const person of [unknownPerson, employee]) {
      await page.goto(path("/login"));
      await askForCode(page, person, language);
      await expect(page.getByRole("textbox", { name: words.code })).toBeVisible();
      await page.locator(".demo-code").evaluate((demoCode) => demoCode.remove());
      // The seconds until a new code are different each time.
      answers.push((await page.getByRole("main").innerText()).replace(/\d+(?= s\))/, ""));
      await page.getByRole("textbox", { name: words.code }).fill("123456");
      await expect(page.getByRole("alert")).toContainText(wrongCodeWords[language]);
      answers.push(await page.getByRole("alert").innerText());
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
    // Mails leave in order, so the answer to the first person would have left before this one.
    await waitForMails(employee.email, 1);
    expect(await mailsTo(unknownPerson.email)).toEqual([]);
  });

  inTestAll(() => {
    test("an employee who goes offline on the code page sees a warning, and continues afterwards", async ({
      page,
      context,
    }) => {
      const person = aColleague(8, language);
      const input = page.getByRole("textbox", { name: words.code });
      await page.goto(path("/login"));
      await askForCode(page, person, language);
      const { code } = await readLoginMail(person);
      await context.setOffline(true);
      await input.fill(code);
      await expect(page.getByRole("alert")).toContainText(offlineWords[language]);
      await context.setOffline(false);
      await input.fill(code);
      await expect(page).toHaveURL(path("/"));
    });
  });

  test("a session that was ended on another device leads to the login and back", async ({ page, browser }) => {
    const person = aColleague(9, language);
    const otherContext = await browser.newContext();
    const otherPage = await otherContext.newPage();
    await logIn(otherPage, person);
    await logIn(page, person);
    await page.goto(path("/"));
    // The hash opens the folded section.
    await otherPage.goto(path("/account#sessions"));
    await otherPage.getByRole("button", { name: endSessionWords[language].others }).click();
    await expect(otherPage.getByRole("status").filter({ hasText: endSessionWords[language].done })).toBeVisible();

    await goToAccount(page, language);
    await expect(page).toHaveURL(withNext(path("/login"), path("/account")));
    await logInByMail(page, person, language);
    await expect(page).toHaveURL(path("/account"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${words.hello} ${person.firstname}`);
    await otherContext.close();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an employee logs in with the code from the mail, and returns to the page", async ({ page }) => {
    const person = aColleague(3);
    await page.goto("/submit-a-project");
    await askForCode(page, person, "nl");
    const { code } = await readLoginMail(person);
    await page.getByRole("textbox", { name: loginWords.nl.code }).fill(code);
    await page.getByRole("button", { name: loginWords.nl.continue }).click();
    await expect(page).toHaveURL("/submit-a-project");
    await expectLoggedIn(page, "nl");
  });

  test("a refused login form names its mistakes and keeps every field", async ({ page }) => {
    await page.goto("/login?form");
    await page
      .locator("form[action^='/login']")
      .evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
    await page.getByRole("textbox", { name: loginWords.nl.email }).fill("anna");
    await page.getByRole("textbox", { name: loginWords.nl.firstname }).fill("Anna");
    await page.getByRole("textbox", { name: loginWords.nl.lastname, exact: true }).fill("");
    await page.getByRole("button", { name: loginWords.nl.send }).click();
    await expect(page.locator(".error-summary")).toContainText("Vul je naam in.");
    await expect(page.getByRole("textbox", { name: loginWords.nl.email })).toHaveValue("anna");
    await expect(page.getByRole("textbox", { name: loginWords.nl.firstname })).toHaveValue("Anna");
    await expect(page).toHaveTitle(/^Fout: /);
  });
});

for (const path of isEverything ? ["/login", "/", "/submit-a-project", "/submit-internal-project"] : ["/"]) {
  test(`one press on ${path} logs in as a person of the demo`, async ({ page }) => {
    const logInAs = async (part: DemoPart, { isFolded = false } = {}) => {
      await page.context().clearCookies();
      await page.goto(path);
      const person = demoLogins.find((login) => login.part === part);
      if (isFolded) await page.getByText("Andere rollen", { exact: true }).click();
      await page.getByRole("button", { name: `${person?.firstname} ${person?.lastname}` }).click();
    };
    await logInAs("without_mailbox");
    await expectLoggedIn(page, "nl");
    await expect(page).toHaveURL(path === "/login" ? "/" : path);
    await logInAs("coordinator");
    // A coordinator without another destination lands in the office; the demo asks no second factor.
    const isInOffice = path === "/login" || path === "/";
    await expect(page).toHaveURL(isInOffice ? "/office" : path);
    if (!isInOffice) {
      await page.getByText("Menu", { exact: true }).click();
      await page.getByRole("banner").getByRole("link", { name: "Kantoor" }).click();
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Dag Hanne/);
    await logInAs("operator", { isFolded: true });
    await expect(page).toHaveURL(isInOffice ? "/office" : path);
  });
}

test("the demo shows the code beside the form", async ({ page }) => {
  await page.goto("/login");
  await openLoginForm(page, "nl");
  await page.getByRole("button", { name: loginWords.nl.send }).click();
  const notice = page.getByText(/^Demo: je code is \d{6}$/);
  await expect(notice).toBeVisible();
  const code = /\d{6}/.exec(await notice.innerText())?.[0] ?? "";
  await page.getByRole("textbox", { name: loginWords.nl.code }).fill(code);
  await expectLoggedIn(page, "nl");
});

test("a login from the header returns to the same page", async ({ page }) => {
  await page.goto("/en/projects?q=bees");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("button", { name: demoLogins[0]?.firstname ?? "" }).click();
  await expect(page).toHaveURL("/en/projects?q=bees");
});

inTestAll(() => {
  test("a login on the home page or on the page to submit returns there", async ({ page }) => {
    for (const [number, path] of ["/", "/submit-a-project"].entries()) {
      const person = aColleague(4 + number);
      await page.context().clearCookies();
      await page.goto(path);
      await askForCode(page, person, "nl");
      const { code } = await readLoginMail(person);
      await page.getByRole("textbox", { name: loginWords.nl.code }).fill(code);
      await expect(page).toHaveURL(path);
      await expectLoggedIn(page, "nl");
    }
  });

  test("accepts a pasted code with spaces, and sends it once it is complete", async ({ page }) => {
    const person = aColleague(6);
    await page.goto("/login");
    await askForCode(page, person, "nl");
    const { code } = await readLoginMail(person);
    const input = page.getByRole("textbox", { name: loginWords.nl.code });
    await expect(input).toHaveAttribute("autocomplete", "one-time-code");
    const { promise: release, resolve: releaseRequests } = Promise.withResolvers<void>();
    await page.route("**/graphql/system", async (route) => {
      await release;
      await route.continue();
    });
    await input.focus();
    await page.evaluate(
      (text) => {
        const input = document.activeElement as HTMLInputElement;
        input.setRangeText(text);
        input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
      },
      `${code.slice(0, 3)} ${code.slice(3)} `,
    );
    // The answer empties the field, so it takes no input meanwhile.
    await expect(input).not.toBeEditable();
    releaseRequests();
    await expect(page).toHaveURL("/");
  });

  test("offers a new code only after half a minute", async ({ page }) => {
    await page.clock.install();
    const person = aColleague(7);
    await page.goto("/login");
    await askForCode(page, person, "nl");
    await readLoginMail(person);
    await expect(page.getByRole("button", { name: /nieuwe code/ })).toBeDisabled();
    await page.clock.runFor(31_000);
    await expect(page.getByRole("button", { name: "Stuur een nieuwe code" })).toBeEnabled();
  });
});
