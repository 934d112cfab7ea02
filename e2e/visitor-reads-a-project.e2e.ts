import { expectNoBarriers } from "./barriers.ts";
import { expect, type Page, test } from "./live.ts";

const garden = "een-samentuin-op-het-oude-fabrieksplein";
const sensory = "snoezeltuin-voor-bewoners-met-dementie";

const languages = {
  nl: {
    at: "/project",
    title: "Een samentuin op het oude fabrieksplein",
    amount: /Donatie\s*€\s*15\.000/,
    later: "Eén jaar later",
    kept: "2 van 4 beloften gehaald",
    promise: { met: /Een lus van 120 m\s*135 m\s*Gehaald/, missed: /Klaar tegen mei.*\(Nog\) niet gehaald/ },
    picture: "Vergroot: Een derde gaat naar de voedselbank",
    caption: "Een derde gaat naar de voedselbank",
    close: "Sluit deze afbeelding",
    next: /Volgend project\s*Rolstoelbasket voor starters/,
    after: "Rolstoelbasket voor starters",
    donate: "Doneer",
    mail: "Mail",
    copy: "Kopieer de link",
    copied: "Gekopieerd",
    share: "Deel",
    missing: "Deze pagina bestaat niet of is nog niet volledig vertaald",
    results: "Bekijk de uitslag",
    example:
      /Rolstoelbasket voor starters kreeg 356 van hoogstens 482 stemmen, dat is 36,9 van de 50 punten.*Samen 82,4/,
  },
  en: {
    at: "/en/project",
    title: "A shared garden on the old factory yard",
    amount: /Donation\s*€15,000/,
    later: "One year on",
    kept: "2 of 4 promises kept",
    promise: { met: /A loop of 120 m\s*135 m\s*Kept/, missed: /Ready by May.*Not \(yet\) kept/ },
    picture: "Enlarge: A third goes to the food bank",
    caption: "A third goes to the food bank",
    close: "Close this picture",
    next: /Next project\s*Wheelchair basketball for beginners/,
    after: "Wheelchair basketball for beginners",
    donate: "Donate",
    mail: "Email",
    copy: "Copy the link",
    copied: "Copied",
    share: "Share",
    missing: "This page doesn't exist or isn't fully translated yet",
    results: "See the results",
    example:
      /Wheelchair basketball for beginners got 356 votes where the most was 482.*36\.9 of the 50 points.*Together: 82\.4/,
  },
  fr: {
    at: "/fr/project",
    title: "Un jardin partagé dans l’ancienne cour d’usine",
    amount: /Don\s*15\s000\s€/,
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
    missing: "Cette page n’existe pas ou n’est pas encore entièrement traduite",
    results: "Voir les résultats",
    example:
      /Le basket en fauteuil pour débutants a reçu 356 voix, le maximum étant 482.*36,9 des 50 points.*Ensemble\s: 82,4/,
  },
} as const;

const all = Object.entries(languages) as [keyof typeof languages, (typeof languages)["nl"]][];
const main = (page: Page) => page.getByRole("main");

