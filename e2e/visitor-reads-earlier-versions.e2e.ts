import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";

const words = {
  nl: {
    addedText: "Tegen misbruik",
    changeText: "Toegevoegd: wat we bewaren van je keuze over cookies",
    heading: "Wat we bewaren en waarom",
    versions: "Eerdere versies",
    presentLabel: "huidige tekst",
    earlierText: "Dit is een eerdere versie",
    back: "Lees de huidige tekst",
    link: "NL Nederlands",
    nextLanguage: "fr",
  },
  en: {
    addedText: "Against misuse",
    changeText: "Added: what we keep of your choice on cookies",
    heading: "What we keep and why",
    versions: "Earlier versions",
    presentLabel: "present text",
    earlierText: "This is an earlier version",
    back: "Read the present text",
    link: "EN English",
    nextLanguage: "nl",
  },
  fr: {
    addedText: "Contre les abus",
    changeText: "Ajouté : ce que nous gardons de votre choix sur les cookies",
    heading: "Ce que nous conservons, et pourquoi",
    versions: "Versions antérieures",
    presentLabel: "texte actuel",
    earlierText: "Ceci est une version antérieure",
    back: "Lire le texte actuel",
    link: "FR Français",
    nextLanguage: "en",
  },
} as const;

// `npm test` skips the run without scripts, because other tests follow links without them.
for (const javaScriptEnabled of isEverything ? [true, false] : [true]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    inTurn({ language: "en", width: 360 }, (language) => {
      const { addedText, changeText, heading, versions, presentLabel, earlierText, nextLanguage } = words[language];

      test("a visitor reads an earlier version of the privacy policy, and returns to the present one", async ({
        page,
        request,
      }) => {
        const path = pathIn(language, "/privacy-policy");
        await page.goto(path);
        await expect(page.getByText(addedText)).toBeVisible();
        await page.getByText(versions).click();
        const versionRows = page.locator("main details li");
        await expect(versionRows).toHaveCount(2);
        await expect(versionRows.first()).toContainText(presentLabel);
        await expect(versionRows.first()).toContainText(changeText);
        await versionRows.last().getByRole("link").click();

        await expect(page.getByText(earlierText)).toBeVisible();
        await expect(page.getByText(addedText)).toHaveCount(0);
        await expect(page.getByRole("heading", { name: heading })).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
        if (javaScriptEnabled) await expectNoBarriers(page, "an earlier version");
        const version = new URL(page.url()).searchParams.get("version");

        // The language switch keeps the version.
        const otherWords = words[nextLanguage];
        await page.getByRole("contentinfo").getByRole("link", { name: otherWords.link }).click();
        await expect(page).toHaveURL(pathIn(nextLanguage, `/privacy-policy?version=${version}`));
        await expect(page.getByText(otherWords.earlierText)).toBeVisible();
        await page.getByRole("link", { name: otherWords.back }).click();
        await expect(page).toHaveURL(pathIn(nextLanguage, "/privacy-policy"));
        await expect(page.getByText(otherWords.addedText)).toBeVisible();

        const otherPolicy = pathIn(language, `/cookie-policy?version=${version}`);
        for (const unknownPath of [
          otherPolicy,
          `${path}?version=00000000-0000-4000-8000-000000000000`,
          `${path}?version=x`,
        ])
          expect((await request.get(unknownPath)).status(), unknownPath).toBe(404);
        expect((await request.get(`${path}?version=${version}`)).status()).toBe(200);
      });
    });
  });
}
