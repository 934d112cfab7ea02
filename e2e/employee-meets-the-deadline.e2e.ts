import { runSamen } from "#test/command.ts";
import { siteKey } from "#test/site-session.ts";
import { pathIn } from "#web/address.ts";
import { answer, goOn, isSaved, say, stepIn } from "./applicants.ts";
import { expectNoBarriers, expectNothingCutOff } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page } from "./live.ts";
import { test } from "./own-site.ts";
import { aColleague, logIn, officers } from "./people.ts";
import { askApi, aWholeProject, sendDossier } from "./sent-dossier.ts";
import type { Site } from "./sites.ts";

// Long enough for a slow machine to do all that is done before the deadline.
const halfAnHour = 30 * 60_000;
const longestPause = 60_000;

/** The link with which the coordinator lets one person hand in until a week after the deadline. */
async function leaveFor({ databaseUrl, dataDir }: Site, { slug, submissionsClose }: Call): Promise<string> {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: siteKey };
  const until = new Date(Date.parse(submissionsClose) + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
  const as = officers[0]?.email ?? "";
  const { said } = await runSamen(settings, "call", "late-access", slug, "--until", until, "--as", as);
  const { pathname, search } = new URL(/https?:\S+/.exec(said)?.[0] ?? said);
  return pathname + search;
}

type Call = { slug: string; phase: string; submissionsClose: string };

async function openCall(page: Page): Promise<Call> {
  const { calls } = await askApi(page, "{ calls { slug phase submissionsClose } }", {});
  return calls.find(({ phase }: Call) => phase === "submission");
}

inTurn({ language: "en", width: 360 }, (language) => {
  test("whoever is writing when the call closes keeps all of it, is told so kindly, and may hand in by special leave", async ({
    site,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    const open = async (path: string, tab?: Page) => {
      const opened = tab ?? (await context.newPage());
      await opened.goto(path);
      return opened;
    };
    await page.goto(pathIn(language, "/login"));
    const call = await openCall(page);
    await site.putForward(Date.parse(call.submissionsClose) - Date.now() - halfAnHour);
    await logIn(page, aColleague(34, language), { site });
    const sent = await aWholeProject(page);
    await sendDossier(page, sent);
    const draft = await aWholeProject(page);

    const writing = await open(stepIn(language, "describe-external", draft));
    const isKeptBefore = isSaved(writing);
    await answer(writing, language, "main_activities", "Zorg voor mensen met dementie, dag en nacht.");
    await isKeptBefore;
    const sending = await open(stepIn(language, "check", draft));
    const changing = await context.newPage();
    await changing.clock.install();
    await open(stepIn(language, "describe-external", sent), changing);
    const storageState = await context.storageState();
    const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, storageState });
    const withoutScripts = await plain.newPage();
    await withoutScripts.goto(stepIn(language, "describe-external", sent));
    const tries: string[] = [];
    changing.on("request", (request) => {
      if (request.postData()?.includes("saveDossier")) tries.push(request.url());
    });
    await site.putForward(halfAnHour);

    // A draft is theirs as long as they like.
    const isKept = isSaved(writing);
    await answer(writing, language, "project_impact", "Vijftig bewoners, elke dag.");
    await isKept;
    await expect(writing.getByText(say(language, "submit.save.saved", { time: "" }))).toBeVisible();
    await sending.getByRole("button", { name: say(language, "submit.send") }).click();
    await expect(sending.getByRole("alert")).toContainText(say(language, "dossier.closed"));
    await goOn(writing, language, "financial");
    await goOn(writing, language, "check");
    await expect(writing.getByText("Vijftig bewoners, elke dag.")).toBeVisible();
    await expect(writing.getByText("Zorg voor mensen met dementie, dag en nacht.")).toBeVisible();
    await expect(writing.getByText(say(language, "dossier.closed"))).toBeVisible();
    await expect(writing.getByRole("button", { name: say(language, "submit.send") })).toBeDisabled();
    await expectNoBarriers(writing, "check, closed");

    // What was sent counts as it was sent: it says so, and stops trying.
    await answer(changing, language, "project_impact", "Zestig bewoners, elke dag.");
    const saved = changing.locator(".autosave");
    await changing.clock.runFor(longestPause);
    await expect(saved).toHaveText(say(language, "dossier.closedSinceSent"));
    // Above the bar that says so there is room for whatever has the focus, on the smallest screen too.
    const { width, height } = changing.viewportSize() ?? { width: 360, height: 640 };
    await changing.setViewportSize({ width: 320, height });
    const bar = (await saved.boundingBox())?.height ?? 0;
    const room = await changing.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
    expect(Number.parseFloat(room)).toBeGreaterThanOrEqual(bar);
    await changing.setViewportSize({ width, height });
    const tried = tries.length;
    await changing.clock.runFor(longestPause);
    await changing.evaluate(() => fetch("/readyz"));
    expect(tries).toHaveLength(tried);
    await changing.getByRole("button", { name: say(language, "submit.next") }).click();
    await expect(changing.getByRole("alert")).toContainText(say(language, "dossier.closedSinceSent"));
    await expect(changing.getByLabel(say(language, "dossier.project_impact"))).toHaveValue(
      "Zestig bewoners, elke dag.",
    );

    // Without scripts it is told too, with all that was typed, and leads on.
    await answer(withoutScripts, language, "project_impact", "Zeventig bewoners, elke dag.");
    await withoutScripts.getByRole("button", { name: say(language, "submit.next") }).click();
    await expect(withoutScripts.getByText(say(language, "dossier.closedSinceSent"))).toBeVisible();
    await expect(withoutScripts.getByText("Zeventig bewoners, elke dag.")).toBeVisible();
    await expectNothingCutOff(withoutScripts, "closed since it was sent");
    await withoutScripts.getByRole("link", { name: say(language, "submit.sent.account") }).click();
    await expect(withoutScripts).toHaveURL(pathIn(language, `/account/dossiers/${sent}`));
    await plain.close();

    await open(pathIn(language, await leaveFor(site, call)), page);
    await page.getByRole("button", { name: say(language, "late.use") }).click();
    await expect(page.getByText(say(language, "late.mine"))).toBeVisible();
    await expectNoBarriers(page, "submit a project, late");
    await page.getByRole("link", { name: new RegExp(`^${say(language, "submit.drafts.continue")}`) }).click();
    await expect(page).toHaveURL(stepIn(language, "check", draft));
    await page.getByRole("button", { name: say(language, "submit.send") }).click();
    await page.waitForURL(/thank-you/);
    // Whoever comes back to the other window finds that it is kept after all.
    await changing.evaluate(() => window.dispatchEvent(new Event("focus")));
    await changing.clock.runFor(longestPause);
    await expect(saved).toContainText(say(language, "submit.save.saved", { time: "" }));
    await context.close();
  });
});
