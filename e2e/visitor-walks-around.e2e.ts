import { languages } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { stepIn } from "./applicants.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, logIn, officers } from "./people.ts";
import { aProject } from "./sent-dossier.ts";

const words = {
  nl: {
    fund: "Amandel Sociaal Fonds",
    claim: "Help de wereld mooier maken",
    menu: "Hoofdmenu",
    skip: "Ga naar de inhoud",
    projects: "Projecten",
    privacy: "Privacybeleid",
    support: "Vraag interne steun",
    dark: "Na de uren (donker)",
    link: "NL Nederlands",
  },
  en: {
    fund: "Amandel Social Fund",
    claim: "Help make the world a better place",
    menu: "Main menu",
    skip: "Skip to content",
    projects: "Projects",
    privacy: "Privacy policy",
    support: "Ask for internal support",
    dark: "After hours (dark)",
    link: "EN English",
  },
  fr: {
    fund: "Fonds social Amandel",
    claim: "Aidez à rendre le monde meilleur",
    menu: "Menu principal",
    skip: "Aller au contenu",
    projects: "Projets",
    privacy: "Politique de confidentialité",
    support: "Demander une aide interne",
    dark: "Après les heures (sombre)",
    link: "FR Français",
  },
};

const nextOf = { nl: "fr", en: "nl", fr: "en" } as const;

const foot = (page: Page) => page.getByRole("contentinfo");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

