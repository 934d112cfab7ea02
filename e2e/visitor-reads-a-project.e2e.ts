import type { Language } from "#domain/language.ts";
import { isEverything } from "#test/tier.ts";
import { expectNoBarriers } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";

const garden = "een-samentuin-op-het-oude-fabrieksplein";
const sensory = "snoezeltuin-voor-bewoners-met-dementie";

const words = {
  nl: {
    at: "/project",
    title: "Een samentuin op het oude fabrieksplein",
    amount: /Steun\s*€\s*15\.000/,
    later: "Eén jaar later",
    kept: "2 van 4 beloften gehaald",
    promise: { met: /Een lus van 120 m\s*135 m\s*Gehaald/, missed: /Klaar tegen mei.*\(Nog\) niet gehaald/ },
    picture: "Vergroot: Een derde gaat naar de voedselbank",
    caption: "Een derde gaat naar de voedselbank",
    close: "Sluit deze afbeelding",
    next: /Volgend project\s*Rolstoelbasket voor starters/,
    after: "Rolstoelbasket voor starters",
    donate: "Doe een gift",
    mail: "Mail",
    copy: "Kopieer de link",
    copied: "Gekopieerd",
    share: "Deel",
    sharing: "Deel dit project",
    others: "In dezelfde oproep",
    fund: "Amandel Sociaal Fonds",
    results: "Bekijk de uitslag",
    example:
      /Rolstoelbasket voor starters kreeg 356 stemmen \(het hoogste was 482\): 36,9 van de 50 punten.*Samen 82,4/,
  },
  en: {
    at: "/en/project",
    title: "A shared garden on the old factory yard",
    amount: /Support\s*€15,000/,
    later: "One year on",
    kept: "2 of 4 promises kept",
    promise: { met: /A loop of 120 m\s*135 m\s*Kept/, missed: /Ready by May.*Not \(yet\) kept/ },
    picture: "Enlarge: A third goes to the food bank",
    caption: "A third goes to the food bank",
    close: "Close this picture",
    next: /Next project\s*Wheelchair basketball for beginners/,
    after: "Wheelchair basketball for beginners",
    donate: "Make a gift",
    mail: "Email",
    copy: "Copy the link",
    copied: "Copied",
    share: "Share",
    sharing: "Share this project",
    others: "In the same call",
    fund: "Amandel Social Fund",
    results: "See the results",
    example:
      /Wheelchair basketball for beginners got 356 votes \(the highest was 482\): 36\.9 of the 50 points.*Together 82\.4/,
  },
  fr: {
    at: "/fr/project",
    title: "Un jardin partagé dans l’ancienne cour d’usine",
    amount: /Aide\s*15\s000\s€/,
    later: "Un an plus tard",
    kept: "2 promesses tenues sur 4",
    promise: { met: /Une boucle de 120 m\s*135 m\s*Tenu/, missed: /Prêt pour mai.*Pas \(encore\) tenu/ },
    picture: "Agrandir : Un tiers va à la banque alimentaire",
    caption: "Un tiers va à la banque alimentaire",
    close: "Fermer cette image",
    next: /Projet suivant\s*Le basket en fauteuil pour débutants/,
    after: "Le basket en fauteuil pour débutants",
    donate: "Faire un don",
    mail: "E-mail",
    copy: "Copier le lien",
    copied: "Copié",
    share: "Partager",
    sharing: "Partagez ce projet",
    others: "Dans le même appel",
    fund: "Fonds social Amandel",
    results: "Voir les résultats",
    example:
      /Le basket en fauteuil pour débutants a reçu 356 voix \(le maximum était 482\)\s: 36,9 des 50 points.*Ensemble 82,4/,
  },
} as const;

const main = (page: Page) => page.getByRole("main");

/** Reads what a project does, what it got, and how to give to it and to mail it. */
async function readFacts(page: Page, language: Language) {
  const { at, title, amount, donate, mail } = words[language];
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator(".kernel-amount")).toHaveText(amount);
  await expect(main(page).getByText("De Groene Lap vzw").first()).toBeVisible();
  await expect(main(page).getByRole("link", { name: donate, exact: true })).toHaveAttribute(
    "href",
    new RegExp(`/donate\\?project=${garden}$`),
  );
  const href = await main(page).getByRole("link", { name: mail, exact: true }).getAttribute("href");
  const { protocol, searchParams } = new URL(href ?? "");
  expect(protocol).toBe("mailto:");
  expect(searchParams.get("subject")).toBe(title);
  expect(searchParams.get("body")).toBe(new URL(`${at}/${garden}`, page.url()).href);
}

