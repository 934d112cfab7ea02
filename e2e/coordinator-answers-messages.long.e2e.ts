import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, logIn, waitForMails } from "./people.ts";
import { aCompleteProject, askApi, submitDossier } from "./sent-dossier.ts";

const catalogues = await readCatalogues("site", "office", "inbox");

const contact = `mutation ($name: String!, $email: String!, $text: String!) {
  sendMessage(topic: vote, name: $name, email: $email, text: $text, language: fr, trap: "", seconds: 20)
}`;
const writeToOffice = `mutation ($id: ID!, $text: String!) { writeToOffice(id: $id, text: $text) }`;

inTurn({ language: "en", width: 1440 }, (language, width) => {
  const words = catalogues[language];
  const button = (page: Page, key: keyof typeof words) => page.getByRole("button", { name: words[key], exact: true });
  const answerBox = (page: Page) => page.getByRole("textbox", { name: words["inbox.answer"] });

  test("a coordinator answers visitors and applicants, and two who answer at once see each other", async ({
    site,
    browser,
  }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const [page, other, visitor] = [
      await browser.newPage(options),
      await browser.newPage(options),
      await browser.newPage(options),
    ];
    await visitor.goto(pathIn("fr", "/contact"));
    const email = "zoe@lenoir.example";
    await askApi(visitor, contact, { name: "Zoé Lenoir", email, text: "Je vote où ?" });
    const coordinator = takeOfficer("coordinator");
    for (const each of [page, other]) await logIn(each, coordinator, { site, hasSecondFactor: true });

    // A saved answer has a text for each language.
    await page.goto(pathIn(language, "/office/inbox/answers"));
    await page.getByRole("textbox", { name: words["inbox.answers.name"] }).fill("Stemmen");
    await page.locator("[name='text.nl']").fill("Je stemt op de site.");
    await page.locator("[name='text.fr']").fill("Vous votez sur le site.");
    await expectUsable(page, "the saved answers");
    await button(page, "inbox.answers.save").click();
    await expect(page.getByText(words["inbox.done.answerSaved"])).toBeVisible();

    // Today leads to the message.
    await page.goto(pathIn(language, "/office"));
    await page.locator("main a[href*='/office/inbox?state=waiting']").click();
    await page.getByRole("link", { name: "Zoé Lenoir" }).click();
    await expect(page.getByRole("heading", { name: "Zoé Lenoir" })).toBeVisible();
    await expectUsable(page, "an open message");
    await other.goto(page.url());
    await button(page, "inbox.take").click();
    await expect(page.getByText(words["inbox.done.taken"])).toBeVisible();
    await page.getByRole("textbox", { name: words["inbox.note"] }).fill("Eerst aan Bram vragen.");
    await button(page, "inbox.note.write").click();
    await expect(page.getByText("Eerst aan Bram vragen.")).toBeVisible();

    // The saved answer comes after what was typed, in the language of the visitor.
    await answerBox(page).fill("Bonjour Zoé,");
    await button(page, "inbox.answer.use").click();
    await page.getByRole("link", { name: "Stemmen" }).click();
    await expect(answerBox(page)).toHaveValue("Bonjour Zoé,\n\nVous votez sur le site.");
    await button(page, "inbox.answer.send").click();
    await expect(page.getByText(words["inbox.done.answered"])).toBeVisible();
    const [mail] = await waitForMails(email, 2, site.dataDir);
    expect(mail?.text).toContain("Vous votez sur le site.");

    // The colleague was typing an answer of her own.
    await answerBox(other).fill("Dans votre site.");
    await button(other, "inbox.answer.send").click();
    await expect(other.getByRole("alert")).toContainText(words["inbox.changed.answer"]);
    await expect(other.getByText("Vous votez sur le site.")).toBeVisible();
    await expect(answerBox(other)).toHaveValue("Dans votre site.");
    await expectUsable(other, "an answer that came too late");
    await other.getByRole("link", { name: words["inbox.changed.discard"] }).click();
    await expect(answerBox(other)).toHaveValue("");
    await button(other, "inbox.finish").click();
    await expect(other.getByText(words["inbox.done.finished"])).toBeVisible();
    await expect(other.getByRole("link", { name: "Zoé Lenoir" })).toHaveCount(0);

    // Several messages are done at once, after the page says what that means.
    await page.goto(pathIn(language, "/office/inbox"));
    const boxes = page.getByRole("row").filter({ hasText: words["inbox.state.answered"] }).getByRole("checkbox");
    const count = await boxes.count();
    for (let place = 0; place < count; place++) await boxes.nth(place).check();
    await page.locator(".bulk__top").getByRole("button").click();
    await expect(page.locator(".bulk__effects li")).toHaveCount(1);
    await expectUsable(page, "messages that will be done at once");
    await page.locator(".bulk__do").getByRole("button").click();
    await expect(page.getByText(words["inbox.bulk.finish.note"])).toBeVisible();
    await expect(boxes).toHaveCount(0);

    // The mail about a message on a dossier leads to its conversation.
    const applicant = aColleague(0);
    await logIn(visitor, applicant, { site });
    const id = await aCompleteProject(visitor);
    const number = await submitDossier(visitor, id);
    await askApi(visitor, writeToOffice, { id, text: "Le devis arrive vendredi." });
    const [toOffice] = await waitForMails("fonds@amandel.example", 2, site.dataDir);
    const [address = ""] = /\/office\/inbox\?open=[0-9a-f-]+/.exec(toOffice?.text ?? "") ?? [];
    await page.goto(pathIn(language, address));
    await expect(page.getByRole("region", { name: `${applicant.firstname} ${applicant.lastname}` })).toContainText(
      number,
    );
    await answerBox(page).fill("C’est bien.");
    await button(page, "inbox.answer.sendAndFinish").click();
    await expect(page.getByText(words["inbox.done.answered"])).toBeVisible();
    await visitor.goto(pathIn(language, `/account/dossiers/${id}`));
    await expect(visitor.getByText("C’est bien.")).toBeVisible();
    await Promise.all([page, other, visitor].map((each) => each.context().close()));
  });
});
