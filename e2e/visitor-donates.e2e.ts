import decode from "qr/decode.js";
import type { Language } from "#domain/language.ts";
import { readStructuredCommunication } from "#domain/structured-communication.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Locator, type Page, test } from "./live.ts";

const words = {
  nl: {
    own: "Ander bedrag",
    what: "Waarvoor?",
    name: "Naam",
    email: "E-mailadres",
    send: "Naar mijn overschrijving",
    thanks: "Bedankt, nog één stap",
    sum: "Bedrag",
    reference: "Gestructureerde mededeling",
    any: "Jij kiest het bedrag",
    ask: "Kies een bedrag of vul er een in.",
    most: "Wil je meer dan € 100.000 geven?",
    copy: ["Kopieer de begunstigde", "Kopieer het rekeningnummer", "Kopieer het bedrag", "Kopieer de mededeling"],
    copied: "Gekopieerd",
    give: "Doe een gift",
    unknown: "We vinden het project uit de link niet.",
    lost: "We vinden deze overschrijving niet meer",
    toForm: "Naar het formulier",
    problem: /^Fout: /,
  },
  en: {
    own: "Another amount",
    what: "What for?",
    name: "Name",
    email: "Email address",
    send: "Go to my transfer",
    thanks: "Thank you, one more step",
    sum: "Amount",
    reference: "Structured communication",
    any: "You choose the amount",
    ask: "Choose or enter an amount.",
    most: "Do you want to give more than €100,000?",
    copy: ["Copy the beneficiary", "Copy the IBAN", "Copy the amount", "Copy the communication"],
    copied: "Copied",
    give: "Make a gift",
    unknown: "We cannot find the project of that link.",
    lost: "We can no longer find this transfer",
    toForm: "Go to the form",
    problem: /^Error: /,
  },
  fr: {
    own: "Autre montant",
    what: "Pour quoi ?",
    name: "Nom",
    email: "Adresse e-mail",
    send: "Continuer vers mon virement",
    thanks: "Merci, encore une étape",
    sum: "Montant",
    reference: "Communication structurée",
    any: "Vous choisissez le montant",
    ask: "Choisissez ou indiquez un montant.",
    most: "Vous voulez donner plus de 100 000 € ?",
    copy: ["Copier le bénéficiaire", "Copier l’IBAN", "Copier le montant", "Copier la communication"],
    copied: "Copié",
    give: "Faire un don",
    unknown: "Nous ne trouvons pas le projet de ce lien.",
    lost: "Nous ne trouvons plus ce virement",
    toForm: "Vers le formulaire",
    problem: /^Erreur\s: /,
  },
};

/** A project of the demo with a title in each language, from a call of some years ago. */
const older = "een-samentuin-op-het-oude-fabrieksplein";

function formOf(page: Page, language: Language) {
  const { own, what, name, email, send } = words[language];
  return {
    suggested: (euro: number) => page.getByRole("radio", { name: String(euro) }),
    own: page.getByRole("textbox", { name: own }),
    name: page.getByRole("textbox", { name }),
    what: page.getByRole("combobox", { name: what }),
    email: page.getByRole("textbox", { name: email }),
    send: page.getByRole("button", { name: send }),
    summary: page.locator(".error-summary"),
    sum: page.locator(".slip__sum"),
  };
}

const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s/g, " ");

/** One line of the slip, by what it is called. */
const lineOf = async (page: Page, term: string) =>
  plain(await page.locator(".slip__rows > div", { hasText: term }).locator("dd").first().textContent());

/** Looks at a code on the screen the way a phone does, and says what it reads. */
async function scan(page: Page, code: Locator): Promise<string> {
  const shot = (await code.screenshot()).toString("base64");
  // A page of its own makes pixels of the picture: on ours the security policy forbids it.
  const bench = await page.context().newPage();
  const { width, height, shades } = await bench.evaluate(async (shot) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${shot}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const brush = canvas.getContext("2d");
    brush?.drawImage(picture, 0, 0);
    const pixels = brush?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    // One number for each pixel says how light it is.
    const shades = [...pixels].filter((_, at) => at % 4 === 0);
    return { width: picture.width, height: picture.height, shades };
  }, shot);
  await bench.close();
  return decode({ width, height, data: Uint8ClampedArray.from(shades.flatMap((shade) => [shade, shade, shade])) });
}

