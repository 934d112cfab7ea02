import { kioskRest } from "#domain/kiosk.ts";
import { pathIn } from "#web/address.ts";
import { candidates, confirmationDialog, continueButton, readReceipt, type Words, withProjectTitle } from "./ballot.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { aBrowserWithCamera } from "./camera.ts";
import { inTestAll } from "./in-turn.ts";
import {
  addKiosk,
  expectStartScreen,
  greetings,
  kioskWords,
  printLetter,
  removeKiosk,
  startLink,
  typeLetter,
} from "./kiosks.ts";
import { languages } from "./language.ts";
import { type Browser, expect, type Page, wake } from "./live.ts";
import { test } from "./own-site.ts";
import { aColleague } from "./people.ts";
import { askApi } from "./sent-dossier.ts";
import type { Site } from "./sites.ts";

const tablet = { viewport: { width: 820, height: 1180 }, reducedMotion: "reduce" } as const;

/** A tablet that a coordinator has turned into a kiosk with its link. */
async function aTablet(browser: Browser, site: Site, name: string): Promise<Page> {
  const context = await browser.newContext({ ...tablet, baseURL: site.url });
  const page = await context.newPage();
  const code = await addKiosk(site, name);
  await page.goto(`/vote/kiosk#set-up=${code}`);
  const texts = kioskWords.nl;
  const field = page.getByRole("textbox", { name: texts["kiosk.setUp.code"] });
  await expect(field).toHaveValue(code.replace(/(.{4})(?=.)/g, "$1-"));
  await expect(page).toHaveURL("/vote/kiosk");
  await page.getByRole("button", { name: texts["kiosk.setUp.go"] }).click();
  await expectStartScreen(page);
  return page;
}

/** Reads the voter of the kiosk and the person who is logged in. */
const readVoter = async (page: Page) => {
  const { origin } = new URL(page.url());
  const data = { query: "{ kiosk { voter } me { id } }" };
  return (await (await page.request.post("/graphql/system", { headers: { origin }, data })).json()).data;
};

const choose = async (page: Page, texts: Words, number: number) => {
  const candidate = candidates(page, texts).nth(number);
  await candidate.check();
  return page.locator(".ballot__title").nth(number).innerText();
};

/** Makes the page see a voter all the time, because a slow machine must not count as an absent voter. */
async function simulatePresence(page: Page): Promise<void> {
  await page.addInitScript(() => {
    setInterval(() => document.documentElement.dataset.left || dispatchEvent(new Event("wheel")), 1000);
  });
  await page.clock.install();
  await page.reload();
}

/** Leaves the tablet alone for some seconds of its clock, which then stays paused. */
async function walkAway(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
  await page.evaluate(() => {
    document.documentElement.dataset.left = "yes";
    dispatchEvent(new Event("wheel"));
  });
  await page.clock.fastForward(seconds * 1000);
}

/** Makes the page see the voter again, before the tablet starts again. */
async function returnToTablet(page: Page): Promise<void> {
  await page.clock.resume();
  await page.evaluate(() => delete document.documentElement.dataset.left);
}

/** Expects text of at least 18 px, because people read a tablet from a distance. */
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

