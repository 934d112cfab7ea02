import { type DemoPart, demoLogins } from "#server/database/demo/people.ts";
import { pathIn } from "#web/address.ts";
import { withNext } from "#web/next.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";
import {
  aColleague,
  askForCode,
  expectLoggedIn,
  goToAccount,
  logIn,
  logInAsAnybody,
  logInHere,
  loginWords,
  mailsTo,
  readLoginMail,
  waitForMails,
} from "./people.ts";

const wrongWords = { nl: "Die code klopt niet.", en: "That code is not right.", fr: "Ce code n’est pas le bon." };
const newCodeWords = { nl: "Vraag een nieuwe code aan.", en: "Ask for a new code.", fr: "Demandez un nouveau code." };
const expiredWords = {
  nl: "Deze code of link werkt niet meer.",
  en: "This code or link no longer works.",
  fr: "Ce code ou ce lien ne fonctionne plus.",
};

const offlineWords = { nl: "Je bent offline.", en: "You are offline.", fr: "Vous êtes hors ligne." };
const endWords = {
  nl: { others: "Meld me overal elders af", done: "Je bent overal elders afgemeld." },
  en: { others: "Log me out everywhere else", done: "You are logged out everywhere else." },
  fr: { others: "Me déconnecter partout ailleurs", done: "Vous êtes déconnecté partout ailleurs." },
};

