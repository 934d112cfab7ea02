import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { expectOnlyListedStorage, readStorage } from "./watch.ts";

const words = {
  nl: {
    link: "Cookies beheren",
    reject: "Alles weigeren",
    accept: "Alles aanvaarden",
    save: "Keuze bewaren",
    statistics: "Statistiek",
    media: "Media van anderen",
    necessary: "Strikt noodzakelijk",
    noChoiceText: "Je hebt nog niets gekozen.",
    chosenOnText: "Je koos op",
    rejected: ["Statistiek: geweigerd", "Media van anderen: geweigerd"],
    accepted: ["Statistiek: aanvaard", "Media van anderen: aanvaard"],
    mixed: ["Statistiek: aanvaard", "Media van anderen: geweigerd"],
  },
  en: {
    link: "Manage cookies",
    reject: "Reject all",
    accept: "Accept all",
    save: "Save choice",
    statistics: "Statistics",
    media: "Media from others",
    necessary: "Strictly necessary",
    noChoiceText: "You have not chosen yet.",
    chosenOnText: "You chose on",
    rejected: ["Statistics: rejected", "Media from others: rejected"],
    accepted: ["Statistics: accepted", "Media from others: accepted"],
    mixed: ["Statistics: accepted", "Media from others: rejected"],
  },
  fr: {
    link: "Gérer les cookies",
    reject: "Tout refuser",
    accept: "Tout accepter",
    save: "Enregistrer",
    statistics: "Statistiques",
    media: "Médias d’autres sites",
    necessary: "Strictement nécessaire",
    noChoiceText: "Vous n’avez pas encore choisi.",
    chosenOnText: "Vous avez choisi le",
    rejected: ["Statistiques\u00a0: refusé", "Médias d’autres sites\u00a0: refusé"],
    accepted: ["Statistiques\u00a0: accepté", "Médias d’autres sites\u00a0: accepté"],
    mixed: ["Statistiques\u00a0: accepté", "Médias d’autres sites\u00a0: refusé"],
  },
} as const;

const choiceOn = (page: Page) => page.locator("#choice");

async function expectChoice(page: Page, rows: readonly string[], chosenOnText: string) {
  await expect(choiceOn(page)).toContainText(chosenOnText);
  await expect(choiceOn(page).getByRole("listitem")).toHaveText([...rows]);
}

/** Expects buttons of the same style and size, so that rejecting is as easy as accepting. */
async function expectSameLook(page: Page, names: readonly string[]) {
  const [first, second] = await Promise.all(
    names.map(async (name) => {
      const button = page.getByRole("button", { name });
      const box = await button.boundingBox();
      const style = await button.evaluate((element) => {
        const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return { backgroundColor, color, borderColor, fontSize, fontWeight };
      });
      return { ...style, width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
    }),
  );
  expect(first).toEqual(second);
}

// `npm test` skips the run without scripts, because both runs use the same plain form.
for (const javaScriptEnabled of isEverything ? [true, false] : [true]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    inTurn({ language: "nl", width: 1440 }, (language) => {
      const { link, reject, accept, save, statistics, media, necessary, noChoiceText, chosenOnText, ...rows } =
        words[language];

      test("a visitor rejects, chooses and withdraws without a banner, for this browser alone", async ({
        page,
        context,
        browser,
      }) => {
        const followLink = () => page.getByRole("contentinfo").getByRole("link", { name: link }).click();
        await page.goto(pathIn(language, "/"));
        // The site stores nothing that needs consent, so it asks nothing.
        await expect(page.getByRole("dialog")).toHaveCount(0);
        for (const name of [accept, reject]) await expect(page.getByRole("button", { name })).toHaveCount(0);
        await followLink();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(link);
        await expect(choiceOn(page)).toContainText(noChoiceText);
        expect(await context.cookies()).toEqual([]);
        for (const name of [statistics, media]) await expect(page.getByRole("checkbox", { name })).not.toBeChecked();
        await expect(page.getByRole("checkbox", { name: necessary })).toBeChecked();
        await expect(page.getByRole("checkbox", { name: necessary })).toBeDisabled();
        const size = page.viewportSize();
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectSameLook(page, [reject, accept]);
        }
        if (size) await page.setViewportSize(size);

        await page.getByRole("button", { name: reject }).click();
        await expectChoice(page, rows.rejected, chosenOnText);
        await expect(choiceOn(page)).toBeFocused();
        if (javaScriptEnabled) await expectNoBarriers(page, "after a choice");
        const [cookie, ...others] = await context.cookies();
        expect(others).toEqual([]);
        expect(cookie).toMatchObject({ name: "samen_consent", path: "/", sameSite: "Lax" });
        expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180);

        await page.getByRole("button", { name: accept }).click();
        await expectChoice(page, rows.accepted, chosenOnText);
        // A later visit shows the choice, no cache keeps the page, and each kind has its own choice.
        const answer = await page.goto(pathIn(language, "/cookie-management"));
        expect(answer?.headers()["cache-control"]).toContain("no-store");
        await expectChoice(page, rows.accepted, chosenOnText);
        await page.getByRole("checkbox", { name: media }).uncheck();
        await page.getByRole("button", { name: save }).click();
        await expectChoice(page, rows.mixed, chosenOnText);
        await expect(page.getByRole("checkbox", { name: statistics })).toBeChecked();

        const otherPage = await browser.newPage();
        await otherPage.goto(pathIn(language, "/cookie-management"));
        await expect(choiceOn(otherPage)).toContainText(noChoiceText);
        await otherPage.close();

        // Withdrawing takes one press, as accepting does.
        await page.getByRole("button", { name: reject }).click();
        await expectChoice(page, rows.rejected, chosenOnText);
        await expect(page.getByRole("checkbox", { name: statistics })).not.toBeChecked();
        // A link within the site does not load the page from the server.
        await page.goto(pathIn(language, "/"));
        await followLink();
        await expectChoice(page, rows.rejected, chosenOnText);
      });
    });
  });
}

inTurn({ language: "en", width: 360 }, (language) => {
  const { accept, chosenOnText } = words[language];
  const nextLanguage = { nl: "fr", en: "fr", fr: "nl" }[language] as "nl" | "fr";

  test("the browser stores only what the page on cookies lists, after every choice", async ({ page }) => {
    await page.goto(pathIn(language, "/cookie-management"));
    await page.getByRole("button", { name: accept }).click();
    await expect(choiceOn(page)).toContainText(chosenOnText);
    await page.locator(".theme").click();
    const link = { nl: "NL Nederlands", fr: "FR Français" }[nextLanguage];
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(new RegExp(pathIn(nextLanguage, "/cookie-management")));
    await expect(choiceOn(page)).toContainText(words[nextLanguage].chosenOnText);
    const { cookies, device, tab } = await readStorage(page);
    expect(cookies.sort()).toEqual(["i18n_redirected", "samen_consent"]);
    expect(device).toEqual(["theme"]);
    await expectOnlyListedStorage(page);
    // The page names each stored item.
    for (const name of [...cookies, ...device, ...tab])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
  });
});
