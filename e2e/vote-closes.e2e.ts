import { type Language, languages } from "#domain/language.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { about, continueButton, receiptOf, titlesOnBallot, words } from "./ballot.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { expect, wake } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, logIn, waitForMails } from "./people.ts";
import { askApi } from "./sent-dossier.ts";

// What the pages say is looked at in another language than the one of the journey.
const turns: readonly Language[] = isEverything ? languages : ["fr"];

const allWords = await readCatalogues("public", "vote", "office");

test("at the closing time the server decides, kindly; what was voted stays proven", async ({ site, browser }) => {
  // A whole vote, from its last minutes to the mails.
  test.setTimeout(180_000);
  const says = words.nl;
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(path);
  };
  const openInTurn = async (path: string, heading: keyof typeof says) => {
    for (const language of turns) {
      await page.goto(pathIn(language, path));
      await expect(page.getByRole("heading", { level: 1, name: words[language][heading] })).toBeVisible();
      await expectNoBarriers(page, `${path} ${heading} ${language}`);
    }
  };
  await page.goto("/login");
  const { currentCall: call } = await askApi(page, "{ currentCall { votingCloses resultsPublished } }", {});
  // Long enough for a slow machine to do all that is done before the close.
  const halfAnHour = 30 * 60_000;
  const { putForward } = site;
  await putForward(Date.parse(call.votingCloses) - Date.now() - halfAnHour);

  // The end is counted down by the server's clock, whatever the device believes.
  const watching = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const watcher = await watching.newPage();
  await watcher.clock.install({ time: Date.now() - 3 * 3_600_000 });
  await watcher.goto("/fr/vote");
  const timer = watcher.getByRole("timer");
  await expect(timer).toContainText(/\b2\d:\d\d\b/);
  const [shown] = (await timer.innerText()).split("\n");
  await expect(timer).not.toContainText(shown ?? "");
  await watcher.clock.fastForward(halfAnHour);
  await expect(timer).toContainText(/\b2\d:\d\d\b/);

  // While people vote there are no lists, and so nothing to do but to keep one's code.
  await open(pathIn("nl", "/vote/count-again"));
  await expect(page.getByText(allWords.nl["proof.codesLater"])).toBeVisible();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expectUsable(page, "no codes yet");

  const logInOn = async (path: string, number: number) => {
    await logIn(page, aColleague(number), { site });
    await open(path);
  };
  const choose = async (project: string) => {
    await page.getByRole("radio", { name: project, exact: true }).check();
    await continueButton(page).click();
  };
  await logInOn("/vote/projects", 46);
  const [inTime = "", late = ""] = await titlesOnBallot(page, "nl");
  await choose(inTime);
  const yes = page.getByRole("dialog").getByRole("button", { name: says["ballot.confirm.yes"] });
  await yes.click();
  await expect(page).toHaveURL(/thank-you/);
  const receipt = await receiptOf(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(receipt)).toBeVisible();
  await expect(page.getByRole("main").getByText(inTime)).toBeHidden();
  await page.emulateMedia({ media: null });
  const session = await context.cookies();
  await context.clearCookies();
  await logInOn("/vote/projects", 47);
  await choose(late);
  await putForward(halfAnHour);
  await yes.click();
  await expect(page.getByRole("heading", { level: 1, name: says["vote.counting"] })).toBeVisible();
  await expect(page.getByText(says["vote.late"])).toBeVisible();
  await expectUsable(page, "too late");
  // Whoever waits for the end sees the page turn by itself.
  await watcher.clock.fastForward(halfAnHour);
  await expect(watcher.getByRole("heading", { level: 1, name: words.fr["vote.counting"] })).toBeVisible();
  await expect(timer).toHaveCount(0);
  await watcher.getByRole("link", { name: words.fr["vote.counting.mine.action"] }).click();
  await expect(watcher).toHaveURL(/\/fr\/login\?next=%2Ffr%2Fvote$/);
  await watching.close();
  await open("/vote/projects");
  await expect(page.getByText(says["vote.closedBallot.notVoted"])).toBeVisible();

  await context.clearCookies();
  await context.addCookies(session);
  await openInTurn("/vote", "vote.counting");
  await open("/vote");
  await expect(page.getByRole("heading", { name: about(says["vote.voted.heading"], inTime) })).toBeVisible();
  expect(await receiptOf(page)).toBe(receipt);

  // Once it is counted, whoever has a code finds it on the list.
  const proof = "{ calls { voteProof { votes ballots } } }";
  const counted = async () => {
    const { calls } = await askApi(page, proof, {});
    return calls.flatMap(({ voteProof }: { voteProof: object | null }) => voteProof ?? []);
  };
  await expect.poll(counted, { timeout: 20_000 }).toEqual([{ votes: 1, ballots: null }]);
  await open("/vote");
  await page.getByRole("link", { name: says["vote.rules.counted.action"] }).click();
  const code = page.getByRole("textbox", { name: allWords.nl["proof.find.code"] });
  for (const [typed, answer] of [
    ["AAAA-BBBB-CCCC", "proof.find.no"],
    [receipt.toLowerCase(), "proof.find.yes"],
  ] as const) {
    await code.fill(typed);
    await page.getByRole("button", { name: allWords.nl["proof.find.action"] }).click();
    await expect(page.getByRole("status").filter({ hasText: allWords.nl[answer] })).toBeVisible();
  }
  await expectUsable(page, "code found");
  // The ballots come with the results, and with them the steps.
  const compare = page.getByRole("heading", { name: allWords.nl["proof.compare"] });
  await expect(page.getByText(allWords.nl["proof.ballotsLater"])).toBeVisible();
  await expect(compare).toHaveCount(0);

  // Most projects have as many votes as each other: the hour passes, and results wait for the committee.
  const aMinute = 60_000;
  await putForward(Date.parse(call.resultsPublished) - Date.parse(call.votingCloses) + aMinute);
  await open("/vote");
  await expect(page.getByText(says["vote.counting.waits"])).toBeVisible();
  const inFeed = async () => (await (await page.request.get("/feed/nl.json")).text()).includes("call=2026");
  expect(await inFeed()).toBe(false);

  // Once it has decided they come out: on the pages, in the feed and in a mail to each voter, all in one go.
  const reason = "Dit project bereikt de meeste mensen.";
  const office = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const member = await office.newPage();
  await logIn(member, takeOfficer(1), { site, hasSecondFactor: true });
  await member.goto("/office/vote");
  const places = member.getByRole("group", { name: allWords.nl["officeVote.tie.order"] }).getByRole("combobox");
  await expect(places).not.toHaveCount(0);
  const decide = member.getByRole("button", { name: allWords.nl["officeVote.tie.decide"] });
  await member.getByRole("textbox", { name: allWords.nl["officeVote.tie.reason"] }).fill(reason);
  await decide.click();
  await expect(member.getByRole("alert")).toContainText(allWords.nl["officeVote.tie.order.ask"]);
  await expectUsable(member, "tie refused");
  for (const [index, place] of (await places.all()).entries()) await place.selectOption(String(index + 1));
  await decide.click();
  await expect(member.getByText(allWords.nl["officeVote.decided"])).toBeVisible();
  await expect(member.getByText(allWords.nl["officeVote.none"])).toHaveCount(0);
  await member.goto("/office/vote");
  await expect(member.getByRole("heading", { name: allWords.nl["officeVote.noTie"] })).toBeVisible();
  await office.close();
  await putForward(24 * 3_600_000);
  const voter = aColleague(46);
  const [mail] = await waitForMails(voter.email, 1, site.dataDir);
  expect(mail?.text).toContain("/projects?call=2026#results");
  expect(mail?.text).not.toContain(receipt);
  expect(await inFeed()).toBe(true);
  await logInOn("/vote", 46);
  await openInTurn("/vote", "vote.early");
  await open("/vote");
  await expect(page.getByText(says["vote.latest.voted"])).toBeVisible();
  await expectUsable(page, "released, voted");
  await page.getByRole("link", { name: says["vote.latest.action"] }).click();
  const results = page.getByRole("region", { name: allWords.nl["result.heading"].replace("{call}", "Oproep 2026") });
  await expect(results.getByRole("link", { name: allWords.nl["result.check.count"] })).toBeVisible();
  await expect(results.getByText(reason)).toBeVisible();
  // There and back: who counts again compares with the results.
  await results.getByRole("link", { name: allWords.nl["result.check.count"] }).click();
  const [, ballot = ""] = (await (await page.request.get("/votes/2026/ballots.csv")).text()).split("\n");
  await expect(compare).toBeVisible();
  await expect(page.getByText(allWords.nl["proof.ballotsLater"])).toHaveCount(0);
  await page.locator("summary").filter({ hasText: allWords.nl["proof.names"] }).click();
  const names = page.getByRole("table", { name: allWords.nl["proof.names"] });
  await expect(names.getByRole("row", { name: `${ballot} ${inTime} 1` })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "de uitslag", exact: true }).click();
  await expect(page).toHaveURL("/projects?call=2026#results");
  for (const language of turns) {
    await page.goto(pathIn(language, "/projects?call=2026"));
    const links = { name: allWords[language]["result.check.count"] };
    await expect(page.getByRole("link", links)).toBeVisible();
    await expectNoBarriers(page, `results ${language}`);
  }
  await open("/vote/projects");
  await expect(page.getByText(says["vote.closedBallot.text"])).toBeVisible();

  // Whoever waits for the next vote sees it open.
  const { now, calls } = await askApi(page, "{ now calls { votingOpens } }", {});
  await putForward(Date.parse(calls[0].votingOpens) - Date.parse(now) - halfAnHour);
  await open("/vote");
  await expect(page.getByRole("heading", { level: 1, name: says["vote.early"] })).toBeVisible();
  await putForward(halfAnHour);
  await wake(page);
  await expect(page.getByRole("heading", { level: 1, name: says["vote.open.none"] })).toBeVisible();
  await context.close();
});
