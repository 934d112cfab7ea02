import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import {
  answerConflict,
  openDossier,
  outboxRow,
  planRelease,
  pressAct,
  recordDecision,
  releaseChosen,
} from "./decisions.ts";
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
    await openDossier(coordinator, language, id);
    await pressAct(coordinator, language, "giveToCommittee");

    const chair = await browser.newPage(options);
    await logIn(chair, takeOfficer(chairOfDemo), { site, hasSecondFactor: true });
    await openDossier(chair, language, id);
    await answerConflict(chair, language, "none");
    await recordDecision(chair, language, { outcome: "selected", amount: "1000" });
    await expect(chair.getByText(words["decision.pending.hidden"])).toBeVisible();
    await expectUsable(chair, "a dossier with a pending decision");

    // The applicant gets less than they asked, so a reason is missing and the decision stays.
    await coordinator.goto(pathIn(language, "/office/outbox"));
    const row = outboxRow(coordinator, number);
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

    // A letter that somebody else edits after it was planned waits for its planner.
    await planRelease(coordinator, language, [number]);
    await coordinator.locator("input[name=at]").fill("2040-01-02T09:00");
    await coordinator.locator(".bulk__do").getByRole("button").click();
    await expect(outboxRow(coordinator, number)).toContainText("2040");
    await chair.goto(`${pathIn(language, "/office/outbox")}?open=${id}`);
    await chair.getByText(words["outbox.edit"], { exact: true }).click();
    await chair.locator("#decision textarea[name^=reason]").first().fill(`${reason} Veel succes!`);
    await chair.getByRole("button", { name: words["outbox.edit.save"], exact: true }).click();
    await expect(chair.getByText(words["outbox.done.editLetter"])).toBeVisible();
    await row.getByRole("link").click();
    const [beforeHour = "", afterHour = ""] = words["outbox.lostHour.again"].split("{at}");
    await expect(pane.locator(".notice").filter({ hasText: beforeHour }).filter({ hasText: afterHour })).toBeVisible();
    await expectUsable(coordinator, "a letter that changed after it was planned");

    await planRelease(coordinator, language, [number]);
    await expect(coordinator.locator(".bulk__effects li")).toHaveCount(1);
    await expectUsable(coordinator, "the plan of a release");
    await releaseChosen(coordinator, [number]);

    await applicant.reload();
    await expect(applicant.getByRole("heading", { name: words["myDossier.letter"] })).toBeVisible();
    await expect(applicant.locator(".letter-text").first()).toContainText(reason);
    await expectUsable(applicant, "the letter about a decision");
    for (const page of [coordinator, chair, applicant]) await page.context().close();
  });
});