/** Opens a picture large and closes it again, with the keyboard alone. */
async function lookAtPicture(page: Page, language: Language) {
  const says = words[language];
  const picture = page.getByRole("button", { name: says.picture });
  const large = page.getByRole("dialog", { name: says.caption });
  await expect(large).toBeHidden();
  await picture.focus();
  await page.keyboard.press("Enter");
  await expect(large).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(large.getByRole("button", { name: says.close })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(large).toBeHidden();
  await expect(picture).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(large).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
}

/** Goes on from a winner to the result, counted out in words, and to the next project. */
async function goOn(page: Page, language: Language) {
  const { at, title, results, example, next, after } = words[language];
  await main(page).getByRole("link", { name: results }).click();
  await expect(page).toHaveURL(/projects\?call=2022#results$/);
  await expect(page.locator("#results")).toBeInViewport();
  await expect(page.locator("#results")).toContainText(example);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  // The way on comes after the cards.
  const cards = await page.locator(".neighbours__cards").boundingBox();
  const way = await page.getByRole("link", { name: next }).boundingBox();
  expect(way?.y).toBeGreaterThan((cards?.y ?? 0) + (cards?.height ?? 0));
  await page.getByRole("link", { name: next }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(after);
  expect(new URL(page.url()).pathname).toBe(`${at}/rolstoelbasket-voor-starters`);
}

inTurn({ language: "en", width: 1440 }, (language) => {
  const { at, title, copy, copied, share, later, kept, promise } = words[language];

  test("a visitor reads a project and looks at a picture, passes it on, and goes on to the result and the next", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // This browser has no device to share with: what the device would be handed is kept instead.
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", { value: async (data: unknown) => void shared.push(data) });
    });
    await page.goto(`${at}/${garden}`);
    await readFacts(page, language);
    await lookAtPicture(page, language);

    const url = `${baseURL}${at}/${garden}`;
    await page.getByRole("button", { name: copy }).click();
    await expect(page.getByRole("status").getByText(copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await expectNoBarriers(page, `${language} project`);
    await page.getByRole("button", { name: share, exact: true }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
    expect(shared).toEqual([{ title, url }]);
    await goOn(page, language);
  });

  test("one year later a project says which promises were kept and which were not, on the narrowest screen too", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${at}/${sensory}`);
    await expect(page.getByRole("heading", { name: later })).toBeVisible();
    await expect(main(page).getByText(kept)).toBeVisible();
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

  test("before any script has loaded a visitor reads a project, looks at a picture and goes on", async ({ page }) => {
    await page.goto(`${words[language].at}/${garden}`);
    await readFacts(page, language);
    await lookAtPicture(page, language);
    await goOn(page, language);
  });
});

// The page reads the same before its scripts have loaded.
for (const javaScriptEnabled of isEverything ? [true, false] : [true]) {
  test.describe(javaScriptEnabled ? "with scripts" : "before any script has loaded", () => {
    test.use({ javaScriptEnabled });

    test("what was not translated is in Dutch, says so, and is spoken as Dutch", async ({ page }) => {
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
      const { at, fund, sharing, others } = words[language];

      test("on paper there is the project or the list, its facts and its address, and nothing to press", async ({
        page,
        baseURL,
      }) => {
        await page.emulateMedia({ media: "print" });
        await page.goto(`${at}/${garden}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator(".detail__frame img")).toBeVisible();
        await expect(main(page).getByText("De Groene Lap vzw").first()).toBeVisible();
        await expect(main(page).getByText(`${fund}, ${baseURL}${at}/${garden}`)).toBeVisible();
        for (const role of ["navigation", "banner", "contentinfo", "button"] as const) await expectNone(page, role);
        for (const name of [sharing, others]) {
          await expect(page.locator("h2", { hasText: name })).toHaveCount(1);
          await expect(page.locator("h2", { hasText: name })).toBeHidden();
        }

        await page.goto(`${at}s?call=2022`);
        await expect(page.locator(".pcard__title").first()).toBeVisible();
        await expect(main(page).getByText(`${fund}, ${baseURL}${at}s?call=2022`)).toBeVisible();
        for (const role of ["navigation", "search", "button", "searchbox", "combobox", "radio"] as const)
          await expectNone(page, role);
        await expect(page.locator("summary").filter({ visible: true })).toHaveCount(0);
      });
    });
  });
}

/** Expects that nothing of a kind is to be seen. */
async function expectNone(page: Page, role: Parameters<Page["getByRole"]>[0]) {
  await expect(page.getByRole(role, { includeHidden: true }).filter({ visible: true })).toHaveCount(0);
}

test("an address without a project leads to the list", async ({ request }) => {
  const response = await request.get("/fr/project", { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, "/fr/projects"]);
});
