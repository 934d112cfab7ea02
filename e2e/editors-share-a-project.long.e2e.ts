import { inTurn } from "./in-turn.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";
import { openDraft, projectWords, saveDraft, writeTexts } from "./project-drafts.ts";

// The demo has this draft.
const title = "Een bus vol verhalen";

const field = (page: Page, name: string) => page.locator(`[name='${name}']`);

inTurn({ language: "nl", width: 1440 }, (language, width) => {
  const words = projectWords[language];
  const save = (page: Page) => page.getByRole("button", { name: words["projects.save"], exact: true });

  test("two editors of a project never overwrite each other, and a failing server keeps what they typed", async ({
    site,
    browser,
  }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const [mine, theirs] = [await browser.newPage(options), await browser.newPage(options)];
    for (const page of [mine, theirs]) {
      await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
      await openDraft(page, language, title);
    }

    // Everything of mine is saved, so the page can show the newer text of a colleague.
    await writeTexts(mine, "nl", { summary: "Eerst dit." });
    await saveDraft(mine, language);
    await writeTexts(mine, "nl", { summary: "Mijn samenvatting." });
    await expect(mine.locator(".autosave")).toContainText(/\d\d:\d\d/);
    await theirs.reload();
    await writeTexts(theirs, "nl", { summary: "Samenvatting van een collega.", impact: "Duizend lezers." });
    await saveDraft(theirs, language);
    await mine.locator("a[href*='version=']").first().click();
    await expect(field(mine, "summary.nl")).toHaveValue("Samenvatting van een collega.");
    await expect(field(mine, "impact.nl")).toHaveValue("Duizend lezers.");
    await expect(mine.getByText(words["projects.newer"])).toBeVisible();
    await writeTexts(mine, "nl", { title: "Een bus vol boeken" });
    await expect(mine.getByText(words["projects.newer"])).toBeHidden();
    await theirs.reload();
    await expect(field(theirs, "title.nl")).toHaveValue("Een bus vol boeken");
    await expect(field(theirs, "summary.nl")).toHaveValue("Samenvatting van een collega.");

    // The proxy before the site answers while the site restarts.
    await mine.route("**/graphql", (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
    await writeTexts(mine, "nl", { impact: "Tweeduizend lezers." });
    await save(mine).click();
    await expect(mine.getByText(words.unavailable)).toBeVisible();
    await expect(field(mine, "impact.nl")).toHaveValue("Tweeduizend lezers.");
    await writeTexts(theirs, "nl", { impact: "Drieduizend lezers." });
    await saveDraft(theirs, language);
    await mine.unroute("**/graphql");
    await save(mine).click();
    await expect(mine.getByRole("radio", { name: words["changedRecord.theirs"] })).toHaveCount(1);
    await expect(mine.getByText("Tweeduizend")).toBeVisible();
    await mine.getByRole("button", { name: words["changedRecord.save"], exact: true }).click();
    await expect(mine.getByText(words["projects.saved"])).toBeVisible();
    await expect(field(mine, "impact.nl")).toHaveValue("Tweeduizend lezers.");

    // A page that loads again shows the saved text: a text that the browser restores could replace a newer one.
    await mine.route("**/graphql", (route) => route.abort());
    await writeTexts(mine, "nl", { impact: "Nooit bewaard." });
    mine.once("dialog", (dialog) => dialog.accept());
    await mine.reload();
    await expect(field(mine, "impact.nl")).toHaveValue("Tweeduizend lezers.");
    for (const page of [mine, theirs]) await page.context().close();
  });
});
