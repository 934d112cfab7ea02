import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "#domain/language.ts";
import { compileText } from "#i18n/compiled.ts";
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
import { continueButton, titlesOnBallot, words } from "./ballot.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { expectStart, kioskWords, letterFor } from "./kiosks.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, type Colleague, logIn } from "./people.ts";
import { askApi } from "./sent-dossier.ts";
import type { Site } from "./sites.ts";

const says = await readCatalogues("site", "office");
const { nl, en, fr } = says;
const texts = { nl: compileText("nl", nl), en: compileText("en", en), fr: compileText("fr", fr) };
const [aMinute, hour] = [60_000, 3_600_000];
const turns: readonly Language[] = isEverything ? languages : ["en"];

async function enterOffice(page: Page, site: Site): Promise<void> {
  await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
  await page.goto("/office");
  await expect(page.getByRole("link", { name: nl["office.vote"] })).toBeVisible();
}

/** Has so many colleagues of a branch vote, beside those who vote in a browser. */
type Place = { db: Database; site: Site };

async function haveVoted({ db, site }: Place, projectId: string, some: (typeof people.$inferSelect)[]) {
  const files = openLocalFiles(join(site.dataDir, "files"));
  for (const person of some) {
    const context = aContext(db, { me: loggedIn(person), now: new Date(), secret: siteSecret, files });
    await castVote(context, { projectId });
  }
}

async function voteInBrowser(page: Page, site: Site, colleague: Colleague): Promise<void> {
  await logIn(page, colleague, { site });
  await page.goto("/vote/projects");
  const [project = ""] = await titlesOnBallot(page, "nl");
  await page.getByRole("radio", { name: project, exact: true }).check();
  await continueButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: words.nl["ballot.confirm.yes"] }).click();
  await expect(page).toHaveURL(/thank-you/);
}

test("a coordinator sees votes arrive live in steps of five until they are counted", async ({ site, browser }) => {
  test.setTimeout(120_000);
  const { db, close } = await openDatabase({ databaseUrl: site.databaseUrl, dataDir: "" });
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/login");
  const { currentCall } = await askApi(page, "{ currentCall { slug votingCloses ballot { id } } }", {});
  // An hour before the close: no session lasts for days.
  await site.putForward(Date.parse(currentCall.votingCloses) - Date.now() - hour);
  await enterOffice(page, site);
  await page.getByRole("link", { name: nl["office.vote"] }).click();
  await expect(page).toHaveURL("/office/vote");
  const total = (count: number, language: keyof typeof says = "nl") =>
    texts[language]("officeVote.turnout.total", { voted: count, electorate: everyone.length });
  const everyone = await db.select().from(people);
  const turnout = page.getByRole("region", { name: nl["officeVote.turnout"], exact: true });
  const status = turnout.getByRole("status");
  await expect(status).toHaveText(total(0));
  await expect(page.getByText(nl["officeVote.turnout.live"])).toBeVisible();
  await expect(page.getByText(nl["officeVote.turnout.sum"])).toBeVisible();
  await expectUsable(page, "a vote is followed");

  // The posters for the branches come from there too.
  const posters = page.waitForEvent("download");
  await page.getByRole("button", { name: nl["officeVote.posters.action"] }).click();
  expect((await posters).suggestedFilename()).toBe("vote-posters.pdf");

  // Four of one branch show nowhere; the fifth does.
  const colleague = aColleague(0);
  const own = everyone.find(({ email }) => email === colleague.email);
  const others = everyone.filter(({ branch, id }) => branch === own?.branch && id !== own.id).slice(0, 4);
  await haveVoted({ db, site }, currentCall.ballot[0].id, others);
  const voter = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  await expect(status).toHaveText(total(0));
  await voteInBrowser(await voter.newPage(), site, colleague);
  await expect(status).toHaveText(total(5));
  await voter.close();

  // A vote on paper goes into the same box, once, and the next one finds an empty form.
  const letter = await letterFor(site, aColleague(2));
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
    await page.goto(pathIn(language, "/office/vote"));
    await expect(page.getByText(total(5, language))).toBeVisible();
    await expect(page.getByText(says[language]["officeVote.turnout.live"])).toBeVisible();
    // The next call is not open: what is to be done before.
    await page.getByRole("link", { name: String(Number(currentCall.slug) + 1) }).click();
    await expect(page.getByRole("heading", { name: says[language]["officeVote.finding.noProjects"] })).toBeVisible();
    await expectUsable(page, `before a vote opens (${language})`);
  }

  // Without scripts the numbers are those of the moment, and a link shows those of the next.
  const plain = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const still = await plain.newPage();
  await still.goto("/office/vote");
  await expect(still.getByText(total(5))).toBeVisible();
  await still.getByRole("link", { name: nl["officeVote.turnout.reload"] }).click();
  await expect(still.getByText(total(5))).toBeVisible();
  await plain.close();

  // At the close the page finds out by itself that the votes are counted.
  await page.goto("/office/vote");
  await expect(page.getByText(nl["officeVote.turnout.live"])).toBeVisible();
  await site.putForward(hour + aMinute);
  await expect(page.getByText(nl["officeVote.stage.counted"], { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  });
  // From then on the number is exact, the one on paper among them, and no longer what the lines add up to.
  const counted = { voted: 6, electorate: everyone.length };
  await expect(page.getByText(texts.nl("officeVote.turnout.counted", counted))).toBeVisible();
  await expect(page.getByText(nl["officeVote.turnout.sum"])).toHaveCount(0);
  await context.close();
  await close();
});

