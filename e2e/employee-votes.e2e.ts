import { readCatalogues } from "#i18n/every-language.ts";
import { demoLogins } from "#server/database/demo/people.ts";
import { pathIn } from "#web/address.ts";
import {
  candidates,
  choiceBar,
  confirmationDialog,
  continueButton,
  readBallotTitles,
  readReceipt,
  readVote,
  type Words,
  withProjectTitle,
  words,
} from "./ballot.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { inTestAll, inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";
import { aColleague, logIn, loginWords } from "./people.ts";
import { askApi } from "./sent-dossier.ts";

const homeWords = await readCatalogues("home");

test.use({ fetchesAhead: true });

inTurn({ language: "nl", width: 360 }, (language) => {
  const texts = words[language] as Words;

  test("an employee reads, chooses, confirms and gets a receipt", async ({ page }) => {
    const pathOf = (path: string) => pathIn(language, path);
    await logIn(page, aColleague(42, language));
    await page.goto(pathOf("/vote"));
    await expect(page.getByRole("heading", { level: 1, name: texts["ballot.heading"] })).toBeVisible();
    const reminder = page.getByRole("banner").getByText(texts["shell.voteDue"], { exact: true });
    await expect(reminder.first()).toBeAttached();
    // On a phone, the closed menu shows a mark for it.
    const readMenuMark = () =>
      page.locator(".menu > summary").evaluate((menu) => getComputedStyle(menu, "::after").content);
    expect(await readMenuMark()).toBe('""');
    await expectUsable(page, `vote, still to do, ${language}`);

    // Each voter has their own order, the same on every visit.
    const titles = await readBallotTitles(page, language);
    await expect(page.locator(".ballot__title")).toHaveText(titles);
    const [first = "", second = ""] = titles;
    // Without a choice there is no bar, and the form does not send.
    await expect(page.locator(".choice-bar")).toBeHidden();
    await page.getByRole("radio", { name: first, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("radio", { name: first, exact: true }).check();
    await page.getByRole("radio", { name: second, exact: true }).check();
    await expect(choiceBar(page, texts)).toContainText(second);
    await expectUsable(page, `ballot ${language}`);

    await page.getByRole("link", { name: new RegExp(`${second}$`) }).click();
    await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("radio", { name: second, exact: true })).toBeChecked();
    await page.reload();
    await expect(choiceBar(page, texts)).toContainText(second);

    await continueButton(page).click();
    const dialog = confirmationDialog(page, texts, second);
    await expect(dialog).toHaveAccessibleDescription(texts["ballot.confirm.final"]);
    await expectNoBarriers(page, `confirm ${language}`);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(continueButton(page)).toBeFocused();
    expect(await readVote(page)).toBeNull();
    await continueButton(page).click();
    await dialog.getByRole("button", { name: texts["ballot.confirm.yes"] }).click();

    await expect(page).toHaveURL(pathOf("/vote/thank-you"));
    await expect(page.getByRole("heading", { level: 1, name: texts["voted.heading"] })).toBeFocused();
    await expect(reminder).toHaveCount(0);
    expect(await readMenuMark()).toBe("none");
    const receipt = await readReceipt(page);
    expect(receipt).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expect(page.locator(".thanks .lead")).toContainText(second);
    const { resultsPublished } = (await askApi(page, "{ currentCall { resultsPublished } }", {})).currentCall;
    const date = { timeZone: "Europe/Brussels", day: "numeric", month: "long", year: "numeric" } as const;
    const dateFormat = new Intl.DateTimeFormat(language === "en" ? "en-GB" : `${language}-BE`, date);
    await expect(page.locator(".thanks .lead")).toContainText(dateFormat.format(new Date(resultsPublished)));
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("choice");
    await expectUsable(page, `thank you ${language}`);
    await page.reload();
    expect(await readReceipt(page)).toBe(receipt);

    await page.goto(pathOf("/vote/projects"));
    await expect(page).toHaveURL(pathOf("/vote?from=ballot"));
    await expect(
      page.getByRole("heading", { name: withProjectTitle(texts["vote.voted.heading"], second) }),
    ).toBeVisible();
    expect(await readReceipt(page)).toBe(receipt);
    // After a vote, nothing asks for another one.
    await expect(page.getByText(texts["vote.voted"], { exact: true })).toHaveCount(1);
    await expect(page.locator(".deadline")).toHaveCount(0);
    await expectUsable(page, `voted ${language}`);
    await page.goto(pathOf("/"));
    await expect(page.getByText(homeWords[language]["home.voted"])).toBeVisible();
    await expect(page.getByRole("link", { name: homeWords[language]["home.action.vote"] })).toHaveCount(0);
  });
});

test("keeps the choice of a visitor through the login", async ({ page }) => {
  const texts = words.fr;
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/fr/vote");
  const titles = await readBallotTitles(page, "fr");
  await expect(page.locator(".ballot__title")).toHaveText(titles);
  await expect(page.locator(".choice-bar")).toBeHidden();
  const phases = await page.getByRole("list", { name: /2026/ }).getByRole("listitem").all();
  const boxes = await Promise.all(phases.map((phase) => phase.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);

  const [, choice = ""] = titles;
  const loginHeading = page.getByRole("heading", { name: texts["vote.logIn"] });
  await expect(loginHeading).toBeVisible();
  await page.getByRole("radio", { name: choice, exact: true }).check();
  await expect(choiceBar(page, texts)).toContainText(choice);
  await expect(loginHeading).toBeHidden();
  await expectUsable(page, "a visitor's choice");
  await choiceBar(page, texts).getByRole("link", { name: texts["ballot.login"] }).click();
  await expect(page).toHaveURL(/\/fr\/login\?next=%2Ffr%2Fvote%2Fprojects$/);
  await page.getByRole("button", { name: demoLogins[0]?.firstname ?? "" }).click();
  await expect(page).toHaveURL("/fr/vote/projects");
  await expect(page.getByRole("radio", { name: choice, exact: true })).toBeChecked();
  await expect(choiceBar(page, texts)).toContainText(choice);
  expect(await readVote(page)).toBeNull();
});

inTestAll(() => {
  test("a theme filters the ballot and never hides the chosen project", async ({ page }) => {
    const texts = words.nl;
    await logIn(page, aColleague(43));
    await page.goto("/");
    await expect(page.getByText(homeWords.nl["home.notVoted"])).toBeVisible();
    await page.getByRole("link", { name: homeWords.nl["home.action.vote"] }).click();
    await expect(page).toHaveURL("/vote/projects");
    const query = "{ currentCall { ballot { theme text(language: nl) { title } } } }";
    const { currentCall } = await askApi(page, query, {});
    const ballot = (currentCall.ballot as { theme: string; text: { title: string } }[]).map(({ theme, text }) => ({
      theme,
      title: text.title,
    }));
    const [choice] = ballot;
    await page.getByRole("radio", { name: choice?.title ?? "", exact: true }).check();
    const filter = page.getByRole("group", { name: texts["ballot.filter"] });
    for (const theme of new Set(ballot.map(({ theme }) => theme))) {
      await filter.locator(`[value=${theme}]`).check();
      const expected = ballot
        .filter((candidate) => candidate.theme === theme || candidate === choice)
        .map(({ title }) => title);
      await expect(page.locator(".ballot__title:visible")).toHaveText(expected);
    }
    await expect(candidates(page, texts).and(page.locator(":checked"))).toHaveCount(1);
    await expect(choiceBar(page, texts)).toContainText(choice?.title ?? "");
  });
});

test("an employee votes with the keyboard alone", async ({ page }) => {
  const texts = words.en;
  await logIn(page, aColleague(43, "en"));
  await page.goto("/en/vote/projects");
  const [first = "", second = ""] = await readBallotTitles(page, "en");
  const projectRadio = (name: string) => page.getByRole("radio", { name, exact: true });
  await page.getByRole("radio", { name: texts["ballot.filter.all"] }).focus();
  await page.keyboard.press("Tab");
  await expect(projectRadio(first)).toBeFocused();
  await expect(projectRadio(first)).toHaveAccessibleDescription(new RegExp(`${texts["ballot.asks"]} €`));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(projectRadio(second)).toBeChecked();
  // The bar does not cover the focused project.
  const [card, choice] = await Promise.all([
    page.locator(".ballot__row", { has: projectRadio(second) }).boundingBox(),
    page.locator(".choice-bar").boundingBox(),
  ]);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual((choice?.y ?? 0) + 1);
  await page.keyboard.press("Enter");
  const dialog = confirmationDialog(page, texts, second);
  await expect(dialog).toBeVisible();
  const yes = dialog.getByRole("button", { name: texts["ballot.confirm.yes"] });
  for (let presses = 0; presses < 3 && !(await yes.evaluate((button) => button.matches(":focus"))); presses++)
    await page.keyboard.press("Tab");
  await expect(yes).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: texts["voted.heading"] })).toBeFocused();
});

