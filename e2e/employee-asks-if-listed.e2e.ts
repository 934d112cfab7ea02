import { type Language, languages } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, loginWords, mailsTo, waitForMails } from "./people.ts";

const words = {
  nl: {
    question: "Sta ik op de lijst?",
    send: "Vraag het",
    sent: "Kijk in je mailbox",
    listed: "Je staat op de lijst",
  },
  en: { question: "Am I on the list?", send: "Ask", sent: "Check your mailbox", listed: "You are on the list" },
  fr: {
    question: "Suis-je sur la liste ?",
    send: "Demander",
    sent: "Regardez votre boîte mail",
    listed: "Vous figurez sur la liste",
  },
};

/** Asks for this address, from the login page on, and gives all that the page then says. */
async function ask(page: Page, language: Language, email: string) {
  const { question, send, sent } = words[language];
  await page.goto(pathIn(language, "/login"));
  await page.getByRole("main").getByRole("link", { name: question }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
  await page.getByRole("textbox", { name: loginWords[language].email }).fill(email);
  await page.getByRole("button", { name: send, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: sent })).toBeVisible();
  return { url: page.url(), title: await page.title(), text: await page.getByRole("main").innerText() };
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with scripts" : "without scripts";

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test(`only the mailbox of whoever is on the list gets to know it, in any language (${how})`, async ({ page }) => {
      for (const language of languages) {
        const nobody = `nobody.${javaScriptEnabled}.${language}@amandel.example`;
        const { email, lastname } = aColleague(javaScriptEnabled ? 22 : 23, language);
        const answers = [await ask(page, language, nobody), await ask(page, language, email)];
        expect(answers[0]).toEqual(answers[1]);
        if (javaScriptEnabled) await expectNoBarriers(page, `the answer, ${language}`);

        const [mail] = await waitForMails(email, 1);
        expect(mail?.subject).toContain(words[language].listed);
        expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(lastname);
        // Whoever asked first has had their answer by now.
        expect(await mailsTo(nobody)).toEqual([]);
        await page.goto(pathIn(language, "/mailbox"));
        await expect(page.getByRole("link", { name: email })).toBeVisible();
        await expect(page.getByRole("link", { name: nobody })).toHaveCount(0);
      }
    });
  });
}