inTurn({ language: "nl", width: 1440 }, (language, width) => {
  const { fund, claim, menu, projects, privacy, dark } = words[language];
  test.use({ fetchesAhead: true });

  test("a visitor goes from page to page without the site loading anew, and only data is asked for, by its name", async ({
    page,
  }) => {
    await page.goto(pathIn(language, "/contact"));
    const loads: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/graphql");
    await page.getByRole("link", { name: fund }).first().click();
    const request = await asked;
    expect(request.method()).toBe("POST");
    expect(request.headers().accept).toBe("application/json");
    expect(request.postDataJSON()).toMatchObject({ operationName: "Home", variables: { language } });
    await expect(page).toHaveURL(pathIn(language, "/"));
    await expect(heading(page)).toContainText(claim);
    await expect(heading(page)).toBeFocused();

    const place = width === 360 ? foot(page) : page.getByRole("navigation", { name: menu }).first();
    await place.getByRole("link", { name: projects }).click();
    await expect(page).toHaveURL(pathIn(language, "/projects"));
    await expect(heading(page)).toBeFocused();
    await foot(page).getByRole("link", { name: privacy }).click();
    await expect(page).toHaveURL(pathIn(language, "/privacy-policy"));
    await expect(page).toHaveTitle(new RegExp(privacy));
    expect(loads).toEqual([]);
  });

  test("the dark theme is remembered on this device and does not flash", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(pathIn(language, "/"));
    await page.getByRole("button", { name: dark }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.reload({ waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("button", { name: dark })).toHaveAttribute("aria-pressed", "true");
  });
});

inTurn({ language: "fr", width: 360 }, (language) => {
  const { support } = words[language];

  test("the head of a page is one row at every width, for a visitor and for a coordinator in every language", async ({
    page,
  }) => {
    const expectOneRow = async (who: string) => {
      for (const width of [320, 360, 1090, 1180, 1240, 1264, 1280, 1328, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const middles = await page.locator(".site-header__in > *").evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .filter(({ height }) => height > 0)
            .map(({ top, height }) => Math.round(top + height / 2)),
        );
        expect(new Set(middles).size, `${who} at ${width}`).toBe(1);
      }
    };
    await page.goto(pathIn(language, "/"));
    await expectOneRow("visitor");
    const [coordinator] = officers;
    if (!coordinator) throw new Error("Nobody runs the demo fund");
    await logIn(page, coordinator);
    for (const one of languages) {
      await page.goto(pathIn(one, "/contact"));
      await expectOneRow(`coordinator in ${one}`);
    }
  });

  test("the claim ends before its picture begins, in every language and on every wide screen", async ({ page }) => {
    for (const one of languages) {
      await page.goto(pathIn(one, "/"));
      for (const width of [1024, 1280, 1440, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        const isCovered = await heading(page).evaluate((claim) => {
          const words = document.createRange();
          words.selectNodeContents(claim);
          return [...words.getClientRects()].some(({ right, top, height }) =>
            document.elementsFromPoint(right, top + height / 2).some((one) => one.closest("[role=img]")),
          );
        });
        expect(isCovered, `${one} at ${width}`).toBe(false);
      }
    }
  });

  test("the words of a button stay on one line, in every language and on every screen", async ({ page }) => {
    for (const one of languages)
      for (const path of ["/", "/submit-a-project", "/submit-internal-project", "/projects"]) {
        await page.goto(pathIn(one, path));
        for (const width of [360, 768, 1024, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const broken = await page.locator("main .btn:visible").evaluateAll((buttons) =>
            buttons
              .filter((button) => {
                const words = document.createRange();
                words.selectNodeContents(button);
                const lines = [...words.getClientRects()].filter(({ height, width }) => width > 0 && height < 30);
                const middles = lines.map(({ top, height }) => top + height / 2);
                return Math.max(...middles) - Math.min(...middles) > 8;
              })
              .map((button) => button.textContent),
          );
          expect(broken, `${one} ${path} at ${width}`).toEqual([]);
        }
      }
  });

  test("the foot of a page leads to every page of terms, in a line or two where people are busy", async ({ page }) => {
    const termPages = [
      "/disclaimer",
      "/privacy-policy",
      "/cookie-policy",
      "/cookie-management",
      "/terms-and-conditions",
      "/accessibility",
    ];
    const heightOf = async (path: string) => {
      await page.goto(path);
      for (const one of termPages)
        await expect(foot(page).locator(`a[href="${pathIn(language, one)}"]`), `${one} at ${path}`).toBeVisible();
      return (await foot(page).boundingBox())?.height;
    };
    expect(await heightOf(pathIn(language, "/projects"))).toBeLessThan(800);
    for (const path of ["/login", "/login/letter", "/hand-over"])
      expect(await heightOf(pathIn(language, path)), path).toBeLessThan(260);
    await logIn(page, aColleague(41, language));
    expect(await heightOf(pathIn(language, "/account"))).toBeLessThan(260);
    expect(await heightOf(stepIn(language, "acquainted", await aProject(page)))).toBeLessThan(260);
  });

  test("the login keeps within the screen whatever people are called, and its picture within its panel", async ({
    page,
  }) => {
    await page.goto(pathIn(language, "/login"));
    await page.setViewportSize({ width: 320, height: 700 });
    const person = page.locator(".demo-person").first();
    await person
      .locator("span")
      .first()
      .evaluate((name) => {
        name.textContent = "Vandenbroeckeschrijver".repeat(4);
      });
    const box = await person.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [picture, claim] = [page.locator(".login__pic"), page.locator(".login__claim")];
      const [above, below] = [await picture.boundingBox(), await claim.boundingBox()];
      const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      expect(Math.abs(gap), `at ${width}`).toBeLessThan(48);
    }
  });

  test("a new page begins at the top, going back returns to where one was, and a hash leads to its place", async ({
    page,
  }) => {
    await page.goto(pathIn(language, "/"));
    const link = page.getByRole("link", { name: support });
    await link.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(pathIn(language, "/submit-internal-project"));
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(pathIn(language, "/"));
    await expect.poll(() => scrolled(page)).toBe(before);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator("#winners")).not.toBeInViewport();
    await page.goto(pathIn(language, "/#winners"));
    await expect(page.locator("#winners")).toBeInViewport();
  });
});

inTurn({ language: "nl", width: 360 }, (language) => {
  const { skip, projects } = words[language];

  test("the language switch keeps page, query and hash, and is remembered for a year", async ({ page, context }) => {
    const path = "/projects/een-samentuin-op-het-oude-fabrieksplein?call=2022#x";
    const next = nextOf[language];
    await page.goto(pathIn(language, path));
    await foot(page).getByRole("link", { name: words[next].link }).click();
    await expect(page).toHaveURL(pathIn(next, path));
    await expect(page.locator("html")).toHaveAttribute("lang", { nl: "nl-BE", en: "en", fr: "fr-BE" }[next]);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: "i18n_redirected", value: next, path: "/", sameSite: "Lax" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
  });

  test("with the keyboard alone: skip the header, open the menu on a phone, leave it with Escape", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathIn(language, "/"));
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: skip })).toBeFocused();
    // The demo's own line, the way home, the menu.
    for (const _step of [1, 2, 3]) await page.keyboard.press("Tab");
    const opener = page.locator(".menu > summary");
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    const menu = page.locator(".menu__panel");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: projects })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    // No menu stays open over another page, whichever way one comes there.
    await page.keyboard.press("Enter");
    await menu.getByRole("link", { name: projects }).click();
    await expect(page).toHaveURL(pathIn(language, "/projects"));
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(pathIn(language, "/"));
    await expect(menu).toBeHidden();
  });
});

