import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";
import { aColleague, logIn } from "./people.ts";
import { sharedSite } from "./sites.ts";

const words = {
  nl: {
    emptyHeading: "Je hebt nog geen dossier",
    language: "Taal van je mails",
    save: "Bewaar",
    savedText: "Bewaard.",
  },
  en: {
    emptyHeading: "You have no dossier yet",
    language: "Language of your emails",
    save: "Save",
    savedText: "Saved.",
  },
  fr: {
    emptyHeading: "Vous n’avez pas encore de dossier",
    language: "Langue de vos e-mails",
    save: "Enregistrer",
    savedText: "Enregistré.",
  },
};

inTurn({ language: "fr", width: 360 }, (language) => {
  test("the account of a new employee shows where to begin, and folds all other sections", async ({ page }) => {
    await logIn(page, aColleague(11, language));
    await page.goto(pathIn(language, "/account"));
    await expect(page.getByRole("heading", { name: words[language].emptyHeading })).toBeVisible();
    const sections = page.locator("main details");
    await expect(page.locator("main details[open]")).toHaveCount(0);
    for (const line of await page.locator(".folded-section__now").allInnerTexts()) expect(line).not.toBe("");
    await sections.evaluateAll((elements) => {
      for (const element of elements) (element as HTMLDetailsElement).open = true;
    });
    await expectUsable(page, `account, unfolded ${language}`);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form in a folded section returns with its section open, accepted or refused", async ({ page }) => {
    await logIn(page, aColleague(12));
    await page.goto("/account#language");
    await page.getByLabel(words.nl.language).selectOption("en");
    await page.getByRole("button", { name: words.nl.save }).click();
    await expect(page.getByRole("status").filter({ hasText: words.nl.savedText })).toBeVisible();
    await expect(page.getByLabel(words.nl.language)).toHaveValue("en");

    const refusal = await page.request.post("/account", {
      headers: { origin: sharedSite.url },
      form: { intent: "erase" },
    });
    expect(refusal.status()).toBe(422);
    await page.setContent(await refusal.text());
    await expect(page.locator("#data").getByRole("alert")).toBeVisible();
    await expect(page.locator("#sessions")).toBeHidden();
  });
});