test("a double click casts one vote, and another device cannot cast a second one", async ({ page, browser }) => {
  const texts = words.nl;
  const person = aColleague(44);
  await logIn(page, person);
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await logIn(otherPage, person);
  await page.goto("/vote/projects");
  const olderPage = await otherContext.newPage();
  await olderPage.goto("/contact");
  const reminder = olderPage.getByRole("banner").getByText(texts["shell.voteDue"], { exact: true });
  await expect(reminder.first()).toBeAttached();
  await otherPage.goto("/vote/projects");
  const [first = "", second = ""] = await readBallotTitles(page, "nl");
  await expect(otherPage.locator(".ballot__title")).toHaveText(await readBallotTitles(page, "nl"));
  for (const [device, title] of [
    [page, first],
    [otherPage, second],
  ] as const) {
    await device.getByRole("radio", { name: title, exact: true }).check();
    await continueButton(device).click();
  }
  const yes = { name: texts["ballot.confirm.yes"] };
  await confirmationDialog(page, texts, first).getByRole("button", yes).dblclick();
  await expect(page).toHaveURL("/vote/thank-you");
  const receipt = await readReceipt(page);
  expect(await readVote(page)).toMatchObject({ receipt, project: { text: { title: first } } });

  // A page that was open before the vote updates at the next step.
  await olderPage.getByRole("contentinfo").getByRole("link", { name: texts["shell.donate"] }).click();
  await expect(olderPage).toHaveURL(/\/donate$/);
  await expect(reminder).toHaveCount(0);
  await confirmationDialog(otherPage, texts, second).getByRole("button", yes).click();
  await expect(
    otherPage.getByRole("heading", { name: withProjectTitle(texts["vote.voted.heading"], first) }),
  ).toBeVisible();
  expect(await readReceipt(otherPage)).toBe(receipt);
  await otherContext.close();
});

