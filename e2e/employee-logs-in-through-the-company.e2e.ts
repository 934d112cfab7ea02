import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page, test } from "./live.ts";

const words = {
  nl: {
    company: "Aanmelden met Amandel ID",
    unknownText: "We vinden je niet op de personeelslijst.",
    stoppedText: "Het aanmelden is gestopt.",
    expiredText: "Het aanmelden duurde te lang.",
    contact: "Contacteer het fonds",
    errorTitle: /^Fout: /,
  },
  en: {
    company: "Log in with Amandel ID",
    unknownText: "We cannot find you on the staff list.",
    stoppedText: "The login was stopped.",
    expiredText: "The login took too long.",
    contact: "Contact the fund",
    errorTitle: /^Error: /,
  },
  fr: {
    company: "Se connecter avec Amandel ID",
    unknownText: "Nous ne vous trouvons pas sur la liste du personnel.",
    stoppedText: "La connexion a été interrompue.",
    expiredText: "La connexion a pris trop de temps.",
    contact: "Contactez le fonds",
    errorTitle: /^Erreur\s: /,
  },
};

const companyPage = "**/interaction/**";

/** Goes from our login page to the company's, and logs in there with this account. */
async function logInAtCompany(page: Page, language: Language, account: string) {
  await page.getByRole("link", { name: words[language].company }).click();
  await page.waitForURL(companyPage);
  await page.getByLabel("Account").fill(account);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Reads the first name of the person who is logged in. */
async function readFirstname(page: Page): Promise<string | null> {
  const answer = await page.request.post("/graphql/system", {
    data: { query: "{ me { firstname } }" },
    headers: { origin: new URL(page.url()).origin },
  });
  return (await answer.json()).data.me?.firstname ?? null;
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

inTurn({ language: "en", width: 1440 }, (language) => {
  const { company, unknownText, stoppedText, expiredText, contact, errorTitle } = words[language];
  const loginPath = pathIn(language, "/login");

  test("an employee logs in through the company and reaches the page they wanted", async ({ page }) => {
    const next = pathIn(language, "/vote");
    await page.goto(`${loginPath}?next=${encodeURIComponent(next)}`);
    await expectNoBarriers(page, `login with a company, ${language}`);
    await logInAtCompany(page, language, "email=lotte.vermeulen@amandel.example&email_verified=true");
    await page.waitForURL(`**${next}`);
    expect(await readFirstname(page)).toBe("Lotte");
    expect(await cookieNames(page)).toContain("samen_session");
    expect(await cookieNames(page)).not.toContain("samen_company");
  });

  test("refuses a person who is not on the staff list, and links to the fund", async ({ page }) => {
    await page.goto(loginPath);
    await logInAtCompany(page, language, "email=stranger@elsewhere.example&employee_id=99999999");
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(unknownText);
    await expect(page).toHaveTitle(errorTitle);
    await expectNoBarriers(page, `not on the list, ${language}`);
    expect(await readFirstname(page)).toBeNull();
    expect(await cookieNames(page)).not.toContain("samen_session");
    await notice.getByRole("link", { name: contact }).click();
    await page.waitForURL(`**${pathIn(language, "/contact")}`);
  });

  test("a login that is stopped or repeated can start again", async ({ page }) => {
    await page.goto(loginPath);
    await logInAtCompany(page, language, "");
    await expect(page.getByRole("alert")).toContainText(stoppedText);
    await expect(page.getByRole("link", { name: company })).toBeVisible();

    const returnUrls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/login/company/back")) returnUrls.push(request.url());
    });
    await logInAtCompany(page, language, "employee_id=42650918");
    await expect.poll(() => readFirstname(page)).toBe("Karim");
    await page.goto(returnUrls[0] ?? "");
    await expect(page.getByRole("alert")).toContainText(expiredText);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an employee logs in through the company", async ({ page }) => {
    await page.goto("/en/login");
    await logInAtCompany(page, "en", "email=roger.dhondt@amandel.example");
    await page.waitForURL("**/en");
    expect(await readFirstname(page)).toBe("Roger");
  });
});
