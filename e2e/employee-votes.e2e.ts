import { demoLogins } from "#server/database/demo/people.ts";
import { pathIn } from "#web/address.ts";
import {
  about,
  bar,
  candidates,
  continueButton,
  dialogOf,
  myVote,
  receiptOf,
  titlesOnBallot,
  type Words,
  words,
} from "./ballot.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";
import { aColleague, logIn, loginWords } from "./people.ts";
import { askApi } from "./sent-dossier.ts";

test.use({ fetchesAhead: true });

inTurn({ language: "nl", width: 360 }, (language) => {
  const says = words[language] as Words;

  test("an employee reads, chooses, confirms and has the proof", async ({ page }) => {
    const to = (path: string) => pathIn(language, path);
    await logIn(page, aColleague(42, language));
    await page.goto(to("/vote"));
    await expect(page.getByRole("heading", { level: 1, name: says["ballot.heading"] })).toBeVisible();
    const reminder = page.getByRole("banner").getByText(says["shell.voteDue"], { exact: true });
    await expect(reminder.first()).toBeAttached();
    // On a phone the closed menu shows it too.
    const sign = () => page.locator(".menu > summary").evaluate((menu) => getComputedStyle(menu, "::after").content);
    expect(await sign()).toBe('""');
    await expectUsable(page, `vote, still to do, ${language}`);

    // Everyone's own order, the same on every visit.
    const titles = await titlesOnBallot(page, language);
    await expect(page.locator(".ballot__title")).toHaveText(titles);
    const [first = "", second = ""] = titles;
    // While nothing is chosen no bar takes room, and nothing can be sent.
    await expect(page.locator(".choice-bar")).toBeHidden();
    await page.getByRole("radio", { name: first, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("radio", { name: first, exact: true }).check();
    await page.getByRole("radio", { name: second, exact: true }).check();
    await expect(bar(page, says)).toContainText(second);
    await expectUsable(page, `ballot ${language}`);

    await page.getByRole("link", { name: new RegExp(`${second}$`) }).click();
    await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("radio", { name: second, exact: true })).toBeChecked();
    await page.reload();
    await expect(bar(page, says)).toContainText(second);

    await continueButton(page).click();
    const dialog = dialogOf(page, says, second);
    await expect(dialog).toHaveAccessibleDescription(says["ballot.confirm.final"]);
    await expectNoBarriers(page, `confirm ${language}`);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(continueButton(page)).toBeFocused();
    expect(await myVote(page)).toBeNull();
    await continueButton(page).click();
    await dialog.getByRole("button", { name: says["ballot.confirm.yes"] }).click();

    await expect(page).toHaveURL(to("/vote/thank-you"));
    await expect(page.getByRole("heading", { level: 1, name: says["voted.heading"] })).toBeFocused();
    await expect(reminder).toHaveCount(0);
    expect(await sign()).toBe("none");
    const receipt = await receiptOf(page);
    expect(receipt).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expect(page.locator(".thanks .lead")).toContainText(second);
    const { resultsPublished } = (await askApi(page, "{ currentCall { resultsPublished } }", {})).currentCall;
    const date = { timeZone: "Europe/Brussels", day: "numeric", month: "long", year: "numeric" } as const;
    const said = new Intl.DateTimeFormat(language === "en" ? "en-GB" : `${language}-BE`, date);
    await expect(page.locator(".thanks .lead")).toContainText(said.format(new Date(resultsPublished)));
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("choice");
    await expectUsable(page, `thank you ${language}`);
    await page.reload();
    expect(await receiptOf(page)).toBe(receipt);

    await page.goto(to("/vote/projects"));
    await expect(page).toHaveURL(to("/vote?from=ballot"));
    await expect(page.getByRole("heading", { name: about(says["vote.voted.heading"], second) })).toBeVisible();
    expect(await receiptOf(page)).toBe(receipt);
    // Said once, and nothing asks for a vote that is in.
    await expect(page.getByText(says["vote.voted"], { exact: true })).toHaveCount(1);
    await expect(page.locator(".deadline")).toHaveCount(0);
    await expectUsable(page, `voted ${language}`);
    await page.goto(to("/"));
    await expect(page.getByText(says["home.voted"])).toBeVisible();
    await expect(page.getByRole("link", { name: says["home.action.vote"] })).toHaveCount(0);
  });
});

test("a visitor chooses, logs in and finds the choice on the ballot", async ({ page }) => {
  const says = words.fr;
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/fr/vote");
  const titles = await titlesOnBallot(page, "fr");
  await expect(page.locator(".ballot__title")).toHaveText(titles);
  await expect(page.locator(".choice-bar")).toBeHidden();
  // The phases are side by side on a tablet.
  const phases = await page.getByRole("list", { name: /2026/ }).getByRole("listitem").all();
  const places = await Promise.all(phases.map((phase) => phase.boundingBox()));
  expect(new Set(places.map((place) => place?.y)).size).toBe(1);

  const [, chosen = ""] = titles;
  const gate = page.getByRole("heading", { name: says["vote.gate"] });
  await expect(gate).toBeVisible();
  await page.getByRole("radio", { name: chosen, exact: true }).check();
  await expect(bar(page, says)).toContainText(chosen);
  await expect(gate).toBeHidden();
  await expectUsable(page, "a visitor's choice");
  await bar(page, says).getByRole("link", { name: says["ballot.login"] }).click();
  await expect(page).toHaveURL(/\/fr\/login\?next=%2Ffr%2Fvote%2Fprojects$/);
  await page.getByRole("button", { name: demoLogins[0]?.firstname ?? "" }).click();
  await expect(page).toHaveURL("/fr/vote/projects");
  await expect(page.getByRole("radio", { name: chosen, exact: true })).toBeChecked();
  await expect(bar(page, says)).toContainText(chosen);
  expect(await myVote(page)).toBeNull();
});

test("a theme shows its projects and never hides what is chosen", async ({ page }) => {
  const says = words.nl;
  await logIn(page, aColleague(43));
  await page.goto("/");
  await expect(page.getByText(says["home.notVoted"])).toBeVisible();
  await page.getByRole("link", { name: says["home.action.vote"] }).click();
  await expect(page).toHaveURL("/vote/projects");
  const query = "{ currentCall { ballot { theme text(language: nl) { title } } } }";
  const { currentCall } = await askApi(page, query, {});
  const ballot = (currentCall.ballot as { theme: string; text: { title: string } }[]).map(({ theme, text }) => ({
    theme,
    title: text.title,
  }));
  const [chosen] = ballot;
  await page.getByRole("radio", { name: chosen?.title ?? "", exact: true }).check();
  const filter = page.getByRole("group", { name: says["ballot.filter"] });
  for (const theme of new Set(ballot.map(({ theme }) => theme))) {
    await filter.locator(`[value=${theme}]`).check();
    const expected = ballot.filter((one) => one.theme === theme || one === chosen).map(({ title }) => title);
    await expect(page.locator(".ballot__title:visible")).toHaveText(expected);
  }
  await expect(candidates(page, says).and(page.locator(":checked"))).toHaveCount(1);
  await expect(bar(page, says)).toContainText(chosen?.title ?? "");
});

test("an employee votes with the keyboard alone", async ({ page }) => {
  const says = words.en;
  await logIn(page, aColleague(43, "en"));
  await page.goto("/en/vote/projects");
  const [first = "", second = ""] = await titlesOnBallot(page, "en");
  const radio = (name: string) => page.getByRole("radio", { name, exact: true });
  await page.getByRole("radio", { name: says["ballot.filter.all"] }).focus();
  await page.keyboard.press("Tab");
  await expect(radio(first)).toBeFocused();
  await expect(radio(first)).toHaveAccessibleDescription(new RegExp(`${says["ballot.asks"]} €`));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(radio(second)).toBeChecked();
  // What has the focus is not under the bar.
  const [card, choice] = await Promise.all([
    page.locator(".ballot__row", { has: radio(second) }).boundingBox(),
    page.locator(".choice-bar").boundingBox(),
  ]);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual((choice?.y ?? 0) + 1);
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, says, second);
  await expect(dialog).toBeVisible();
  const yes = dialog.getByRole("button", { name: says["ballot.confirm.yes"] });
  for (let pressed = 0; pressed < 3 && !(await yes.evaluate((button) => button.matches(":focus"))); pressed++)
    await page.keyboard.press("Tab");
  await expect(yes).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: says["voted.heading"] })).toBeFocused();
});

