import { loginCode } from "#domain/login.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect } from "./live.ts";
import { test } from "./own-site.ts";
import { aColleague, askForCode, expectLoggedIn, loginWords, readLoginMail } from "./people.ts";

const words = {
  nl: {
    expiredText: "Deze code of link werkt niet meer.",
    resendLabel: "Stuur een nieuwe code",
    sentText: "Er is een nieuwe code",
  },
  en: {
    expiredText: "This code or link no longer works.",
    resendLabel: "Send a new code",
    sentText: "A new code is on its way",
  },
  fr: {
    expiredText: "Ce code ou ce lien ne fonctionne plus.",
    resendLabel: "Envoyer un nouveau code",
    sentText: "Un nouveau code est",
  },
};

inTurn({ language: "nl", width: 360 }, (language) => {
  test("refuses a login code and link after ten minutes, and accepts a new code", async ({
    site: { url, dataDir, putForward },
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await page.clock.install();
    const { expiredText, resendLabel, sentText } = words[language];
    const person = aColleague(0, language);
    const input = page.getByRole("textbox", { name: loginWords[language].code });
    await page.goto(pathIn(language, "/login"));
    await askForCode(page, person, language);
    const { code, link } = await readLoginMail(person, 1, dataDir);
    await putForward(loginCode.minutes * 60_000);
    await page.clock.fastForward(loginCode.minutes * 60_000);

    await input.fill(code);
    await expect(page.getByRole("alert")).toContainText(expiredText);
    await expectNoBarriers(page, `a code that is over, ${language}`);
    const latePage = await context.newPage();
    await latePage.goto(link);
    await latePage.getByRole("main").getByRole("button").click();
    await expect(latePage.getByRole("alert")).toContainText(expiredText);
    await latePage.close();
    expect(await context.cookies()).toEqual([]);

    await page.getByRole("button", { name: resendLabel }).click();
    await expect(page.getByRole("status").filter({ hasText: sentText })).toBeVisible();
    const { code: newCode } = await readLoginMail(person, 2, dataDir);
    await input.fill(newCode);
    await expect(page).toHaveURL(pathIn(language, "/"));
    await expectLoggedIn(page, language);
    await context.close();
  });
});
