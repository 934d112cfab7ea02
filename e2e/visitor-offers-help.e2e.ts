import { pathIn } from "#web/address.ts";
import { expectNoBarriers, expectNothingCutOff } from "./barriers.ts";
import { unfoldFilters } from "./filters.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page, test } from "./live.ts";
import { fillInTime, openWithClock } from "./person-at-a-form.ts";

/** An offer in Brussels in the demo, on one day. */
const slug = "soep-koken-en-kratten-vullen";

const words = {
  nl: {
    where: "Waar",
    show: "Toon",
    clear: "Wis de filters",
    emptyHeading: "Geen oproepen met deze filters",
    list: "Organisaties die vrijwilligers zoeken",
    title: "Soep koken en kratten vullen",
    help: "Ik wil helpen",
    name: "Je naam",
    email: "Je e-mailadres",
    phone: "Je telefoonnummer",
    text: "Wil je er iets bij zeggen?",
    send: "Zeg dat je komt",
    missingNameText: "Vul je naam in.",
    wrongPhoneText: "Vul een telefoonnummer in zoals 0470 12 34 56.",
    thanks: "Bedankt, ze weten dat je wilt helpen",
    calendar: "Zet in je agenda",
    overHeading: "Deze oproep is voorbij",
    errorTitle: /^Fout: /,
  },
  en: {
    where: "Where",
    show: "Show",
    clear: "Clear the filters",
    emptyHeading: "No offers match these filters",
    list: "Organisations that seek volunteers",
    title: "Cook soup and pack crates",
    help: "I want to help",
    name: "Your name",
    email: "Your email address",
    phone: "Your phone number",
    text: "Anything you want to add?",
    send: "Say you are coming",
    missingNameText: "Enter your name.",
    wrongPhoneText: "Enter a phone number such as 0470 12 34 56.",
    thanks: "Thank you, they know you want to help",
    calendar: "Add to your calendar",
    overHeading: "This offer is over",
    errorTitle: /^Error: /,
  },
  fr: {
    where: "Où",
    show: "Afficher",
    clear: "Effacer les filtres",
    emptyHeading: "Aucune demande avec ces filtres",
    list: "Organisations qui cherchent des bénévoles",
    title: "Cuisiner la soupe et remplir les caisses",
    help: "Je veux aider",
    name: "Votre nom",
    email: "Votre adresse e-mail",
    phone: "Votre numéro de téléphone",
    text: "Voulez-vous ajouter quelque chose ?",
    send: "Dites que vous venez",
    missingNameText: "Indiquez votre nom.",
    wrongPhoneText: "Indiquez un numéro de téléphone, par exemple 0470 12 34 56.",
    thanks: "Merci de vouloir aider",
    calendar: "Ajouter à votre agenda",
    overHeading: "Cette demande est terminée",
    errorTitle: /^Erreur\s: /,
  },
};

function partsOf(page: Page, language: Language) {
  const { where, show, list, help, title, name, email, phone, text, send } = words[language];
  const section = page.locator("#help");
  return {
    where: page.getByRole("combobox", { name: where }),
    show: page.getByRole("button", { name: show }),
    offers: page.getByRole("list", { name: list }).getByRole("listitem"),
    help: page.getByRole("link", { name: new RegExp(`^${help} ?: ${title}$`) }),
    section,
    heading: section.getByRole("heading", { level: 2 }).first(),
    name: section.getByRole("textbox", { name }),
    email: section.getByRole("textbox", { name: email }),
    phone: section.getByRole("textbox", { name: phone }),
    text: section.getByRole("textbox", { name: text }),
    send: section.getByRole("button", { name: send }),
    summary: section.locator(".error-summary"),
  };
}

