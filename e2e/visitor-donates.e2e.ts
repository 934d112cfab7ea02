import decode from "qr/decode.js";
import { readStructuredCommunication } from "#domain/structured-communication.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Locator, type Page, test } from "./live.ts";

const words = {
  nl: {
    ownAmount: "Ander bedrag",
    purpose: "Waarvoor?",
    name: "Naam",
    email: "E-mailadres",
    send: "Naar mijn overschrijving",
    thanks: "Bedankt, nog één stap",
    amount: "Bedrag",
    reference: "Gestructureerde mededeling",
    anyAmountText: "Jij kiest het bedrag",
    missingAmountText: "Kies een bedrag of vul er een in.",
    tooHighText: "Wil je meer dan € 100.000 geven?",
    copyLabels: ["Kopieer de begunstigde", "Kopieer het rekeningnummer", "Kopieer het bedrag", "Kopieer de mededeling"],
    copiedText: "Gekopieerd",
    give: "Doe een gift",
    unknownProjectText: "We vinden het project uit de link niet.",
    unknownSlipHeading: "We vinden deze overschrijving niet meer",
    toForm: "Naar het formulier",
    errorTitle: /^Fout: /,
  },
  en: {
    ownAmount: "Another amount",
    purpose: "What for?",
    name: "Name",
    email: "Email address",
    send: "Go to my transfer",
    thanks: "Thank you, one more step",
    amount: "Amount",
    reference: "Structured communication",
    anyAmountText: "You choose the amount",
    missingAmountText: "Choose or enter an amount.",
    tooHighText: "Do you want to give more than €100,000?",
    copyLabels: ["Copy the beneficiary", "Copy the IBAN", "Copy the amount", "Copy the communication"],
    copiedText: "Copied",
    give: "Make a gift",
    unknownProjectText: "We cannot find the project of that link.",
    unknownSlipHeading: "We can no longer find this transfer",
    toForm: "Go to the form",
    errorTitle: /^Error: /,
  },
  fr: {
    ownAmount: "Autre montant",
    purpose: "Pour quoi ?",
    name: "Nom",
    email: "Adresse e-mail",
    send: "Continuer vers mon virement",
    thanks: "Merci, encore une étape",
    amount: "Montant",
    reference: "Communication structurée",
    anyAmountText: "Vous choisissez le montant",
    missingAmountText: "Choisissez ou indiquez un montant.",
    tooHighText: "Vous voulez donner plus de 100 000 € ?",
    copyLabels: ["Copier le bénéficiaire", "Copier l’IBAN", "Copier le montant", "Copier la communication"],
    copiedText: "Copié",
    give: "Faire un don",
    unknownProjectText: "Nous ne trouvons pas le projet de ce lien.",
    unknownSlipHeading: "Nous ne trouvons plus ce virement",
    toForm: "Vers le formulaire",
    errorTitle: /^Erreur\s: /,
  },
};

/** A project of an older call in the demo, with a title in each language. */
const olderSlug = "een-samentuin-op-het-oude-fabrieksplein";

function formOf(page: Page, language: Language) {
  const { ownAmount, purpose, name, email, send } = words[language];
  return {
    suggestedAmount: (euro: number) => page.getByRole("radio", { name: String(euro) }),
    ownAmount: page.getByRole("textbox", { name: ownAmount }),
    name: page.getByRole("textbox", { name }),
    purpose: page.getByRole("combobox", { name: purpose }),
    email: page.getByRole("textbox", { name: email }),
    send: page.getByRole("button", { name: send }),
    summary: page.locator(".error-summary"),
    amount: page.locator(".slip__sum"),
  };
}

const withPlainSpaces = (text: string | null | undefined) => (text ?? "").replaceAll(/\s/g, " ");

/** Reads one line of the slip by its label. */
const readLine = async (page: Page, term: string) =>
  withPlainSpaces(await page.locator(".slip__rows > div", { hasText: term }).locator("dd").first().textContent());

/** Reads a QR code from the screen, as a phone does. */
async function scan(page: Page, code: Locator): Promise<string> {
  const screenshot = (await code.screenshot()).toString("base64");
  // An empty page decodes the picture, because the security policy of our page forbids it.
  const helperPage = await page.context().newPage();
  const { width, height, shades } = await helperPage.evaluate(async (screenshot) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${screenshot}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context2d = canvas.getContext("2d");
    context2d?.drawImage(picture, 0, 0);
    const pixels = context2d?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    // One of the four values of a pixel is enough, because the code is black and white.
    const shades = [...pixels].filter((_, index) => index % 4 === 0);
    return { width: picture.width, height: picture.height, shades };
  }, screenshot);
  await helperPage.close();
  return decode({ width, height, data: Uint8ClampedArray.from(shades.flatMap((shade) => [shade, shade, shade])) });
}

