import { type Language, languages } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers, expectNothingCutOff } from "./barriers.ts";
import { expect, type Page, test } from "./live.ts";
import { aWhile, open } from "./person-at-a-form.ts";

const words = {
  nl: {
    topic: "Onderwerp",
    privacy: "Mijn persoonsgegevens",
    name: "Je naam",
    email: "Je e-mailadres",
    text: "Je bericht",
    send: "Verstuur",
    askName: "Vul je naam in.",
    badEmail: "Voer een geldig e-mailadres in.",
    sent: "Bedankt, je bericht is verstuurd",
    problem: /^Fout: /,
  },
  en: {
    topic: "Topic",
    privacy: "My personal data",
    name: "Your name",
    email: "Your email address",
    text: "Your message",
    send: "Send",
    askName: "Enter your name.",
    badEmail: "Please enter a valid email address.",
    sent: "Thank you, your message is on its way",
    problem: /^Error: /,
  },
  fr: {
    topic: "Sujet",
    privacy: "Mes données personnelles",
    name: "Votre nom",
    email: "Votre adresse e-mail",
    text: "Votre message",
    send: "Envoyer",
    askName: "Saisissez votre nom.",
    badEmail: "Merci d’entrer une adresse email valide.",
    sent: "Merci, votre message est parti",
    problem: /^Erreur\s: /,
  },
};

function formOf(page: Page, language: Language) {
  const { topic, name, email, text, send } = words[language];
  return {
    topic: page.getByRole("combobox", { name: topic }),
    name: page.getByRole("textbox", { name }),
    email: page.getByRole("textbox", { name: email }),
    text: page.getByRole("textbox", { name: text }),
    send: page.getByRole("button", { name: send }),
    summary: page.locator(".error-summary"),
    notice: page.getByRole("alert"),
  };
}

for (const language of languages) {
  test(`a visitor puts right what was wrong and writes to the office (${language})`, async ({ page }) => {
    const { privacy, askName, badEmail, sent, problem } = words[language];
    await open(page, pathIn(language, "/contact?topic=privacy"));
    const form = formOf(page, language);
    await expect(form.topic).toHaveValue("privacy");
    await expect(form.topic.locator("option:checked")).toHaveText(privacy);
    await form.email.fill("zoe@peeters");
    await form.text.fill("Wat weten jullie van mij?");
    await page.clock.fastForward(aWhile);
    await form.send.click();

    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole("link")).toHaveText([askName, badEmail]);
    await expect(page).toHaveTitle(problem);
    await expect(form.email).toHaveAccessibleDescription(badEmail);
    await expect(form.text).toHaveValue("Wat weten jullie van mij?");
    await expectNoBarriers(page, "the refused form");
    await form.summary.getByRole("link", { name: askName }).click();
    await expect(form.name).toBeFocused();
    await form.name.fill("Zoë Peeters");
    await form.email.fill(`zoe-${language}@peeters.example`);
    await expect(form.email).toHaveAccessibleDescription("");
    await form.send.click();

    await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/contact")}\\?sent#write$`));
    const heading = page.getByRole("heading", { name: sent });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expectNoBarriers(page, "the thanks");
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(form.send).toHaveCount(0);
  });
}

