import { readCatalogues } from "#i18n/every-language.ts";
import { criteria } from "#server/database/demo/content/call.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { declareToScore } from "./decisions.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";

const catalogues = await readCatalogues("site", "office", "dossiers", "committee");

inTurn({ language: "en", width: 1440 }, (language, width) => {
  const words = catalogues[language];
  const button = (page: Page, key: keyof typeof words) => page.getByRole("button", { name: words[key], exact: true });
  const othersHeading = (page: Page) => page.getByRole("heading", { name: words["score.others"] });

  const savedText = new RegExp(words["score.saved"].replace("{time}", ".+"));

  test("a member scores by keyboard and by a plain form, and the coordinator opens the ranking", async ({
    site,
    browser,
  }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const chair = await browser.newPage(options);
    await logIn(chair, takeOfficer(0), { site, hasSecondFactor: true });
    await chair.goto(pathIn(language, "/office/committee"));
    await expectUsable(chair, "the list of dossiers to score");
    await chair.getByRole("link", { name: words["committee.next"] }).click();

    for (const turn of [1, 2, 3]) {
      await declareToScore(chair, language);
      if (turn === 1) await expectUsable(chair, "the page to score a dossier");
      const first = chair.getByRole("heading", { level: 2 }).first();
      const title = await first.textContent();
      // The first key goes to the first criterion without a score, and Tab to the next one.
      for (const [place] of criteria.entries()) {
        await chair.keyboard.press(String(1 + ((place + turn) % 5)));
        await chair.keyboard.press("Tab");
      }
      await expect(chair.locator(".rating input:checked")).toHaveCount(criteria.length);
      await expect(chair.getByText(savedText)).toBeVisible();
      await expect(othersHeading(chair)).toHaveCount(0);
      await chair.locator("h1").click();
      await chair.keyboard.press("n");
      await expect(first).not.toHaveText(title ?? "");
    }

    // The same form works without scripts.
    const cookies = await chair.context().cookies();
    const plain = await browser.newContext({ ...options, javaScriptEnabled: false });
    await plain.addCookies(cookies);
    const page = await plain.newPage();
    await page.goto(pathIn(language, "/office/committee"));
    await page.getByRole("link", { name: words["committee.next"] }).click();
    await declareToScore(page, language);
    const scored = page.url();
    for (const { id } of criteria) await page.locator(`input[name="score-${id}"][value="4"]`).check();
    await page.getByRole("textbox", { name: words["score.note"] }).fill("The quote is complete.");
    await button(page, "score.saveNext").click();
    await page.goto(scored);
    await expect(page.locator('.rating input[value="4"]:checked')).toHaveCount(criteria.length);
    await expect(page.getByRole("textbox", { name: words["score.note"] })).toHaveValue("The quote is complete.");
    await plain.close();

    // The panel of the dossier keeps the scores from everybody until the ranking opens.
    const scoresOf = pathIn(language, `/office/dossiers?open=${scored.split("/").at(-1)}&panelTab=scores`);
    const scoreTable = (reader: Page) => reader.getByRole("table", { name: words["score.others"] });
    await chair.goto(scoresOf);
    await expect(chair.getByRole("link", { name: words["officeDossier.tab.scores"], exact: true })).toBeVisible();
    await expect(chair.locator("#dossier")).toBeVisible();
    await expect(scoreTable(chair)).toHaveCount(0);

    await chair.goto(pathIn(language, "/office/committee/ranking"));
    await expect(chair.getByRole("heading", { level: 1 })).toHaveText(words["ranking.closed"]);

    const coordinator = await browser.newPage(options);
    await logIn(coordinator, takeOfficer("coordinator"), { site, hasSecondFactor: true });
    await coordinator.goto(pathIn(language, "/office/committee"));
    await expect(coordinator).toHaveURL(/\/office\/committee\/progress/);
    await expectUsable(coordinator, "how far the members are");
    await button(coordinator, "round.remind").click();
    await expect(coordinator.getByText(words["round.reminded"])).toBeVisible();
    await button(coordinator, "round.end").click();
    await expect(coordinator.getByText(words["round.ended"])).toBeVisible();
    await coordinator.getByRole("link", { name: words["committee.view.ranking"] }).click();
    await expect(coordinator.locator(".dots").first()).toBeVisible();
    await expectUsable(coordinator, "the ranking");

    await chair.reload();
    await expect(chair.locator(".dots").first()).toBeVisible();
    await chair.goto(scored);
    await expect(othersHeading(chair)).toBeVisible();
    await expect(chair.getByText("The quote is complete.").first()).toBeVisible();
    await expect(button(chair, "score.saveNext")).toHaveCount(0);
    for (const reader of [chair, coordinator]) {
      await reader.goto(scoresOf);
      await expect(scoreTable(reader)).toContainText("4");
      await expectUsable(reader, "the scores of a dossier");
    }
  });
});
