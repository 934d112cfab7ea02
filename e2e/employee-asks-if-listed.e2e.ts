import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, loginWords, mailsTo, waitForMails } from "./people.ts";

const words = {
  nl: {
    question: "Sta ik op de lijst?",
    send: "Vraag het",
    sentText: "Kijk in je mailbox",
    listedText: "Je staat op de lijst",
  },
  en: { question: "Am I on the list?", send: "Ask", sentText: "Check your mailbox", listedText: "You are on the list" },
  fr: {
    question: "Suis-je sur la liste ?",
    send: "Demander",
    sentText: "Regardez votre boîte mail",
    listedText: "Vous êtes sur la liste",
  },
};

/** Asks about an email address, and returns the address, title and text of the answering page. */
async function ask(page: Page, language: Language, email: string) {
  const { question, send, sentText } = words[language];
  await page.goto(`${pathIn(language, "/login")}?form`);
  await page.getByRole("main").getByRole("link", { name: question }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
  await page.getByRole("textbox", { name: loginWords[language].email }).fill(email);
  await page.getByRole("button", { name: send, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: sentText })).toBeVisible();
  return { url: page.url(), title: await page.title(), text: await page.getByRole("main").innerText() };
}

const hiddenHeight = (list: Element) => list.scrollHeight - list.clientHeight;

function hiddenFrameHeight(frame: HTMLElement): number {
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
      test("only the mailbox of an employee learns that the address is on the list", async ({ page }) => {
        const unknownEmail = `nobody.${javaScriptEnabled}.${language}@amandel.example`;
        const { email, lastname } = aColleague(javaScriptEnabled ? 22 : 23, language);
        const answers = [await ask(page, language, unknownEmail), await ask(page, language, email)];
        expect(answers[0]).toEqual(answers[1]);
        if (javaScriptEnabled) await expectNoBarriers(page, `the answer, ${language}`);

        const [mail] = await waitForMails(email, 1);
        expect(mail?.subject).toContain(words[language].listedText);
        expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(lastname);
        // Mails leave in the order of the questions, so the first question has its answer too.
        expect(await mailsTo(unknownEmail)).toEqual([]);
        await page.goto(pathIn(language, "/mailbox"));
        await expect(page.getByRole("link", { name: email })).toBeVisible();
        await expect(page.getByRole("link", { name: unknownEmail })).toHaveCount(0);
        // Only the page scrolls, not the list or the frame of the mail.
        if (javaScriptEnabled) await expect.poll(() => page.locator("iframe").evaluate(hiddenFrameHeight)).toBe(0);
        expect(await page.locator(".mailbox__list").evaluate(hiddenHeight)).toBe(0);
      });
    });
  });
}