test.describe("in a French browser", () => {
  test.use({ locale: "fr-BE" });

  test("the language is never guessed, and an address without one that is unknown speaks the language that was chosen", async ({
    page,
    context,
    baseURL,
  }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto("/");
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl-BE");
    await context.addCookies([{ name: "i18n_redirected", value: "fr", url: baseURL ?? "" }]);
    await page.goto("/");
    await expect(page).toHaveURL("/fr");

    const response = await page.goto("/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-BE");
    await expect(heading(page)).toHaveText("Cette page est introuvable");
    await foot(page).getByRole("link", { name: words.nl.link }).click();
    await expect(heading(page)).toHaveText("Deze pagina kon niet gevonden worden");
    await expect(page).toHaveURL("/nowhere");
    // Only the server speaks another language at one address, so the page has loaded anew.
    await foot(page).getByRole("link", { name: words.en.link }).click();
    await expect(heading(page)).toHaveText("This page could not be found");
    await expect(page).toHaveURL("/en/nowhere");
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/en");
    await expect(heading(page)).toContainText(words.en.claim);
    expect(errors).toEqual([]);
  });
});

test("the page transition runs out and then in, and not at all for a visitor who wants no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/en");
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const main = document.querySelector("main");
    if (main)
      new MutationObserver(() => seen.push(main.className)).observe(main, {
        attributes: true,
        attributeFilter: ["class"],
      });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const steps = ["leave", "enter"].flatMap((way) => [
    `page-${way} page-${way}-active`,
    `page-${way}-active page-${way}-to`,
  ]);
  await foot(page).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/en/contact");
  // At the end nothing moves any more.
  await expect.poll(seen).toEqual([...steps, ""]);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await foot(page).getByRole("link", { name: words.en.privacy }).click();
  await expect(page).toHaveURL("/en/privacy-policy");
  await expect(heading(page)).toBeFocused();
  expect(await seen()).toEqual([...steps, ""]);
});

inTurn({ language: "fr", width: 360 }, (language) => {
  const { projects } = words[language];
  test.use({ javaScriptEnabled: false });

  test("before any script has loaded links, menu and languages work, and the language is remembered", async ({
    page,
    context,
  }) => {
    const next = nextOf[language];
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathIn(language, "/"));
    await page.getByText("Menu", { exact: true }).click();
    await page.locator(".menu__panel").getByRole("link", { name: projects }).click();
    await expect(page).toHaveURL(pathIn(language, "/projects"));
    await foot(page).getByRole("link", { name: words[next].link }).click();
    await expect(page).toHaveURL(pathIn(next, "/projects"));
    await expect(heading(page)).toBeVisible();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: "i18n_redirected", value: next, path: "/", sameSite: "Lax" });
  });
});
