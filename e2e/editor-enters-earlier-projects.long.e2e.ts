import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";

const catalogues = await readCatalogues(
  "site",
  "office",
  "writing",
  "projects",
  "by-hand",
  "import",
  "offers",
  "organisations",
);

const head = "Jaar;Titel;Samenvatting;Organisatie;Postcode;Gemeente;Thema;Vestiging;Bedrag";
const right = "2009;Een oud speelbos;Kinderen plantten bomen.;De Wilg vzw;9000;Gent;nature;gent;2000";
const wrong = "2009;Een oud zwembad;Leren zwemmen.;Zwemclub;8500;Kortrijk;ruimtevaart;gent;3000";

inTurn({ language: "en", width: 360 }, (language, width) => {
  const words = catalogues[language];
  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

  test("an editor imports projects of earlier years, corrects one, and makes another by hand", async ({
    site,
    browser,
  }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const page = await browser.newPage(options);
    await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });

    await page.goto(pathIn(language, "/office/projects"));
    await page.getByRole("link", { name: words["byHand.import"] }).click();
    await expect(page.getByRole("heading", { level: 1, name: words["projectImport.title"] })).toBeVisible();
    const drop = async (...lines: string[]) => {
      const file = { name: "archive.csv", mimeType: "text/csv", buffer: Buffer.from([head, ...lines].join("\n")) };
      await page.locator("input[type=file]").setInputFiles(file);
      await button(page, words["import.look"]).click();
    };
    await drop(right, wrong);
    await expect(page.getByText(words["projectImport.kind.wrong"], { exact: true })).toBeVisible();
    await expectUsable(page, "the dry run of a list of projects");
    await expect(page.locator("button[value=apply]")).toHaveCount(0);
    await drop(right);
    await page.locator("button[value=apply]").click();
    await expect(page).toHaveURL(/state=published/);

    // The imported project is on the site and in the list, and opens in the editor.
    await page.goto(pathIn(language, "/office/projects?q=speelbos"));
    await page.getByRole("link", { name: "Een oud speelbos" }).click();
    await expect(page.locator("[name='title.nl']")).toHaveValue("Een oud speelbos");
    await expectUsable(page, "the editor of a project without a dossier");
    await page.locator("[name='title.nl']").fill("Het oude speelbos");
    await page.locator("[name='description.nl']").fill("Vijf klassen plantten bomen.");
    await button(page, words["projects.save"]).click();
    await expect(page.getByText(words["projects.saved"])).toBeVisible();
    await button(page, words["projects.publish.again"]).click();
    await expect(page.getByText(words["projects.publish.done"])).toBeVisible();
    await page.goto(pathIn(language, "/project/een-oud-speelbos"));
    await expect(page.getByRole("heading", { level: 1, name: "Het oude speelbos" })).toBeVisible();

    await page.goto(pathIn(language, "/office/projects/new"));
    await expectUsable(page, "the form of a new project");
    await page.locator("[name=title]").fill("Muziek in de wijk");
    await page.locator("[name=call]").selectOption("year");
    await page.locator("[name=year]").fill("2009");
    await button(page, words["byHand.make"]).click();
    await expect(page.getByRole("heading", { level: 1, name: "Muziek in de wijk" })).toBeVisible();
  });

  test("an editor makes an offer for volunteers, publishes and closes it", async ({ site, browser }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const page = await browser.newPage(options);
    await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
    await page.goto(pathIn(language, "/office/offers"));
    await expectUsable(page, "the offers");
    await button(page, words["offers.new"]).click();
    await expect(page.locator("[name='title.nl']")).toBeVisible();
    await expectUsable(page, "the editor of an offer");
    await page.locator("[name='title.nl']").fill("Bomen planten");
    await page.locator("[name='task.nl']").fill("Gaten graven en bomen planten.");
    await page.locator("[name='moment.nl']").fill("elke zaterdag");
    await page.locator("[name=organisation]").selectOption({ index: 1 });
    await button(page, words["offers.save"]).click();
    await expect(page.getByText(words["offers.saved"])).toBeVisible();
    await button(page, words["offers.publish"]).click();
    await expect(page.getByText(words["offers.publish.done"])).toBeVisible();
    await page.goto(pathIn("nl", "/volunteer/bomen-planten"));
    await expect(page.getByText("elke zaterdag").first()).toBeVisible();

    await page.goto(pathIn(language, "/office/offers"));
    await page.getByRole("link", { name: "Bomen planten" }).click();
    await button(page, words["offers.close"]).click();
    await expect(page.getByText(words["offers.close.done"])).toBeVisible();
    const answerAfterwards = await page.goto(pathIn("nl", "/volunteer/bomen-planten"));
    expect(answerAfterwards?.status()).toBe(404);
  });

  test("an editor corrects an organisation, and its project shows the correction", async ({ site, browser }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const page = await browser.newPage(options);
    await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
    await page.goto(pathIn(language, "/office/organisations"));
    await expectUsable(page, "the organisations");
    await page.locator("[data-row-link]").first().click();
    await expect(page.locator("[name=website]")).toBeVisible();
    await expectUsable(page, "the form of an organisation");
    await page.locator("[name=name]").fill("De Verbeterde Naam vzw");
    await page.locator("[name=website]").fill("geen adres");
    await button(page, words["organisations.save"]).click();
    await expect(page.locator("[name=website]")).toHaveAttribute("aria-invalid", "true");
    await page.locator("[name=website]").fill("verbeterd.example");
    await button(page, words["organisations.save"]).click();
    await expect(page.getByText(words["organisations.saved"])).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "De Verbeterde Naam vzw" })).toBeVisible();
    await page.goto(`${pathIn(language, "/office/organisations")}?q=verbeterde`);
    await expect(page.getByRole("link", { name: "De Verbeterde Naam vzw" })).toBeVisible();
  });
});
