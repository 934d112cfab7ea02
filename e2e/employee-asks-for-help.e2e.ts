import { demoLogins } from "#server/database/demo/people.ts";
import { pathIn } from "#web/address.ts";
import { answer, answerAll, goOn, say } from "./applicants.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, expectLoggedIn, logIn, waitForMails } from "./people.ts";
import { aSentRequest } from "./sent-dossier.ts";

const about = {
  nationality: "BE",
  phone: "0470 12 34 56",
  civil_state: "maried",
  number_of_children: "2",
  street: "Kouter",
  number: "7",
  country: "belgium",
  postal_code: "9000",
} as const;

const request = {
  reason: "De verwarming is stuk en de kelder stond onder water.",
  troubles: "We kunnen de herstelling niet betalen.",
  answer_needed_by: "Voor 1 december: dan komt de factuur.",
} as const;

const account = { name_of_the_bank: "KBC", account_holder: "Anna Peeters", iban_code: "be68 5390.0754-7034" } as const;

/** Looks whether fields beside each other share their lines, though one has a hint and the other has not. */
async function expectRow(page: Page, fields: readonly string[]): Promise<void> {
  const places = fields.map(async (field) => {
    const control = page.locator(`#formulate-acquainted-${field}`);
    const label = page.locator(`label[for="formulate-acquainted-${field}"]`);
    return [(await label.boundingBox())?.y, (await control.boundingBox())?.y];
  });
  const [first, ...others] = await Promise.all(places);
  for (const other of others) expect(other).toEqual(first);
}

