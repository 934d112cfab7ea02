import { dossierProblem } from "#i18n/nl/dossier-problem.ts";
import { lateAccess } from "#i18n/nl/late-access.ts";
import { runSamen } from "#test/command.ts";
import { answer, goOn, isSaved, say } from "./applicants.ts";
import { expectNoBarriers } from "./barriers.ts";
import { expect, makeLive, type Page } from "./live.ts";
import { type Site, test } from "./own-site.ts";
import { aColleague, logInHere, officers } from "./people.ts";
import { askApi, aWholeProject, sendDossier } from "./sent-dossier.ts";

const fiveMinutes = 5 * 60_000;
const longestPause = 60_000;

/** The link with which the coordinator lets one person hand in until a week after the deadline. */
async function leaveFor({ databaseUrl, dataDir }: Site, { slug, submissionsClose }: Call): Promise<string> {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
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

test("whoever is writing when the call closes keeps all of it, is told so kindly, and may hand in by special leave", async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  const open = async (path: string, tab?: Page) => {
    const opened = tab ?? (await context.newPage());
    await opened.goto(path);
    await makeLive(opened);
    return opened;
  };
  await page.goto("/login");
  const call = await openCall(page);
  await site.putForward(Date.parse(call.submissionsClose) - Date.now() - fiveMinutes);
  await logInHere(page, aColleague(34), "nl", { dataDir: site.dataDir });
  const sent = await aWholeProject(page);
  await sendDossier(page, sent);
  const draft = await aWholeProject(page);

  const writing = await open(`/submit-a-project/describe-external?dossier=${draft}`);
  await answer(writing, "nl", "main_activities", "Zorg voor mensen met dementie, dag en nacht.");
  await isSaved(writing);
  const sending = await open(`/submit-a-project/check?dossier=${draft}`);
  const changing = await context.newPage();
  await changing.clock.install();
  await open(`/submit-a-project/describe-external?dossier=${sent}`, changing);
  const tries: string[] = [];
  changing.on("request", (request) => {
    if (request.postData()?.includes("saveDossier")) tries.push(request.url());
  });
  await site.putForward(fiveMinutes);

  // A draft is theirs as long as they like.
  const isKept = isSaved(writing);
  await answer(writing, "nl", "project_impact", "Vijftig bewoners, elke dag.");
  await isKept;
  await expect(writing.getByText(/^Bewaard om/)).toBeVisible();
  await sending.getByRole("button", { name: say("nl", "submit.send") }).click();
  await expect(sending.getByRole("alert")).toContainText(dossierProblem["dossier.closed"]);
  await goOn(writing, "nl", "financial");
  await goOn(writing, "nl", "check");
  await expect(writing.getByText("Vijftig bewoners, elke dag.")).toBeVisible();
  await expect(writing.getByText("Zorg voor mensen met dementie, dag en nacht.")).toBeVisible();
  await expect(writing.getByText(dossierProblem["dossier.closed"])).toBeVisible();
  await expect(writing.getByRole("button", { name: say("nl", "submit.send") })).toBeDisabled();
  await expectNoBarriers(writing, "check, closed");

  // What was sent counts as it was sent: it says so, and stops trying.
  await answer(changing, "nl", "project_impact", "Zestig bewoners, elke dag.");
  const saved = changing.locator(".autosave");
  await changing.clock.runFor(longestPause);
  await expect(saved).toHaveText(dossierProblem["dossier.closedSinceSent"]);
  const tried = tries.length;
  await changing.clock.runFor(longestPause);
  await changing.evaluate(() => fetch("/readyz"));
  expect(tries).toHaveLength(tried);
  await changing.getByRole("button", { name: say("nl", "submit.next") }).click();
  await expect(changing.getByRole("alert")).toContainText(dossierProblem["dossier.closedSinceSent"]);
  await expect(changing.getByLabel(say("nl", "dossier.project_impact"))).toHaveValue("Zestig bewoners, elke dag.");

  await open(await leaveFor(site, call), page);
  await page.getByRole("button", { name: lateAccess["late.use"] }).click();
  await expect(page.getByText(lateAccess["late.mine"])).toBeVisible();
  await expectNoBarriers(page, "submit a project, late");
  await page.getByRole("link", { name: new RegExp(`^${say("nl", "submit.drafts.continue")}`) }).click();
  await goOn(page, "nl", "check");
  await page.getByRole("button", { name: say("nl", "submit.send") }).click();
  await page.waitForURL(/thank-you/);
  // Whoever comes back to the other window finds that it is kept after all.
  await changing.evaluate(() => window.dispatchEvent(new Event("focus")));
  await changing.clock.runFor(longestPause);
  await expect(saved).toHaveText(/^Bewaard om/);
  await context.close();
});
