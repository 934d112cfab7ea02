import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";
import { aColleague, logIn } from "./people.ts";
import { sharedSite } from "./sites.ts";

const words = {
  nl: { none: "Je hebt nog geen dossier", language: "Taal van je mails", save: "Bewaren", saved: "Bewaard." },
  en: { none: "You have no dossier yet", language: "Language of your emails", save: "Save", saved: "Saved." },
  fr: {
    none: "Vous n’avez pas encore de dossier",
    language: "Langue de vos e-mails",
    save: "Enregistrer",
    saved: "Enregistré.",
  },
};

inTurn({ language: "fr", width: 360 }, (language) => {
  test("a new employee finds where to begin, and everything else folded with what it holds", async ({ page }) => {
    await logIn(page, aColleague(11, language));
    await page.goto(pathIn(language, "/account"));
    await expect(page.getByRole("heading", { name: words[language].none })).toBeVisible();
    const sections = page.locator("main details");
    await expect(page.locator("main details[open]")).toHaveCount(0);
    for (const line of await page.locator(".folded-section__now").allInnerTexts()) expect(line).not.toBe("");
    await sections.evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    await expectUsable(page, `account, unfolded ${language}`);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form in a folded section comes back in its open section, done or refused", async ({ page }) => {
    await logIn(page, aColleague(12));
    await page.goto("/account#language");
    await page.getByLabel(words.nl.language).selectOption("en");
    await page.getByRole("button", { name: words.nl.save }).click();
    await expect(page.getByRole("status").filter({ hasText: words.nl.saved })).toBeVisible();
    await expect(page.getByLabel(words.nl.language)).toHaveValue("en");

    const refused = await page.request.post("/account", {
      headers: { origin: sharedSite.url },
      form: { intent: "erase" },
    });
    expect(refused.status()).toBe(422);
    await page.setContent(await refused.text());
    await expect(page.locator("#data").getByRole("alert")).toBeVisible();
    await expect(page.locator("#sessions")).toBeHidden();
  });
});
