import decode from "qr/decode.js";
import { type Language, languages } from "#domain/language.ts";
import { readStructuredCommunication } from "#domain/structured-communication.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { expect, type Locator, type Page, test } from "./live.ts";

const words = {
  nl: {
    own: "Ander bedrag",
    what: "Waarvoor?",
    email: "E-mailadres",
    send: "Naar mijn overschrijving",
    thanks: "Bedankt, nog één stap",
    reference: "Gestructureerde mededeling",
    fifty: "€ 50,00",
    problem: /^Fout: /,
  },
  en: {
    own: "Another amount",
    what: "What for?",
    email: "Email address",
    send: "Go to my transfer",
    thanks: "Thank you, one more step",
    reference: "Structured communication",
    fifty: "€50.00",
    problem: /^Error: /,
  },
  fr: {
    own: "Autre montant",
    what: "Pour quoi ?",
    email: "Adresse e-mail",
    send: "Continuer vers mon virement",
    thanks: "Merci, encore une étape",
    reference: "Communication structurée",
    fifty: "50,00 €",
    problem: /^Erreur\s: /,
  },
};

/** A project of the demo with a title in each language, from a call of some years ago. */
const older = "een-samentuin-op-het-oude-fabrieksplein";

function formOf(page: Page, language: Language) {
  const { own, what, email, send } = words[language];
  return {
    own: page.getByRole("textbox", { name: own }),
    what: page.getByRole("combobox", { name: what }),
    email: page.getByRole("textbox", { name: email }),
    send: page.getByRole("button", { name: send }),
    summary: page.locator(".error-summary"),
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

for (const language of languages) {
  const { thanks, reference, fifty } = words[language];

  test(`a visitor takes a suggested amount and gets a slip that banking apps read (${language})`, async ({ page }) => {
    await page.goto(pathIn(language, "/donate"));
    const form = formOf(page, language);
    await expect(page.getByRole("radio", { name: "50" })).toBeChecked();
    // Whoever wants no more than to give scans at once.
    expect(await lineOf(page, "IBAN")).toBe("BE68 5390 0754 7034");
    expect(await scan(page, page.locator(".qr"))).toBe(transferOf("EUR50.00", "").trimEnd());
    await form.send.click();

    await expect(page).toHaveURL(/\/donate\/thank-you\?gift=[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeFocused();
    expect(await lineOf(page, "IBAN")).toBe("BE68 5390 0754 7034");
    expect(plain(await page.locator(".slip__rows").textContent())).toContain(fifty);
    const digits = readStructuredCommunication(await lineOf(page, reference)) ?? "";
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await scan(page, page.locator(".qr"))).toBe(transferOf("EUR50.00", digits));
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });

  test(`what is no amount is refused in so many words, and stays to be put right (${language})`, async ({ page }) => {
    await page.goto(pathIn(language, "/donate"));
    const form = formOf(page, language);
    await form.email.fill("anna@post.example");
    const sentences = new Set<string>();
    for (const bad of ["veel", "1.234.56", "12,3456", "-25", "0,50", "250.000"]) {
      await form.own.fill(bad);
      await form.send.click();
      await expect(form.summary).toBeFocused();
      await expect(page).toHaveTitle(words[language].problem);
      await expect(form.own).toHaveValue(bad);
      await expect(form.own).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator(".slip__sum--words")).toBeVisible();
      await expect(form.email).toHaveValue("anna@post.example");
      const sentence = plain(await form.summary.getByRole("link").textContent());
      await expect(page.locator(".field__error")).toHaveText(sentence);
      sentences.add(sentence);
    }
    expect(sentences.size).toBe(6);
    await expectNoBarriers(page, `${language} refused`);

    await form.summary.getByRole("link").click();
    await expect(form.own).toBeFocused();
    await form.own.fill("25,50");
    await expect(page.locator(".field__error")).toHaveCount(0);
    await form.send.click();
    await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeVisible();
  });
}

for (const [typed, written] of [
  ["2500", "€2,500.00"],
  ["2.500,50", "€2,500.50"],
  ["2 500,50", "€2,500.50"],
  ["2,500.50", "€2,500.50"],
  ["€ 7,5", "€7.50"],
] as const) {
  test(`an amount of one's own may be written as ${typed}`, async ({ page }) => {
    await page.goto("/en/donate");
    const { own } = formOf(page, "en");
    await own.fill(typed);
    await own.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: words.en.thanks })).toBeVisible();
    expect(await lineOf(page, "Amount")).toBe(written);
  });
}

