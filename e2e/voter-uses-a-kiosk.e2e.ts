import { kioskRest } from "#domain/kiosk.ts";
import { languages } from "#domain/language.ts";
import { kioskGreeting } from "#i18n/kiosk-greeting.ts";
import { pathIn } from "#web/address.ts";
import { about, candidates, continueButton, dialogOf, receiptOf, type Words } from "./ballot.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { aBrowserThatSees } from "./camera.ts";
import { addKiosk, expectStart, kioskWords, letterFor, removeKiosk, typeLetter, wayIn } from "./kiosks.ts";
import { type Browser, expect, type Page, wake } from "./live.ts";
import { test } from "./own-site.ts";
import { aColleague } from "./people.ts";
import { askApi } from "./sent-dossier.ts";
import type { Site } from "./sites.ts";

const tablet = { viewport: { width: 820, height: 1180 }, reducedMotion: "reduce" } as const;

/** A tablet that a coordinator turned into a kiosk, with the link they got. */
async function aTablet(browser: Browser, site: Site, name: string): Promise<Page> {
  const context = await browser.newContext({ ...tablet, baseURL: site.url });
  const page = await context.newPage();
  const code = await addKiosk(site, name);
  await page.goto(`/vote/kiosk#set-up=${code}`);
  const says = kioskWords.nl;
  const field = page.getByRole("textbox", { name: says["kiosk.setUp.code"] });
  await expect(field).toHaveValue(code.replace(/(.{4})(?=.)/g, "$1-"));
  await expect(page).toHaveURL("/vote/kiosk");
  await page.getByRole("button", { name: says["kiosk.setUp.go"] }).click();
  await expectStart(page);
  return page;
}

const voterHere = async (page: Page) => {
  const { origin } = new URL(page.url());
  const data = { query: "{ kiosk { voter } me { id } }" };
  return (await (await page.request.post("/graphql/system", { headers: { origin }, data })).json()).data;
};

const choose = async (page: Page, says: Words, number: number) => {
  const chosen = candidates(page, says).nth(number);
  await chosen.check();
  return page.locator(".ballot__title").nth(number).innerText();
};

/** From now on somebody moves in front of the tablet all the time: a slow machine is no voter who walked away. */
async function keepMoving(page: Page): Promise<void> {
  await page.addInitScript(() => {
    setInterval(() => document.documentElement.dataset.left || dispatchEvent(new Event("wheel")), 1000);
  });
  await page.clock.install();
  await page.reload();
}

/** The voter walks away for so many seconds of the tablet's clock, which then waits to be resumed. */
async function walkAway(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
  await page.evaluate(() => {
    document.documentElement.dataset.left = "yes";
    dispatchEvent(new Event("wheel"));
  });
  await page.clock.fastForward(seconds * 1000);
}

/** The voter is back before the tablet began anew. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.resume();
  await page.evaluate(() => delete document.documentElement.dataset.left);
}

/** Everything is at least 18 px high, for people who stand in front of a tablet. */
async function expectLegible(page: Page): Promise<void> {
  const tooSmall = await page.locator("body").evaluate((body) =>
    [...body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility() && !element.matches(".vh, .vh *, script, noscript"))
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 18)
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );
  expect(tooSmall).toEqual([]);
}