inTurn({ language: "fr", width: 360 }, (language, width) => {
  test("a visitor finds an offer nearby and offers help", async ({ page, request }) => {
    const { title, missingNameText, wrongPhoneText, thanks, calendar, errorTitle } = words[language];
    await openWithClock(page, pathIn(language, "/volunteer"));
    const parts = partsOf(page, language);
    await expect(parts.offers).toHaveCount(12);
    if (width === 360) {
      await expect(parts.where).toBeHidden();
      expect((await parts.offers.first().boundingBox())?.y).toBeLessThanOrEqual(520);
    }
    const drawings = await parts.offers
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(new Set(drawings).size).toBe(12);
    await unfoldFilters(page);
    await parts.where.selectOption("brussels");
    await parts.show.click();
    await expect(page).toHaveURL(/\?region=brussels/);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^[1-5] /);
    await expect(parts.show).toBeFocused();
    const countNearby = await parts.offers.count();
    expect(countNearby).toBeLessThan(12);
    await expect(parts.where.locator("option:checked")).toHaveText(new RegExp(`\\(${countNearby}\\)$`));

    await parts.help.click();
    await expect(page).toHaveURL(new RegExp(`/volunteer/${slug}\\?region=brussels#help$`));
    await expect(parts.heading).toBeFocused();
    await expect(parts.heading).toContainText(title);
    // The list leaves out the open offer.
    await expect(parts.offers).toHaveCount(countNearby - 1);
    await parts.email.fill(`mieke-${language}@claes.example`);
    await parts.phone.fill("none");
    await parts.text.fill("Met twee");
    await page.clock.fastForward(fillInTime);
    await parts.send.click();

    await expect(parts.summary).toBeFocused();
    await expect(parts.summary.getByRole("link")).toHaveText([missingNameText, wrongPhoneText]);
    await expect(page).toHaveTitle(errorTitle);
    await expect(parts.phone).toHaveAccessibleDescription(wrongPhoneText);
    await expect(parts.text).toHaveValue("Met twee");
    await expectNoBarriers(page, "the refused form");
    await parts.name.fill("Mieke Claes");
    await parts.phone.fill("0470 12 34 56");
    await parts.send.click();

    await expect(page).toHaveURL(new RegExp(`/volunteer/${slug}\\?region=brussels&thanks#help$`));
    await expect(parts.heading).toHaveText(thanks);
    await expect(parts.heading).toBeFocused();
    await expectNoBarriers(page, "the thanks");
    const file = parts.section.getByRole("link", { name: calendar });
    const answer = await request.get((await file.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    expect((await answer.text()).replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
    await page.reload();
    await expect(parts.heading).toHaveText(thanks);
    await expect(parts.send).toHaveCount(0);
  });
});

inTurn({ language: "nl", width: 1440 }, (language) => {
  test.use({ javaScriptEnabled: false });

  test("a visitor filters and offers help without scripts", async ({ page }) => {
    const { title, missingNameText, wrongPhoneText, thanks, errorTitle } = words[language];
    await page.goto(pathIn(language, "/volunteer"));
    const parts = partsOf(page, language);
    await unfoldFilters(page);
    await parts.where.selectOption("brussels");
    await parts.show.click();
    await expect(page).toHaveURL(/\?region=brussels/);
    await unfoldFilters(page);
    await expect(parts.where).toHaveValue("brussels");
    await parts.help.click();
    await expect(parts.heading).toContainText(title);
    await expect(parts.heading).toBeInViewport();
    await parts.email.fill(`mieke-without-${language}@claes.example`);
    await parts.phone.fill("none");
    await parts.send.click();
    await expect(parts.summary.getByRole("link")).toHaveText([missingNameText, wrongPhoneText]);
    await expect(page).toHaveTitle(errorTitle);
    await expect(parts.email).toHaveValue(`mieke-without-${language}@claes.example`);
    await parts.name.fill("Mieke Claes");
    await parts.phone.fill("");
    await parts.send.click();
    await expect(parts.heading).toHaveText(thanks);
    await expect(parts.heading).toBeInViewport();
    await page.reload();
    await expect(parts.heading).toHaveText(thanks);
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  const { emptyHeading, clear, overHeading } = words[language];

  inTestAll(() => {
    test("an address without an offer says so, and shows the other offers", async ({ page }) => {
      const parts = partsOf(page, language);
      const oddResponse = await page.goto(pathIn(language, "/volunteer?region=%00&language=xx&rhythm=%27&page=-1"));
      expect(oddResponse?.status()).toBe(200);
      await expect(parts.offers).toHaveCount(12);

      await page.goto(pathIn(language, "/volunteer?region=zeeland&rhythm=once"));
      await expect(page.getByRole("heading", { name: emptyHeading })).toBeVisible();
      await unfoldFilters(page);
      await expect(parts.where.locator("option:checked")).toHaveText(/^Z\S+ \(0\)$/);
      await expectNoBarriers(page, "the empty list");
      await page.getByRole("link", { name: clear }).click();
      await expect(page).toHaveURL(pathIn(language, "/volunteer"));
      await expect(parts.offers).toHaveCount(12);
      await unfoldFilters(page);
      await expect(parts.where).toHaveValue("");

      const unknownResponse = await page.goto(pathIn(language, "/volunteer/nowhere"));
      expect(unknownResponse?.status()).toBe(404);
      await expect(parts.heading).toHaveText(overHeading);
      await expect(parts.send).toHaveCount(0);
      await expect(parts.offers).toHaveCount(12);
      await expectNoBarriers(page, "the offer that is over");
    });
  });
});

inTestAll(() => {
  test("a visitor offers help on a phone with the keyboard alone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithClock(page, "/en/volunteer");
    const parts = partsOf(page, "en");
    await page.clock.fastForward(fillInTime);
    await parts.help.focus();
    await page.keyboard.press("Enter");
    await expect(parts.heading).toBeFocused();
    await expect(parts.heading).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(parts.section.getByRole("link", { name: words.en.calendar })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Mieke Claes");
    await page.keyboard.press("Tab");
    await page.keyboard.type("mieke-keyboard@claes.example");
    await page.keyboard.press("Tab");
    await page.keyboard.type("12");
    await page.keyboard.press("Tab");
    await expect(parts.phone).toHaveAccessibleDescription(words.en.wrongPhoneText);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Backspace");
    await expect(parts.phone).toHaveAccessibleDescription("");
    await page.keyboard.press("Tab");
    await page.keyboard.type("See you there");
    await expectNothingCutOff(page, "the answered offer");
    await page.keyboard.press("Tab");
    await expect(parts.section.getByRole("link", { name: "privacy policy" })).toBeFocused();
    await page.clock.fastForward(fillInTime);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(parts.heading).toHaveText(words.en.thanks);
    await expect(parts.heading).toBeFocused();
  });
});