/** Waits until the page's scripts are at work: the lamp appears with them. */
async function ready(page: Page) {
  await page.locator(".theme").waitFor();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "before any script has loaded", () => {
    test.use({ javaScriptEnabled });

    for (const [language, says] of all) {
      test(`a visitor reads what a project does, what it got and how to mail it, and goes on to the next (${language})`, async ({
        page,
        baseURL,
      }) => {
        await page.goto(`${says.at}/${garden}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(says.title);
        await expect(page.locator(".kernel-amount")).toHaveText(says.amount);
        await expect(main(page).getByText("De Groene Lap vzw").first()).toBeVisible();
        await expect(main(page).getByRole("link", { name: says.donate, exact: true })).toHaveAttribute(
          "href",
          new RegExp(`/donate\\?project=${garden}$`),
        );
        const mail = await main(page).getByRole("link", { name: says.mail, exact: true }).getAttribute("href");
        const { protocol, searchParams } = new URL(mail ?? "");
        expect(protocol).toBe("mailto:");
        expect(searchParams.get("subject")).toBe(says.title);
        expect(searchParams.get("body")).toBe(`${baseURL}${says.at}/${garden}`);
        await page.getByRole("link", { name: says.next }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(says.after);
        expect(new URL(page.url()).pathname).toBe(`${says.at}/rolstoelbasket-voor-starters`);
      });

      test(`one year later it says which promises were kept, and which were not (${language})`, async ({ page }) => {
        await page.goto(`${says.at}/${sensory}`);
        await expect(page.getByRole("heading", { name: says.later })).toBeVisible();
        await expect(main(page).getByText(says.kept)).toBeVisible();
        const promises = main(page).getByRole("table").getByRole("row");
        await expect(promises).toHaveCount(5);
        await expect(promises.nth(1)).toHaveText(says.promise.met);
        await expect(promises.nth(3)).toHaveText(says.promise.missed);
      });

      test(`a picture opens large and closes again, with the keyboard alone (${language})`, async ({ page }) => {
        await page.goto(`${says.at}/${garden}`);
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
        await page.keyboard.press("Escape");
        await expect(large).toBeHidden();
      });

      test(`from a winner one comes to the result, counted out in words (${language})`, async ({ page }) => {
        await page.goto(`${says.at}/${garden}`);
        await main(page).getByRole("link", { name: says.results }).click();
        await expect(page).toHaveURL(/projects\?call=2022#results$/);
        await expect(page.locator("#results")).toBeInViewport();
        await expect(page.locator("#results")).toContainText(says.example);
      });
    }

    test("switching language on a project stays on it", async ({ page }) => {
      await page.goto(`/project/${garden}`);
      for (const [link, { at, title }] of [
        ["FR Français", languages.fr],
        ["EN English", languages.en],
        ["NL Nederlands", languages.nl],
      ] as const) {
        await page.getByRole("link", { name: link }).first().click();
        await expect(page).toHaveURL(new RegExp(`${at}/${garden}$`));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      }
    });

    test("what was not translated stands in Dutch, says so, and is spoken as Dutch", async ({ page }) => {
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

    test("on paper there is the project, its facts and its address, and nothing to press", async ({
      page,
      baseURL,
    }) => {
      await page.goto(`/en/project/${garden}`);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".detail__frame img")).toBeVisible();
      await expect(main(page).getByText("De Groene Lap vzw").first()).toBeVisible();
      await expect(main(page).getByText(`Amandel Social Fund, ${baseURL}/en/project/${garden}`)).toBeVisible();
      for (const hidden of ["navigation", "banner", "contentinfo", "button"] as const) {
        for (const one of await page.getByRole(hidden, { includeHidden: true }).all()) await expect(one).toBeHidden();
      }
      await expect(page.getByRole("heading", { name: "Share this project", includeHidden: true })).toBeHidden();
      await expect(page.getByRole("heading", { name: "In the same call", includeHidden: true })).toBeHidden();
    });

    test("on paper the list is its projects and its address, and nothing to press", async ({ page, baseURL }) => {
      await page.goto("/en/projects?call=2022");
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".pcard__title").first()).toBeVisible();
      await expect(main(page).getByText(`Amandel Social Fund, ${baseURL}/en/projects?call=2022`)).toBeVisible();
      for (const hidden of ["navigation", "search", "button", "searchbox", "combobox", "radio"] as const) {
        for (const one of await page.getByRole(hidden, { includeHidden: true }).all()) await expect(one).toBeHidden();
      }
      for (const one of await page.locator("summary").all()) await expect(one).toBeHidden();
    });

    test("without a project in the address one comes to the list", async ({ page }) => {
      await page.goto("/fr/project");
      await expect(page).toHaveURL(/\/fr\/projects$/);
    });
  });
}

for (const [language, says] of all) {
  // The server says so in words, with scripts and without.
  test(`what does not exist is a page that was not found (${language})`, async ({ request }) => {
    const response = await request.get(`${says.at}/een-project-dat-nooit-bestond`);
    expect(response.status()).toBe(404);
    expect((await response.text()).replaceAll("&#x27;", "'")).toContain(says.missing);
  });

  test(`a copied link is said to be copied, and is the address of the page (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${says.at}/${garden}`);
    await page.getByRole("button", { name: says.copy }).click();
    await expect(page.getByRole("status").getByText(says.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${says.at}/${garden}`);
    await expectNoBarriers(page, `${language} project`);
  });
}

test("where the device can share by itself, the project is handed to it", async ({ page, baseURL }) => {
  // No device to share with stands behind this browser: what it would be handed is kept instead.
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", { value: async (data: unknown) => void shared.push(data) });
  });
  await page.goto(`/en/project/${garden}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([{ title: languages.en.title, url: `${baseURL}/en/project/${garden}` }]);
});

test("a project looks the same to those who use a screen reader, a keyboard or the dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/fr/project/${sensory}`);
  await ready(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectNoBarriers(page, "project in the dark, narrow");
});
