import { runSamen } from "#test/command.ts";
import { siteKey } from "#test/site-session.ts";
import { pathIn } from "#web/address.ts";
import { answer, continueTo, stepPath, textIn, waitForSave } from "./applicants.ts";
import { expectNoBarriers, expectNothingCutOff } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page } from "./live.ts";
import { test } from "./own-site.ts";
import { aColleague, logIn, officers } from "./people.ts";
import { aCompleteProject, askApi, submitDossier } from "./sent-dossier.ts";
import type { Site } from "./sites.ts";

// A slow machine must finish all steps before the deadline.
const halfAnHour = 30 * 60_000;
const longestPause = 60_000;

/** Makes the link with which one person may submit until a week after the deadline. */
async function makeLateAccessLink({ databaseUrl, dataDir }: Site, { slug, submissionsClose }: Call): Promise<string> {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: siteKey };
  const until = new Date(Date.parse(submissionsClose) + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
  const coordinator = officers[0]?.email ?? "";
  const { output } = await runSamen(settings, "call", "late-access", slug, "--until", until, "--as", coordinator);
  const { pathname, search } = new URL(/https?:\S+/.exec(output)?.[0] ?? output);
  return pathname + search;
}

type Call = { slug: string; phase: string; submissionsClose: string };

async function openCall(page: Page): Promise<Call> {
  const { calls } = await askApi(page, "{ calls { slug phase submissionsClose } }", {});
  return calls.find(({ phase }: Call) => phase === "submission");
}

inTurn({ language: "en", width: 360 }, (language) => {
  test("keeps every answer typed at the deadline, and accepts a late dossier with extra time", async ({
    site,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    const openPage = async (path: string, tab?: Page) => {
      const target = tab ?? (await context.newPage());
      await target.goto(path);
      return target;
    };
    await page.goto(pathIn(language, "/login"));
    const call = await openCall(page);
    await site.putForward(Date.parse(call.submissionsClose) - Date.now() - halfAnHour);
    await logIn(page, aColleague(34, language), { site });
    const submittedId = await aCompleteProject(page);
    await submitDossier(page, submittedId);
    const draftId = await aCompleteProject(page);

    const draftPage = await openPage(stepPath(language, "describe-external", draftId));
    const saveBefore = waitForSave(draftPage);
    await answer(draftPage, language, "main_activities", "Zorg voor mensen met dementie, dag en nacht.");
    await saveBefore;
    const checkPage = await openPage(stepPath(language, "check", draftId));
    const submittedPage = await context.newPage();
    await submittedPage.clock.install();
    await openPage(stepPath(language, "describe-external", submittedId), submittedPage);
    const storageState = await context.storageState();
    const contextWithoutScripts = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      storageState,
    });
    const pageWithoutScripts = await contextWithoutScripts.newPage();
    await pageWithoutScripts.goto(stepPath(language, "describe-external", submittedId));
    const saveRequests: string[] = [];
    submittedPage.on("request", (request) => {
      if (request.postData()?.includes("saveDossier")) saveRequests.push(request.url());
    });
    await site.putForward(halfAnHour);

    // A draft still saves after the deadline.
    const saveAfter = waitForSave(draftPage);
    await answer(draftPage, language, "project_impact", "Vijftig bewoners, elke dag.");
    await saveAfter;
    await expect(draftPage.getByText(textIn(language, "submit.save.saved", { time: "" }))).toBeVisible();
    await checkPage.getByRole("button", { name: textIn(language, "submit.send") }).click();
    await expect(checkPage.getByRole("alert")).toContainText(textIn(language, "dossier.closed"));
    await continueTo(draftPage, language, "financial");
    await continueTo(draftPage, language, "check");
    await expect(draftPage.getByText("Vijftig bewoners, elke dag.")).toBeVisible();
    await expect(draftPage.getByText("Zorg voor mensen met dementie, dag en nacht.")).toBeVisible();
    await expect(draftPage.getByText(textIn(language, "dossier.closed"))).toBeVisible();
    await expect(draftPage.getByRole("button", { name: textIn(language, "submit.send") })).toBeDisabled();
    await expectNoBarriers(draftPage, "check, closed");

    // A submitted dossier no longer changes: the page says so, and stops saving.
    await answer(submittedPage, language, "project_impact", "Zestig bewoners, elke dag.");
    const saveStatus = submittedPage.locator(".autosave");
    await submittedPage.clock.runFor(longestPause);
    await expect(saveStatus).toHaveText(textIn(language, "dossier.closedSinceSent"));
    // The bar with that message must not cover the field that has the focus, on the smallest screen too.
    const { width, height } = submittedPage.viewportSize() ?? { width: 360, height: 640 };
    await submittedPage.setViewportSize({ width: 320, height });
    const barHeight = (await saveStatus.boundingBox())?.height ?? 0;
    const scrollPadding = await submittedPage.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd,
    );
    expect(Number.parseFloat(scrollPadding)).toBeGreaterThanOrEqual(barHeight);
    await submittedPage.setViewportSize({ width, height });
    const countBefore = saveRequests.length;
    await submittedPage.clock.runFor(longestPause);
    await submittedPage.evaluate(() => fetch("/readyz"));
    expect(saveRequests).toHaveLength(countBefore);
    await submittedPage.getByRole("button", { name: textIn(language, "submit.next") }).click();
    await expect(submittedPage.getByRole("alert")).toContainText(textIn(language, "dossier.closedSinceSent"));
    await expect(submittedPage.getByLabel(textIn(language, "dossier.project_impact"))).toHaveValue(
      "Zestig bewoners, elke dag.",
    );

    // Without scripts, the page says so too and shows the typed text.
    await answer(pageWithoutScripts, language, "project_impact", "Zeventig bewoners, elke dag.");
    await pageWithoutScripts.getByRole("button", { name: textIn(language, "submit.next") }).click();
    await expect(pageWithoutScripts.getByText(textIn(language, "dossier.closedSinceSent"))).toBeVisible();
    await expect(pageWithoutScripts.getByText("Zeventig bewoners, elke dag.")).toBeVisible();
    await expectNothingCutOff(pageWithoutScripts, "closed since it was sent");
    await pageWithoutScripts.getByRole("link", { name: textIn(language, "submit.sent.account") }).click();
    await expect(pageWithoutScripts).toHaveURL(pathIn(language, `/account/dossiers/${submittedId}`));
    await contextWithoutScripts.close();

    await openPage(pathIn(language, await makeLateAccessLink(site, call)), page);
    await page.getByRole("button", { name: textIn(language, "late.use") }).click();
    await expect(page.getByText(textIn(language, "late.mine"))).toBeVisible();
    await expectNoBarriers(page, "submit a project, late");
    await page.getByRole("link", { name: new RegExp(`^${textIn(language, "submit.drafts.continue")}`) }).click();
    await expect(page).toHaveURL(stepPath(language, "check", draftId));
    await page.getByRole("button", { name: textIn(language, "submit.send") }).click();
    await page.waitForURL(/thank-you/);
    // The other window notices the extra time and saves its changes.
    await submittedPage.evaluate(() => window.dispatchEvent(new Event("focus")));
    await submittedPage.clock.runFor(longestPause);
    await expect(saveStatus).toContainText(textIn(language, "submit.save.saved", { time: "" }));
    await context.close();
  });
});