test("a coordinator gives a vote another day, prints a letter anew, turns a tablet into a kiosk and ends it again", async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await enterOffice(page, site);
  await page.getByRole("link", { name: nl["office.vote"] }).click();
  const prolong = page.getByRole("region", { name: nl["officeVote.prolong"] });
  await expect(prolong).toBeVisible();
  const [, chosen = ""] = await prolong.getByRole("option").allInnerTexts();
  await prolong.getByRole("button").click();
  await expect(prolong.getByRole("alert")).toContainText(nl["officeVote.prolong.until.ask"]);
  await expectNoBarriers(page, "prolonging refused");
  await prolong.getByRole("combobox").selectOption(chosen);
  await prolong.getByRole("button").click();
  // The day is said as it was chosen, and it is no longer there to choose.
  await expect(prolong.getByRole("status")).toContainText(chosen.replace(/^\w+ /, ""));
  await expect(prolong.getByRole("option", { name: chosen })).toHaveCount(0);
  await page.goto("/vote");
  await expect(page.getByRole("main")).toContainText(chosen.replace(/^\w+ (\d+ \w+).*/, "$1"));

  // The code that is shown once turns a tablet into a kiosk.
  await page.goto(pathIn("fr", "/office/kiosks"));
  const add = page.getByRole("button", { name: fr["officeKiosks.add.action"] });
  await add.click();
  await expect(page.getByRole("alert")).toContainText(fr["officeKiosks.branch.ask"]);
  const name = page.getByRole("textbox", { name: fr["officeKiosks.name"] });
  await page.getByRole("combobox", { name: fr["officeKiosks.branch"] }).selectOption("gent");
  await name.fill("Cantine");
  await expect(add).not.toHaveAttribute("aria-busy");
  await add.click();
  const added = fr["officeKiosks.added"].replace("{name}", "Cantine");
  await expect(page.getByRole("heading", { name: added })).toBeFocused();
  await expect(name).toHaveValue("");
  await expectUsable(page, "a kiosk is added");
  const code = await page.locator("main code").innerText();
  const tablet = await (await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" })).newPage();
  await tablet.goto("/vote/kiosk");
  await tablet.getByRole("textbox", { name: kioskWords.nl["kiosk.setUp.code"] }).fill(code);
  await tablet.getByRole("button", { name: kioskWords.nl["kiosk.setUp.go"] }).click();
  await expectStart(tablet);
  await page.goto(pathIn("fr", "/office/kiosks"));
  await expect(page.getByText(code)).toHaveCount(0);
  const kiosk = page.getByRole("listitem").filter({ hasText: "Cantine" });
  await kiosk.getByRole("button", { name: fr["officeKiosks.remove"] }).click();
  await expect(page.getByRole("status").filter({ hasText: fr["officeKiosks.removed"] })).toBeVisible();
  await expect(kiosk).toHaveCount(0);
  await tablet.reload();
  await expect(tablet.getByRole("heading", { level: 1, name: kioskWords.nl["kiosk.setUp"] })).toBeVisible();
  await tablet.context().close();

  // Whoever comes without a letter gets another, and is named before that happens.
  const { firstname, lastname, employeeId } = aColleague(3);
  await page.goto(pathIn("en", "/office/letters"));
  const person = page.getByRole("textbox", { name: en["officeLetters.person"] });
  const look = page.getByRole("button", { name: en["officeLetters.action"] });
  await person.fill("99999999");
  await look.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await person.fill(employeeId);
  // While it is busy a button takes no second press.
  await expect(look).not.toHaveAttribute("aria-busy");
  await look.click();
  const planned = en["officeLetters.plan.owner"].replace("{owner}", `${firstname} ${lastname}`);
  await expect(page.getByRole("heading", { name: planned })).toBeFocused();
  await expectUsable(page, "a letter is planned");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "(PDF)" }).click();
  const [printed = ""] = readPages(readFileSync(await (await download).path()));
  expect(printed).toContain(employeeId);
  await context.close();
});
