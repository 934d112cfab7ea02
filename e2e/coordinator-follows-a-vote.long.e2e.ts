import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileText } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { castVote } from "#server/actions/vote.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aContext } from "#test/context.ts";
import { loggedIn } from "#test/factories.ts";
import { readPages } from "#test/pdf.ts";
import { siteSecret } from "#test/site-session.ts";
import { isEverything } from "#test/tier.ts";
import { pathIn } from "#web/address.ts";
import { continueButton, readBallotTitles, words } from "./ballot.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { inTestAll } from "./in-turn.ts";
import { expectStartScreen, kioskWords, printLetter } from "./kiosks.ts";
import { type Language, languages } from "./language.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, type Colleague, logIn } from "./people.ts";
import { askApi } from "./sent-dossier.ts";
import type { Site } from "./sites.ts";

const catalogues = await readCatalogues("site", "office", "office-vote");
const { nl, en, fr } = catalogues;
const compiledTexts = { nl: compileText("nl", nl), en: compileText("en", en), fr: compileText("fr", fr) };
const [aMinute, anHour] = [60_000, 3_600_000];
const turns: readonly Language[] = isEverything ? languages : ["en"];

async function enterOffice(page: Page, site: Site): Promise<void> {
  await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
  await page.goto("/office");
  await expect(page.getByRole("link", { name: nl["office.vote"] })).toBeVisible();
}

type VoteTarget = { db: Database; site: Site };

/** Casts votes without a browser. */
async function castVotes({ db, site }: VoteTarget, projectId: string, voters: (typeof people.$inferSelect)[]) {
  const files = openLocalFiles(join(site.dataDir, "files"));
  for (const person of voters) {
    const context = aContext(db, { me: loggedIn(person), now: new Date(), secret: siteSecret, files });
    await castVote(context, { projectId });
  }
}

async function voteInBrowser(page: Page, site: Site, colleague: Colleague): Promise<void> {
  await logIn(page, colleague, { site });
  await page.goto("/vote/projects");
  const [project = ""] = await readBallotTitles(page, "nl");
  await page.getByRole("radio", { name: project, exact: true }).check();
  await continueButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: words.nl["ballot.confirm.yes"] }).click();
  await expect(page).toHaveURL(/thank-you/);
}