const readStoredText = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test("a kiosk serves one voter after the other, and forgets each of them", async ({ site, browser }) => {
  const page = await aTablet(browser, site, "Canteen");
  await site.stopClock();
  await simulatePresence(page);
  const [anna, jan] = [await printLetter(site, aColleague(1)), await printLetter(site, aColleague(1, "fr"))];
  await expectUsable(page, "start");
  for (const language of languages) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(greetings[language]["greeting.open"]);
    await expect(startLink(page, language)).toContainText(greetings[language]["greeting.letter"]);
  }
  await expectLegible(page);

  // The first voter uses Dutch and mistypes the code.
  let texts = kioskWords.nl as typeof kioskWords.nl & Words;
  await startLink(page, "nl").click();
  await expect(page.getByRole("heading", { level: 1, name: texts["kiosk.who"] })).toBeVisible();
  await expectUsable(page, "who");
  await expectLegible(page);
  await page.getByRole("button", { name: texts["kiosk.go"] }).click();
  await expect(page.getByRole("alert")).toContainText(texts["login.employeeId.ask"]);
  await typeLetter(page, { ...anna, code: "WWWW-WWWW-WWWW" }, "nl");
  await expect(page.getByRole("alert")).toContainText(texts["kiosk.wrongLetter"]);
  await expectNoBarriers(page, "wrong");
  await typeLetter(page, anna, "nl");
  await expect(page.getByText(texts["kiosk.as"].replace("{firstname}", anna.firstname))).toBeVisible();
  // The kiosk shows only the first name of the voter.
  expect(await readVoter(page)).toEqual({ kiosk: { voter: anna.firstname }, me: null });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
  await expectUsable(page, "ballot");
  await expectLegible(page);
  const firstTitle = await choose(page, texts, 1);
  expect(await readStoredText(page)).not.toContain("choice");
  await continueButton(page).click();
  await confirmationDialog(page, texts, firstTitle).getByRole("button", { name: texts["ballot.confirm.yes"] }).click();
  await expect(page.getByRole("heading", { level: 1, name: texts["kiosk.voted"] })).toBeFocused();
  const receipt = await readReceipt(page);
  await expect(page.getByRole("main")).not.toContainText(firstTitle);
  await expectUsable(page, "voted");
  await expectLegible(page);
  await page.getByRole("button", { name: texts["kiosk.done"] }).click();
  await expectStartScreen(page);
  expect(await readVoter(page)).toEqual({ kiosk: { voter: null }, me: null });
  await page.goBack();
  await expectStartScreen(page);
  await expect(page.getByText(receipt)).toHaveCount(0);

  // The same voter tries again.
  await startLink(page, "nl").click();
  await typeLetter(page, anna, "nl");
  await expect(page.getByRole("heading", { level: 1, name: texts["kiosk.already"] })).toBeVisible();
  expect(await readReceipt(page)).toBe(receipt);
  await expect(page.getByRole("main")).not.toContainText(firstTitle);
  await walkAway(page, kioskRest.seconds + 1);
  await page.clock.resume();
  await expectStartScreen(page);

  // A kiosk opens no other page.
  for (const otherPath of ["/vote", "/login"]) {
    await page.goto(otherPath);
    await expectStartScreen(page);
  }

  // The second voter uses French and walks away before the vote.
  texts = kioskWords.fr as typeof texts;
  await startLink(page, "fr").click();
  await expect(page.getByRole("heading", { level: 1, name: texts["kiosk.who"] })).toBeVisible();
  await expect(page.getByRole("textbox", { name: texts["login.employeeId"] })).toHaveValue("");
  await expectUsable(page, "who fr");
  // A scanner types the text of the letter's QR code and then Enter, as a keyboard does.
  await page.keyboard.type(jan.scannedText);
  await page.keyboard.press("Enter");
  await expect(page.getByText(texts["kiosk.as"].replace("{firstname}", jan.firstname))).toBeVisible();
  await expect(candidates(page, texts).and(page.locator(":checked"))).toHaveCount(0);
  await expectUsable(page, "ballot fr");
  const secondTitle = await choose(page, texts, 0);
  await walkAway(page, kioskRest.seconds - kioskRest.countdown + 1);
  const question = page.getByRole("dialog", { name: texts["kiosk.rest"] });
  await expect(question).toBeVisible();
  await expect(question).toHaveAccessibleDescription(
    new RegExp(`${kioskRest.countdown}.*${texts["kiosk.rest.forgets"]}`),
  );
  // Axe needs running timers, and the question needs a clock that does not move.
  const askedAt = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(askedAt);
  await page.clock.resume();
  await expectNoBarriers(page, "rest");
  await question.getByRole("button", { name: texts["kiosk.rest.stay"], exact: true }).click();
  await page.clock.setSystemTime(askedAt);
  await returnToTablet(page);
  await expect(question).toBeHidden();
  await expect(page.getByRole("radio", { name: secondTitle, exact: true })).toBeChecked();
  await continueButton(page).click();
  await expect(confirmationDialog(page, texts, secondTitle)).toBeVisible();
  await walkAway(page, kioskRest.seconds - kioskRest.countdown + 1);
  await expect(question).toBeVisible();
  await page.clock.fastForward(kioskRest.countdown * 1000);
  await page.clock.resume();
  await expectStartScreen(page);
  // Forward leads to the first screen too, because the history holds no step of the voter.
  await page.goForward();
  await expectStartScreen(page);
  expect(await readStoredText(page)).not.toContain(jan.employeeId);

  // The kiosk also forgets an employee number typed before the ballot.
  await startLink(page, "fr").click();
  await page.getByRole("textbox", { name: texts["login.employeeId"] }).fill(jan.employeeId);
  await walkAway(page, kioskRest.seconds + 1);
  await page.clock.resume();
  await expectStartScreen(page);

  // After a failed ballot, the kiosk starts again without a press.
  const isBallotRequest = (url: URL) => url.pathname === "/graphql";
  await page.route(isBallotRequest, (route) => route.fulfill({ status: 500 }));
  await startLink(page, "fr").click();
  await typeLetter(page, jan, "fr");
  await expect(page.getByRole("alert")).toContainText(texts["kiosk.trouble"]);
  await expect(page.getByRole("banner")).toBeHidden();
  await expectNoBarriers(page, "trouble");
  await page.unroute(isBallotRequest);
  await page.clock.fastForward(10_000);
  await expectStartScreen(page);
  expect(await readVoter(page)).toEqual({ kiosk: { voter: null }, me: null });

  // At the end of the vote, the first screen changes without a touch.
  const { now, currentCall } = await askApi(page, "{ now currentCall { votingCloses } }", {});
  await site.putForward(Date.parse(currentCall.votingCloses) - Date.parse(now));
  await wake(page);
  await expect(page.getByRole("heading", { level: 1, name: greetings.nl["greeting.counting"] })).toBeVisible();
  await expect(startLink(page, "nl")).toHaveCount(0);

  // A removed kiosk shows the screen for its set-up again.
  await removeKiosk(site, "Canteen");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: kioskWords.nl["kiosk.setUp"] })).toBeVisible();
  await page.context().close();
});