inTurn({ language: "fr", width: 360 }, (language, width) => {
  test("someone in trouble asks for help, from the first page to the number", async ({ page }) => {
    const person = aColleague(32, language);
    await page.goto(pathIn(language, "/submit-internal-project"));
    // The way in is in sight at once, at night on a phone too.
    await page.getByRole("link", { name: say(language, "submit.choose.internal.action") }).click();
    await expect(page).toHaveURL(/#login$/);
    await logIn(page, person);
    await page.reload();
    await page.getByRole("button", { name: say(language, "submit.choose.internal.action") }).click();
    await page.waitForURL(/acquainted\?dossier=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(language, "submit.acquainted"));
    await expect(page.getByRole("textbox", { name: say(language, "dossier.firstname") })).toHaveValue(person.firstname);
    await expectUsable(page, `acquainted ${language}`);

    // What is missing is named, and the list of it takes the focus.
    await page.getByRole("button", { name: say(language, "submit.next") }).click();
    const summary = page.getByRole("alert").filter({ has: page.getByRole("link") });
    await expect(summary).toBeFocused();
    // Whoever presses on without putting anything right is told again, though it is the same.
    await page.getByRole("button", { name: say(language, "submit.next") }).click();
    await expect(summary).toBeFocused();
    // It counts them, and names the section each one is in.
    const links = summary.getByRole("link");
    const count = await links.count();
    await expect(summary.getByRole("heading", { level: 2 })).toHaveText(say(language, "submit.problem", { count }));
    await expect(summary.getByRole("heading", { level: 3 })).toHaveText([
      say(language, "dossier.section.acquainted.personal"),
      say(language, "dossier.section.acquainted.address"),
    ]);
    await links.filter({ hasText: say(language, "dossier.phone.ask") }).click();
    await expect(page.getByRole("textbox", { name: say(language, "dossier.phone") })).toBeFocused();
    await expectUsable(page, `acquainted refused ${language}`);
    const solved = page.getByRole("heading", { name: say(language, "submit.problem.solved") });
    // A postal code is not judged before its country is known; the country gives the town, and judges it again.
    const code = page.getByRole("textbox", { name: say(language, "dossier.postal_code") });
    const town = page.getByRole("textbox", { name: say(language, "dossier.city") });
    await code.fill("nl-1012ab");
    await expect(code).not.toHaveAttribute("aria-invalid");
    await answer(page, language, "country", "netherlands");
    await expect(town).toHaveValue("Amsterdam");
    await answer(page, language, "country", "belgium");
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await answerAll(page, language, about);
    await expect(solved).toBeVisible();
    await expectRow(page, ["number", "box"]);
    // The town follows from the postal code.
    await expect(page.getByRole("textbox", { name: say(language, "dossier.city") })).toHaveValue(
      language === "fr" ? "Gand" : language === "en" ? /Ghent|Gent/ : "Gent",
    );
    await goOn(page, language, "describe-internal");

    const { answer_needed_by, ...told } = request;
    await answerAll(page, language, told);
    await answer(page, language, "tried_other_options", "yes");
    await answer(page, language, "other_options", "Het OCMW.");
    await answer(page, language, "answer_needed_by", answer_needed_by);
    await expectUsable(page, `describe ${language}`);
    await goOn(page, language, "financial");
    await answerAll(page, language, account);
    // Begun on a phone and finished on a desk, or the other way round.
    await page.setViewportSize({ width: width === 360 ? 1440 : 360, height: 780 });
    await expectUsable(page, `financial ${language}`);
    await goOn(page, language, "check");

    await expect(page.getByText("BE68 5390 0754 7034")).toBeVisible();
    await expect(page.getByText(answer_needed_by)).toBeVisible();
    // What was left open is folded.
    const box = page.getByRole("listitem").filter({ hasText: say(language, "dossier.box") });
    await expect(box).toBeHidden();
    await page.getByText(say(language, "submit.check.open", { count: 4 })).click();
    await expect(box).toBeVisible();
    await expectUsable(page, `check ${language}`);
    // A change comes back here.
    await page
      .getByRole("link", { name: new RegExp(`^${say(language, "submit.change")}.*`) })
      .nth(1)
      .click();
    await page.waitForURL(/acquainted.*return/);
    await page.setViewportSize({ width: 1440, height: 780 });
    await expectRow(page, ["nationality", "phone"]);
    await answer(page, language, "number_of_children", "3");
    await page.getByRole("button", { name: say(language, "submit.toCheck") }).click();
    await page.waitForURL(/\/check\?/);
    await page.getByRole("button", { name: say(language, "submit.send") }).dblclick();
    await page.waitForURL(/thank-you/);
    const shown = page.getByText(/^\d{4}-[2-9B-Z]{5}$/);
    await expect(shown).toBeVisible();
    const number = await shown.innerText();
    await expect(page.locator("main ol > li")).toHaveCount(3);
    await expectUsable(page, `thank-you ${language}`);
    // The way back leads to what was sent, and says so: nothing is sent twice by mistake.
    await page.goBack();
    await expect(page.getByText(say(language, "submit.alreadySent"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await page.goForward();

    const mails = await waitForMails(person.email, 1);
    const [confirmation] = mails.filter(({ subject, text }) => `${subject} ${text}`.includes(number));
    expect(confirmation?.text).toContain("/account/dossiers/");
    for (const told of [...Object.values(request), "KBC", "BE68"])
      expect(JSON.stringify(confirmation)).not.toContain(told);
    // Nothing of it stays in the browser.
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain("verwarming");
  });
});

test("who has no mailbox is promised no mail", async ({ page }) => {
  const karim = demoLogins.find(({ part }) => part === "without_mailbox");
  await page.goto("/login");
  await page.getByRole("button", { name: `${karim?.firstname} ${karim?.lastname}` }).click();
  await expectLoggedIn(page, "nl");
  const { id } = await aSentRequest(page);
  await page.goto(`/submit-a-project/acquainted?dossier=${id}`);
  const mail = page.getByRole("textbox", { name: new RegExp(`^${say("nl", "dossier.email")}`) });
  await expect(mail).toHaveAccessibleDescription(say("nl", "submit.noMailbox"));
  await page.goto(`/submit-a-project/thank-you?dossier=${id}`);
  await expect(page.getByRole("heading", { name: say("nl", "submit.after.copy.none") })).toBeVisible();
  await expect(page.getByText(say("nl", "submit.after.copy.discreet"))).toHaveCount(0);
});