/** The text of the QR code for an amount and a reference, in the format of the banks. */
const transferOf = (amount: string, reference: string) =>
  ["BCD", "002", "1", "SCT", "", "Amandel Sociaal Fonds", "BE68539007547034", amount, "CHAR", reference].join("\n");

inTurn({ language: "nl", width: 1440 }, (language) => {
  const { anyAmountText, missingAmountText, thanks, amount, reference } = words[language];
  const amounts = {
    nl: { hundred: "€ 100", half: "€ 12,50", fifty: "€ 50,00" },
    en: { hundred: "€100", half: "€12.50", fifty: "€50.00" },
    fr: { hundred: "100 €", half: "12,50 €", fifty: "50,00 €" },
  }[language];

  test("a suggested amount gives a slip that banking apps read and any browser opens", async ({ page, browser }) => {
    await page.goto(pathIn(language, "/donate"));
    const form = formOf(page, language);
    // A visitor can scan at once and choose the amount in the app.
    expect(await readLine(page, "IBAN")).toBe("BE68 5390 0754 7034");
    expect(await scan(page, page.locator(".qr"))).toBe(transferOf("", "").trimEnd());

    // No amount is chosen at first, and a gift needs an amount.
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(form.amount).toHaveText(anyAmountText);
    await form.send.click();
    await expect(form.summary.getByRole("link", { name: missingAmountText })).toBeVisible();
    await expect(page.locator(".field__error")).toHaveText(missingAmountText);
    await form.suggestedAmount(25).check();
    await expect(page.locator(".field__error")).toHaveCount(0);

    // The slip beside the form follows the one amount that counts.
    await form.suggestedAmount(100).check();
    await expect(form.amount).toHaveText(amounts.hundred);
    await form.ownAmount.fill("12,5");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(form.amount).toHaveText(amounts.half);
    await form.ownAmount.fill("12,5x");
    await expect(form.amount).toHaveText(anyAmountText);
    await form.suggestedAmount(50).check();
    await expect(form.ownAmount).toHaveValue("");
    await form.name.fill("Anneke Verstuyft");
    await form.email.fill("anneke@post.example");
    await form.send.click();

    await expect(page).toHaveURL(/\/donate\/thank-you\?gift=[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeFocused();
    expect(await readLine(page, "IBAN")).toBe("BE68 5390 0754 7034");
    expect(await readLine(page, amount)).toBe(amounts.fifty);
    const communication = await readLine(page, reference);
    const digits = readStructuredCommunication(communication) ?? "";
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await scan(page, page.locator(".qr"))).toBe(transferOf("EUR50.00", digits));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.reload();
    expect(await readLine(page, reference)).toBe(communication);

    const otherPage = await browser.newPage();
    await otherPage.goto(page.url());
    expect(await readLine(otherPage, reference)).toBe(communication);
    expect((await otherPage.content()).toLowerCase()).not.toContain("anneke");
    const otherLanguage = language === "fr" ? "nl" : "fr";
    const link = { nl: "NL Nederlands", fr: "FR Français" }[otherLanguage];
    await otherPage.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(otherPage.getByRole("heading", { level: 1, name: words[otherLanguage].thanks })).toBeVisible();
    expect(await readLine(otherPage, words[otherLanguage].reference)).toBe(communication);
    await otherPage.close();
  });
});

inTurn({ language: "fr", width: 360 }, (language) => {
  const { anyAmountText, missingAmountText, tooHighText, thanks, errorTitle, copyLabels, copiedText, reference } =
    words[language];
  const longestAmount = { nl: "99.999,99", en: "99,999.99", fr: "99999,99" }[language];

  test("refuses a wrong amount with a reason, and gives a slip to copy after a correction", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(pathIn(language, "/donate"));
    const form = formOf(page, language);
    await form.email.fill("anna@post.example");
    // Other tests cover every notation of an amount; here are an unreadable, a too high and an empty one.
    for (const [amount, sentence] of [
      ["veel", /./],
      ["250.000", tooHighText],
      ["", missingAmountText],
    ] as const) {
      await form.ownAmount.fill(amount);
      await form.send.click();
      await expect(form.summary.getByRole("link")).toContainText(sentence);
      await expect(form.summary).toBeFocused();
      await expect(page).toHaveTitle(errorTitle);
      await expect(form.ownAmount).toHaveValue(amount);
      await expect(form.ownAmount).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator(".field__error")).toHaveText(
        withPlainSpaces(await form.summary.getByRole("link").textContent()),
      );
      await expect(page.locator(".slip__sum--words")).toHaveText(anyAmountText);
      await expect(form.email).toHaveValue("anna@post.example");
    }
    await expectNoBarriers(page, `${language} refused`);

    await form.summary.getByRole("link").click();
    await expect(form.ownAmount).toBeFocused();
    await form.ownAmount.fill("99.999,99");
    await expect(page.locator(".field__error")).toHaveCount(0);
    await form.ownAmount.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeVisible();
    await expectUsable(page, "the slip");
    const communication = await readLine(page, reference);
    const values = ["Amandel Sociaal Fonds", "BE68539007547034", longestAmount, communication];
    for (const [index, name] of copyLabels.entries()) {
      const button = page.getByRole("button", { name });
      await button.click();
      await expect(page.locator(".copy", { has: button }).getByRole("status")).toHaveText(copiedText);
      expect(await page.evaluate(() => navigator.clipboard.readText()), name).toBe(values[index]);
    }
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  const { give, thanks, unknownProjectText, unknownSlipHeading, toForm } = words[language];

  test("a visitor gives to an older project from its page, and only once after many presses", async ({ page }) => {
    await page.goto(pathIn(language, `/project/${olderSlug}`));
    const title = withPlainSpaces(await page.getByRole("heading", { level: 1 }).textContent());
    await page.getByRole("main").getByRole("link", { name: give, exact: true }).click();
    await expect(page).toHaveURL(pathIn(language, `/donate?project=${olderSlug}`));
    const form = formOf(page, language);
    await expect(form.purpose.locator("option:checked")).toHaveText(title);
    // A refusal keeps the chosen project.
    await form.ownAmount.fill("x");
    await form.send.click();
    await expect(form.summary).toBeFocused();
    await expect(form.purpose.locator("option:checked")).toHaveText(title);
    await form.ownAmount.fill("30");
    // The answer waits, so that there is time to press again.
    const keys: string[] = [];
    const pause = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      const { operationName, variables } = route.request().postDataJSON();
      if (operationName === "PledgeGift") {
        keys.push(variables.key);
        await pause.promise;
      }
      await route.continue();
    });
    await form.send.dblclick();
    await expect.poll(() => keys).not.toEqual([]);
    await form.send.dispatchEvent("click");
    pause.resolve();
    await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(page.url()).toContain(keys[0]);
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(pathIn(language, `/project/${olderSlug}`));
  });

  inTestAll(() => {
    test("a link to an unknown project or slip says so, and leads to the form", async ({ page }) => {
      await page.goto(pathIn(language, "/donate?project=no-such-project"));
      await expect(formOf(page, language).purpose).toHaveValue("");
      await expect(page.getByText(unknownProjectText)).toBeVisible();
      await page.goto(pathIn(language, "/donate/thank-you"));
      await expect(page).toHaveURL(pathIn(language, "/donate"));
      const unknownSlip = pathIn(language, "/donate/thank-you?gift=0b8c6a56-5f0e-4f0c-9d0e-6a1f3c2b1a00");
      expect((await page.goto(unknownSlip))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(unknownSlipHeading);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await page.getByRole("link", { name: toForm }).click();
      await expect(formOf(page, language).send).toBeVisible();
    });
  });
});

