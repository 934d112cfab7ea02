import { demoLogins } from "#server/database/demo/people.ts";
import { pathIn } from "#web/address.ts";
import { answer, answerAll, continueTo, textIn } from "./applicants.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, expectLoggedIn, logIn, waitForMails } from "./people.ts";
import { aSubmittedRequest } from "./sent-dossier.ts";

const personalAnswers = {
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

/** A committee member of the demo. */
const unwantedReader = "Sophie Lefèvre";

const account = { name_of_the_bank: "KBC", account_holder: "Anna Peeters", iban_code: "be68 5390.0754-7034" } as const;

/** Expects the labels and controls of neighbouring fields to align, although only one has a hint. */
async function expectRow(page: Page, fields: readonly string[]): Promise<void> {
  const positions = fields.map(async (field) => {
    const control = page.locator(`#formulate-acquainted-${field}`);
    const label = page.locator(`label[for="formulate-acquainted-${field}"]`);
    return [(await label.boundingBox())?.y, (await control.boundingBox())?.y];
  });
  const [first, ...others] = await Promise.all(positions);
  for (const other of others) expect(other).toEqual(first);
}

inTurn({ language: "fr", width: 360 }, (language, width) => {
  test("an employee asks for help, from the first page to the number of the request", async ({ page }) => {
    const person = aColleague(32, language);
    await page.goto(pathIn(language, "/submit-internal-project"));
    await page.getByRole("link", { name: textIn(language, "submit.choose.internal.action") }).click();
    await expect(page).toHaveURL(/#login$/);
    await logIn(page, person);
    await page.reload();
    await page.getByRole("button", { name: textIn(language, "submit.choose.internal.action") }).click();
    await page.waitForURL(/acquainted\?dossier=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn(language, "submit.acquainted"));
    await expect(page.getByRole("textbox", { name: textIn(language, "dossier.firstname") })).toHaveValue(
      person.firstname,
    );
    await expectUsable(page, `acquainted ${language}`);

    // The list of missing answers takes the focus.
    await page.getByRole("button", { name: textIn(language, "submit.next") }).click();
    const summary = page.getByRole("alert").filter({ has: page.getByRole("link") });
    await expect(summary).toBeFocused();
    // A second press without a correction moves the focus to the list again.
    await page.getByRole("button", { name: textIn(language, "submit.next") }).click();
    await expect(summary).toBeFocused();
    const links = summary.getByRole("link");
    const count = await links.count();
    await expect(summary.getByRole("heading", { level: 2 })).toHaveText(textIn(language, "submit.problem", { count }));
    await expect(summary.getByRole("heading", { level: 3 })).toHaveText([
      textIn(language, "dossier.section.acquainted.personal"),
      textIn(language, "dossier.section.acquainted.address"),
    ]);
    await links.filter({ hasText: textIn(language, "dossier.phone.ask") }).click();
    await expect(page.getByRole("textbox", { name: textIn(language, "dossier.phone") })).toBeFocused();
    await expectUsable(page, `acquainted refused ${language}`);
    const solvedHeading = page.getByRole("heading", { name: textIn(language, "submit.problem.solved") });
    // The form checks a postal code only once it has a country, and again when the country changes.
    const code = page.getByRole("textbox", { name: textIn(language, "dossier.postal_code") });
    const town = page.getByRole("textbox", { name: textIn(language, "dossier.city") });
    await code.fill("nl-1012ab");
    await expect(code).not.toHaveAttribute("aria-invalid");
    await answer(page, language, "country", "netherlands");
    await expect(town).toHaveValue("Amsterdam");
    await answer(page, language, "country", "belgium");
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await answerAll(page, language, personalAnswers);
    await expect(solvedHeading).toBeVisible();
    await expectRow(page, ["number", "box"]);
    await expect(page.getByRole("textbox", { name: textIn(language, "dossier.city") })).toHaveValue(
      language === "fr" ? "Gand" : language === "en" ? /Ghent|Gent/ : "Gent",
    );
    await continueTo(page, language, "describe-internal");

    const { answer_needed_by, ...situation } = request;
    await answerAll(page, language, situation);
    await answer(page, language, "tried_other_options", "yes");
    await answer(page, language, "other_options", "Het OCMW.");
    await answer(page, language, "answer_needed_by", answer_needed_by);
    await answer(page, language, "not_read_by", unwantedReader);
    await expectUsable(page, `describe ${language}`);
    await continueTo(page, language, "financial");
    await answerAll(page, language, account);
    // The employee continues on a device of another width.
    await page.setViewportSize({ width: width === 360 ? 1440 : 360, height: 780 });
    await expectUsable(page, `financial ${language}`);
    await continueTo(page, language, "check");

    await expect(page.getByText("BE68 5390 0754 7034")).toBeVisible();
    await expect(page.getByText(answer_needed_by)).toBeVisible();
    await expect(page.getByText(unwantedReader)).toBeVisible();
    // Questions without an answer are folded.
    const box = page.getByRole("listitem").filter({ hasText: textIn(language, "dossier.box") });
    await expect(box).toBeHidden();
    await page.getByText(textIn(language, "submit.check.open", { count: 4 })).click();
    await expect(box).toBeVisible();
    await expectUsable(page, `check ${language}`);
    // After a change, the form returns to this page.
    await page
      .getByRole("link", { name: new RegExp(`^${textIn(language, "submit.change")}.*`) })
      .nth(1)
      .click();
    await page.waitForURL(/acquainted.*return/);
    await page.setViewportSize({ width: 1440, height: 780 });
    await expectRow(page, ["nationality", "phone"]);
    await answer(page, language, "number_of_children", "3");
    await page.getByRole("button", { name: textIn(language, "submit.toCheck") }).click();
    await page.waitForURL(/\/check\?/);
    await page.getByRole("button", { name: textIn(language, "submit.send") }).dblclick();
    await page.waitForURL(/thank-you/);
    const numberText = page.getByText(/^\d{4}-[2-9B-Z]{5}$/);
    await expect(numberText).toBeVisible();
    const number = await numberText.innerText();
    await expect(page.locator("main ol > li")).toHaveCount(3);
    await expectUsable(page, `thank-you ${language}`);
    // The page before says that the request is submitted, so that nobody submits it twice.
    await page.goBack();
    await expect(page.getByText(textIn(language, "submit.alreadySent"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await page.goForward();

    const mails = await waitForMails(person.email, 1);
    const [confirmation] = mails.filter(({ subject, text }) => `${subject} ${text}`.includes(number));
    expect(confirmation?.text).toContain("/account/dossiers/");
    for (const secret of [...Object.values(request), "KBC", "BE68"])
      expect(JSON.stringify(confirmation)).not.toContain(secret);
    const storage = await page.evaluate(
      () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    );
    expect(storage).not.toContain("verwarming");
  });
});

test("promises no mail to an employee without a mailbox", async ({ page }) => {
  const karim = demoLogins.find(({ part }) => part === "without_mailbox");
  await page.goto("/login");
  await page.getByRole("button", { name: `${karim?.firstname} ${karim?.lastname}` }).click();
  await expectLoggedIn(page, "nl");
  const { id } = await aSubmittedRequest(page);
  await page.goto(`/submit-a-project/acquainted?dossier=${id}`);
  const mail = page.getByRole("textbox", { name: new RegExp(`^${textIn("nl", "dossier.email")}`) });
  await expect(mail).toHaveAccessibleDescription(textIn("nl", "submit.noMailbox"));
  await page.goto(`/submit-a-project/thank-you?dossier=${id}`);
  await expect(page.getByRole("heading", { name: textIn("nl", "submit.after.copy.none") })).toBeVisible();
  await expect(page.getByText(textIn("nl", "submit.after.copy.discreet"))).toHaveCount(0);
});
