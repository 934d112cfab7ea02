import { pathIn } from "#web/address.ts";
import { stepPath } from "./applicants.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
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

const nextLanguages = { nl: "fr", en: "nl", fr: "en" } as const;

const footer = (page: Page) => page.getByRole("contentinfo");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const readScroll = (page: Page) => page.evaluate(() => window.scrollY);

inTurn({ language: "nl", width: 1440 }, (language, width) => {
  const { fund, claim, menu, projects, privacy, dark } = words[language];
  test.use({ fetchesAhead: true });

  test("a visitor moves between pages without a reload, and the site requests only data", async ({ page }) => {
    await page.goto(pathIn(language, "/contact"));
    const loadedUrls: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loadedUrls.push(request.url()));
    const homeRequest = page.waitForRequest((request) => new URL(request.url()).pathname === "/graphql");
    await page.getByRole("link", { name: fund }).first().click();
    const request = await homeRequest;
    expect(request.method()).toBe("POST");
    expect(request.headers().accept).toBe("application/json");
    expect(request.postDataJSON()).toMatchObject({ operationName: "Home", variables: { language } });
    await expect(page).toHaveURL(pathIn(language, "/"));
    await expect(heading(page)).toContainText(claim);
    await expect(heading(page)).toBeFocused();

    const menuArea = width === 360 ? footer(page) : page.getByRole("navigation", { name: menu }).first();
    await menuArea.getByRole("link", { name: projects }).click();
    await expect(page).toHaveURL(pathIn(language, "/projects"));
    await expect(heading(page)).toBeFocused();
    await footer(page).getByRole("link", { name: privacy }).click();
    await expect(page).toHaveURL(pathIn(language, "/privacy-policy"));
    await expect(page).toHaveTitle(new RegExp(privacy));
    expect(loadedUrls).toEqual([]);
  });

  test("the device remembers the dark theme, and a reload does not flash", async ({ page }) => {
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

  inTestAll(() => {
    test("the header is one row at every width, for visitors and for coordinators", async ({ page }) => {
      const expectOneRow = async (person: string) => {
        for (const width of [320, 360, 1090, 1180, 1240, 1264, 1280, 1328, 1366, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const middles = await page.locator(".site-header__in > *").evaluateAll((parts) =>
            parts
              .map((part) => part.getBoundingClientRect())
              .filter(({ height }) => height > 0)
              .map(({ top, height }) => Math.round(top + height / 2)),
          );
          expect(new Set(middles).size, `${person} at ${width}`).toBe(1);
        }
      };
      await page.goto(pathIn(language, "/"));
      await expectOneRow("visitor");
      const [coordinator] = officers;
      if (!coordinator) throw new Error("Nobody runs the demo fund");
      await logIn(page, coordinator);
      await page.goto(pathIn(language, "/contact"));
      await expectOneRow("coordinator");
    });

    test("the picture does not cover the claim on any wide screen", async ({ page }) => {
      await page.goto(pathIn(language, "/"));
      for (const width of [1024, 1280, 1440, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        const isCovered = await heading(page).evaluate((claim) => {
          const words = document.createRange();
          words.selectNodeContents(claim);
          return [...words.getClientRects()].some(({ right, top, height }) =>
            document.elementsFromPoint(right, top + height / 2).some((element) => element.closest("[role=img]")),
          );
        });
        expect(isCovered, `at ${width}`).toBe(false);
      }
    });

    test("the text of a button stays on one line on every screen", async ({ page }) => {
      for (const path of ["/", "/submit-a-project", "/submit-internal-project", "/projects"]) {
        await page.goto(pathIn(language, path));
        for (const width of [360, 768, 1024, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const wrappedLabels = await page.locator("main .btn:visible").evaluateAll((buttons) =>
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
          expect(wrappedLabels, `${path} at ${width}`).toEqual([]);
        }
      }
    });

    test("the footer links to every page of terms, and is short on pages with a task", async ({ page }) => {
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
        for (const termPage of termPages)
          await expect(
            footer(page).locator(`a[href="${pathIn(language, termPage)}"]`),
            `${termPage} at ${path}`,
          ).toBeVisible();
        return (await footer(page).boundingBox())?.height;
      };
      expect(await heightOf(pathIn(language, "/projects"))).toBeLessThan(800);
      for (const path of ["/login", "/login/letter", "/hand-over"])
        expect(await heightOf(pathIn(language, path)), path).toBeLessThan(260);
      await logIn(page, aColleague(41, language));
      expect(await heightOf(pathIn(language, "/account"))).toBeLessThan(260);
      expect(await heightOf(stepPath(language, "acquainted", await aProject(page)))).toBeLessThan(260);
    });
  });

  inTestAll(() => {
    test("the login stays within the screen with a long name, and its picture within its panel", async ({ page }) => {
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
        const [pictureBox, claimBox] = [await picture.boundingBox(), await claim.boundingBox()];
        const gap = (claimBox?.y ?? 0) - (pictureBox?.y ?? 0) - (pictureBox?.height ?? 0);
        expect(Math.abs(gap), `at ${width}`).toBeLessThan(48);
      }
    });
  });

  test("a new page opens at the top, back restores the position, and a hash scrolls to its place", async ({ page }) => {
    await page.goto(pathIn(language, "/"));
    const link = page.getByRole("link", { name: support });
    await link.scrollIntoViewIfNeeded();
    const scrollBefore = await readScroll(page);
    expect(scrollBefore).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(pathIn(language, "/submit-internal-project"));
    await expect.poll(() => readScroll(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(pathIn(language, "/"));
    await expect.poll(() => readScroll(page)).toBe(scrollBefore);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator("#winners")).not.toBeInViewport();
    await page.goto(pathIn(language, "/#winners"));
    await expect(page.locator("#winners")).toBeInViewport();
  });
});

inTurn({ language: "nl", width: 360 }, (language) => {
  const { skip, projects } = words[language];

  test("the language switch keeps page, query and hash, and lasts for a year", async ({ page, context }) => {
    const path = "/projects/een-samentuin-op-het-oude-fabrieksplein?call=2022#x";
    const nextLanguage = nextLanguages[language];
    await page.goto(pathIn(language, path));
    await footer(page).getByRole("link", { name: words[nextLanguage].link }).click();
    await expect(page).toHaveURL(pathIn(nextLanguage, path));
    await expect(page.locator("html")).toHaveAttribute("lang", { nl: "nl-BE", en: "en", fr: "fr-BE" }[nextLanguage]);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: "i18n_redirected", value: nextLanguage, path: "/", sameSite: "Lax" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
  });

  test("a visitor skips the header and uses the menu of a phone with the keyboard alone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathIn(language, "/"));
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: skip })).toBeFocused();
    // The steps are the notice of the demo, the link to home and the menu.
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
    // The menu closes on every way to another page.
    await page.keyboard.press("Enter");
    await menu.getByRole("link", { name: projects }).click();
    await expect(page).toHaveURL(pathIn(language, "/projects"));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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

  test("the site never guesses the language, and shows an unknown address in the chosen language", async ({
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
    await footer(page).getByRole("link", { name: words.nl.link }).click();
    await expect(heading(page)).toHaveText("Deze pagina kon niet gevonden worden");
    await expect(page).toHaveURL("/nowhere");
    // Only the server changes the language of an address, so this loads the page again.
    await footer(page).getByRole("link", { name: words.en.link }).click();
    await expect(heading(page)).toHaveText("This page could not be found");
    await expect(page).toHaveURL("/en/nowhere");
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/en");
    await expect(heading(page)).toContainText(words.en.claim);
    expect(errors).toEqual([]);
  });
});

inTestAll(() => {
  test("the page transition leaves and enters, and does not run with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/en");
    await page.evaluate(() => {
      const classes: string[] = [];
      Object.assign(window, { classes });
      const main = document.querySelector("main");
      if (main)
        new MutationObserver(() => classes.push(main.className)).observe(main, {
          attributes: true,
          attributeFilter: ["class"],
        });
    });
    const readClasses = () => page.evaluate(() => (window as unknown as { classes: string[] }).classes);
    const steps = ["leave", "enter"].flatMap((phase) => [
      `page-${phase} page-${phase}-active`,
      `page-${phase}-active page-${phase}-to`,
    ]);
    await footer(page).getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/en/contact");
    await expect.poll(readClasses).toEqual([...steps, ""]);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await footer(page).getByRole("link", { name: words.en.privacy }).click();
    await expect(page).toHaveURL("/en/privacy-policy");
    await expect(heading(page)).toBeFocused();
    expect(await readClasses()).toEqual([...steps, ""]);
  });
});

inTurn({ language: "fr", width: 360 }, (language) => {
  const { projects } = words[language];
  test.use({ javaScriptEnabled: false });

  test("links, menu and language switch work without scripts, and the language is remembered", async ({
    page,
    context,
  }) => {
    const nextLanguage = nextLanguages[language];
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathIn(language, "/"));
    await page.getByText("Menu", { exact: true }).click();
    await page.locator(".menu__panel").getByRole("link", { name: projects }).click();
    await expect(page).toHaveURL(pathIn(language, "/projects"));
    await footer(page).getByRole("link", { name: words[nextLanguage].link }).click();
    await expect(page).toHaveURL(pathIn(nextLanguage, "/projects"));
    await expect(heading(page)).toBeVisible();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: "i18n_redirected", value: nextLanguage, path: "/", sameSite: "Lax" });
  });
});
