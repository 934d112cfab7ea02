import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";

const catalogues = await readCatalogues("site", "office", "dossiers", "decisions", "committee", "meeting");

inTurn({ language: "en", width: 1440 }, (language, width) => {
  const words = catalogues[language];
  const button = (page: Page, key: keyof typeof words) => page.getByRole("button", { name: words[key], exact: true });
  // The committee of the demo sits on its emergency call.
  const callQuery = `?call=${new Date().getFullYear()}-emergency`;
  const meetingPath = pathIn(language, "/office/committee/meeting") + callQuery;

  test("the chair decides in a meeting, and the screen of a member follows", async ({ site, browser }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const chair = await browser.newPage(options);
    await logIn(chair, takeOfficer(0), { site, hasSecondFactor: true });
    const member = await browser.newPage(options);
    await logIn(member, takeOfficer(2), { site, hasSecondFactor: true });
    await member.goto(meetingPath);
    await chair.goto(meetingPath);
    await button(chair, "meeting.act.end").click();
    await expect(member.getByText(words["meeting.wait"])).toBeVisible();
    await button(chair, "meeting.act.reopen").click();
    await expect(chair.getByText(words["meeting.line.opened"])).toHaveCount(2);
    await expectUsable(chair, "the meeting of the committee");

    // The screen of the member follows by itself.
    await button(member, "meeting.act.join").click();
    await expect(button(member, "meeting.act.leave")).toBeVisible();
    await expect(member.getByText(words["meeting.live"])).toBeVisible();

    // The chair notes the others, who are in the room without a screen, once the page knows who came by themselves.
    await expect(chair.locator(".meeting__seat:not(.meeting__seat--out)")).toHaveCount(2);
    await chair.getByText(words["meeting.change"], { exact: true }).click();
    const came = chair.getByRole("button", { name: new RegExp(`^${words["meeting.act.came"]}`) });
    for (let remaining = await came.count(); remaining > 0; remaining--) {
      await came.first().click();
      await expect(came).toHaveCount(remaining - 1);
    }
    await expect(member.locator(".meeting__seat")).toHaveCount(await chair.locator(".meeting__seat").count());

    await chair
      .getByRole("button", { name: new RegExp(`^${words["meeting.act.discuss"]}`) })
      .first()
      .click();
    await expect(chair.locator("#item-heading")).toBeVisible();
    await expectUsable(chair, "the dossier that is discussed");
    await chair.getByRole("radio", { name: words["decision.outcome.reserve"] }).check();
    await chair.getByRole("textbox", { name: words["meeting.remark"] }).fill("A good plan for later.");
    await chair.locator(".meeting__decide button").click();
    const decided = chair.locator(".meeting__minutes li").filter({ hasText: "A good plan for later." });
    await expect(decided).toBeVisible();

    // A projector view has nothing to press but the way back.
    const projector = await browser.newPage(options);
    await projector.context().addCookies(await chair.context().cookies());
    await projector.goto(pathIn(language, "/office/committee/projector") + callQuery);
    await expect(projector.locator(".projector__decided li").first()).toBeVisible();
    await expect(projector.locator(".projector button")).toHaveCount(0);
    await expectUsable(projector, "the projector view");

    const [download] = await Promise.all([
      chair.waitForEvent("download"),
      chair.getByRole("link", { name: words["meeting.minutes"], exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^minutes-.*-open\.pdf$/);

    await button(chair, "meeting.act.end").click();
    await expect(member.getByText(words["meeting.wait"])).toBeVisible();
    await button(chair, "meeting.act.reopen").click();
    await expect(decided).toBeVisible();
  });
});
