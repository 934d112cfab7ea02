import { loginCode } from "#domain/login.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect } from "./live.ts";
import { test } from "./own-site.ts";
import { aColleague, askForCode, expectLoggedIn, loginWords, readLoginMail } from "./people.ts";

const words = {
  nl: { over: "Deze code of link werkt niet meer.", again: "Stuur een nieuwe code", sent: "Er is een nieuwe code" },
  en: { over: "This code or link no longer works.", again: "Send a new code", sent: "A new code is on its way" },
  fr: { over: "Ce code ou ce lien ne fonctionne plus.", again: "Envoyer un nouveau code", sent: "Un nouveau code est" },
};

inTurn({ language: "nl", width: 360 }, (language) => {
  test("a code and a link that are ten minutes old let nobody in, and another code does", async ({
    site: { url, dataDir, putForward },
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await page.clock.install();
    const { over, again, sent } = words[language];
    const person = aColleague(0, language);
    const input = page.getByRole("textbox", { name: loginWords[language].code });
    await page.goto(pathIn(language, "/login"));
    await askForCode(page, person, language);
    const { code, link } = await readLoginMail(person, 1, dataDir);
    await putForward(loginCode.minutes * 60_000);
    await page.clock.fastForward(loginCode.minutes * 60_000);

    await input.fill(code);
    await expect(page.getByRole("alert")).toContainText(over);
    await expectNoBarriers(page, `a code that is over, ${language}`);
    const late = await context.newPage();
    await late.goto(link);
    await late.getByRole("main").getByRole("button").click();
    await expect(late.getByRole("alert")).toContainText(over);
    await late.close();
    expect(await context.cookies()).toEqual([]);

    await page.getByRole("button", { name: again }).click();
    await expect(page.getByRole("status").filter({ hasText: sent })).toBeVisible();
    const { code: another } = await readLoginMail(person, 2, dataDir);
    await input.fill(another);
    await expect(page).toHaveURL(pathIn(language, "/"));
    await expectLoggedIn(page, language);
    await context.close();
  });
});