test("two clicks are one vote, and another device finds it", async ({ page, browser }) => {
  const says = words.nl;
  const person = aColleague(44);
  await logIn(page, person);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logIn(other, person);
  await page.goto("/vote/projects");
  const open = await elsewhere.newPage();
  await open.goto("/contact");
  const reminder = open.getByRole("banner").getByText(says["shell.voteDue"], { exact: true });
  await expect(reminder.first()).toBeAttached();
  await other.goto("/vote/projects");
  const [first = "", second = ""] = await titlesOnBallot(page, "nl");
  await expect(other.locator(".ballot__title")).toHaveText(await titlesOnBallot(page, "nl"));
  for (const [device, title] of [
    [page, first],
    [other, second],
  ] as const) {
    await device.getByRole("radio", { name: title, exact: true }).check();
    await continueButton(device).click();
  }
  const yes = { name: says["ballot.confirm.yes"] };
  await dialogOf(page, says, first).getByRole("button", yes).dblclick();
  await expect(page).toHaveURL("/vote/thank-you");
  const receipt = await receiptOf(page);
  expect(await myVote(page)).toMatchObject({ receipt, project: { text: { title: first } } });

  // A page that was open all the time knows it at the next step.
  await open.getByRole("contentinfo").getByRole("link", { name: says["shell.donate"] }).click();
  await expect(open).toHaveURL(/\/donate$/);
  await expect(reminder).toHaveCount(0);
  await dialogOf(other, says, second).getByRole("button", yes).click();
  await expect(other.getByRole("heading", { name: about(says["vote.voted.heading"], first) })).toBeVisible();
  expect(await receiptOf(other)).toBe(receipt);
  await elsewhere.close();
});