const everythingKept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test("voters come one after the other to a tablet that forgets each of them", async ({ site, browser }) => {
  const page = await aTablet(browser, site, "Canteen");
  await site.stopClock();
  await keepMoving(page);
  const [anna, jan] = [await letterFor(site, aColleague(1)), await letterFor(site, aColleague(1, "fr"))];
  await expectUsable(page, "start");
  for (const language of languages) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(kioskGreeting[language].open);
    await expect(wayIn(page, language)).toContainText(kioskGreeting[language].letter);
  }
  await expectLegible(page);

  // The first votes in Dutch, and mistypes at first.
  let says = kioskWords.nl as typeof kioskWords.nl & Words;
  await wayIn(page, "nl").click();
  await expect(page.getByRole("heading", { level: 1, name: says["kiosk.who"] })).toBeVisible();
  await expectUsable(page, "who");
  await expectLegible(page);
  await page.getByRole("button", { name: says["kiosk.go"] }).click();
  await expect(page.getByRole("alert")).toContainText(says["login.employeeId.ask"]);
  await typeLetter(page, { ...anna, code: "WWWW-WWWW-WWWW" }, "nl");
  await expect(page.getByRole("alert")).toContainText(says["kiosk.wrongLetter"]);
  await expectNoBarriers(page, "wrong");
  await typeLetter(page, anna, "nl");
  await expect(page.getByText(says["kiosk.as"].replace("{firstname}", anna.firstname))).toBeVisible();
  // They may vote, and see nothing of themselves but that.
  expect(await voterHere(page)).toEqual({ kiosk: { voter: anna.firstname }, me: null });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
  await expectUsable(page, "ballot");
  await expectLegible(page);
  const first = await choose(page, says, 1);
  expect(await everythingKept(page)).not.toContain("choice");
  await continueButton(page).click();
  await dialogOf(page, says, first).getByRole("button", { name: says["ballot.confirm.yes"] }).click();
  await expect(page.getByRole("heading", { level: 1, name: says["kiosk.voted"] })).toBeFocused();
  const receipt = await receiptOf(page);
  await expect(page.getByRole("main")).not.toContainText(first);
  await expectUsable(page, "voted");
  await expectLegible(page);
  await page.getByRole("button", { name: says["kiosk.done"] }).click();
  await expectStart(page);
  expect(await voterHere(page)).toEqual({ kiosk: { voter: null }, me: null });
  await page.goBack();
  await expectStart(page);
  await expect(page.getByText(receipt)).toHaveCount(0);

  // Once more, out of curiosity: they have voted.
  await wayIn(page, "nl").click();
  await typeLetter(page, anna, "nl");
  await expect(page.getByRole("heading", { level: 1, name: says["kiosk.already"] })).toBeVisible();
  expect(await receiptOf(page)).toBe(receipt);
  await expect(page.getByRole("main")).not.toContainText(first);
  await walkAway(page, kioskRest.seconds + 1);
  await page.clock.resume();
  await expectStart(page);

  // No other page is to be had here.
  for (const elsewhere of ["/vote", "/login"]) {
    await page.goto(elsewhere);
    await expectStart(page);
  }

  // The next one, in French, walks away in the middle of it.
  says = kioskWords.fr as typeof says;
  await wayIn(page, "fr").click();
  await expect(page.getByRole("heading", { level: 1, name: says["kiosk.who"] })).toBeVisible();
  await expect(page.getByRole("textbox", { name: says["login.employeeId"] })).toHaveValue("");
  await expectUsable(page, "who fr");
  // A scanner is a keyboard that types what the letter's code says, and then Enter, before anyone touches a field.
  await page.keyboard.type(jan.scanned);
  await page.keyboard.press("Enter");
  await expect(page.getByText(says["kiosk.as"].replace("{firstname}", jan.firstname))).toBeVisible();
  await expect(candidates(page, says).and(page.locator(":checked"))).toHaveCount(0);
  await expectUsable(page, "ballot fr");
  const second = await choose(page, says, 0);
  await walkAway(page, kioskRest.seconds - kioskRest.countdown + 1);
  const question = page.getByRole("dialog", { name: says["kiosk.rest"] });
  await expect(question).toBeVisible();
  await expect(question).toHaveAccessibleDescription(
    new RegExp(`${kioskRest.countdown}.*${says["kiosk.rest.forgets"]}`),
  );
  // The look needs timers that run, and the question a clock that waits for it.
  const askedAt = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(askedAt);
  await page.clock.resume();
  await expectNoBarriers(page, "rest");
  await question.getByRole("button", { name: says["kiosk.rest.stay"], exact: true }).click();
  await page.clock.setSystemTime(askedAt);
  await comeBack(page);
  await expect(question).toBeHidden();
  await expect(page.getByRole("radio", { name: second, exact: true })).toBeChecked();
  await continueButton(page).click();
  await expect(dialogOf(page, says, second)).toBeVisible();
  await walkAway(page, kioskRest.seconds - kioskRest.countdown + 1);
  await expect(question).toBeVisible();
  await page.clock.fastForward(kioskRest.countdown * 1000);
  await page.clock.resume();
  await expectStart(page);
  // Forward leads to the first screen too: no step was left in the history.
  await page.goForward();
  await expectStart(page);
  expect(await everythingKept(page)).not.toContain(jan.employeeId);

  // What they typed before the ballot is forgotten too.
  await wayIn(page, "fr").click();
  await page.getByRole("textbox", { name: says["login.employeeId"] }).fill(jan.employeeId);
  await walkAway(page, kioskRest.seconds + 1);
  await page.clock.resume();
  await expectStart(page);

  // When the ballot does not come, nobody has to press anything for the next one to be able to vote.
  const ballotAsked = (url: URL) => url.pathname === "/graphql";
  await page.route(ballotAsked, (asked) => asked.fulfill({ status: 500 }));
  await wayIn(page, "fr").click();
  await typeLetter(page, jan, "fr");
  await expect(page.getByRole("alert")).toContainText(says["kiosk.trouble"]);
  await expect(page.getByRole("banner")).toBeHidden();
  await expectNoBarriers(page, "trouble");
  await page.unroute(ballotAsked);
  await page.clock.fastForward(10_000);
  await expectStart(page);
  expect(await voterHere(page)).toEqual({ kiosk: { voter: null }, me: null });

  // Once voting is over it says so, though nobody touched it.
  const { now, currentCall } = await askApi(page, "{ now currentCall { votingCloses } }", {});
  await site.putForward(Date.parse(currentCall.votingCloses) - Date.parse(now));
  await wake(page);
  await expect(page.getByRole("heading", { level: 1, name: kioskGreeting.nl.counting })).toBeVisible();
  await expect(wayIn(page, "nl")).toHaveCount(0);

  // A tablet that was lost is none any more.
  await removeKiosk(site, "Canteen");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: kioskWords.nl["kiosk.setUp"] })).toBeVisible();
  await page.context().close();
});

