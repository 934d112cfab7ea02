import { compileText } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, logIn } from "./people.ts";
import { aCompleteProject, askApi, submitDossier } from "./sent-dossier.ts";

const catalogues = await readCatalogues("site", "account", "office", "calls");
const aDay = 24 * 3_600_000;

inTurn({ language: "en", width: 1440 }, (language) => {
  const words = catalogues[language];
  const text = compileText(language, words);

  test("a coordinator makes next year's call and publishes it, and an employee submits to it", async ({
    site,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/login");
    const { calls } = await askApi(page, "{ calls { slug title(language: nl) } }", {});
    const last = Number(calls[0].slug);
    await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
    await page.goto(pathIn(language, "/office/calls"));
    await page.getByRole("button", { name: words["calls.make.from"].replace("{call}", "") }).click();
    await expect(page.getByRole("status").filter({ hasText: words["callPlan.done.made"] })).toBeVisible();
    await expectUsable(page, "a draft of a call");
    const slug = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(Number(slug)).toBe(last + 1);
    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
    await visitor.goto("/");
    const isPublic = async () =>
      (await askApi(visitor, "{ calls { slug } }", {})).calls.some((call: { slug: string }) => call.slug === slug);
    expect(await isPublic()).toBe(false);

    // Two mistakes are named at their fields, and nothing that was typed is lost.
    const title = page.getByRole("textbox", { name: text("callPlan.title.in", { language: nameOfDutch(language) }) });
    const deadline = page.getByRole("textbox", {
      name: text("callPlan.day", { label: words["callPlan.submissionsClose"] }),
    });
    const save = page.getByRole("button", { name: words["callPlan.save"] });
    const deadlineBefore = await deadline.inputValue();
    await title.fill("Oproep voor iedereen");
    await deadline.fill("01/01/2020");
    await save.click();
    await expect(page.getByRole("alert")).toContainText(words["callPlan.order.submissionsClose"]);
    await expect(title).toHaveValue("Oproep voor iedereen");
    await expectUsable(page, "a plan that is refused");
    await deadline.fill(deadlineBefore);

    // A colleague saves meanwhile, so this coordinator sees both versions and chooses.
    const colleague = await context.newPage();
    await colleague.goto(pathIn(language, `/office/calls/${slug}`));
    await colleague.getByRole("textbox", { name: words["callPlan.winnerCount"] }).fill("2");
    await colleague.getByRole("button", { name: words["callPlan.save"] }).click();
    await expect(colleague.getByRole("status").filter({ hasText: words["callPlan.done.saved"] })).toBeVisible();
    await save.click();
    const winners = page.getByRole("group", { name: words["callPlan.winnerCount"] });
    await expect(winners.getByRole("radio")).toHaveCount(2);
    await expectUsable(page, "two versions of a plan");
    await winners.getByRole("radio", { name: words["changedRecord.theirs"] }).check();
    await page.getByRole("button", { name: words["changedRecord.save"] }).click();
    await page.getByRole("button", { name: words["callPlan.publish"] }).click();
    await expect(page.getByRole("status").filter({ hasText: words["callPlan.done.published"] })).toBeVisible();
    await expect(page.getByRole("textbox", { name: words["callPlan.winnerCount"] })).toHaveValue("2");
    expect(await isPublic()).toBe(true);
    await page.getByRole("link", { name: words["callTab.log"], exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: words["account.act.publish_call"] })).toBeVisible();
    await expectUsable(page, "the log of a call");

    // The call opens by itself, and takes dossiers.
    const query = `query ($slug: String!) { call(slug: $slug) { submissionsOpen winnerCount title(language: nl) } }`;
    const { call } = await askApi(visitor, query, { slug });
    expect(call).toMatchObject({ winnerCount: 2, title: "Oproep voor iedereen" });
    await site.putForward(Date.parse(call.submissionsOpen) - Date.now() + aDay);
    await logIn(visitor, aColleague(0, language), { site });
    const dossierId = await aCompleteProject(visitor);
    await submitDossier(visitor, dossierId);
    const { dossier } = await askApi(visitor, "query ($id: ID!) { dossier(id: $id) { state call { slug } } }", {
      id: dossierId,
    });
    expect(dossier).toEqual({ state: "submitted", call: { slug } });
    await context.close();
    await visitor.context().close();
  });
});

const nameOfDutch = (language: "nl" | "en" | "fr") =>
  new Intl.DisplayNames([language], { type: "language" }).of("nl") ?? "nl";