test("whoever is logged out or cut off in the middle keeps their choice, and votes once", async ({ page }) => {
  const says = words.nl;
  const person = aColleague(45);
  await logIn(page, person);
  await page.goto("/vote/projects");
  const [, , third = ""] = await titlesOnBallot(page, "nl");
  await page.getByRole("radio", { name: third, exact: true }).check();
  await continueButton(page).click();
  const yes = dialogOf(page, says, third).getByRole("button", { name: says["ballot.confirm.yes"] });
  await page.context().clearCookies();
  await yes.click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, person);
  await page.goto("/vote/projects");
  await expect(bar(page, says)).toContainText(third);

  // The vote arrives, its answer does not.
  await page.route("**/graphql", async (route) => {
    const isVote = route.request().postData()?.includes("castVote");
    if (isVote) await route.fetch();
    await (isVote ? route.abort() : route.continue());
  });
  await continueButton(page).click();
  await yes.click();
  const dialog = dialogOf(page, says, third);
  await expect(dialog).toContainText(says["ballot.unsure"]);
  await expectNoBarriers(page, "an answer that got lost");
  const cast = await myVote(page);
  expect(cast?.project.text.title).toBe(third);
  await page.unroute("**/graphql");
  await yes.click();
  await expect(page).toHaveURL("/vote/thank-you");
  expect(await receiptOf(page)).toBe(cast?.receipt);

  // Whoever leaves, leaves nothing; whoever comes next has a vote of their own.
  await page.goto("/account");
  await page.getByRole("button", { name: loginWords.nl.logOut, exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/vote/thank-you");
  await expect(page).toHaveURL("/vote");
  await expect(page.getByRole("heading", { name: says["vote.gate"] })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an employee votes with plain forms, and the same form again changes nothing", async ({ page, request }) => {
    const says = words.fr;
    await page.setViewportSize({ width: 360, height: 800 });
    await logIn(page, aColleague(44, "fr"));
    await page.goto("/fr/vote");
    await expect(page.locator(".choice-bar")).toBeHidden();
    const titles = await page.locator(".ballot__title").allInnerTexts();
    const [first = "", second = ""] = titles;
    await page.getByRole("radio", { name: second, exact: true }).check();
    const filter = page.getByRole("group", { name: says["ballot.filter"] });
    await filter.getByRole("radio").last().check();
    expect(await page.locator(".ballot__title:visible").count()).toBeLessThan(titles.length);
    await expect(page.getByRole("radio", { name: second, exact: true })).toBeVisible();
    await expect(bar(page, says).getByText(says["ballot.choice.marked"])).toBeInViewport();
    await continueButton(page).click();

    const asked = page.getByRole("heading", { level: 1, name: about(says["ballot.confirm"], second) });
    await expect(asked).toBeVisible();
    await expect(page.getByText(says["ballot.confirm.final"])).toBeVisible();
    expect(await myVote(page)).toBeNull();
    await page.getByRole("button", { name: says["ballot.confirm.no"] }).click();
    await expect(page.getByRole("radio", { name: second, exact: true })).toBeChecked();
    const idOf = async (name: string) =>
      (await page.getByRole("radio", { name, exact: true }).getAttribute("value")) ?? "";
    const [otherId, chosenId] = [await idOf(first), await idOf(second)];
    const { origin } = new URL(page.url());
    const empty = await page.request.post("/fr/vote", { headers: { origin }, form: { intent: "confirm" } });
    expect(empty.status()).toBe(422);
    expect(await empty.text()).toContain(says["ballot.ask"]);
    await continueButton(page).click();
    await page.getByRole("button", { name: says["ballot.confirm.yes"] }).click();
    await expect(page).toHaveURL("/fr/vote/thank-you");
    const receipt = await receiptOf(page);

    // The same form again; then another choice.
    const send = (project: string, from = page.request) =>
      from.post("/fr/vote", { headers: { origin }, form: { project, intent: "confirm" } });
    const again = await send(chosenId);
    expect(new URL(again.url()).pathname).toBe("/fr/vote/thank-you");
    expect(await again.text()).toContain(receipt);
    const another = await send(otherId);
    expect(new URL(another.url()).pathname).toBe("/fr/vote");
    expect(await another.text()).toContain(receipt);
    // A visitor's form is no vote.
    const visitor = await send(otherId, request);
    expect(new URL(visitor.url()).pathname).toBe("/fr/login");
  });
});