inTurn({ language: "fr", width: 360 }, (language) => {
  const words = loginWords[language];
  const path = (page: string) => pathIn(language, page);

  test("an employee comes in with the code from the mail and sees it in the header", async ({ page }) => {
    const person = aColleague(0, language);
    await page.goto(path("/login"));
    await logInHere(page, person, language);
    await expect(page).toHaveURL(path("/"));
    await goToAccount(page, language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${words.hello} ${person.firstname}`);
    await expect(page).toHaveURL(path("/account"));
  });

  test("the link of the mail logs in by a button, and opening it uses nothing up", async ({ page }) => {
    const person = aColleague(1, language);
    await page.goto(path("/login"));
    await askForCode(page, person, language);
    const { link } = await readLoginMail(person);
    // A mail scanner opens every link before its reader does.
    for (const _time of [1, 2]) expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expectNoBarriers(page, link);
    await page.getByRole("main").getByRole("button").click();
    await expectLoggedIn(page, language);
    await page.goto(link);
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("alert")).toContainText(expiredWords[language]);
  });

  test("a wrong code says how often one may still try, and after five there is a way on", async ({ page }) => {
    const person = aColleague(2, language);
    await page.goto(path("/login"));
    await askForCode(page, person, language);
    const { code } = await readLoginMail(person);
    const wrong = code === "111111" ? "222222" : "111111";
    for (const left of [4, 3, 2, 1, 0]) {
      await page.getByRole("textbox", { name: words.code }).fill(wrong);
      await expect(page.getByRole("alert")).toContainText(wrongWords[language]);
      await expect(page.getByRole("alert")).toContainText(left > 0 ? String(left) : newCodeWords[language]);
    }
    await page.getByRole("textbox", { name: words.code }).fill(code);
    await expect(page.getByRole("alert")).toContainText(expiredWords[language]);
    await expect(page.locator("main").getByRole("link", { name: /./ }).last()).toHaveAttribute("href", path("/login"));
  });

  test("an employee without a mailbox comes in with the access letter", async ({ page }) => {
    await page.goto(path("/login"));
    await logInAsAnybody(page, language);
    await page.getByRole("main").getByRole("link", { name: words.withLetter }).click();
    await expect(page).toHaveURL(path("/login/letter"));
    await expectNoBarriers(page, "the letter form");
    await page.getByRole("main").getByRole("button", { name: words.login }).click();
    await expectLoggedIn(page, language);
  });

  test("an unknown person gets the same answers as a known one, and no mail", async ({ page }) => {
    const nobody = { email: `nobody.${language}@amandel.example`, firstname: "No", lastname: "Body" };
    const known = aColleague(10, language);
    const answers: string[] = [];
    for (const person of [nobody, known]) {
      await page.goto(path("/login"));
      await askForCode(page, person, language);
      await expect(page.getByRole("textbox", { name: words.code })).toBeVisible();
      // The seconds until another code can be asked for go on.
      await page.locator(".demo-code").evaluate((shown) => shown.remove());
      answers.push((await page.getByRole("main").innerText()).replace(/\d+(?= s\))/, ""));
      await page.getByRole("textbox", { name: words.code }).fill("123456");
      await expect(page.getByRole("alert")).toContainText(wrongWords[language]);
      answers.push(await page.getByRole("alert").innerText());
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
    // Whoever asked first has had their answer when the second mail is there.
    await waitForMails(known.email, 1);
    expect(await mailsTo(nobody.email)).toEqual([]);
  });

  test("an employee who loses the connection keeps the code page, is told so and goes on", async ({
    page,
    context,
  }) => {
    const person = aColleague(8, language);
    const input = page.getByRole("textbox", { name: words.code });
    await page.goto(path("/login"));
    await askForCode(page, person, language);
    const { code } = await readLoginMail(person);
    // Without its scripts the page can tell nobody anything.
    await context.setOffline(true);
    await input.fill(code);
    await expect(page.getByRole("alert")).toContainText(offlineWords[language]);
    await context.setOffline(false);
    await input.fill(code);
    await expect(page).toHaveURL(path("/"));
  });

  test("a session that was ended elsewhere asks to log in again, and goes on", async ({ page, browser }) => {
    const person = aColleague(9, language);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await logIn(other, person);
    await logIn(page, person);
    await page.goto(path("/"));
    // The address opens the section.
    await other.goto(path("/account#sessions"));
    await other.getByRole("button", { name: endWords[language].others }).click();
    await expect(other.getByRole("status").filter({ hasText: endWords[language].done })).toBeVisible();

    await goToAccount(page, language);
    await expect(page).toHaveURL(withNext(path("/login"), path("/account")));
    await logInHere(page, person, language);
    await expect(page).toHaveURL(path("/account"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${words.hello} ${person.firstname}`);
    await elsewhere.close();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an employee comes in with the code from the mail, and goes on where they were", async ({ page }) => {
    const person = aColleague(3);
    await page.goto("/submit-a-project");
    await askForCode(page, person, "nl");
    const { code } = await readLoginMail(person);
    await page.getByRole("textbox", { name: loginWords.nl.code }).fill(code);
    await page.getByRole("button", { name: loginWords.nl.continue }).click();
    await expect(page).toHaveURL("/submit-a-project");
    await expectLoggedIn(page, "nl");
  });

  test("what is wrong is said at its field, and nothing typed is lost", async ({ page }) => {
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

for (const path of ["/login", "/", "/submit-a-project", "/submit-internal-project"]) {
  test(`on ${path} of the demo one press logs in as anyone`, async ({ page }) => {
    const comesIn = async (part: DemoPart) => {
      await page.context().clearCookies();
      await page.goto(path);
      const person = demoLogins.find((one) => one.part === part);
      await page.getByRole("button", { name: `${person?.firstname} ${person?.lastname}` }).click();
    };
    await comesIn("without_mailbox");
    await expectLoggedIn(page, "nl");
    await expect(page).toHaveURL(path === "/login" ? "/" : path);
    await comesIn("coordinator");
    // Who was on the way to nothing of their own lands where they work, without a second factor.
    await expect(page).toHaveURL(path === "/login" || path === "/" ? "/office" : path);
    await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: "Kantoor" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dag Hanne");
  });
}

test("in the demo the code is shown beside the form", async ({ page }) => {
  await page.goto("/login");
  await logInAsAnybody(page, "nl");
  await page.getByRole("button", { name: loginWords.nl.send }).click();
  const code = /\d{6}/.exec(await page.getByText(/^Demo: je code is \d{6}$/).innerText())?.[0] ?? "";
  await page.getByRole("textbox", { name: loginWords.nl.code }).fill(code);
  await expectLoggedIn(page, "nl");
});

test("the header's way in leads back to the page one was on", async ({ page }) => {
  await page.goto("/en/projects?q=bees");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("button", { name: demoLogins[0]?.firstname ?? "" }).click();
  await expect(page).toHaveURL("/en/projects?q=bees");
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
    await expectLoggedIn(page, "nl");
  }
});

test("a code is pasted with spaces, and sent by itself when it is whole", async ({ page }) => {
  const person = aColleague(6);
  await page.goto("/login");
  await askForCode(page, person, "nl");
  const { code } = await readLoginMail(person);
  const input = page.getByRole("textbox", { name: loginWords.nl.code });
  await expect(input).toHaveAttribute("autocomplete", "one-time-code");
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/graphql/system", async (route) => {
    await isLetThrough;
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
  // Whatever were typed now would go with the field that the answer empties.
  await expect(input).not.toBeEditable();
  letThrough();
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