test("of a suggested amount and one's own only one stands there, and the slip beside the form follows", async ({
  page,
}) => {
  await page.goto("/en/donate");
  const { own } = formOf(page, "en");
  const sum = page.locator(".slip__sum");
  await page.getByText("€100", { exact: true }).click();
  await expect(sum).toHaveText("€100");
  await own.fill("12,5");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(sum).toHaveText("€12.50");
  await own.fill("12,5x");
  await expect(sum).toHaveText("You choose the amount");
  await page.getByText("€25", { exact: true }).click();
  await expect(own).toHaveValue("");
  await expect(sum).toHaveText("€25");
});

test("who chooses nothing is asked to", async ({ page }) => {
  await page.goto("/en/donate");
  const form = formOf(page, "en");
  await form.own.fill("1");
  await form.own.fill("");
  await form.send.click();
  await expect(form.summary).toContainText("Choose an amount or fill one in.");
});

test("a visitor gives to the project whose page they come from, also when it is an older one", async ({ page }) => {
  await page.goto(`/en/project/${older}`);
  const title = plain(await page.getByRole("heading", { level: 1 }).textContent());
  await page.getByRole("main").getByRole("link", { name: "Donate" }).click();
  await expect(page).toHaveURL(`/en/donate?project=${older}`);
  const form = formOf(page, "en");
  await expect(form.what.locator("option:checked")).toHaveText(title);
  // A refusal keeps the choice.
  await form.own.fill("x");
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await expect(form.what.locator("option:checked")).toHaveText(title);
  await form.own.fill("30");
  await form.send.click();
  await expect(page.getByRole("heading", { level: 1, name: words.en.thanks })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`/en/project/${older}`);
});

test("a link to a project that is gone leads to the fund, and says so", async ({ page }) => {
  await page.goto("/en/donate?project=no-such-project");
  await expect(formOf(page, "en").what).toHaveValue("");
  await expect(page.getByText("We could not find the project of that link.")).toBeVisible();
});

test("every line of the slip can be copied, and says that it was", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/donate");
  const form = formOf(page, "en");
  await form.own.fill("1.250,50");
  await form.send.click();
  await expect(page).toHaveURL(/thank-you/);
  const copied = async (name: string) => {
    const button = page.getByRole("button", { name });
    await button.click();
    await expect(page.locator(".copy", { has: button }).getByRole("status")).toHaveText("Copied");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied("Copy the beneficiary")).toBe("Amandel Sociaal Fonds");
  expect(await copied("Copy the IBAN")).toBe("BE68539007547034");
  expect(await copied("Copy the amount")).toBe("1,250.50");
  expect(await copied("Copy the communication")).toBe(await lineOf(page, words.en.reference));
});

test("a slip can be opened again, by its address alone, and shows nothing of who gives", async ({ page, browser }) => {
  await page.goto("/en/donate");
  const form = formOf(page, "en");
  await page.getByRole("textbox", { name: "Name" }).fill("Anneke Verstuyft");
  await form.email.fill("anneke@post.example");
  await form.send.click();
  await expect(page).toHaveURL(/thank-you/);
  const reference = await lineOf(page, words.en.reference);
  await page.reload();
  expect(await lineOf(page, words.en.reference)).toBe(reference);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  expect(await lineOf(elsewhere, words.en.reference)).toBe(reference);
  expect((await elsewhere.content()).toLowerCase()).not.toContain("anneke");
  await elsewhere.getByRole("link", { name: "FR Français" }).first().click();
  await expect(elsewhere.getByRole("heading", { level: 1, name: words.fr.thanks })).toBeVisible();
  expect(await lineOf(elsewhere, words.fr.reference)).toBe(reference);
  await elsewhere.close();
});