/** What the code must say for this amount and reference: the demo's account, line by line as the banks agreed. */
const transferOf = (amount: string, reference: string) =>
  ["BCD", "002", "1", "SCT", "", "Amandel Sociaal Fonds", "BE68539007547034", amount, "CHAR", reference].join("\n");

inTurn({ language: "nl", width: 1440 }, (language) => {
  const { any, ask, thanks, sum, reference } = words[language];
  const amounts = {
    nl: { hundred: "€ 100", half: "€ 12,50", fifty: "€ 50,00" },
    en: { hundred: "€100", half: "€12.50", fifty: "€50.00" },
    fr: { hundred: "100 €", half: "12,50 €", fifty: "50,00 €" },
  }[language];

  test("a visitor takes a suggested amount and gets a slip that banking apps read and anyone with its address opens", async ({
    page,
    browser,
  }) => {
    await page.goto(pathIn(language, "/donate"));
    const form = formOf(page, language);
    // A visitor who only wants to give scans at once, and chooses the amount in the app.
    expect(await lineOf(page, "IBAN")).toBe("BE68 5390 0754 7034");
    expect(await scan(page, page.locator(".qr"))).toBe(transferOf("", "").trimEnd());

    // Nothing is chosen for them, and without an amount nothing is announced.
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(form.sum).toHaveText(any);
    await form.send.click();
    await expect(form.summary.getByRole("link", { name: ask })).toBeVisible();
    await expect(page.locator(".field__error")).toHaveText(ask);
    await form.suggested(25).check();
    await expect(page.locator(".field__error")).toHaveCount(0);

    // Only one amount counts at a time, and the slip beside the form follows it.
    await form.suggested(100).check();
    await expect(form.sum).toHaveText(amounts.hundred);
    await form.own.fill("12,5");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(form.sum).toHaveText(amounts.half);
    await form.own.fill("12,5x");
    await expect(form.sum).toHaveText(any);
    await form.suggested(50).check();
    await expect(form.own).toHaveValue("");
    await form.name.fill("Anneke Verstuyft");
    await form.email.fill("anneke@post.example");
    await form.send.click();

    await expect(page).toHaveURL(/\/donate\/thank-you\?gift=[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeFocused();
    expect(await lineOf(page, "IBAN")).toBe("BE68 5390 0754 7034");
    expect(await lineOf(page, sum)).toBe(amounts.fifty);
    const written = await lineOf(page, reference);
    const digits = readStructuredCommunication(written) ?? "";
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await scan(page, page.locator(".qr"))).toBe(transferOf("EUR50.00", digits));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.reload();
    expect(await lineOf(page, reference)).toBe(written);

    const elsewhere = await browser.newPage();
    await elsewhere.goto(page.url());
    expect(await lineOf(elsewhere, reference)).toBe(written);
    expect((await elsewhere.content()).toLowerCase()).not.toContain("anneke");
    const other = language === "fr" ? "nl" : "fr";
    const link = { nl: "NL Nederlands", fr: "FR Français" }[other];
    await elsewhere.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(elsewhere.getByRole("heading", { level: 1, name: words[other].thanks })).toBeVisible();
    expect(await lineOf(elsewhere, words[other].reference)).toBe(written);
    await elsewhere.close();
  });
});

inTurn({ language: "fr", width: 360 }, (language) => {
  const { any, ask, most, thanks, problem, copy, copied, reference } = words[language];
  const longest = { nl: "99.999,99", en: "99,999.99", fr: "99999,99" }[language];

  test("what is no amount is refused in so many words, and put right it gives a slip to copy line by line", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(pathIn(language, "/donate"));
    const form = formOf(page, language);
    await form.email.fill("anna@post.example");
    // Every way to write an amount has a test of its own; here are one that none can read, too much, and nothing.
    for (const [typed, sentence] of [
      ["veel", /./],
      ["250.000", most],
      ["", ask],
    ] as const) {
      await form.own.fill(typed);
      await form.send.click();
      await expect(form.summary.getByRole("link")).toContainText(sentence);
      await expect(form.summary).toBeFocused();
      await expect(page).toHaveTitle(problem);
      await expect(form.own).toHaveValue(typed);
      await expect(form.own).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator(".field__error")).toHaveText(plain(await form.summary.getByRole("link").textContent()));
      await expect(page.locator(".slip__sum--words")).toHaveText(any);
      await expect(form.email).toHaveValue("anna@post.example");
    }
    await expectNoBarriers(page, `${language} refused`);

    await form.summary.getByRole("link").click();
    await expect(form.own).toBeFocused();
    await form.own.fill("99.999,99");
    await expect(page.locator(".field__error")).toHaveCount(0);
    await form.own.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeVisible();
    await expectUsable(page, "the slip");
    const communication = await lineOf(page, reference);
    const values = ["Amandel Sociaal Fonds", "BE68539007547034", longest, communication];
    for (const [at, name] of copy.entries()) {
      const button = page.getByRole("button", { name });
      await button.click();
      await expect(page.locator(".copy", { has: button }).getByRole("status")).toHaveText(copied);
      expect(await page.evaluate(() => navigator.clipboard.readText()), name).toBe(values[at]);
    }
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  const { give, thanks, unknown, lost, toForm } = words[language];

  test("a visitor gives once, however often they press, to the older project whose page they come from", async ({
    page,
  }) => {
    await page.goto(pathIn(language, `/project/${older}`));
    const title = plain(await page.getByRole("heading", { level: 1 }).textContent());
    await page.getByRole("main").getByRole("link", { name: give, exact: true }).click();
    await expect(page).toHaveURL(pathIn(language, `/donate?project=${older}`));
    const form = formOf(page, language);
    await expect(form.what.locator("option:checked")).toHaveText(title);
    // A refusal keeps the choice.
    await form.own.fill("x");
    await form.send.click();
    await expect(form.summary).toBeFocused();
    await expect(form.what.locator("option:checked")).toHaveText(title);
    await form.own.fill("30");
    // The answer is held back, so that there is time to press again.
    const keys: string[] = [];
    const held = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      const { operationName, variables } = route.request().postDataJSON();
      if (operationName === "PledgeGift") {
        keys.push(variables.key);
        await held.promise;
      }
      await route.continue();
    });
    await form.send.dblclick();
    await expect.poll(() => keys).not.toEqual([]);
    await form.send.dispatchEvent("click");
    held.resolve();
    await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(page.url()).toContain(keys[0]);
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(pathIn(language, `/project/${older}`));
  });

  test("a link to a project or a slip that is gone leads to the form, and says so", async ({ page }) => {
    await page.goto(pathIn(language, "/donate?project=no-such-project"));
    await expect(formOf(page, language).what).toHaveValue("");
    await expect(page.getByText(unknown)).toBeVisible();
    await page.goto(pathIn(language, "/donate/thank-you"));
    await expect(page).toHaveURL(pathIn(language, "/donate"));
    const gone = pathIn(language, "/donate/thank-you?gift=0b8c6a56-5f0e-4f0c-9d0e-6a1f3c2b1a00");
    expect((await page.goto(gone))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(lost);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.getByRole("link", { name: toForm }).click();
    await expect(formOf(page, language).send).toBeVisible();
  });
});

