import { pathIn } from "#web/address.ts";
import { builtScript } from "./built.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";

const words = {
  nl: {
    offline: "Je bent offline. Nieuwe pagina’s laden weer",
    check: "Controleer je verbinding en probeer het opnieuw.",
    unavailable: "We kunnen de server niet bereiken.",
    wrong: "Oeps, er ging iets mis",
    home: "Terug naar home",
    claim: "Help de wereld mooier maken",
    offers: "Alle oproepen",
    projects: "Projecten",
    donate: "Een gift doen",
    gift: "Een gift, en er beweegt iets",
  },
  en: {
    offline: "You are offline. New pages load again",
    check: "Check your connection and try again.",
    unavailable: "We cannot reach the server.",
    wrong: "Something went wrong",
    home: "Back to home",
    claim: "Help make the world a better place",
    offers: "All requests",
    projects: "Projects",
    donate: "Make a gift",
    gift: "A gift, and things move",
  },
  fr: {
    offline: "Vous êtes hors ligne. Les autres pages reviendront",
    check: "Vérifiez votre connexion et réessayez.",
    unavailable: "Le serveur est injoignable.",
    wrong: "Oups, erreur",
    home: "Retour à l’accueil",
    claim: "Aidez à rendre le monde meilleur",
    offers: "Toutes les demandes",
    projects: "Projets",
    donate: "Faire un don",
    gift: "Un don, et ça bouge",
  },
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const follow = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name }).click();

inTurn({ language: "nl", width: 360 }, (language) => {
  const { offline, check, wrong, home, claim, offers } = words[language];
  test.use({ fetchesAhead: true });

  test("a visitor who loses the network is told so while it lasts, keeps the page while others are fetched ahead, and goes on when it is back", async ({
    page,
    context,
  }) => {
    await page.goto(pathIn(language, "/"));
    await context.setOffline(true);
    await expect(page.getByText(offline)).toBeVisible();
    await page.getByRole("link", { name: offers }).scrollIntoViewIfNeeded();
    await untilIdle(page);
    await expect(heading(page)).toContainText(claim);
    await page.getByRole("link", { name: offers }).click();
    await expect(heading(page)).toHaveText(wrong);
    await expect(page.getByText(check)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(offline)).toBeHidden();
    await page.getByRole("link", { name: home }).click();
    await expect(heading(page)).toContainText(claim);
  });
});

inTurn({ language: "fr", width: 1440 }, (language) => {
  const { unavailable, wrong, home, claim, projects, donate } = words[language];

  test("a slow server shows a bar, one that does not answer an error page with a way home, and an error no more than it should", async ({
    page,
  }) => {
    await page.goto(pathIn(language, "/contact"));
    const held = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      await held.promise;
      await route.continue();
    });
    await follow(page, projects);
    await expect(page.locator(".top-progress")).toBeVisible();
    held.resolve();
    await expect(page).toHaveURL(pathIn(language, "/projects"));
    await expect(page.locator(".top-progress")).toBeHidden();

    await page.unroute("**/graphql");
    await page.route("**/graphql", (route) => route.abort());
    await follow(page, donate);
    await expect(heading(page)).toHaveText(wrong);
    await expect(page.getByText(unavailable)).toBeVisible();
    await page.unroute("**/graphql");
    await page.getByRole("link", { name: home }).click();
    await expect(heading(page)).toContainText(claim);

    const secret = "select * from people where email = 'anna@example'";
    await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: secret }));
    await follow(page, projects);
    await expect(heading(page)).toHaveText(wrong);
    expect(await page.content()).not.toContain("anna@example");
  });
});

inTurn({ language: "en", width: 1440 }, (language) => {
  const { wrong, donate, gift } = words[language];

  test.describe("without scripts", () => {
    test.use({ waitsForScripts: false });

    const live = (page: Page) => page.locator("html[data-live]").waitFor({ state: "attached" });

    test("when a page's code is gone the site loads that page anew once, and then says so instead of loading it again", async ({
      page,
    }) => {
      const [contact, wanted] = [pathIn(language, "/contact"), pathIn(language, "/donate")];
      await page.goto(contact);
      await live(page);
      // As after a new version was put in place: the files the page knows are gone, the pages themselves still come.
      await page.route(`**${builtScript("web/pages/donate/page.tsx")}`, (route) =>
        route.fulfill({ status: 404, body: "" }),
      );
      const visits: string[] = [];
      page.on("request", (request) => request.isNavigationRequest() && visits.push(new URL(request.url()).pathname));
      await follow(page, donate);
      await expect(page).toHaveURL(wanted);
      await expect(heading(page)).toHaveText(gift);
      await page.goto(contact);
      await live(page);
      await follow(page, donate);
      await expect(heading(page)).toHaveText(wrong);
      expect(visits).toEqual([wanted, contact]);
    });

    test("when a page's first scripts are gone it is fetched anew once, and then stays a page that works without", async ({
      page,
    }) => {
      const path = pathIn(language, "/contact");
      const visits: string[] = [];
      page.on("request", (request) => request.isNavigationRequest() && visits.push(new URL(request.url()).pathname));
      const first = `**${builtScript("web/browser/start.tsx")}`;
      await page.route(first, (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto(path);
      await expect.poll(() => visits).toEqual([path, path]);
      await page.waitForLoadState("networkidle");
      expect(visits).toEqual([path, path]);
      await follow(page, donate);
      await expect(page).toHaveURL(pathIn(language, "/donate"));
      await expect(heading(page)).toBeVisible();
      expect(visits).toEqual([path, path, pathIn(language, "/donate")]);
    });
  });
});

for (const isDear of [false, true])
  test.describe(isDear ? "on a connection that is dear" : "on a good connection", () => {
    test.use({ fetchesAhead: !isDear });

    inTurn({ language: "nl", width: 360 }, (language) => {
      const { offers } = words[language];

      test(`the pages ahead are ${isDear ? "not " : ""}fetched when their links come into view`, async ({ page }) => {
        const ahead: string[] = [];
        page.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (pathname === builtScript("web/pages/volunteer/page.tsx")) ahead.push(pathname);
        });
        await page.setViewportSize({ width: 360, height: 640 });
        await page.goto(pathIn(language, "/"));
        await untilIdle(page);
        expect(ahead).toEqual([]);
        await page.getByRole("link", { name: offers }).scrollIntoViewIfNeeded();
        await untilIdle(page);
        if (isDear) expect(ahead).toEqual([]);
        else await expect.poll(() => ahead).not.toEqual([]);
      });
    });
  });

/** Waits until the browser has had time to see which links are in view, and to ask for their pages. */
async function untilIdle(page: Page) {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    for (const _frame of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
