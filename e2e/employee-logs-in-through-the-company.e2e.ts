import type { Language } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";

const words = {
  nl: {
    company: "Aanmelden met Amandel ID",
    unknown: "We vinden je niet op de personeelslijst.",
    stopped: "Het aanmelden is gestopt.",
    expired: "Het aanmelden duurde te lang.",
    contact: "Contacteer het fonds",
    problem: /^Fout: /,
  },
  en: {
    company: "Log in with Amandel ID",
    unknown: "We cannot find you on the staff list.",
    stopped: "The login was stopped.",
    expired: "The login took too long.",
    contact: "Contact the fund",
    problem: /^Error: /,
  },
  fr: {
    company: "Se connecter avec Amandel ID",
    unknown: "Nous ne vous trouvons pas sur la liste du personnel.",
    stopped: "La connexion a été interrompue.",
    expired: "La connexion a pris trop de temps.",
    contact: "Contactez le fonds",
    problem: /^Erreur\s: /,
  },
};

const atCompany = "**/interaction/**";

/** Goes from our login page to the company's, types this there and comes back. */
async function logInThere(page: Page, language: Language, account: string) {
  await page.getByRole("link", { name: words[language].company }).click();
  await page.waitForURL(atCompany);
  await page.getByLabel("Account").fill(account);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Who the site takes this browser for. */
async function whoAmI(page: Page): Promise<string | null> {
  const answer = await page.request.post("/graphql/system", {
    data: { query: "{ me { firstname } }" },
    headers: { origin: new URL(page.url()).origin },
  });
  return (await answer.json()).data.me?.firstname ?? null;
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

inTurn({ language: "en", width: 1440 }, (language) => {
  const { company, unknown, stopped, expired, contact, problem } = words[language];
  const loginPath = pathIn(language, "/login");

  test("an employee logs in through the company and goes on where they were going", async ({ page }) => {
    const next = pathIn(language, "/vote");
    await page.goto(`${loginPath}?next=${encodeURIComponent(next)}`);
    await expectNoBarriers(page, `login with a company, ${language}`);
    await logInThere(page, language, "email=lotte.vermeulen@amandel.example&email_verified=true");
    await page.waitForURL(`**${next}`);
    expect(await whoAmI(page)).toBe("Lotte");
    expect(await cookieNames(page)).toContain("samen_session");
    expect(await cookieNames(page)).not.toContain("samen_company");
  });

  test("who is not on the staff list is told so and knows where to turn", async ({ page }) => {
    await page.goto(loginPath);
    await logInThere(page, language, "email=stranger@elsewhere.example&employee_id=99999999");
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(unknown);
    await expect(page).toHaveTitle(problem);
    await expectNoBarriers(page, `not on the list, ${language}`);
    expect(await whoAmI(page)).toBeNull();
    expect(await cookieNames(page)).not.toContain("samen_session");
    await notice.getByRole("link", { name: contact }).click();
    await page.waitForURL(`**${pathIn(language, "/contact")}`);
  });

  test("who breaks off there, or presses back after all, begins anew", async ({ page }) => {
    await page.goto(loginPath);
    await logInThere(page, language, "");
    await expect(page.getByRole("alert")).toContainText(stopped);
    await expect(page.getByRole("link", { name: company })).toBeVisible();

    const answers: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/login/company/back")) answers.push(request.url());
    });
    await logInThere(page, language, "employee_id=42650918");
    await expect.poll(() => whoAmI(page)).toBe("Karim");
    await page.goto(answers[0] ?? "");
    await expect(page.getByRole("alert")).toContainText(expired);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the company's login works too", async ({ page }) => {
    await page.goto("/en/login");
    await logInThere(page, "en", "email=roger.dhondt@amandel.example");
    await page.waitForURL("**/en");
    expect(await whoAmI(page)).toBe("Roger");
  });
});