test("a voter who is logged out or cut off keeps the choice, and votes once", async ({ page }) => {
  const texts = words.nl;
  const person = aColleague(45);
  await logIn(page, person);
  await page.goto("/vote/projects");
  const [, , third = ""] = await readBallotTitles(page, "nl");
  await page.getByRole("radio", { name: third, exact: true }).check();
  await continueButton(page).click();
  const yes = confirmationDialog(page, texts, third).getByRole("button", { name: texts["ballot.confirm.yes"] });
  await page.context().clearCookies();
  await yes.click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, person);
  await page.goto("/vote/projects");
  await expect(choiceBar(page, texts)).toContainText(third);

  // The vote arrives, but its answer is lost.
  await page.route("**/graphql", async (route) => {
    const isVote = route.request().postData()?.includes("castVote");
    if (isVote) await route.fetch();
    await (isVote ? route.abort() : route.continue());
  });
  await continueButton(page).click();
  await yes.click();
  const dialog = confirmationDialog(page, texts, third);
  await expect(dialog).toContainText(texts["ballot.unsure"]);
  await expectNoBarriers(page, "an answer that got lost");
  const storedVote = await readVote(page);
  expect(storedVote?.project.text.title).toBe(third);
  await page.unroute("**/graphql");
  await yes.click();
  await expect(page).toHaveURL("/vote/thank-you");
  expect(await readReceipt(page)).toBe(storedVote?.receipt);

  // After the logout, nothing of the voter is left for the next person.
  await page.goto("/account");
  await page.getByRole("button", { name: loginWords.nl.logOut, exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/vote/thank-you");
  await expect(page).toHaveURL("/vote");
  await expect(page.getByRole("heading", { name: texts["vote.logIn"] })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an employee votes with plain forms, and a repeated form changes nothing", async ({ page, request }) => {
    const texts = words.fr;
    await page.setViewportSize({ width: 360, height: 800 });
    await logIn(page, aColleague(44, "fr"));
    await page.goto("/fr/vote");
    await expect(page.locator(".choice-bar")).toBeHidden();
    const titles = await page.locator(".ballot__title").allInnerTexts();
    const [first = "", second = ""] = titles;
    await page.getByRole("radio", { name: second, exact: true }).check();
    const filter = page.getByRole("group", { name: texts["ballot.filter"] });
    await filter.getByRole("radio").last().check();
    expect(await page.locator(".ballot__title:visible").count()).toBeLessThan(titles.length);
    await expect(page.getByRole("radio", { name: second, exact: true })).toBeVisible();
    await expect(choiceBar(page, texts).getByText(texts["ballot.choice.marked"])).toBeInViewport();
    await continueButton(page).click();

    const question = page.getByRole("heading", { level: 1, name: withProjectTitle(texts["ballot.confirm"], second) });
    await expect(question).toBeVisible();
    await expect(page.getByText(texts["ballot.confirm.final"])).toBeVisible();
    expect(await readVote(page)).toBeNull();
    await page.getByRole("button", { name: texts["ballot.confirm.no"] }).click();
    await expect(page.getByRole("radio", { name: second, exact: true })).toBeChecked();
    const idOf = async (name: string) =>
      (await page.getByRole("radio", { name, exact: true }).getAttribute("value")) ?? "";
    const [otherId, chosenId] = [await idOf(first), await idOf(second)];
    const { origin } = new URL(page.url());
    const emptyVote = await page.request.post("/fr/vote", { headers: { origin }, form: { intent: "confirm" } });
    expect(emptyVote.status()).toBe(422);
    expect(await emptyVote.text()).toContain(texts["ballot.ask"]);
    await continueButton(page).click();
    await page.getByRole("button", { name: texts["ballot.confirm.yes"] }).click();
    await expect(page).toHaveURL("/fr/vote/thank-you");
    const receipt = await readReceipt(page);

    const send = (project: string, sender = page.request) =>
      sender.post("/fr/vote", { headers: { origin }, form: { project, intent: "confirm" } });
    const repeatedVote = await send(chosenId);
    expect(new URL(repeatedVote.url()).pathname).toBe("/fr/vote/thank-you");
    expect(await repeatedVote.text()).toContain(receipt);
    const otherVote = await send(otherId);
    expect(new URL(otherVote.url()).pathname).toBe("/fr/vote");
    expect(await otherVote.text()).toContain(receipt);
    // The form of a visitor leads to the login.
    const visitorVote = await send(otherId, request);
    expect(new URL(visitorVote.url()).pathname).toBe("/fr/login");
  });
});