test("however often the button is pressed, it is one gift", async ({ page }) => {
  await page.goto("/en/donate");
  const form = formOf(page, "en");
  const keys = new Set<unknown>();
  // The first answer is held back, so that there is time to press again.
  await page.route("**/graphql", async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName === "PledgeGift") {
      keys.add(variables.key);
      await form.send.dispatchEvent("click");
    }
    await route.continue();
  });
  await form.send.dblclick();
  await expect(page).toHaveURL(/thank-you/);
  expect(keys.size).toBe(1);
  expect(page.url()).toContain(String([...keys][0]));
});

test("a slip that is not there leads back to the form", async ({ page }) => {
  await page.goto("/en/donate/thank-you");
  await expect(page).toHaveURL("/en/donate");
  const answer = await page.goto("/en/donate/thank-you?gift=0b8c6a56-5f0e-4f0c-9d0e-6a1f3c2b1a00");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can no longer find this transfer");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.getByRole("link", { name: "Go to the form" }).click();
  await expect(formOf(page, "en").send).toBeVisible();
});

test("a slip has no barriers, light and dark, on a phone and on a desk", async ({ page }) => {
  await page.goto("/en/donate");
  const form = formOf(page, "en");
  await form.own.fill("99.999,99");
  await form.send.click();
  await expect(page).toHaveURL(/thank-you/);
  await expect(page.locator(".qr")).toBeVisible();
  await expectUsable(page, "the slip");
});

test.describe("before any script has loaded", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor gives an amount of their own, after a first one that was refused", async ({ page }) => {
    await page.goto(`/fr/donate?project=${older}`);
    const form = formOf(page, "fr");
    await form.own.fill("1,234,56");
    await form.email.fill("anna@post");
    await form.send.click();
    await expect(form.summary.getByRole("link")).toHaveCount(2);
    await expect(form.own).toHaveValue("1,234,56");
    await expect(form.email).toHaveValue("anna@post");
    await expect(form.what).toHaveValue(older);
    await expect(page).toHaveTitle(words.fr.problem);
    // What beside the form would have to follow it is not there.
    await expect(page.locator(".slip__sum--follows")).toBeHidden();

    await form.own.fill("12,50");
    await form.email.fill("");
    await form.send.click();
    await expect(page).toHaveURL(/\/fr\/donate\/thank-you\?gift=/);
    const digits = readStructuredCommunication(await lineOf(page, words.fr.reference)) ?? "";
    expect(await scan(page, page.locator(".qr"))).toBe(transferOf("EUR12.50", digits));
    await expect(page.getByRole("button", { name: /^Copier/ })).toHaveCount(0);
    await page.reload();
    expect(readStructuredCommunication(await lineOf(page, words.fr.reference))).toBe(digits);
  });

  test("a suggested amount needs no typing at all, and one's own goes before it", async ({ page }) => {
    await page.goto("/en/donate");
    await page.getByText("€100", { exact: true }).click();
    await formOf(page, "en").send.click();
    await expect(page).toHaveURL(/\/en\/donate\/thank-you/);
    await expect(page.locator(".slip__sum")).toHaveText("€100");
    await page.goto("/donate");
    await formOf(page, "nl").own.fill("7,25");
    await formOf(page, "nl").send.click();
    await expect(page).toHaveURL(/\/donate\/thank-you/);
    await expect(page.locator(".slip__sum")).toHaveText(/€\s7,25/);
  });
});
