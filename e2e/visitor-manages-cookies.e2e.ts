import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { expectOnlyListed, keptBy } from "./watch.ts";

const words = {
  nl: {
    link: "Cookies beheren",
    reject: "Alles weigeren",
    accept: "Alles aanvaarden",
    save: "Keuze bewaren",
    statistics: "Statistiek",
    media: "Media van anderen",
    necessary: "Strikt noodzakelijk",
    none: "Je hebt nog niets gekozen.",
    chose: "Je koos op",
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
    none: "You have not chosen yet.",
    chose: "You chose on",
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
    none: "Vous n’avez pas encore choisi.",
    chose: "Vous avez choisi le",
    rejected: ["Statistiques\u00a0: refusé", "Médias d’autres sites\u00a0: refusé"],
    accepted: ["Statistiques\u00a0: accepté", "Médias d’autres sites\u00a0: accepté"],
    mixed: ["Statistiques\u00a0: accepté", "Médias d’autres sites\u00a0: refusé"],
  },
} as const;

const choiceOn = (page: Page) => page.locator("#choice");

async function expectChoice(page: Page, rows: readonly string[], chose: string) {
  await expect(choiceOn(page)).toContainText(chose);
  await expect(choiceOn(page).getByRole("listitem")).toHaveText([...rows]);
}

/** Rejecting all is as easy as accepting all: the same button, of the same size. */
async function expectAlike(page: Page, names: readonly string[]) {
  const [one, other] = await Promise.all(
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
  expect(one).toEqual(other);
}

// With and without scripts it is the same plain form, which the server answers.
for (const javaScriptEnabled of isEverything ? [true, false] : [true]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    inTurn({ language: "nl", width: 1440 }, (language) => {
      const { link, reject, accept, save, statistics, media, necessary, none, chose, ...rows } = words[language];

      test("a visitor whom no banner asks rejects, chooses and withdraws, and it stays so for them alone", async ({
        page,
        context,
        browser,
      }) => {
        const followLink = () => page.getByRole("contentinfo").getByRole("link", { name: link }).click();
        await page.goto(pathIn(language, "/"));
        // Nothing is asked, because nothing is added.
        await expect(page.getByRole("dialog")).toHaveCount(0);
        for (const name of [accept, reject]) await expect(page.getByRole("button", { name })).toHaveCount(0);
        await followLink();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(link);
        await expect(choiceOn(page)).toContainText(none);
        expect(await context.cookies()).toEqual([]);
        for (const name of [statistics, media]) await expect(page.getByRole("checkbox", { name })).not.toBeChecked();
        await expect(page.getByRole("checkbox", { name: necessary })).toBeChecked();
        await expect(page.getByRole("checkbox", { name: necessary })).toBeDisabled();
        const size = page.viewportSize();
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectAlike(page, [reject, accept]);
        }
        if (size) await page.setViewportSize(size);

        await page.getByRole("button", { name: reject }).click();
        await expectChoice(page, rows.rejected, chose);
        await expect(choiceOn(page)).toBeFocused();
        if (javaScriptEnabled) await expectNoBarriers(page, "after a choice");
        const [cookie, ...others] = await context.cookies();
        expect(others).toEqual([]);
        expect(cookie).toMatchObject({ name: "samen_consent", path: "/", sameSite: "Lax" });
        expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180);

        await page.getByRole("button", { name: accept }).click();
        await expectChoice(page, rows.accepted, chose);
        // The choice is still there on another day's visit, nothing in between keeps it, and each kind is chosen on its own.
        const answer = await page.goto(pathIn(language, "/cookie-management"));
        expect(answer?.headers()["cache-control"]).toContain("no-store");
        await expectChoice(page, rows.accepted, chose);
        await page.getByRole("checkbox", { name: media }).uncheck();
        await page.getByRole("button", { name: save }).click();
        await expectChoice(page, rows.mixed, chose);
        await expect(page.getByRole("checkbox", { name: statistics })).toBeChecked();

        const other = await browser.newPage();
        await other.goto(pathIn(language, "/cookie-management"));
        await expect(choiceOn(other)).toContainText(none);
        await other.close();

        // Withdrawing takes one press, as giving did.
        await page.getByRole("button", { name: reject }).click();
        await expectChoice(page, rows.rejected, chose);
        await expect(page.getByRole("checkbox", { name: statistics })).not.toBeChecked();
        // Going there within the site asks the browser and not the server.
        await page.goto(pathIn(language, "/"));
        await followLink();
        await expectChoice(page, rows.rejected, chose);
      });
    });
  });
}

inTurn({ language: "en", width: 360 }, (language) => {
  const { accept, chose } = words[language];
  const next = { nl: "fr", en: "fr", fr: "nl" }[language] as "nl" | "fr";

  test("a visitor who switches language and light and chooses on cookies leaves only what the page on cookies lists", async ({
    page,
  }) => {
    await page.goto(pathIn(language, "/cookie-management"));
    await page.getByRole("button", { name: accept }).click();
    await expect(choiceOn(page)).toContainText(chose);
    // The choice is a page of its own, whose scripts are not there yet.
    await page.locator(".theme").click();
    const link = { nl: "NL Nederlands", fr: "FR Français" }[next];
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(new RegExp(pathIn(next, "/cookie-management")));
    await expect(choiceOn(page)).toContainText(words[next].chose);
    const { cookies, device, tab } = await keptBy(page);
    expect(cookies.sort()).toEqual(["i18n_redirected", "samen_consent"]);
    expect(device).toEqual(["theme"]);
    await expectOnlyListed(page);
    // And each of them is told to the visitor, by its name.
    for (const name of [...cookies, ...device, ...tab])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
  });
});
