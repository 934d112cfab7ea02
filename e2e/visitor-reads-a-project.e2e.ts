import { isEverything } from "#test/tier.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page, test } from "./live.ts";

const gardenSlug = "een-samentuin-op-het-oude-fabrieksplein";
const sensorySlug = "snoezeltuin-voor-bewoners-met-dementie";

const words = {
  nl: {
    projectPath: "/project",
    title: "Een samentuin op het oude fabrieksplein",
    amount: /Steun\s*€\s*15\.000/,
    reportHeading: "Eén jaar later",
    promiseCount: "2 van 4 beloften gehaald",
    promise: { met: /Een lus van 120 m\s*135 m\s*Gehaald/, missed: /Klaar tegen mei.*\(Nog\) niet gehaald/ },
    picture: "Vergroot: Een derde gaat naar de voedselbank",
    caption: "Een derde gaat naar de voedselbank",
    close: "Sluit deze afbeelding",
    nextLink: /Volgend project\s*Rolstoelbasket voor starters/,
    nextTitle: "Rolstoelbasket voor starters",
    donate: "Doe een gift",
    mail: "Mail",
    copy: "Kopieer de link",
    copiedText: "Gekopieerd",
    share: "Deel",
    shareHeading: "Deel dit project",
    othersHeading: "In dezelfde oproep",
    fund: "Amandel Sociaal Fonds",
    results: "Bekijk de uitslag",
    resultExample:
      /Rolstoelbasket voor starters kreeg 356 stemmen \(het hoogste was 482\): 36,9 van de 50 punten.*Samen 82,4/,
  },
  en: {
    projectPath: "/en/project",
    title: "A shared garden on the old factory yard",
    amount: /Support\s*€15,000/,
    reportHeading: "One year on",
    promiseCount: "2 of 4 promises kept",
    promise: { met: /A loop of 120 m\s*135 m\s*Kept/, missed: /Ready by May.*Not \(yet\) kept/ },
    picture: "Enlarge: A third goes to the food bank",
    caption: "A third goes to the food bank",
    close: "Close this picture",
    nextLink: /Next project\s*Wheelchair basketball for beginners/,
    nextTitle: "Wheelchair basketball for beginners",
    donate: "Make a gift",
    mail: "Email",
    copy: "Copy the link",
    copiedText: "Copied",
    share: "Share",
    shareHeading: "Share this project",
    othersHeading: "In the same call",
    fund: "Amandel Social Fund",
    results: "See the results",
    resultExample:
      /Wheelchair basketball for beginners got 356 votes \(the highest was 482\): 36\.9 of the 50 points.*Together 82\.4/,
  },
  fr: {
    projectPath: "/fr/project",
    title: "Un jardin partagé dans l’ancienne cour d’usine",
    amount: /Aide\s*15\s000\s€/,
    reportHeading: "Un an plus tard",
    promiseCount: "2 promesses tenues sur 4",
    promise: { met: /Une boucle de 120 m\s*135 m\s*Tenu/, missed: /Prêt pour mai.*Pas \(encore\) tenu/ },
    picture: "Agrandir : Un tiers va à la banque alimentaire",
    caption: "Un tiers va à la banque alimentaire",
    close: "Fermer cette image",
    nextLink: /Projet suivant\s*Le basket en fauteuil pour débutants/,
    nextTitle: "Le basket en fauteuil pour débutants",
    donate: "Faire un don",
    mail: "E-mail",
    copy: "Copier le lien",
    copiedText: "Copié",
    share: "Partager",
    shareHeading: "Partagez ce projet",
    othersHeading: "Dans le même appel",
    fund: "Fonds social Amandel",
    results: "Voir les résultats",
    resultExample:
      /Le basket en fauteuil pour débutants a reçu 356 voix \(le maximum était 482\)\s: 36,9 des 50 points.*Ensemble 82,4/,
  },
} as const;

const main = (page: Page) => page.getByRole("main");

/** Expects the title, amount and organisation of a project, and its links to give and to mail. */
async function expectFacts(page: Page, language: Language) {
  const { projectPath, title, amount, donate, mail } = words[language];
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator(".kernel-amount")).toHaveText(amount);
  await expect(main(page).getByText("De Groene Lap vzw").first()).toBeVisible();
  await expect(main(page).getByRole("link", { name: donate, exact: true })).toHaveAttribute(
    "href",
    new RegExp(`/donate\\?project=${gardenSlug}$`),
  );
  const href = await main(page).getByRole("link", { name: mail, exact: true }).getAttribute("href");
  const { protocol, searchParams } = new URL(href ?? "");
  expect(protocol).toBe("mailto:");
  expect(searchParams.get("subject")).toBe(title);
  expect(searchParams.get("body")).toBe(new URL(`${projectPath}/${gardenSlug}`, page.url()).href);
}

