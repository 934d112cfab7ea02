import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";

const catalogues = await readCatalogues("site", "office", "writing", "texts", "public");

inTurn({ language: "en", width: 360 }, (language, width) => {
  const words = catalogues[language];
  const button = (page: Page, key: keyof typeof words) => page.getByRole("button", { name: words[key], exact: true });

  test("an editor finds a gap, writes news, publishes it, and changes the text of an email", async ({
    site,
    browser,
  }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const [page, visitor] = [await browser.newPage(options), await browser.newPage(options)];
    await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });

    // The second news item of the demo has no French text.
    await page.goto(pathIn(language, "/office/texts?gap=fr&kind=news"));
    await expectUsable(page, "the work list of texts");
    await page.getByRole("link", { name: "Koffie op dinsdag, een jaar later" }).click();
    await expect(page.locator("[name='title.fr']")).toHaveValue("");
    await expectUsable(page, "the editor of news");
    await page.getByRole("link", { name: words["texts.back"] }).click();

    await page.getByRole("link", { name: words["texts.newNews"] }).click();
    const texts = { title: "Een nieuwe bus", intro: "De bus rijdt.", body: "## Elke dag\n\nVan **acht** tot vijf." };
    for (const [part, text] of Object.entries(texts)) await page.locator(`[name='${part}.nl']`).fill(text);
    await button(page, "writing.preview").click();
    await expect(page.getByRole("heading", { name: "Elke dag" })).toBeVisible();
    await button(page, "news.save").click();
    await expect(page.getByText(words["news.saved"])).toBeVisible();

    await visitor.goto(pathIn(language, "/"));
    await expect(visitor.getByRole("heading", { name: words["news.title"] })).toBeVisible();
    await expect(visitor.getByRole("link", { name: texts.title })).toBeHidden();
    await button(page, "news.publish.plan").click();
    await expect(page.getByText(words["news.pastHour"])).toBeVisible();
    await page.locator("[name='day']").fill("2050-01-01");
    await page.locator("[name='day']").press("Enter");
    await expect(page.getByText(words["news.publish.planned"])).toBeVisible();
    await button(page, "news.cancel").click();
    await expect(page.getByText(words["news.unpublish.done"])).toBeVisible();
    await button(page, "news.publish.now").click();
    await expect(page.getByText(words["news.publish.done"])).toBeVisible();

    await visitor.reload();
    await visitor.getByRole("link", { name: texts.title }).click();
    await expect(visitor.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    await expect(visitor.getByRole("heading", { name: "Elke dag" })).toBeVisible();
    await expectUsable(visitor, "a news item");
    const feed = await visitor.request.get("/feed/nl.atom");
    expect(await feed.text()).toContain(texts.title);

    await button(page, "news.unpublish").click();
    await expect(page.getByText(words["news.unpublish.done"])).toBeVisible();
    const answerAfterwards = await visitor.reload();
    expect(answerAfterwards?.status()).toBe(404);

    // An email: a word that does not exist is refused with a sentence, and nothing is lost.
    await page.goto(pathIn(language, "/office/mail-texts/dossier-sent"));
    await expectUsable(page, "the editor of an email");
    await page.locator("[name='body.nl']").fill("Dank je. Je nummer is {numero}.");
    await button(page, "mailText.save").click();
    await expect(page.getByText("{numero}").first()).toBeVisible();
    await expect(page.locator("[name='body.nl']")).toHaveValue("Dank je. Je nummer is {numero}.");
    await page.locator("[name='body.nl']").fill("Dank je. Je nummer is {number}.");
    await button(page, "mailText.preview").click();
    await expect(page.getByText("Dank je. Je nummer is 2026-KXWBD.")).toBeVisible();
    // For a fifth of a second after an answer, buttons ignore the second press of a double click.
    await expect(button(page, "mailText.save")).not.toHaveAttribute("aria-busy");
    await page.locator("[name='subject.nl']").press("Enter");
    await expect(page.getByText(words["mailText.saved"])).toBeVisible();
    await page.getByRole("button", { name: /Nederlands/ }).click();
    await expect(page.getByText(words["mailText.sent"])).toBeVisible();
    await button(page, "mailText.reset").click();
    await expect(page.getByText(words["mailText.resetDone"])).toBeVisible();
  });
});
