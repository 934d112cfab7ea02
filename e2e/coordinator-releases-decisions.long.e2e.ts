import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, logIn } from "./people.ts";
import { aCompleteProject, askApi, submitDossier } from "./sent-dossier.ts";

const catalogues = await readCatalogues("site", "office", "dossiers", "decisions", "account");
const aDay = 86_400_000;
const reason = "De commissie betaalt de kasten, en niet de huur.";
const chairOfDemo = 0;

inTurn({ language: "nl", width: 1440 }, (language, width) => {
  const words = catalogues[language];

  test("the chair records a decision, the coordinator writes its reason and releases it, and the applicant reads it", async ({
    site,
    browser,
  }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const applicant = await browser.newPage(options);
    await logIn(applicant, aColleague(7), { site });
    await applicant.goto(pathIn(language, "/account"));
    const id = await aCompleteProject(applicant);
    const number = await submitDossier(applicant, id);
    const { calls } = await askApi(applicant, `query { calls { phase submissionsClose } }`, {});
    const open = calls.find(({ phase }: { phase: string }) => phase === "submission");
    await site.putForward(Date.parse(open.submissionsClose) - Date.now() + aDay);

    const coordinator = await browser.newPage(options);
    await logIn(coordinator, takeOfficer("coordinator"), { site, hasSecondFactor: true });
    await coordinator.goto(`${pathIn(language, "/office/dossiers")}?open=${id}`);
    const give = words["officeDossier.act.giveToCommittee"];
    const acts = coordinator.getByRole("region", { name: words["officeDossier.acts"] });
    await acts.getByText(give, { exact: true }).first().click();
    await acts.getByRole("button", { name: give, exact: true }).click();
    await expect(coordinator.getByText(words["officeDossier.done.giveToCommittee"])).toBeVisible();

    const chair = await browser.newPage(options);
    await logIn(chair, takeOfficer(chairOfDemo), { site, hasSecondFactor: true });
    await chair.goto(`${pathIn(language, "/office/dossiers")}?open=${id}`);
    await chair.getByRole("radio", { name: words["officeDossier.conflict.none"] }).check();
    await chair.getByRole("button", { name: words["officeDossier.conflict.do"], exact: true }).click();
    const decision = chair.getByRole("region", { name: words["decision.title"] });
    await decision.getByText(words["decision.decide"], { exact: true }).first().click();
    await decision.getByRole("radio", { name: words["decision.outcome.selected"] }).check();
    await decision.getByLabel(words["decision.decide.amount"]).fill("1000");
    await decision.getByRole("button", { name: words["decision.decide.do"], exact: true }).click();
    await expect(chair.getByText(words["decision.done.decide"])).toBeVisible();
    await expect(decision.getByText(words["decision.pending.hidden"])).toBeVisible();
    await expectUsable(chair, "a dossier with a pending decision");

    // The applicant gets less than they asked, so a reason is missing and the decision stays.
    await coordinator.goto(pathIn(language, "/office/outbox"));
    const row = coordinator.getByRole("row").filter({ hasText: number });
    await expect(row.locator(".rows__late")).toBeVisible();
    await expectUsable(coordinator, "the outbox");
    await row.getByRole("link").click();
    const pane = coordinator.locator("#decision");
    const reasons = pane.locator("textarea[name^=reason]");
    await expect(reasons.first()).toBeVisible();
    for (const box of await reasons.all()) await box.fill(reason);
    await pane.getByRole("button", { name: words["outbox.edit.save"], exact: true }).click();
    await expect(coordinator.getByText(words["outbox.done.editLetter"])).toBeVisible();
    await coordinator.getByRole("button", { name: words["outbox.trial"], exact: true }).click();
    await expect(coordinator.getByText(words["outbox.done.trial"])).toBeVisible();
    await expect(pane.locator(".letter-text").first()).toContainText(reason);
    await expectUsable(coordinator, "the letter of a decision");

    await logIn(applicant, aColleague(7), { site });
    await applicant.goto(pathIn(language, `/account/dossiers/${id}`));
    await expect(applicant.getByText(number).first()).toBeVisible();
    await expect(applicant.getByText(reason)).toHaveCount(0);

    await coordinator.goto(pathIn(language, "/office/outbox"));
    for (const box of await coordinator.locator("input[name=id]").all()) await box.uncheck();
    await row.getByRole("checkbox").check();
    await coordinator.getByRole("button", { name: words["outbox.plan"], exact: true }).click();
    await expect(coordinator.locator(".bulk__effects li")).toHaveCount(1);
    await expectUsable(coordinator, "the plan of a release");
    await coordinator.locator(".bulk__do").getByRole("button").click();
    await expect(coordinator.locator(".notice--success")).toBeVisible();
    await expect(row).toHaveCount(0);

    await applicant.reload();
    await expect(applicant.getByRole("heading", { name: words["myDossier.letter"] })).toBeVisible();
    await expect(applicant.locator(".letter-text").first()).toContainText(reason);
    await expectUsable(applicant, "the letter about a decision");
    for (const page of [coordinator, chair, applicant]) await page.context().close();
  });
});