/** Enlarges a picture and closes it again, with the keyboard alone. */
async function enlargePicture(page: Page, language: Language) {
  const texts = words[language];
  const picture = page.getByRole("button", { name: texts.picture });
  const largePicture = page.getByRole("dialog", { name: texts.caption });
  await expect(largePicture).toBeHidden();
  await picture.focus();
  await page.keyboard.press("Enter");
  await expect(largePicture).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(largePicture.getByRole("button", { name: texts.close })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(largePicture).toBeHidden();
  await expect(picture).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(largePicture).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(largePicture).toBeHidden();
}

/** Opens the results from a winner, and then the next project. */
async function followLinks(page: Page, language: Language) {
  const { projectPath, title, results, resultExample, nextLink, nextTitle } = words[language];
  await main(page).getByRole("link", { name: results }).click();
  await expect(page).toHaveURL(/projects\?call=2022#results$/);
  await expect(page.locator("#results")).toBeInViewport();
  await expect(page.locator("#results")).toContainText(resultExample);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  // The link to the next project comes after the cards.
  const cardsBox = await page.locator(".other-projects__cards").boundingBox();
  const nextLinkBox = await page.getByRole("link", { name: nextLink }).boundingBox();
  expect(nextLinkBox?.y).toBeGreaterThan((cardsBox?.y ?? 0) + (cardsBox?.height ?? 0));
  await page.getByRole("link", { name: nextLink }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(nextTitle);
  expect(new URL(page.url()).pathname).toBe(`${projectPath}/rolstoelbasket-voor-starters`);
}

inTurn({ language: "en", width: 1440 }, (language) => {
  const { projectPath, title, copy, copiedText, share, reportHeading, promiseCount, promise } = words[language];

  test("a visitor reads and shares a project, enlarges a picture, and opens results and next project", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // This browser cannot share, so we record the shared data.
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", { value: async (data: unknown) => void shared.push(data) });
    });
    await page.goto(`${projectPath}/${gardenSlug}`);
    await expectFacts(page, language);
    await enlargePicture(page, language);

    const url = `${baseURL}${projectPath}/${gardenSlug}`;
    await page.getByRole("button", { name: copy }).click();
    await expect(page.getByRole("status").getByText(copiedText)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await expectNoBarriers(page, `${language} project`);
    await page.getByRole("button", { name: share, exact: true }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
    expect(shared).toEqual([{ title, url }]);
    await followLinks(page, language);
  });

  test("a project shows after one year which promises were kept, on the narrowest screen too", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${projectPath}/${sensorySlug}`);
    await expect(page.getByRole("heading", { name: reportHeading })).toBeVisible();
    await expect(main(page).getByText(promiseCount)).toBeVisible();
    const promises = main(page).getByRole("table").getByRole("row");
    await expect(promises).toHaveCount(5);
    await expect(promises.nth(1)).toHaveText(promise.met);
    await expect(promises.nth(3)).toHaveText(promise.missed);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectNoBarriers(page, "project with a report, in the dark, narrow");
  });
});

inTurn({ language: "fr", width: 360 }, (language) => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads a project, enlarges a picture and follows links without scripts", async ({ page }) => {
    await page.goto(`${words[language].projectPath}/${gardenSlug}`);
    await expectFacts(page, language);
    await enlargePicture(page, language);
    await followLinks(page, language);
  });
});

// `npm test` skips the run without scripts, because these pages are the same without them.
for (const javaScriptEnabled of isEverything ? [true, false] : [true]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a project without a translation is in Dutch, says so, and is marked as Dutch", async ({ page }) => {
      await page.goto("/fr/project/wandelen-met-wie-rouwt");
      await expect(main(page).getByText("Cette page n’est pas encore entièrement traduite")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: "Wandelen met wie rouwt" })).toHaveAttribute(
        "lang",
        "nl",
      );
      await expect(main(page).getByText("Praten over verlies gaat makkelijker")).toHaveAttribute("lang", "nl");
      await expect(page.getByText("De soep staat klaar als ze terug zijn").first()).toHaveAttribute("lang", "nl");
      await page.goto("/project/wandelen-met-wie-rouwt");
      await expect(main(page).getByText("Deze pagina is nog niet volledig vertaald")).toHaveCount(0);
    });

    inTurn({ language: "nl", width: 1440 }, (language) => {
      const { projectPath, fund, shareHeading, othersHeading } = words[language];

      inTestAll(() => {
        test("a printed project or list shows its content and address, and no controls", async ({ page, baseURL }) => {
          await page.emulateMedia({ media: "print" });
          await page.goto(`${projectPath}/${gardenSlug}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.locator(".detail__frame img")).toBeVisible();
          await expect(main(page).getByText("De Groene Lap vzw").first()).toBeVisible();
          await expect(main(page).getByText(`${fund}, ${baseURL}${projectPath}/${gardenSlug}`)).toBeVisible();
          for (const role of ["navigation", "banner", "contentinfo", "button"] as const)
            await expectNoVisible(page, role);
          for (const name of [shareHeading, othersHeading]) {
            await expect(page.locator("h2", { hasText: name })).toHaveCount(1);
            await expect(page.locator("h2", { hasText: name })).toBeHidden();
          }

          await page.goto(`${projectPath}s?call=2022`);
          await expect(page.locator(".pcard__title").first()).toBeVisible();
          await expect(main(page).getByText(`${fund}, ${baseURL}${projectPath}s?call=2022`)).toBeVisible();
          for (const role of ["navigation", "search", "button", "searchbox", "combobox", "radio"] as const)
            await expectNoVisible(page, role);
          await expect(page.locator("summary").filter({ visible: true })).toHaveCount(0);
        });
      });
    });
  });
}

/** Expects that no element of a role is visible. */
async function expectNoVisible(page: Page, role: Parameters<Page["getByRole"]>[0]) {
  await expect(page.getByRole(role, { includeHidden: true }).filter({ visible: true })).toHaveCount(0);
}

test("an address without a project leads to the list", async ({ request }) => {
  const response = await request.get("/fr/project", { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, "/fr/projects"]);
});
