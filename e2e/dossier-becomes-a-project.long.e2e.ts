import { demoId } from "#server/database/demo/identity.ts";
import { pathIn } from "#web/address.ts";
import { openDossier, planRelease, recordDecision, releaseChosen } from "./decisions.ts";
import { inTurn } from "./in-turn.ts";
import { expect } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";
import { openDraft, publishDraft, saveDraft, writeTexts } from "./project-drafts.ts";

// The committee of the demo has scored this dossier, and its coordinator has set its theme.
const dossierId = demoId("dossier", "kinderboerderij-stal");
const title = "Een stal voor de geiten";
const publicPath = "/project/een-stal-voor-de-geiten";
const french = {
  title: "Une étable pour les chèvres",
  summary: "La tempête a détruit l’ancienne étable.",
  description: "Nous construisons une nouvelle étable avec du bois réutilisé.",
  impact: "Douze mille visiteurs par an.",
};

inTurn({ language: "nl", width: 1440 }, (language, width) => {
  test("a dossier becomes a public project once its decision is released and its text published", async ({
    site,
    browser,
  }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const [chair, coordinator, visitor] = [
      await browser.newPage(options),
      await browser.newPage(options),
      await browser.newPage(options),
    ];
    await logIn(chair, takeOfficer(0), { site, hasSecondFactor: true });
    await openDossier(chair, language, dossierId);
    await recordDecision(chair, language, { outcome: "selected" });
    const number = /\d{4}-[2-9B-Z]{5}/.exec(await chair.locator("#dossier .pane__top").innerText())?.[0] ?? "";

    await logIn(coordinator, takeOfficer("coordinator"), { site, hasSecondFactor: true });
    // A pending decision makes no project yet.
    await coordinator.goto(pathIn(language, "/office/projects"));
    await expect(coordinator.getByRole("link", { name: title })).toHaveCount(0);
    await planRelease(coordinator, language, [number]);
    await releaseChosen(coordinator, [number]);

    await openDraft(coordinator, language, title);
    await writeTexts(coordinator, "fr", french);
    await saveDraft(coordinator, language);
    expect((await visitor.goto(publicPath))?.status()).toBe(404);
    await publishDraft(coordinator, language, { withoutAnswer: true });
    await visitor.goto(publicPath);
    await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await visitor.goto(pathIn("fr", publicPath));
    await expect(visitor.getByRole("heading", { level: 1, name: french.title })).toBeVisible();
    for (const page of [chair, coordinator, visitor]) await page.context().close();
  });
});
