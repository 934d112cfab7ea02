import { pathIn } from "#web/address.ts";
import { expectNoBarriers, expectNothingCutOff } from "./barriers.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page, test } from "./live.ts";
import { fillInTime, openWithClock } from "./person-at-a-form.ts";

const words = {
  nl: {
    topic: "Onderwerp",
    privacy: "Mijn persoonsgegevens",
    name: "Je naam",
    email: "Je e-mailadres",
    text: "Je bericht",
    send: "Verstuur",
    missingNameText: "Vul je naam in.",
    wrongEmailText: "Vul een geldig e-mailadres in.",
    policy: "Privacybeleid",
    voteKey: "D",
    organisation: "Zoekt jouw organisatie mensen?",
    sentHeading: "Bedankt, je bericht is verstuurd",
    errorTitle: /^Fout: /,
  },
  en: {
    topic: "Topic",
    privacy: "My personal data",
    name: "Your name",
    email: "Your email address",
    text: "Your message",
    send: "Send",
    missingNameText: "Enter your name.",
    wrongEmailText: "Please enter a valid email address.",
    policy: "Privacy policy",
    voteKey: "T",
    organisation: "Does your organisation need people?",
    sentHeading: "Thank you, your message is on its way",
    errorTitle: /^Error: /,
  },
  fr: {
    topic: "Sujet",
    privacy: "Mes données personnelles",
    name: "Votre nom",
    email: "Votre adresse e-mail",
    text: "Votre message",
    send: "Envoyer",
    missingNameText: "Indiquez votre nom.",
    wrongEmailText: "Indiquez une adresse e-mail valable.",
    policy: "Politique de confidentialité",
    voteKey: "L",
    organisation: "Votre organisation cherche des gens ?",
    sentHeading: "Merci, votre message est parti",
    errorTitle: /^Erreur\s: /,
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

inTurn({ language: "nl", width: 1440 }, (language) => {
  test("a visitor corrects a refused message and sends it to the office", async ({ page }) => {
    const { privacy, missingNameText, wrongEmailText, sentHeading, errorTitle } = words[language];
    await openWithClock(page, pathIn(language, "/contact?topic=privacy"));
    const form = formOf(page, language);
    await expect(form.topic).toHaveValue("privacy");
    await expect(form.topic.locator("option:checked")).toHaveText(privacy);
    await form.email.fill("zoe@peeters");
    await form.text.fill("Wat weten jullie van mij?");
    await page.clock.fastForward(fillInTime);
    await form.send.click();

    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole("link")).toHaveText([missingNameText, wrongEmailText]);
    await expect(page).toHaveTitle(errorTitle);
    await expect(form.email).toHaveAccessibleDescription(wrongEmailText);
    await expect(form.text).toHaveValue("Wat weten jullie van mij?");
    await expectNoBarriers(page, "the refused form");
    await form.summary.getByRole("link", { name: missingNameText }).click();
    await expect(form.name).toBeFocused();
    await form.name.fill("Zoë Peeters");
    await form.email.fill(`zoe-${language}@peeters.example`);
    await expect(form.email).toHaveAccessibleDescription("");
    await form.send.click();

    await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/contact")}\\?sent#write$`));
    const heading = page.getByRole("heading", { name: sentHeading });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expectNoBarriers(page, "the thanks");
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(form.send).toHaveCount(0);
  });
});

inTurn({ language: "fr", width: 360 }, (language) => {
  test.use({ javaScriptEnabled: false });

  test("the form refuses, keeps the typed text and sends without scripts", async ({ page }) => {
    const { missingNameText, wrongEmailText, sentHeading, errorTitle } = words[language];
    await page.goto(pathIn(language, "/contact"));
    const form = formOf(page, language);
    await form.topic.selectOption("vote");
    await form.email.fill("zoe@peeters");
    await form.text.fill("Eerste regel\n<b>tweede</b> & zo");
    await form.send.click();

    await expect(form.summary.getByRole("link")).toHaveText([missingNameText, wrongEmailText]);
    await expect(form.summary).toBeInViewport();
    await expect(page).toHaveTitle(errorTitle);
    await expect(form.topic).toHaveValue("vote");
    await expect(form.text).toHaveValue("Eerste regel\n<b>tweede</b> & zo");
    await form.name.fill("Zoë Peeters");
    await form.email.fill(`zoe-without-${language}@peeters.example`);
    await form.send.click();

    await expect(page).toHaveURL(/\/contact\?sent#write$/);
    await expect(page.getByRole("heading", { name: sentHeading })).toBeInViewport();
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  const { policy, sentHeading, voteKey } = words[language];

  inTestAll(() => {
    test("a visitor writes with the keyboard alone, and the focus skips the hidden field", async ({ page }) => {
      await openWithClock(page, pathIn(language, "/contact"));
      const form = formOf(page, language);
      await page.clock.fastForward(fillInTime);
      await form.topic.focus();
      await page.keyboard.press(voteKey);
      await expect(form.topic).toHaveValue("vote");
      await page.keyboard.press("Tab");
      await page.keyboard.type("Zoë Peeters");
      await page.keyboard.press("Tab");
      await page.keyboard.type(`zoe-keyboard-${language}@peeters.example`);
      await page.keyboard.press("Tab");
      await page.keyboard.type("How do I vote?");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").getByRole("link", { name: policy, exact: true })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(form.send).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: sentHeading })).toBeFocused();
    });
  });
});

test("a visitor who looks like a robot or is offline reads why, and can try again or mail", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto("/en");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  const form = formOf(page, "en");
  const links = Array.from({ length: 4 }, (_, index) => `https://${index}.example`).join(" ");
  await form.topic.selectOption("other");
  await form.name.fill("Zoë Peeters");
  await form.email.fill("zoe-robot@peeters.example");
  await form.text.fill(links);
  await form.send.click();
  // A person needs more than two seconds for the form.
  await expect(form.notice).toContainText("That was very fast.");

  // A browser may fill in the hidden field too.
  await page.locator("[name=website]").evaluate((trap: HTMLInputElement) => {
    trap.value = "https://peeters.example";
  });
  await page.clock.resume();
  await page.clock.fastForward(fillInTime);
  await form.send.click();
  await expect(form.notice).toContainText("filled in a hidden field");
  await expect(page.getByRole("link", { name: "fonds@amandel.example" }).nth(1)).toBeVisible();
  await form.send.click();
  await expect(form.notice).toContainText("There are too many links.");
  await expect(form.text).toHaveValue(links);
  await expectNoBarriers(page, "the suspicion");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCutOff(page, "the suspicion");

  await form.text.fill("https://1.example says it all");
  await context.setOffline(true);
  await form.send.click();
  await expect(form.notice.filter({ hasText: "There is a problem" })).toContainText("You are offline");
  await expect(form.text).toHaveValue("https://1.example says it all");
  await context.setOffline(false);
  await form.send.click();
  await expect(page.getByRole("heading", { name: words.en.sentHeading })).toBeFocused();
});

inTurn({ language: "en", width: 360 }, (language) => {
  const { organisation, name, text, send, sentHeading } = words[language];

  inTestAll(() => {
    test("a refused message from the volunteer page continues on the contact page", async ({ page }) => {
      await openWithClock(page, pathIn(language, "/volunteer"));
      const block = page.getByRole("region", { name: organisation });
      await block.getByRole("textbox", { name }).fill("Keukentafel vzw");
      await block.getByRole("textbox", { name: text }).fill("We need cooks.");
      await page.clock.fastForward(fillInTime);
      await block.getByRole("button", { name: send }).click();
      await expect(page).toHaveURL(pathIn(language, "/contact#write"));
      const form = formOf(page, language);
      await expect(form.summary).toBeFocused();
      await expect(form.topic).toHaveValue("volunteering");
      await expect(form.text).toHaveValue("We need cooks.");
      await form.email.fill(`info-${language}@keukentafel.example`);
      await page.clock.fastForward(fillInTime);
      await form.send.click();
      await expect(page.getByRole("heading", { name: sentHeading })).toBeFocused();
    });
  });
});

test("visitors can follow and download the dates of the calls", async ({ request }) => {
  for (const path of ["/en/contact", "/en/vote", "/en/submit-a-project"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/href="webcal:\/\/[^/"]+\/calendar\/en\.ics"[^>]*>Follow the dates in your calendar</);
    expect(html, path).toMatch(/href="\/calendar\/en\.ics"[^>]*>Download the dates \(\.ics\)</);
  }
  const answer = await request.get("/calendar/en.ics");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await answer.text()).toContain("last day to vote");
});
