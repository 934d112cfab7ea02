import { pathIn } from "#web/address.ts";
import { builtScript } from "./built.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import { expect, type Page, test, waitForScripts } from "./live.ts";

const words = {
  nl: {
    offlineText: "Je bent offline. Nieuwe pagina’s laden weer",
    checkText: "Controleer je verbinding en probeer het opnieuw.",
    unavailableText: "We kunnen de server niet bereiken.",
    errorHeading: "Oeps, er ging iets mis",
    home: "Terug naar home",
    claim: "Help de wereld mooier maken",
    offers: "Alle oproepen",
    projects: "Projecten",
    donate: "Een gift doen",
    donateHeading: "Een gift, en er beweegt iets",
  },
  en: {
    offlineText: "You are offline. New pages load again",
    checkText: "Check your connection and try again.",
    unavailableText: "We cannot reach the server.",
    errorHeading: "Something went wrong",
    home: "Back to home",
    claim: "Help make the world a better place",
    offers: "All offers",
    projects: "Projects",
    donate: "Make a gift",
    donateHeading: "A gift, and things move",
  },
  fr: {
    offlineText: "Vous êtes hors ligne. Les autres pages reviendront",
    checkText: "Vérifiez votre connexion et réessayez.",
    unavailableText: "Le serveur est injoignable.",
    errorHeading: "Oups, erreur",
    home: "Retour à l’accueil",
    claim: "Aidez à rendre le monde meilleur",
    offers: "Toutes les demandes",
    projects: "Projets",
    donate: "Faire un don",
    donateHeading: "Un don, et ça bouge",
  },
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const followFooterLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name }).click();

inTurn({ language: "nl", width: 360 }, (language) => {
  const { offlineText, checkText, errorHeading, home, claim, offers } = words[language];
  test.use({ fetchesAhead: true });

  test("a visitor without a network keeps the page, reads that it is offline and continues once it is back", async ({
    page,
    context,
  }) => {
    await page.goto(pathIn(language, "/"));
    await context.setOffline(true);
    await expect(page.getByText(offlineText)).toBeVisible();
    await page.getByRole("link", { name: offers }).scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    await expect(heading(page)).toContainText(claim);
    await page.getByRole("link", { name: offers }).click();
    await expect(heading(page)).toHaveText(errorHeading);
    await expect(page.getByText(checkText)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(offlineText)).toBeHidden();
    await page.getByRole("link", { name: home }).click();
    await expect(heading(page)).toContainText(claim);
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  const { unavailableText, errorHeading, home, claim, projects, donate } = words[language];

  test("a slow server shows a progress bar, and a failing one an error page that reveals nothing", async ({ page }) => {
    await page.goto(pathIn(language, "/contact"));
    const pause = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      await pause.promise;
      await route.continue();
    });
    await followFooterLink(page, projects);
    await expect(page.locator(".top-progress")).toBeVisible();
    pause.resolve();
    await expect(page).toHaveURL(pathIn(language, "/projects"));
    await expect(page.locator(".top-progress")).toBeHidden();

    await page.unroute("**/graphql");
    await page.route("**/graphql", (route) => route.abort());
    await followFooterLink(page, donate);
    await expect(heading(page)).toHaveText(errorHeading);
    await expect(page.getByText(unavailableText)).toBeVisible();
    await page.unroute("**/graphql");
    await page.getByRole("link", { name: home }).click();
    await expect(heading(page)).toContainText(claim);

    const secret = "select * from people where email = 'anna@example'";
    await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: secret }));
    await followFooterLink(page, projects);
    await expect(heading(page)).toHaveText(errorHeading);
    expect(await page.content()).not.toContain("anna@example");
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  const { errorHeading, donate, donateHeading } = words[language];

  test.describe("when scripts are missing", () => {
    test.use({ waitsForScripts: false });

    test("a page whose script is gone reloads once, and then shows an error", async ({ page }) => {
      const [contactPath, donatePath] = [pathIn(language, "/contact"), pathIn(language, "/donate")];
      await page.goto(contactPath);
      await waitForScripts(page);
      // A new version of the site removes the scripts that an open page knows, but still serves the pages.
      await page.route(`**${builtScript("web/pages/donate/page.tsx")}`, (route) =>
        route.fulfill({ status: 404, body: "" }),
      );
      const visits: string[] = [];
      page.on("request", (request) => request.isNavigationRequest() && visits.push(new URL(request.url()).pathname));
      await followFooterLink(page, donate);
      await expect(page).toHaveURL(donatePath);
      await expect(heading(page)).toHaveText(donateHeading);
      await page.goto(contactPath);
      await waitForScripts(page);
      await followFooterLink(page, donate);
      await expect(heading(page)).toHaveText(errorHeading);
      expect(visits).toEqual([donatePath, contactPath]);
    });

    inTestAll(() => {
      test("a page whose first script is gone reloads once, and then works without scripts", async ({ page }) => {
        const path = pathIn(language, "/contact");
        const visits: string[] = [];
        page.on("request", (request) => request.isNavigationRequest() && visits.push(new URL(request.url()).pathname));
        const firstScript = `**${builtScript("web/browser/start.tsx")}`;
        await page.route(firstScript, (route) => route.fulfill({ status: 404, body: "" }));
        await page.goto(path);
        await expect.poll(() => visits).toEqual([path, path]);
        await page.waitForLoadState("networkidle");
        expect(visits).toEqual([path, path]);
        await followFooterLink(page, donate);
        await expect(page).toHaveURL(pathIn(language, "/donate"));
        await expect(heading(page)).toBeVisible();
        expect(visits).toEqual([path, path, pathIn(language, "/donate")]);
      });
    });
  });
});

for (const isMetered of [false, true])
  test.describe(isMetered ? "on a metered connection" : "on a good connection", () => {
    test.use({ fetchesAhead: !isMetered });

    inTurn({ language: "nl", width: 360 }, (language) => {
      const { offers } = words[language];

      test(`the site ${isMetered ? "does not fetch" : "fetches"} a page when its link comes into view`, async ({
        page,
      }) => {
        const fetchedScripts: string[] = [];
        page.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (pathname === builtScript("web/pages/volunteer/page.tsx")) fetchedScripts.push(pathname);
        });
        await page.setViewportSize({ width: 360, height: 640 });
        await page.goto(pathIn(language, "/"));
        await waitUntilIdle(page);
        expect(fetchedScripts).toEqual([]);
        await page.getByRole("link", { name: offers }).scrollIntoViewIfNeeded();
        await waitUntilIdle(page);
        if (isMetered) expect(fetchedScripts).toEqual([]);
        else await expect.poll(() => fetchedScripts).not.toEqual([]);
      });
    });
  });

/** Waits until the browser has noticed the links in view and can request their pages. */
async function waitUntilIdle(page: Page) {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    for (const _frame of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
