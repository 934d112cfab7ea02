import { languages } from "#domain/language.ts";
import { expectNoBarriers } from "./barriers.ts";
import { type Browser, expect, type Page, test } from "./live.ts";
import { expectOnlyListed, keptBy } from "./watch.ts";

const words = {
  nl: {
    link: "Cookies beheren",
    reject: "Alles weigeren",
    accept: "Alles aanvaarden",
    save: "Mijn keuze bewaren",
    statistics: "Statistiek",
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
    save: "Save my choice",
    statistics: "Statistics",
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
    save: "Enregistrer mon choix",
    statistics: "Statistiques",
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

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? "" : ", without scripts";
    test(`a visitor rejects, chooses and withdraws, and it stays so (${language}${how})`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      const say = words[language];
      await page.goto(language === "nl" ? "/" : `/${language}`);
      await page.getByRole("contentinfo").getByRole("link", { name: say.link }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.link);
      await expect(choiceOn(page)).toContainText(say.none);
      expect(await context.cookies()).toEqual([]);

      await page.getByRole("button", { name: say.reject }).click();
      await expectChoice(page, say.rejected, say.chose);
      const [cookie, ...others] = await context.cookies();
      expect(others).toEqual([]);
      expect(cookie).toMatchObject({ name: "samen_consent", path: "/", sameSite: "Lax" });
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180);

      await page.getByRole("button", { name: say.accept }).click();
      await expectChoice(page, say.accepted, say.chose);
      // The choice is still there on another day's visit, and each kind is chosen on its own.
      await page.goto(page.url().replace(/#.*$/, ""));
      await expectChoice(page, say.accepted, say.chose);
      await page.getByRole("checkbox", { name: /Media|Médias/ }).uncheck();
      await page.getByRole("button", { name: say.save }).click();
      await expectChoice(page, say.mixed, say.chose);
      await expect(page.getByRole("checkbox", { name: say.statistics })).toBeChecked();

      // Withdrawing takes one press, as giving did.
      await page.getByRole("button", { name: say.reject }).click();
      await expectChoice(page, say.rejected, say.chose);
      await expect(page.getByRole("checkbox", { name: say.statistics })).not.toBeChecked();
      await context.close();
    });
  }
}

test("nothing is ticked beforehand, and what is necessary cannot be switched off", async ({ page }) => {
  await page.goto("/en/cookie-management");
  for (const name of ["Statistics", "Media from others"])
    await expect(page.getByRole("checkbox", { name })).not.toBeChecked();
  const necessary = page.getByRole("checkbox", { name: "Strictly necessary" });
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
});

test("rejecting all is as easy as accepting all: the same button, the same size, side by side", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/en/cookie-management");
    const looks = await Promise.all(
      ["Reject all", "Accept all"].map(async (name) => {
        const button = page.getByRole("button", { name });
        const box = await button.boundingBox();
        const style = await button.evaluate((element) => {
          const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
          return { backgroundColor, color, borderColor, fontSize, fontWeight };
        });
        return { ...style, width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
  }
});

test("what one visitor chose is not shown to another, nor kept by anything in between", async ({ browser }) => {
  const choose = async (browser: Browser) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto("/en/cookie-management");
    await page.getByRole("button", { name: "Accept all" }).click();
    await expect(choiceOn(page)).toContainText("You chose on");
    const answer = await page.goto("/en/cookie-management");
    return { context, headers: answer?.headers() };
  };
  const { context, headers } = await choose(browser);
  expect(headers?.["cache-control"]).toContain("no-store");
  const other = await (await browser.newContext()).newPage();
  await other.goto("/en/cookie-management");
  await expect(choiceOn(other)).toContainText("You have not chosen yet.");
  // Nor by going there within the site, which asks the browser and not the server.
  const page = await context.newPage();
  await page.goto("/en");
  await page.locator(".theme").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Manage cookies" }).click();
  await expect(choiceOn(page)).toContainText("You chose on");
});

test("everyone can use the page after a choice, and the answer is where reading starts", async ({ page }) => {
  await page.goto("/en/cookie-management");
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(choiceOn(page)).toContainText("You chose on");
  await expect(choiceOn(page)).toBeFocused();
  await expectNoBarriers(page, "after a choice");
});

test("no banner stands in anyone's way: nothing is asked because nothing is added", async ({ page }) => {
  await page.goto("/en");
  await page.locator(".theme").waitFor();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /accept|reject/i })).toHaveCount(0);
});

test("who switches language and light and chooses on cookies leaves only what the page on cookies lists", async ({
  page,
}) => {
  await page.goto("/en/cookie-management");
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(page.locator("#choice")).toContainText("You chose on");
  await page.locator(".theme").click();
  await page.getByRole("link", { name: "FR Français" }).first().click();
  await expect(page).toHaveURL(/\/fr\/gestion-des-cookies/);
  const { cookies, device, tab } = await keptBy(page);
  expect(cookies.sort()).toEqual(["i18n_redirected", "samen_consent"]);
  expect(device).toEqual(["theme"]);
  await expectOnlyListed(page);
  // And each of them is told to the visitor, by its name.
  for (const name of [...cookies, ...device, ...tab]) await expect(page.getByText(name, { exact: true })).toBeVisible();
});
