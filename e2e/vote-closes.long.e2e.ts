import { readCatalogues } from "#i18n/every-language.ts";
import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import {
  continueButton,
  decideTie,
  readBallotTitles,
  readReceipt,
  voteFor,
  withProjectTitle,
  words,
} from "./ballot.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { type Language, languages } from "./language.ts";
import { expect, wake } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, logIn, waitForMails } from "./people.ts";
import { askApi } from "./sent-dossier.ts";

// The journey runs in Dutch, so `npm test` also checks the pages in another language.
const turns: readonly Language[] = isEverything ? languages : ["fr"];

const allWords = await readCatalogues("public", "vote", "office-vote");

test("the server closes the vote on time, counts it, and publishes the results", async ({ site, browser }) => {
  // This test covers a whole vote, from its last minutes to the mails.
  const texts = words.nl;
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  const openPage = async (path: string) => {
    await page.goto(path);
  };
  const openInTurn = async (path: string, heading: keyof typeof texts) => {
    for (const language of turns) {
      await page.goto(pathIn(language, path));
      await expect(page.getByRole("heading", { level: 1, name: words[language][heading] })).toBeVisible();
      await expectNoBarriers(page, `${path} ${heading} ${language}`);
    }
  };
  await page.goto("/login");
  const { currentCall: call } = await askApi(page, "{ currentCall { votingCloses resultsPublished } }", {});
  // A slow machine must finish all steps before the close.
  const halfAnHour = 30 * 60_000;
  const { putForward } = site;
  await putForward(Date.parse(call.votingCloses) - Date.now() - halfAnHour);

  // The countdown follows the clock of the server, not that of the device.
  const watcherContext = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const watcher = await watcherContext.newPage();
  await watcher.clock.install({ time: Date.now() - 3 * 3_600_000 });
  await watcher.goto("/fr/vote");
  const timer = watcher.getByRole("timer");
  await expect(timer).toContainText(/\b2\d:\d\d\b/);
  const [firstTime] = (await timer.innerText()).split("\n");
  await expect(timer).not.toContainText(firstTime ?? "");
  await watcher.clock.fastForward(halfAnHour);
  await expect(timer).toContainText(/\b2\d:\d\d\b/);

  // During the vote there are no lists of codes yet.
  await openPage(pathIn("nl", "/vote/count-again"));
  await expect(page.getByText(allWords.nl["proof.codesLater"])).toBeVisible();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expectUsable(page, "no codes yet");

  const logInAndOpen = async (path: string, number: number) => {
    await logIn(page, aColleague(number), { site });
    await openPage(path);
  };
  await logInAndOpen("/vote/projects", 46);
  const [votedProject = "", lateProject = ""] = await readBallotTitles(page, "nl");
  const receipt = await voteFor(page, "nl", votedProject);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(receipt)).toBeVisible();
  await expect(page.getByRole("main").getByText(votedProject)).toBeHidden();
  await page.emulateMedia({ media: null });
  const session = await context.cookies();
  await context.clearCookies();
  await logInAndOpen("/vote/projects", 47);
  await page.getByRole("radio", { name: lateProject, exact: true }).check();
  await continueButton(page).click();
  await putForward(halfAnHour);
  await page.getByRole("dialog").getByRole("button", { name: texts["ballot.confirm.yes"] }).click();
  await expect(page.getByRole("heading", { level: 1, name: texts["vote.counting"] })).toBeVisible();
  await expect(page.getByText(texts["vote.late"])).toBeVisible();
  await expectUsable(page, "too late");
  // An open page changes by itself at the close.
  await watcher.clock.fastForward(halfAnHour);
  await expect(watcher.getByRole("heading", { level: 1, name: words.fr["vote.counting"] })).toBeVisible();
  await expect(timer).toHaveCount(0);
  await watcher.getByRole("link", { name: words.fr["vote.counting.mine.action"] }).click();
  await expect(watcher).toHaveURL(/\/fr\/login\?next=%2Ffr%2Fvote$/);
  await watcherContext.close();
  await openPage("/vote/projects");
  await expect(page.getByText(texts["vote.closedBallot.notVoted"])).toBeVisible();

  await context.clearCookies();
  await context.addCookies(session);
  await openInTurn("/vote", "vote.counting");
  await openPage("/vote");
  await expect(
    page.getByRole("heading", { name: withProjectTitle(texts["vote.voted.heading"], votedProject) }),
  ).toBeVisible();
  expect(await readReceipt(page)).toBe(receipt);

  // After the count, a voter finds their receipt on the list.
  const proofQuery = "{ calls { voteProof { votes ballots } } }";
  const readProofs = async () => {
    const { calls } = await askApi(page, proofQuery, {});
    return calls.flatMap(({ voteProof }: { voteProof: object | null }) => voteProof ?? []);
  };
  await expect.poll(readProofs, { timeout: 20_000 }).toEqual([{ votes: 1, ballots: null }]);
  await openPage("/vote");
  await page.getByRole("link", { name: texts["vote.rules.counted.action"] }).click();
  const code = page.getByRole("textbox", { name: allWords.nl["proof.find.code"] });
  for (const [receiptCode, answer] of [
    ["AAAA-BBBB-CCCC", "proof.find.no"],
    [receipt.toLowerCase(), "proof.find.yes"],
  ] as const) {
    await code.fill(receiptCode);
    await page.getByRole("button", { name: allWords.nl["proof.find.action"] }).click();
    await expect(page.getByRole("status").filter({ hasText: allWords.nl[answer] })).toBeVisible();
  }
  await expectUsable(page, "code found");
  // The ballots and the steps to compare them come with the results.
  const compareHeading = page.getByRole("heading", { name: allWords.nl["proof.compare"] });
  await expect(page.getByText(allWords.nl["proof.ballotsLater"])).toBeVisible();
  await expect(compareHeading).toHaveCount(0);

  // Most projects have equal votes, so the results wait for the committee after their time.
  const aMinute = 60_000;
  await putForward(Date.parse(call.resultsPublished) - Date.parse(call.votingCloses) + aMinute);
  await openPage("/vote");
  await expect(page.getByText(texts["vote.counting.waits"])).toBeVisible();
  const isInFeed = async () => (await (await page.request.get("/feed/nl.json")).text()).includes("call=2026");
  expect(await isInFeed()).toBe(false);

  // After the decision, the results appear on the pages, in the feed and in a mail to each voter.
  const reason = "Dit project bereikt de meeste mensen.";
  const officeContext = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const member = await officeContext.newPage();
  await logIn(member, takeOfficer(1), { site, hasSecondFactor: true });
  await member.goto("/office/vote");
  const places = member.getByRole("group", { name: allWords.nl["officeVote.tie.order"] }).getByRole("combobox");
  await expect(places).not.toHaveCount(0);
  const voteTab = new URL(member.url()).pathname;
  const decide = member.getByRole("button", { name: allWords.nl["officeVote.tie.decide"] });
  await member.getByRole("textbox", { name: allWords.nl["officeVote.tie.reason"] }).fill(reason);
  await decide.click();
  await expect(member.getByRole("alert")).toContainText(allWords.nl["officeVote.tie.order.ask"]);
  await expectUsable(member, "tie refused");
  await decideTie(member, "nl", { reason });
  await expect(member.getByText(allWords.nl["officeVote.none"])).toHaveCount(0);
  await member.goto(voteTab);
  await expect(member.getByRole("heading", { name: allWords.nl["officeVote.noTie"] })).toBeVisible();
  await member.goto("/office/vote");
  await expect(member).toHaveURL("/office");
  await officeContext.close();
  await putForward(24 * 3_600_000);
  const voter = aColleague(46);
  const [mail] = await waitForMails(voter.email, 1, site.dataDir);
  expect(mail?.text).toContain("/projects?call=2026#results");
  expect(mail?.text).not.toContain(receipt);
  expect(await isInFeed()).toBe(true);
  await logInAndOpen("/vote", 46);
  await openInTurn("/vote", "vote.early");
  await openPage("/vote");
  await expect(page.getByText(texts["vote.latest.voted"])).toBeVisible();
  await expectUsable(page, "released, voted");
  await page.getByRole("link", { name: texts["vote.latest.action"] }).click();
  const results = page.getByRole("region", { name: allWords.nl["result.heading"].replace("{call}", "Oproep 2026") });
  await expect(results.getByRole("link", { name: allWords.nl["result.check.count"] })).toBeVisible();
  await expect(results.getByText(reason)).toBeVisible();
  // The page to count again and the results link to each other.
  await results.getByRole("link", { name: allWords.nl["result.check.count"] }).click();
  const [, ballot = ""] = (await (await page.request.get("/votes/2026/ballots.csv")).text()).split("\n");
  await expect(compareHeading).toBeVisible();
  await expect(page.getByText(allWords.nl["proof.ballotsLater"])).toHaveCount(0);
  await page.locator("summary").filter({ hasText: allWords.nl["proof.names"] }).click();
  const names = page.getByRole("table", { name: allWords.nl["proof.names"] });
  await expect(names.getByRole("row", { name: `${ballot} ${votedProject} 1` })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "de uitslag", exact: true }).click();
  await expect(page).toHaveURL("/projects?call=2026#results");
  for (const language of turns) {
    await page.goto(pathIn(language, "/projects?call=2026"));
    const links = { name: allWords[language]["result.check.count"] };
    await expect(page.getByRole("link", links)).toBeVisible();
    await expectNoBarriers(page, `results ${language}`);
  }
  await openPage("/vote/projects");
  await expect(page.getByText(texts["vote.closedBallot.text"])).toBeVisible();

  // An open page notices that the next vote opens.
  const { now, calls } = await askApi(page, "{ now calls { votingOpens } }", {});
  await putForward(Date.parse(calls[0].votingOpens) - Date.parse(now) - halfAnHour);
  await openPage("/vote");
  await expect(page.getByRole("heading", { level: 1, name: texts["vote.early"] })).toBeVisible();
  await putForward(halfAnHour);
  await wake(page);
  await expect(page.getByRole("heading", { level: 1, name: texts["vote.open.none"] })).toBeVisible();
  await context.close();
});
