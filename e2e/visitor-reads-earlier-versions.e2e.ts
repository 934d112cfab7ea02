import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";

const words = {
  nl: {
    added: "Tegen misbruik",
    what: "Toegevoegd: wat we bewaren van je keuze over cookies",
    heading: "Wat we bewaren en waarom",
    versions: "Eerdere versies",
    present: "huidige tekst",
    earlier: "Dit is een eerdere versie",
    back: "Lees de huidige tekst",
    link: "NL Nederlands",
    next: "fr",
  },
  en: {
    added: "Against misuse",
    what: "Added: what we keep of your choice on cookies",
    heading: "What we keep and why",
    versions: "Earlier versions",
    present: "present text",
    earlier: "This is an earlier version",
    back: "Read the present text",
    link: "EN English",
    next: "nl",
  },
  fr: {
    added: "Contre les abus",
    what: "Ajouté : ce que nous gardons de votre choix sur les cookies",
    heading: "Ce que nous conservons, et pourquoi",
    versions: "Versions antérieures",
    present: "texte actuel",
    earlier: "Ceci est une version antérieure",
    back: "Lire le texte actuel",
    link: "FR Français",
    next: "en",
  },
} as const;

// It is text and links, which other tests follow without scripts.
for (const javaScriptEnabled of isEverything ? [true, false] : [true]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    inTurn({ language: "en", width: 360 }, (language) => {
      const { added, what, heading, versions, present, earlier, next } = words[language];

      test("a visitor reads what the privacy policy said before, and comes back to what it says now", async ({
        page,
        request,
      }) => {
        const path = pathIn(language, "/privacy-policy");
        await page.goto(path);
        await expect(page.getByText(added)).toBeVisible();
        await page.getByText(versions).click();
        const listed = page.locator("main details li");
        await expect(listed).toHaveCount(2);
        await expect(listed.first()).toContainText(present);
        await expect(listed.first()).toContainText(what);
        await listed.last().getByRole("link").click();

        await expect(page.getByText(earlier)).toBeVisible();
        await expect(page.getByText(added)).toHaveCount(0);
        await expect(page.getByRole("heading", { name: heading })).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
        if (javaScriptEnabled) await expectNoBarriers(page, "an earlier version");
        const version = new URL(page.url()).searchParams.get("version");

        // The same version in another language.
        const other = words[next];
        await page.getByRole("contentinfo").getByRole("link", { name: other.link }).click();
        await expect(page).toHaveURL(pathIn(next, `/privacy-policy?version=${version}`));
        await expect(page.getByText(other.earlier)).toBeVisible();
        await page.getByRole("link", { name: other.back }).click();
        await expect(page).toHaveURL(pathIn(next, "/privacy-policy"));
        await expect(page.getByText(other.added)).toBeVisible();

        const elsewhere = pathIn(language, `/cookie-policy?version=${version}`);
        for (const gone of [elsewhere, `${path}?version=00000000-0000-4000-8000-000000000000`, `${path}?version=x`])
          expect((await request.get(gone)).status(), gone).toBe(404);
        expect((await request.get(`${path}?version=${version}`)).status()).toBe(200);
      });
    });
  });
}