test("shows a coordinator the turnout live in steps of five until the votes are counted", async ({ site, browser }) => {
  const { db, close } = await openDatabase({ databaseUrl: site.databaseUrl, dataDir: "" });
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/login");
  const { currentCall } = await askApi(page, "{ currentCall { slug votingCloses ballot { id } } }", {});
  // The clock moves before the login, because no session lasts for days.
  await site.putForward(Date.parse(currentCall.votingCloses) - Date.now() - anHour);
  await enterOffice(page, site);
  await page.getByRole("link", { name: nl["office.vote"] }).click();
  const voteTab = `/office/calls/${currentCall.slug}/vote`;
  await expect(page).toHaveURL(voteTab);
  const total = (count: number, language: keyof typeof compiledTexts = "nl") =>
    compiledTexts[language]("officeVote.turnout.total", { voted: count, electorate: employees.length });
  const employees = await db.select().from(people);
  const turnout = page.getByRole("region", { name: nl["officeVote.turnout"], exact: true });
  const status = turnout.getByRole("status");
  await expect(status).toHaveText(total(0));
  await expect(page.getByText(nl["officeVote.turnout.live"])).toBeVisible();
  await expect(page.getByText(nl["officeVote.turnout.sum"])).toBeVisible();
  await expectUsable(page, "a vote is followed");

  // The turnout shows the votes of a branch only in steps of five.
  const colleague = aColleague(0);
  const votingPerson = employees.find(({ email }) => email === colleague.email);
  const others = employees
    .filter(({ branch, id }) => branch === votingPerson?.branch && id !== votingPerson.id)
    .slice(0, 4);
  await castVotes({ db, site }, currentCall.ballot[0].id, others);
  const voter = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  await expect(status).toHaveText(total(0));
  await voteInBrowser(await voter.newPage(), site, colleague);
  await expect(status).toHaveText(total(5));
  await voter.close();

  // A paper vote goes into the same box, and the form is empty for the next one.
  const letter = await printLetter(site, aColleague(2));
  const paper = page.getByRole("region", { name: nl["officeVote.paper"] });
  const employeeId = paper.getByRole("textbox", { name: nl["login.employeeId"] });
  const enterPaper = async (code: string, project = 1) => {
    await employeeId.fill(letter.employeeId);
    await paper.getByRole("textbox", { name: nl["login.letter.code"] }).fill(code);
    await paper.getByRole("combobox").selectOption({ index: project });
    await paper.getByRole("button").click();
  };
  await paper.getByRole("button").click();
  await expect(paper.getByRole("alert")).toContainText(nl["officeVote.paper.project.ask"]);
  await expectUsable(page, "a paper refused");
  await enterPaper("WWWW-WWWW-WWWW");
  await expect(paper.getByRole("alert")).toContainText(nl["letter.noMatch"]);
  await enterPaper(letter.code);
  await expect(paper.getByRole("status")).toContainText(nl["officeVote.paper.done.text"]);
  await expect(employeeId).toHaveValue("");
  await enterPaper(letter.code, 2);
  await expect(paper.getByRole("alert")).toContainText(nl["vote.votedBefore"]);
  await expect(paper.getByRole("status")).toBeEmpty();

  for (const language of turns) {
    await page.goto(pathIn(language, voteTab));
    await expect(page.getByText(total(5, language))).toBeVisible();
    await expect(page.getByText(catalogues[language]["officeVote.turnout.live"])).toBeVisible();
    // The next call is not open yet, so its page lists what is still missing.
    await page.goto(pathIn(language, `/office/calls/${Number(currentCall.slug) + 1}/vote`));
    await expect(
      page.getByRole("heading", { name: catalogues[language]["officeVote.finding.noProjects"] }),
    ).toBeVisible();
    await expectUsable(page, `before a vote opens (${language})`);
  }

  // Without scripts, a link refreshes the numbers.
  const contextWithoutScripts = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const pageWithoutScripts = await contextWithoutScripts.newPage();
  await pageWithoutScripts.goto(voteTab);
  await expect(pageWithoutScripts.getByText(total(5))).toBeVisible();
  await pageWithoutScripts.getByRole("link", { name: nl["officeVote.turnout.reload"] }).click();
  await expect(pageWithoutScripts.getByText(total(5))).toBeVisible();
  await contextWithoutScripts.close();

  // The open page notices by itself that the votes are counted.
  await page.goto(voteTab);
  await expect(page.getByText(nl["officeVote.turnout.live"])).toBeVisible();
  await site.putForward(anHour + aMinute);
  await expect(page.getByText(nl["officeVote.stage.counted"], { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  });
  // The final number is exact and includes the paper vote.
  const turnoutNumbers = { voted: 6, electorate: employees.length };
  await expect(page.getByText(compiledTexts.nl("officeVote.turnout.counted", turnoutNumbers))).toBeVisible();
  await expect(page.getByText(nl["officeVote.turnout.sum"])).toHaveCount(0);
  await context.close();
  await close();
});

inTestAll(() => {
  test("a coordinator prolongs a vote, adds and removes a kiosk, and prints a new access letter", async ({
    site,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    await enterOffice(page, site);
    await page.getByRole("link", { name: nl["office.vote"] }).click();
    await expect(page).toHaveURL(/\/office\/calls\/\d+\/vote$/);
    const lettersTab = new URL(page.url()).pathname.replace(/vote$/, "letters");
    const prolong = page.getByRole("region", { name: nl["officeVote.prolong"] });
    await expect(prolong).toBeVisible();
    const [, chosenDay = ""] = await prolong.getByRole("option").allInnerTexts();
    await prolong.getByRole("button").click();
    await expect(prolong.getByRole("alert")).toContainText(nl["officeVote.prolong.until.ask"]);
    await expectNoBarriers(page, "prolonging refused");
    await prolong.getByRole("combobox").selectOption(chosenDay);
    await prolong.getByRole("textbox", { name: "Nederlands" }).fill("De site lag een dag stil.");
    await prolong.getByRole("button").click();
    // The page confirms the chosen day and no longer offers it.
    await expect(prolong.getByRole("status")).toContainText(chosenDay.replace(/^\w+ /, ""));
    await expect(prolong.getByRole("option", { name: chosenDay })).toHaveCount(0);
    await page.goto("/vote");
    await expect(page.getByRole("main")).toContainText(chosenDay.replace(/^\w+ (\d+ \w+).*/, "$1"));

    await page.goto(lettersTab);
    const posters = page.waitForEvent("download");
    await page.getByRole("button", { name: nl["officeVote.posters.action"] }).click();
    expect((await posters).suggestedFilename()).toBe("vote-posters.pdf");

    // The page shows the code once; it turns a tablet into a kiosk.
    await page.goto(pathIn("fr", lettersTab));
    const add = page.getByRole("button", { name: fr["officeKiosks.add.action"] });
    await add.click();
    await expect(page.getByRole("alert")).toContainText(fr["officeKiosks.branch.ask"]);
    const tablets = page.getByRole("region", { name: fr["officeKiosks.add"] });
    const name = tablets.getByRole("textbox", { name: fr["officeKiosks.name"] });
    await tablets.getByRole("combobox", { name: fr["officeKiosks.branch"] }).selectOption("gent");
    await name.fill("Cantine");
    await expect(add).not.toHaveAttribute("aria-busy");
    await add.click();
    const addedHeading = fr["officeKiosks.added"].replace("{name}", "Cantine");
    await expect(page.getByRole("heading", { name: addedHeading })).toBeFocused();
    await expect(name).toHaveValue("");
    await expectUsable(page, "a kiosk is added");
    const code = await page.locator("main code").innerText();
    const tablet = await (await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" })).newPage();
    await tablet.goto("/vote/kiosk");
    await tablet.getByRole("textbox", { name: kioskWords.nl["kiosk.setUp.code"] }).fill(code);
    await tablet.getByRole("button", { name: kioskWords.nl["kiosk.setUp.go"] }).click();
    await expectStartScreen(tablet);
    await page.goto(pathIn("fr", lettersTab));
    await expect(page.getByText(code)).toHaveCount(0);
    const kiosk = page.getByRole("listitem").filter({ hasText: "Cantine" });
    await kiosk.getByRole("button", { name: fr["officeKiosks.remove"] }).click();
    await expect(page.getByRole("status").filter({ hasText: fr["officeKiosks.removed"] })).toBeVisible();
    await expect(kiosk).toHaveCount(0);
    await tablet.reload();
    await expect(tablet.getByRole("heading", { level: 1, name: kioskWords.nl["kiosk.setUp"] })).toBeVisible();
    await tablet.context().close();

    // The office names the person before it prints a new letter.
    const { firstname, lastname, employeeId } = aColleague(3);
    await page.goto(pathIn("en", lettersTab));
    const person = page.getByRole("textbox", { name: en["officeLetters.person"] });
    const lookUp = page.getByRole("button", { name: en["officeLetters.action"] });
    await person.fill("99999999");
    await lookUp.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await person.fill(employeeId);
    // A busy button ignores a second press.
    await expect(lookUp).not.toHaveAttribute("aria-busy");
    await lookUp.click();
    const planHeading = en["officeLetters.plan.owner"].replace("{owner}", `${firstname} ${lastname}`);
    await expect(page.getByRole("heading", { name: planHeading })).toBeFocused();
    await expectUsable(page, "a letter is planned");
    const download = page.waitForEvent("download");
    await page.getByRole("region", { name: planHeading }).getByRole("button").click();
    const [printedPage = ""] = readPages(readFileSync(await (await download).path()));
    expect(printedPage).toContain(employeeId);
    await context.close();
  });
});
