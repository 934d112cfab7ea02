import type { Language } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
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
    listed: "Vous êtes sur la liste",
  },
};

/** Asks for this address, from the login page on, and gives all that the page then says. */
async function ask(page: Page, language: Language, email: string) {
  const { question, send, sent } = words[language];
  await page.goto(`${pathIn(language, "/login")}?form`);
  await page.getByRole("main").getByRole("link", { name: question }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
  await page.getByRole("textbox", { name: loginWords[language].email }).fill(email);
  await page.getByRole("button", { name: send, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: sent })).toBeVisible();
  return { url: page.url(), title: await page.title(), text: await page.getByRole("main").innerText() };
}

const hiddenIn = (list: Element) => list.scrollHeight - list.clientHeight;

function hiddenInFrame(frame: HTMLElement): number {
  const { clientHeight, contentDocument } = frame as HTMLIFrameElement;
  return Math.max(0, (contentDocument?.documentElement.scrollHeight ?? Infinity) - clientHeight);
}

const turns = [
  { javaScriptEnabled: true, turn: { language: "fr", width: 360 } },
  { javaScriptEnabled: false, turn: { language: "nl", width: 1440 } },
] as const;

for (const { javaScriptEnabled, turn } of turns) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    inTurn(turn, (language) => {
      test("only the mailbox of a person on the list gets to know it", async ({ page }) => {
        const nobody = `nobody.${javaScriptEnabled}.${language}@amandel.example`;
        const { email, lastname } = aColleague(javaScriptEnabled ? 22 : 23, language);
        const answers = [await ask(page, language, nobody), await ask(page, language, email)];
        expect(answers[0]).toEqual(answers[1]);
        if (javaScriptEnabled) await expectNoBarriers(page, `the answer, ${language}`);

        const [mail] = await waitForMails(email, 1);
        expect(mail?.subject).toContain(words[language].listed);
        expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(lastname);
        // The mails leave in the order of the questions, so the first question was answered too.
        expect(await mailsTo(nobody)).toEqual([]);
        await page.goto(pathIn(language, "/mailbox"));
        await expect(page.getByRole("link", { name: email })).toBeVisible();
        await expect(page.getByRole("link", { name: nobody })).toHaveCount(0);
        // The page scrolls, and nothing inside it: neither the list nor the mail in its frame.
        if (javaScriptEnabled) await expect.poll(() => page.locator("iframe").evaluate(hiddenInFrame)).toBe(0);
        expect(await page.locator(".mailbox__list").evaluate(hiddenIn)).toBe(0);
      });
    });
  });
}