inTurn({ language: "nl", width: 360 }, (language) => {
  const { errorTitle, reference } = words[language];
  const hundred = { nl: "€ 100", en: "€100", fr: "100 €" }[language];
  test.use({ javaScriptEnabled: false });

  test("a visitor gives their own amount after a refusal, and then a suggested one, without scripts", async ({
    page,
  }) => {
    await page.goto(pathIn(language, `/donate?project=${olderSlug}`));
    const form = formOf(page, language);
    await form.ownAmount.fill("1,234,56");
    await form.email.fill("anna@post");
    await form.send.click();
    await expect(form.summary.getByRole("link")).toHaveCount(2);
    await expect(form.ownAmount).toHaveValue("1,234,56");
    await expect(form.email).toHaveValue("anna@post");
    await expect(form.purpose).toHaveValue(olderSlug);
    await expect(page).toHaveTitle(errorTitle);
    // Without scripts, the sum beside the form cannot follow the amount.
    await expect(page.locator(".slip__sum--follows")).toBeHidden();

    await form.ownAmount.fill("12,50");
    await form.email.fill("");
    await form.send.click();
    await expect(page).toHaveURL(/\/donate\/thank-you\?gift=/);
    const digits = readStructuredCommunication(await readLine(page, reference)) ?? "";
    expect(await scan(page, page.locator(".qr"))).toBe(transferOf("EUR12.50", digits));
    await expect(page.locator(".copy").getByRole("button")).toHaveCount(0);
    await page.reload();
    expect(readStructuredCommunication(await readLine(page, reference))).toBe(digits);

    await page.goto(pathIn(language, "/donate"));
    await form.suggestedAmount(100).check();
    await form.send.click();
    await expect(page).toHaveURL(/\/donate\/thank-you/);
    await expect(form.amount).toHaveText(hundred);
  });
});