inTurn({ language: "nl", width: 360 }, (language) => {
  const { problem, reference } = words[language];
  const hundred = { nl: "€ 100", en: "€100", fr: "100 €" }[language];
  test.use({ javaScriptEnabled: false });

  test("before any script has loaded a visitor gives an amount of their own after a first one was refused, and then a suggested one", async ({
    page,
  }) => {
    await page.goto(pathIn(language, `/donate?project=${older}`));
    const form = formOf(page, language);
    await form.own.fill("1,234,56");
    await form.email.fill("anna@post");
    await form.send.click();
    await expect(form.summary.getByRole("link")).toHaveCount(2);
    await expect(form.own).toHaveValue("1,234,56");
    await expect(form.email).toHaveValue("anna@post");
    await expect(form.what).toHaveValue(older);
    await expect(page).toHaveTitle(problem);
    // A sum beside the form could not follow it.
    await expect(page.locator(".slip__sum--follows")).toBeHidden();

    await form.own.fill("12,50");
    await form.email.fill("");
    await form.send.click();
    await expect(page).toHaveURL(/\/donate\/thank-you\?gift=/);
    const digits = readStructuredCommunication(await lineOf(page, reference)) ?? "";
    expect(await scan(page, page.locator(".qr"))).toBe(transferOf("EUR12.50", digits));
    await expect(page.locator(".copy").getByRole("button")).toHaveCount(0);
    await page.reload();
    expect(readStructuredCommunication(await lineOf(page, reference))).toBe(digits);

    await page.goto(pathIn(language, "/donate"));
    await form.suggested(100).check();
    await form.send.click();
    await expect(page).toHaveURL(/\/donate\/thank-you/);
    await expect(form.sum).toHaveText(hundred);
  });
});
