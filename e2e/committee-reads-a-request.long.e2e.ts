import { internalAnswers } from "#test/dossiers.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { answerConflict, dossierWords, pressAct } from "./decisions.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, logIn } from "./people.ts";
import { aSubmittedRequest } from "./sent-dossier.ts";

const { reason: secret = "" } = internalAnswers;

// Members of the demo by their place. The colleague of the applicant works in the same branch and department.
const [chair, memberAside, reader, colleagueOfApplicant] = [0, 2, 3, 4] as const;

/** The open dossier; beside the list on a wide screen, instead of it on a narrow one. */
const paneOf = (page: Page) => page.locator("#dossier");

inTurn({ language: "fr", width: 360 }, (language, width) => {
  const words = dossierWords[language];

  const answer = (page: Page, givenAnswer: "none" | "involved") => answerConflict(page, language, givenAnswer);

  test("members declare before they read a request for help, and nobody else reads it", async ({ site, browser }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const applicant = await browser.newPage(options);
    const { firstname, lastname, ...person } = aColleague(35);
    await logIn(applicant, { firstname, lastname, ...person }, { site });
    await applicant.goto(pathIn(language, "/account"));
    const { id, number } = await aSubmittedRequest(applicant);
    const name = `${firstname} ${lastname}`;

    /** Opens the request as an officer. */
    const openAs = async (place: "coordinator" | number) => {
      const page = await browser.newPage(options);
      await logIn(page, takeOfficer(place), { site, hasSecondFactor: true });
      await page.goto(`${pathIn(language, "/office/dossiers")}?open=${id}`);
      await expect(paneOf(page).getByText(number).first()).toBeVisible();
      await expect(page.getByText(secret)).toHaveCount(0);
      return page;
    };

    const coordinator = await openAs("coordinator");
    await expect(paneOf(coordinator).getByText(words["officeDossier.gate.bare"])).toBeVisible();
    await expect(paneOf(coordinator).getByText(name)).toHaveCount(0);
    await coordinator.context().close();

    const member = await openAs(reader);
    await expect(paneOf(member).getByText(name)).toHaveCount(0);
    await member.getByRole("button", { name: words["officeDossier.conflict.do"], exact: true }).click();
    await expect(paneOf(member).getByText(words["officeDossier.conflict.ask"]).first()).toBeVisible();
    await expectUsable(member, "the question about conflicts of interest");
    await answer(member, "none");
    await expect(paneOf(member).getByText(name).first()).toBeVisible();
    await expect(member.getByText(secret)).toHaveCount(0);
    await answer(member, "none");
    await expect(member.getByText(secret).first()).toBeVisible();
    await expectUsable(member, "a request for help that a member reads");

    const aside = await openAs(memberAside);
    await answer(aside, "involved");
    await expect(paneOf(aside).getByText(words["officeDossier.gate.aside"])).toBeVisible();
    await aside.reload();
    await expect(paneOf(aside).getByText(words["officeDossier.gate.aside"])).toBeVisible();
    await expect(aside.getByText(secret)).toHaveCount(0);
    expect((await aside.request.get(`${pathIn(language, "/office/dossiers")}/${id}.pdf`)).status()).toBe(404);
    await aside.context().close();

    // Someone of the same workplace reads nothing until the chair, who has no conflict, opens the request for them.
    const colleague = await openAs(colleagueOfApplicant);
    await expect(paneOf(colleague).getByText(words["officeDossier.gate.closed"])).toBeVisible();
    const chairPage = await openAs(chair);
    await answer(chairPage, "none");
    await expect(paneOf(chairPage).getByText(name).first()).toBeVisible();
    await answer(chairPage, "none");
    await expect(chairPage.getByText(secret).first()).toBeVisible();
    const { firstname: first, lastname: last } = takeOfficer(colleagueOfApplicant);
    const open = words["officeDossier.open.do"].replace("{name}", `${first} ${last}`);
    await expectUsable(chairPage, "a request for help that the chair can open for a member");
    await chairPage.getByRole("button", { name: open }).click();
    await expect(chairPage.getByText(words["officeDossier.done.open"])).toBeVisible();
    await colleague.reload();
    await answer(colleague, "involved");
    await expect(paneOf(colleague).getByText(words["officeDossier.gate.aside"])).toBeVisible();
    await colleague.context().close();
    await chairPage.context().close();

    await pressAct(member, language, "takeUp");
    const urgent = words["officeDossier.act.setUrgent"];
    await member.getByText(urgent, { exact: true }).first().click();
    await member.getByRole("button", { name: urgent, exact: true }).click();
    await expect(member.getByText(words["officeDossier.done.setUrgent"])).toBeVisible();
    await member.context().close();
    await applicant.context().close();
  });
});