test("a voter shows their letter to the camera of a tablet, and types where it may not be used", async ({ site }) => {
  const says = kioskWords.en;
  const letter = await letterFor(site, aColleague(3, "en"));
  // The poster beside the tablet has a code too, which says nothing of who votes.
  const said = [`${site.url}/vote`, letter.scanned];
  for (const mayLook of [false, true]) {
    const browser = await aBrowserThatSees({ said, mayLook }, site.dataDir);
    const page = await aTablet(browser, site, "Gate");
    await wayIn(page, "en").click();
    await page.getByRole("button", { name: says["kiosk.scan"] }).click();
    if (mayLook) {
      await expect(page.getByText(says["kiosk.as"].replace("{firstname}", letter.firstname))).toBeVisible();
      expect(await voterHere(page)).toEqual({ kiosk: { voter: letter.firstname }, me: null });
    } else {
      await expect(page.getByRole("alert")).toContainText(says["kiosk.scan.noCamera"]);
      await expect(page.getByRole("button", { name: says["kiosk.scan"] })).toBeFocused();
      await expectUsable(page, "no camera");
    }
    await browser.close();
  }
});

test("without scripts the server forgets a voter, and the page begins again; when there is no vote it says so", async ({
  site,
  browser,
}) => {
  const says = kioskWords.en as typeof kioskWords.en & Words;
  await site.stopClock();
  const context = await browser.newContext({ ...tablet, baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/vote/kiosk");
  await page.getByRole("textbox", { name: kioskWords.nl["kiosk.setUp.code"] }).fill("WWWWWWWWWWWW");
  await page.getByRole("button", { name: kioskWords.nl["kiosk.setUp.go"] }).click();
  await expect(page.getByRole("alert")).toContainText(kioskWords.nl["kiosk.wrongSetUp"]);
  await page.getByRole("textbox", { name: kioskWords.nl["kiosk.setUp.code"] }).fill(await addKiosk(site, "Hall"));
  await page.getByRole("button", { name: kioskWords.nl["kiosk.setUp.go"] }).click();
  await expectStart(page);
  const letter = await letterFor(site, aColleague(2, "en"));
  const enter = async () => {
    await wayIn(page, "en").click();
    await typeLetter(page, letter, "en");
    await expect(page.getByText(says["kiosk.as"].replace("{firstname}", letter.firstname))).toBeVisible();
  };
  const rest = (kioskRest.seconds + kioskRest.grace) * 1000;

  // Whoever leaves a choice unconfirmed is gone with it, also when they come back by the browser's own way.
  await enter();
  const refresh = page.locator("meta[http-equiv=refresh]");
  await expect(refresh).toHaveAttribute("content", `${rest / 1000 + 1};url=${pathIn("en", "/vote/kiosk")}`);
  const title = await choose(page, says, 0);
  await site.putForward(rest - 5000);
  await page.getByRole("button", { name: says["kiosk.rest.more"] }).click();
  await expect(page.getByRole("radio", { name: title, exact: true })).toBeChecked();
  await site.putForward(rest - 5000);
  await continueButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: about(says["ballot.confirm"], title) })).toBeVisible();
  await site.putForward(rest);
  await page.getByRole("button", { name: says["ballot.confirm.yes"] }).click();
  await expect(page.getByRole("heading", { level: 1, name: kioskGreeting.en.open })).toBeVisible();
  await page.reload();
  await expect(page.getByText(says["kiosk.as"].replace("{firstname}", letter.firstname))).toHaveCount(0);

  await enter();
  await choose(page, says, 0);
  await continueButton(page).click();
  await page.getByRole("button", { name: says["ballot.confirm.yes"] }).click();
  await expect(page.getByRole("heading", { level: 1, name: says["kiosk.voted"] })).toBeVisible();
  const receipt = await receiptOf(page);
  await page.getByRole("button", { name: says["kiosk.done"] }).click();
  await expect(wayIn(page, "en")).toBeVisible();
  await page.goBack();
  await expect(page.getByText(receipt)).toHaveCount(0);

  // After the close, and when results are due.
  await page.goto("/vote/kiosk");
  const { currentCall: call } = await askApi(page, "{ currentCall { votingCloses resultsPublished } }", {});
  await page.goto("/vote/kiosk");
  const now = Date.parse((await askApi(page, "{ now }", {})).now);
  const aMoment = 10_000;
  const tooLate = await letterFor(site, aColleague(2, "nl"));
  await site.putForward(Date.parse(call.votingCloses) - now - aMoment);
  await page.goto("/en/vote/kiosk?who");
  await typeLetter(page, tooLate, "en");
  await choose(page, says, 0);
  await continueButton(page).click();
  await site.putForward(aMoment);
  await page.getByRole("button", { name: says["ballot.confirm.yes"] }).click();
  await expect(page.getByRole("heading", { level: 1, name: says["vote.late"] })).toBeVisible();
  await page.getByRole("button", { name: says["kiosk.done"] }).click();
  await page.goto("/en/vote/kiosk?who");
  await expect(page.getByRole("heading", { level: 1, name: kioskGreeting.en.counting })).toBeVisible();
  await expect(wayIn(page, "en")).toHaveCount(0);
  const aMinute = 60_000;
  await site.putForward(Date.parse(call.resultsPublished) - Date.parse(call.votingCloses) + aMinute);
  await page.goto("/en/vote/kiosk");
  // Their hour has come, and projects are equal: nobody is told that results are out.
  await expect(page.getByText(says["kiosk.closed.waits"])).toBeVisible();
  await context.close();
});