inTestAll(() => {
  test("a voter scans the letter with the camera, and types it when the camera is not allowed", async ({ site }) => {
    const texts = kioskWords.en;
    const letter = await printLetter(site, aColleague(3, "en"));
    // The QR code of the poster names no voter, so the scanner ignores it.
    const codes = [`${site.url}/vote`, letter.scannedText];
    for (const hasAccess of [false, true]) {
      const browser = await aBrowserWithCamera({ codes, hasAccess }, site.dataDir);
      const page = await aTablet(browser, site, "Gate");
      await startLink(page, "en").click();
      await page.getByRole("button", { name: texts["kiosk.scan"] }).click();
      if (hasAccess) {
        await expect(page.getByText(texts["kiosk.as"].replace("{firstname}", letter.firstname))).toBeVisible();
        expect(await readVoter(page)).toEqual({ kiosk: { voter: letter.firstname }, me: null });
      } else {
        await expect(page.getByRole("alert")).toContainText(texts["kiosk.scan.noCamera"]);
        await expect(page.getByRole("button", { name: texts["kiosk.scan"] })).toBeFocused();
        await expectUsable(page, "no camera");
      }
      await browser.close();
    }
  });

  test("a kiosk without scripts forgets a voter, starts again, and says when there is no vote", async ({
    site,
    browser,
  }) => {
    const texts = kioskWords.en as typeof kioskWords.en & Words;
    await site.stopClock();
    const context = await browser.newContext({ ...tablet, baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/vote/kiosk");
    await page.getByRole("textbox", { name: kioskWords.nl["kiosk.setUp.code"] }).fill("WWWWWWWWWWWW");
    await page.getByRole("button", { name: kioskWords.nl["kiosk.setUp.go"] }).click();
    await expect(page.getByRole("alert")).toContainText(kioskWords.nl["kiosk.wrongSetUp"]);
    await page.getByRole("textbox", { name: kioskWords.nl["kiosk.setUp.code"] }).fill(await addKiosk(site, "Hall"));
    await page.getByRole("button", { name: kioskWords.nl["kiosk.setUp.go"] }).click();
    await expectStartScreen(page);
    const letter = await printLetter(site, aColleague(2, "en"));
    const logInWithLetter = async () => {
      await startLink(page, "en").click();
      await typeLetter(page, letter, "en");
      await expect(page.getByText(texts["kiosk.as"].replace("{firstname}", letter.firstname))).toBeVisible();
    };
    const restTime = (kioskRest.seconds + kioskRest.grace) * 1000;

    // The server forgets an unconfirmed choice, also after a reload.
    await logInWithLetter();
    const refresh = page.locator("meta[http-equiv=refresh]");
    await expect(refresh).toHaveAttribute("content", `${restTime / 1000 + 1};url=${pathIn("en", "/vote/kiosk")}`);
    const title = await choose(page, texts, 0);
    await site.putForward(restTime - 5000);
    await page.getByRole("button", { name: texts["kiosk.rest.more"] }).click();
    await expect(page.getByRole("radio", { name: title, exact: true })).toBeChecked();
    await site.putForward(restTime - 5000);
    await continueButton(page).click();
    await expect(
      page.getByRole("heading", { level: 1, name: withProjectTitle(texts["ballot.confirm"], title) }),
    ).toBeVisible();
    await site.putForward(restTime);
    await page.getByRole("button", { name: texts["ballot.confirm.yes"] }).click();
    await expect(page.getByRole("heading", { level: 1, name: greetings.en["greeting.open"] })).toBeVisible();
    await page.reload();
    await expect(page.getByText(texts["kiosk.as"].replace("{firstname}", letter.firstname))).toHaveCount(0);

    await logInWithLetter();
    await choose(page, texts, 0);
    await continueButton(page).click();
    await page.getByRole("button", { name: texts["ballot.confirm.yes"] }).click();
    await expect(page.getByRole("heading", { level: 1, name: texts["kiosk.voted"] })).toBeVisible();
    const receipt = await readReceipt(page);
    await page.getByRole("button", { name: texts["kiosk.done"] }).click();
    await expect(startLink(page, "en")).toBeVisible();
    await page.goBack();
    await expect(page.getByText(receipt)).toHaveCount(0);

    await page.goto("/vote/kiosk");
    const { currentCall: call } = await askApi(page, "{ currentCall { votingCloses resultsPublished } }", {});
    await page.goto("/vote/kiosk");
    const now = Date.parse((await askApi(page, "{ now }", {})).now);
    const aMoment = 10_000;
    const lateLetter = await printLetter(site, aColleague(2, "nl"));
    await site.putForward(Date.parse(call.votingCloses) - now - aMoment);
    await page.goto("/en/vote/kiosk?who");
    await typeLetter(page, lateLetter, "en");
    await choose(page, texts, 0);
    await continueButton(page).click();
    await site.putForward(aMoment);
    await page.getByRole("button", { name: texts["ballot.confirm.yes"] }).click();
    await expect(page.getByRole("heading", { level: 1, name: texts["vote.late"] })).toBeVisible();
    await page.getByRole("button", { name: texts["kiosk.done"] }).click();
    await page.goto("/en/vote/kiosk?who");
    await expect(page.getByRole("heading", { level: 1, name: greetings.en["greeting.counting"] })).toBeVisible();
    await expect(startLink(page, "en")).toHaveCount(0);
    const aMinute = 60_000;
    await site.putForward(Date.parse(call.resultsPublished) - Date.parse(call.votingCloses) + aMinute);
    await page.goto("/en/vote/kiosk");
    // The projects have equal votes, so the results are not out yet.
    await expect(page.getByText(texts["kiosk.closed.waits"])).toBeVisible();
    await context.close();
  });
});
