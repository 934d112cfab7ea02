import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, logIn } from "./people.ts";
import { aCompleteProject, aSubmittedRequest, askApi, submitDossier } from "./sent-dossier.ts";

const catalogues = await readCatalogues("site", "office", "dossiers");
const aDay = 86_400_000;

inTurn({ language: "nl", width: 1440 }, (language, width) => {
  const words = catalogues[language];

  test("a coordinator reads a project, asks for completion, and hands over what is ready", async ({
    site,
    browser,
  }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const applicant = await browser.newPage(options);
    await logIn(applicant, aColleague(5), { site });
    await applicant.goto(pathIn(language, "/account"));
    const first = await submitDossier(applicant, await aCompleteProject(applicant));
    const second = await submitDossier(applicant, await aCompleteProject(applicant));
    const third = await submitDossier(applicant, await aCompleteProject(applicant));
    const request = await aSubmittedRequest(applicant);
    const { calls } = await askApi(applicant, `query { calls { phase submissionsClose } }`, {});
    const open = calls.find(({ phase }: { phase: string }) => phase === "submission");

    await site.putForward(Date.parse(open.submissionsClose) - Date.now() + aDay);
    const page = await browser.newPage(options);
    await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
    await page.goto(pathIn(language, "/office/dossiers"));
    const row = (number: string) => page.getByRole("row").filter({ hasText: number });
    await expect(row(request.number)).toContainText(words["officeDossier.below.bare"]);
    await expectUsable(page, "the list of dossiers");

    await row(first).getByRole("link").click();
    await page.getByText(words["officeDossier.reveal"]).first().click();
    const why = page.getByRole("textbox", { name: words["officeDossier.reveal.reason"] }).first();
    await page.getByRole("button", { name: words["officeDossier.reveal.do"], exact: true }).first().click();
    await expect(page.getByText(words["officeDossier.reveal.reason.ask"]).first()).toBeVisible();
    await why.fill("Om de bank na te kijken.");
    await page.getByRole("button", { name: words["officeDossier.reveal.do"], exact: true }).first().click();
    await expect(page.getByText(words["officeDossier.revealed"])).toBeVisible();
    await expectUsable(page, "an open dossier");

    const conditions = page.getByRole("region", { name: words["officeDossier.conditions"] });
    await expect(conditions).toContainText(words["officeDossier.condition.met"]);
    await conditions.getByRole("combobox").selectOption("yes");
    await conditions.getByRole("button").click();
    await expect(page.getByText(words["officeDossier.done.judgePoints"])).toBeVisible();
    await expect(conditions.getByRole("combobox")).toHaveValue("yes");
    await expect(page.getByRole("region", { name: words["officeDossier.others"] })).toContainText(second);
    const pane = page.locator(".pane");
    // The hints of the arrows have numbers too: those of the dossiers beside this one.
    const numberOfPane = pane.locator(".pane__top > span").first();
    await pane.locator("[rel=prev]").click();
    await expect(numberOfPane).toContainText(second);
    await pane.locator("[rel=next]").click();
    await expect(numberOfPane).toContainText(first);

    const acts = page.getByRole("region", { name: words["officeDossier.acts"] });
    const ask = words["officeDossier.act.askForCompletion"];
    await acts.getByText(ask, { exact: true }).first().click();
    await acts.getByRole("button", { name: ask }).click();
    await expect(acts.getByText(words["officeDossier.day.ask"]).first()).toBeVisible();
    const until = new Date(site.now().getTime() + 7 * aDay).toISOString().slice(0, 10);
    await acts.getByLabel(words["officeDossier.day"]).fill(until);
    await acts.getByLabel(words["officeDossier.missing"]).fill("De offerte ontbreekt.");
    await acts.getByRole("button", { name: ask }).click();
    await expect(page.getByText(words["officeDossier.done.askForCompletion"])).toBeVisible();

    await page.goto(pathIn(language, "/office/dossiers"));
    await expect(row(first)).toContainText(words["officeDossier.state.incomplete"]);
    // A day that is over is refused, and what was typed stays.
    await row(second).getByRole("checkbox").check();
    await page.getByRole("button", { name: ask, exact: true }).click();
    const bulk = page.locator(".bulk__do");
    await bulk.getByLabel(words["officeDossier.day"]).fill("2020-01-01");
    await bulk.getByRole("textbox").last().fill("De statuten ontbreken.");
    await bulk.getByRole("button").click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(bulk.getByRole("textbox").last()).toHaveValue("De statuten ontbreken.");
    await expectUsable(page, "an act on several dossiers that was refused");

    // The first has this day already, so it stays; the text is still there for a later day.
    await page.goto(pathIn(language, "/office/dossiers"));
    for (const number of [first, third]) await row(number).getByRole("checkbox").check();
    await page.getByRole("button", { name: ask, exact: true }).click();
    await bulk.getByLabel(words["officeDossier.day"]).fill(until);
    await bulk.getByRole("textbox").last().fill("De statuten ontbreken.");
    await bulk.getByRole("button").click();
    await expect(row(third)).toContainText(words["officeDossier.state.incomplete"]);
    await expect(page.locator(".bulk__effects li")).toHaveCount(1);
    await expect(bulk.getByRole("textbox").last()).toHaveValue("De statuten ontbreken.");
    await expectUsable(page, "an act on several dossiers that was done in part");

    await page.goto(pathIn(language, "/office/dossiers"));
    for (const number of [first, second, request.number]) await row(number).getByRole("checkbox").check();
    await page.getByRole("button", { name: words["officeDossier.act.giveToCommittee"], exact: true }).click();
    const effects = page.locator(".bulk__effects li");
    await expect(effects).toHaveCount(2);
    await expect(effects.nth(1)).toContainText(first);
    await expect(effects.nth(1)).toContainText(request.number);
    await expectUsable(page, "what an act on several dossiers will do");
    await page.locator(".bulk__do").getByRole("button").click();
    await expect(row(second)).toContainText(words["officeDossier.state.in_review"]);
    await expect(row(first)).toContainText(words["officeDossier.state.incomplete"]);
    await expect(row(request.number)).toContainText(words["officeDossier.state.submitted"]);

    const download = await page.request.get(`${pathIn(language, "/office/dossiers")}.csv?column=number`);
    expect(await download.text()).toContain(second);
    await page.context().close();
    await applicant.context().close();
  });
});