test.describe("before any script has loaded", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the form says what is wrong, keeps what was typed, and sends (${language})`, async ({ page }) => {
      const { askName, badEmail, sent, problem } = words[language];
      await page.goto(pathIn(language, "/contact"));
      const form = formOf(page, language);
      await form.topic.selectOption("vote");
      await form.email.fill("zoe@peeters");
      await form.text.fill("Eerste regel\n<b>tweede</b> & zo");
      await form.send.click();

      await expect(form.summary.getByRole("link")).toHaveText([askName, badEmail]);
      await expect(form.summary).toBeInViewport();
      await expect(page).toHaveTitle(problem);
      await expect(form.topic).toHaveValue("vote");
      await expect(form.text).toHaveValue("Eerste regel\n<b>tweede</b> & zo");
      await form.name.fill("Zoë Peeters");
      await form.email.fill(`zoe-without-${language}@peeters.example`);
      await form.send.click();

      await expect(page).toHaveURL(/\/contact\?sent#write$/);
      await expect(page.getByRole("heading", { name: sent })).toBeInViewport();
    });
  }
});

test("with the keyboard alone, past the field that nobody sees", async ({ page }) => {
  await open(page, "/en/contact");
  const form = formOf(page, "en");
  await page.clock.fastForward(aWhile);
  await form.topic.focus();
  await page.keyboard.type("The");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Zoë Peeters");
  await page.keyboard.press("Tab");
  await page.keyboard.type("zoe-keyboard@peeters.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("How do I vote?");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "privacy policy", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: words.en.sent })).toBeFocused();
});

test("whoever is taken for a robot reads why, loses nothing and can try again or mail", async ({ page }) => {
  await open(page, "/en/contact");
  const form = formOf(page, "en");
  await form.topic.selectOption("other");
  await form.name.fill("Zoë Peeters");
  await form.email.fill("zoe-robot@peeters.example");
  const links = Array.from({ length: 4 }, (_, index) => `https://${index}.example`).join(" ");
  await form.text.fill(links);
  // What a browser that fills in too much would do.
  await page.locator("[name=website]").evaluate((trap: HTMLInputElement) => {
    trap.value = "https://peeters.example";
  });
  await page.clock.fastForward(aWhile);
  await form.send.click();
  await expect(form.notice).toContainText("A field that people do not see was filled in");
  await expect(page.getByRole("link", { name: "fonds@amandel.example" }).nth(1)).toBeVisible();
  await form.send.click();
  await expect(form.notice).toContainText("more links than a person usually sends");
  await expect(form.text).toHaveValue(links);
  await expectNoBarriers(page, "the suspicion");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCutOff(page, "the suspicion");
  await form.text.fill("https://1.example says it all");
  await form.send.click();
  await expect(page.getByRole("heading", { name: words.en.sent })).toBeFocused();
});

test("nobody fills in the form within two seconds, yet the next try goes through", async ({ page }) => {
  await page.clock.install();
  await page.goto("/en");
  await page.locator(".theme").waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  const form = formOf(page, "en");
  await form.topic.selectOption("other");
  await form.name.fill("Zoë Peeters");
  await form.email.fill("zoe-fast@peeters.example");
  await form.text.fill("Quick!");
  await form.send.click();
  await expect(form.notice).toContainText("so fast that it could have come from a robot");
  await page.clock.resume();
  await page.clock.fastForward(aWhile);
  await form.send.click();
  await expect(page.getByRole("heading", { name: words.en.sent })).toBeFocused();
});

test("a connection that fails takes nothing of what was typed", async ({ page, context }) => {
  await open(page, "/en/contact");
  const form = formOf(page, "en");
  await form.topic.selectOption("other");
  await form.name.fill("Zoë Peeters");
  await form.email.fill("zoe-offline@peeters.example");
  await form.text.fill("Are you there?");
  await page.clock.fastForward(aWhile);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.notice.filter({ hasText: "There is a problem" })).toContainText("You are offline");
  await expect(form.text).toHaveValue("Are you there?");
  await context.setOffline(false);
  await form.send.click();
  await expect(page.getByRole("heading", { name: words.en.sent })).toBeFocused();
});

test("an organisation writes from the volunteer page, and is answered on the contact page", async ({ page }) => {
  await open(page, "/en/volunteer");
  const block = page.getByRole("region", { name: "Does your organisation need people?" });
  await block.getByRole("textbox", { name: "Your name" }).fill("Keukentafel vzw");
  await block.getByRole("textbox", { name: "Your message" }).fill("We need cooks.");
  await page.clock.fastForward(aWhile);
  await block.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/en\/contact#write$/);
  const form = formOf(page, "en");
  await expect(form.summary).toBeFocused();
  await expect(form.topic).toHaveValue("volunteering");
  await expect(form.text).toHaveValue("We need cooks.");
  await form.email.fill("info@keukentafel.example");
  await page.clock.fastForward(aWhile);
  await form.send.click();
  await expect(page.getByRole("heading", { name: words.en.sent })).toBeFocused();
});

test("the dates of the calls can be followed and downloaded", async ({ page, request }) => {
  for (const path of ["/en/contact", "/en/vote", "/en/submit-a-project"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Follow the dates in your calendar" })).toHaveAttribute(
      "href",
      /^webcal:\/\/[^/]+\/calendar\/en\.ics$/,
    );
    const download = page.getByRole("link", { name: "Download the dates (.ics)" });
    const answer = await request.get((await download.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(await answer.text()).toContain("last day to vote");
  }
});
