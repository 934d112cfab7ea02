import { compileText } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";

const catalogues = await readCatalogues("site", "office", "calls", "settings", "public");

inTurn({ language: "en", width: 1440 }, (language) => {
  const words = catalogues[language];
  const text = compileText(language, words);

  test("a coordinator enters a vote from before this site, and visitors read its results", async ({
    site,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
    await page.goto(pathIn(language, "/office/calls"));
    await page.getByRole("button", { name: words["calls.make.earlier"] }).click();
    await expect(page).toHaveURL(/\/earlier$/);
    await expectUsable(page, "an empty earlier call");

    const fill = (name: string, value: string) => page.locator(`[name="${name}"]`).fill(value);
    const figures = { electorate: "1200", votesCast: "510", voteWeight: "50", winnerCount: "1", budget: "20000" };
    for (const [name, value] of Object.entries(figures)) await fill(name, value);
    const results = [
      { place: "1", votes: "300", score: "80", given: "4000" },
      { place: "2", votes: "200", score: "60" },
    ];
    for (const [index, result] of results.entries()) {
      const row = `project.${index + 1}`;
      const project = {
        "title.nl": `Bijen op dak ${index + 1}`,
        "summary.nl": "Tien kasten op het dak",
        organisation: "De Bij vzw",
        postalCode: "9000",
        town: "Gent",
        asked: "5000",
        cost: "9000",
        ...result,
      };
      for (const [name, value] of Object.entries(project)) await fill(`${row}.${name}`, value);
      await page.locator(`[name="${row}.region"]`).selectOption("east-flanders");
      for (const list of ["theme", "branch"]) await page.locator(`[name="${row}.${list}"]`).selectOption({ index: 1 });
    }
    // The votes do not add up, and the page says so at the field.
    const publish = page.getByRole("button", { name: words["callEarlier.publish"] });
    await publish.click();
    await expect(page.getByRole("alert")).toContainText(text("rule.earlier.sum", { sum: 500 }));
    await expectUsable(page, "an earlier call that is refused");
    await fill("votesCast", "500");
    await page.getByRole("button", { name: words["callEarlier.save"] }).click();
    await expect(page.getByRole("status").filter({ hasText: words["callEarlier.saved"] })).toBeVisible();
    await publish.click();
    await expect(page.getByRole("status").filter({ hasText: words["callPlan.done.entered"] })).toBeVisible();

    const slug = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
    await visitor.goto(pathIn(language, `/projects?call=${slug}`));
    await expect(visitor.locator("#results")).toContainText("Bijen op dak 1");
    await visitor.goto(pathIn(language, "/project/bijen-op-dak-2"));
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Bijen op dak 2");
    await expectUsable(visitor, "a project of an earlier call");
  });

  test("a coordinator saves a view of the audit log, opens it, and removes it", async ({ site, browser }) => {
    const page = await (await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" })).newPage();
    await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
    const path = pathIn(language, "/office/settings/log");
    await page.goto(`${path}?act=login`);
    const trigger = page.getByRole("button", { name: words["list.saveView"] });
    await trigger.click();
    await page.getByRole("textbox", { name: words["list.view.name"] }).fill("Who came in");
    await page.getByRole("button", { name: words["list.view.save"], exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: words["list.view.saved"] })).toBeVisible();
    await page.goto(path);
    await page.getByRole("link", { name: "Who came in" }).click();
    await expect(page).toHaveURL(/\?act=login$/);
    await expectUsable(page, "a saved view of the audit log");
    await trigger.click();
    await page.getByRole("button", { name: words["list.view.remove"] }).click();
    await expect(page.getByRole("link", { name: "Who came in" })).toHaveCount(0);
  });
});
