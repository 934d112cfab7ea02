import { pathIn } from "#web/address.ts";
import { withNext } from "#web/next.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page, test } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { aColleague, logIn } from "./people.ts";
import { aSubmittedRequest, askApi, changeDossier, submitDossier } from "./sent-dossier.ts";

const words = {
  nl: {
    notFound: "Deze pagina kon niet gevonden worden",
    dossiers: "Mijn dossiers",
    submittedHeading: "Je dossier is goed aangekomen",
    unsentText: "Je wijzigingen zijn nog niet ingediend",
    check: "Nalezen en indienen",
    changesLink: "Bekijk 1 wijziging",
    troubles: "Wat is er moeilijk voor jou?",
    text: "Je bericht",
    write: "Verstuur je bericht",
    missingText: "Schrijf eerst je bericht.",
    sentText: "Je bericht is verstuurd.",
    withdraw: "Mijn dossier intrekken",
    reason: "Waarom trek je het in?",
    withdrawIt: "Trek mijn dossier in",
    withdrawnText: "Je dossier is ingetrokken.",
    withdrawnHeading: "Je dossier is ingetrokken.",
    versions: "Ingediende versies",
    history: "Geschiedenis",
  },
  en: {
    notFound: "This page could not be found",
    dossiers: "My dossiers",
    submittedHeading: "Your dossier has arrived",
    unsentText: "Your changes have not been submitted yet",
    check: "Check and submit",
    changesLink: "View 1 change",
    troubles: "What is hard for you?",
    text: "Your message",
    write: "Send your message",
    missingText: "Write your message first.",
    sentText: "Your message has been sent.",
    withdraw: "Withdraw my dossier",
    reason: "Why do you withdraw it?",
    withdrawIt: "Withdraw this dossier",
    withdrawnText: "Your dossier has been withdrawn.",
    withdrawnHeading: "Your dossier was withdrawn.",
    versions: "Submitted versions",
    history: "History",
  },
  fr: {
    notFound: "Cette page est introuvable",
    dossiers: "Mes dossiers",
    submittedHeading: "Votre dossier est bien arrivé",
    unsentText: "Vos modifications ne sont pas encore introduites",
    check: "Vérifier et introduire",
    changesLink: "Voir 1 modification",
    troubles: "Qu’est-ce qui est difficile pour vous ?",
    text: "Votre message",
    write: "Envoyer votre message",
    missingText: "Écrivez d’abord votre message.",
    sentText: "Votre message est envoyé.",
    withdraw: "Retirer mon dossier",
    reason: "Pourquoi le retirez-vous ?",
    withdrawIt: "Retirer ce dossier",
    withdrawnText: "Votre dossier est retiré.",
    withdrawnHeading: "Votre dossier a été retiré.",
    versions: "Versions introduites",
    history: "Historique",
  },
};

const dossierPath = (language: Language, id: string) => pathIn(language, `/account/dossiers/${id}`);
const unknownId = "0198a000-0000-7000-8000-000000000000";

/** The parts of the page of a dossier. */
function partsOf(page: Page, language: Language) {
  const { text, write, versions, history, withdraw, reason, withdrawIt } = words[language];
  return {
    text: page.getByRole("textbox", { name: text }),
    write: page.getByRole("button", { name: write }),
    ownMessage: page.locator(".message--own .message__text"),
    summary: page.locator(".error-summary"),
    outcome: page.locator("main .notice--success"),
    versions: page.locator("summary", { hasText: versions }),
    history: page.locator("summary", { hasText: history }),
    withdraw: page.locator("summary", { hasText: withdraw }),
    reason: page.getByRole("textbox", { name: reason }),
    withdrawIt: page.getByRole("button", { name: withdrawIt }),
  };
}

inTurn({ language: "nl", width: 360 }, (language) => {
  test("an applicant reads the versions of a dossier, writes to the office and withdraws it", async ({ page }) => {
    const texts = words[language];
    // Visitors log in first; a dossier of another person answers as one that does not exist.
    await page.goto(dossierPath(language, unknownId));
    await expect(page).toHaveURL(withNext(pathIn(language, "/login"), dossierPath(language, unknownId)));
    await logIn(page, aColleague(26, language));
    await page.goto(dossierPath(language, unknownId));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.notFound);

    const { id, number } = await aSubmittedRequest(page);
    await changeDossier(page, id, { troubles: "De herstelling kost veel meer dan we hebben." });
    await submitDossier(page, id);
    await changeDossier(page, id, { reason: "Nog niet verstuurd." });

    await page.goto(pathIn(language, "/account"));
    const row = page.getByRole("region", { name: texts.dossiers }).getByRole("listitem");
    await expect(row).toContainText([texts.submittedHeading]);
    await expect(row).toContainText([texts.unsentText]);
    await row.getByRole("link", { name: number }).click();
    await expect(page).toHaveURL(dossierPath(language, id));
    await expect(page).toHaveTitle(new RegExp(`^Dossier ${number} – `));
    const check = pathIn(language, `/submit-a-project/check?dossier=${id}`);
    await expect(page.getByRole("link", { name: texts.check })).toHaveAttribute("href", check);

    const { versions, history } = partsOf(page, language);
    await versions.click();
    await page.locator("summary", { hasText: texts.changesLink }).click();
    const change = page.locator(".comparison > li");
    await expect(change).toHaveCount(1);
    await expect(change.getByRole("heading")).toHaveText(texts.troubles);
    await expect(change.locator(".comparison__text")).toHaveText([
      "De herstelling kost meer dan we hebben.",
      "De herstelling kost veel meer dan we hebben.",
    ]);
    await expect(change.locator("ins")).toHaveText("veel ");
    await expect(change.locator("del")).toHaveCount(0);
    // One link leads to the present version, and one to each earlier version.
    const addresses = await page
      .locator('a[href*=".pdf"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const pdf = pathIn(language, `/dossiers/${id}.pdf`);
    expect(addresses).toEqual([pdf, `${pdf}?version=1`]);

    const parts = partsOf(page, language);
    await parts.write.click();
    await expect(parts.summary).toBeFocused();
    await expect(parts.summary.getByRole("link")).toHaveText(texts.missingText);
    await parts.text.fill("Is een foto genoeg?\nOf liever een factuur?");
    await parts.write.click();
    await expect(parts.outcome).toContainText(texts.sentText);
    await expect(parts.outcome.locator("..")).toBeFocused();
    await expect(parts.ownMessage).toHaveText("Is een foto genoeg?\nOf liever een factuur?");
    await expect(parts.text).toHaveValue("");

    await parts.withdraw.click();
    await expectUsable(page, `a dossier ${language}`);
    await parts.reason.fill("Het is opgelost.");
    await parts.withdrawIt.click();
    await expect(parts.outcome).toHaveText(texts.withdrawnText);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.withdrawnHeading);
    await history.click();
    await expect(page.locator("#history")).toContainText("Het is opgelost.");
    await expect(parts.withdraw).toHaveCount(0);
  });
});

test("the account marks a question of the office until it is read, and leads to the missing part", async ({
  page,
  browser,
}) => {
  await logIn(page, aColleague(27));
  const { id, number } = await aSubmittedRequest(page);
  const office = await browser.newPage();
  await logIn(office, takeOfficer(8), { hasSecondFactor: true });
  const until = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  // A member answers twice that they have no conflict of interest: about the department, then about the name.
  const mutation = `mutation ($id: ID!, $until: Instant!) {
    first: declareConflict(id: $id, answer: none, isNameShown: false)
    second: declareConflict(id: $id, answer: none, isNameShown: true)
    askForCompletion(id: $id, until: $until, reason: "De factuur ontbreekt.")
    writeToApplicant(id: $id, text: "Lukt het?") }`;
  await askApi(office, mutation, { id, until });
  await office.close();

  await page.goto("/account");
  const marks = page.getByRole("region", { name: words.nl.dossiers }).locator(".tag");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("één dossier wacht op jou");
  await expect(marks).toHaveText("1 nieuw bericht");
  await page.getByRole("link", { name: new RegExp(`^Vul mijn dossier aan.*${number}`) }).click();
  const heading = page.getByRole("heading", { level: 1, name: /^Er ontbreekt nog iets\. Vul het aan tot en met / });
  const [, lastDay = ""] = /tot en met (.+)\.$/.exec(await heading.innerText()) ?? [];
  await expect(page.getByText("De factuur ontbreekt.", { exact: true }).first()).toBeVisible();
  await expect(page.locator(".message .tag")).toHaveText("nieuw");
  await expectNoBarriers(page, "a dossier to complete");
  await page.getByRole("main").getByRole("link", { name: "Mijn account" }).click();
  await expect(page.getByRole("link", { name: number })).toBeVisible();
  await expect(marks).toHaveCount(0);

  await page.goBack();
  await expect(heading).toBeVisible();
  await page.getByRole("link", { name: "Vul mijn dossier aan" }).click();
  await expect(page).toHaveURL(`/submit-a-project/check?dossier=${id}`);
  await expect(page.getByText(`Je kunt je dossier aanvullen tot en met ${lastDay}.`)).toBeVisible();
  await expect(page.getByText("De factuur ontbreekt.")).toBeVisible();
  await page.getByRole("button", { name: "Wijzigingen indienen" }).click();
  await expect(page).toHaveURL(/thank-you/);
  await page.goto(dossierPath("nl", id));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(words.nl.submittedHeading);
  await partsOf(page, "nl").history.click();
  await expect(page.locator(".timeline > li")).toHaveCount(3);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an applicant writes and withdraws with plain forms, and a refusal keeps the typed text", async ({ page }) => {
    await logIn(page, aColleague(28));
    const { id } = await aSubmittedRequest(page);
    await page.goto(dossierPath("nl", id));
    const parts = partsOf(page, "nl");
    const tooLongText = "Een heel verhaal. ".repeat(250);
    await parts.text.fill(tooLongText);
    await parts.write.click();
    await expect(parts.summary.getByRole("link")).toHaveText(/hoogstens 4\.000 tekens/);
    await expect(parts.text).toHaveValue(tooLongText);
    await parts.text.fill("Eerste regel\n<b>tweede</b> & zo");
    await parts.write.click();
    await expect(page).toHaveURL(new RegExp(`${id}\\?done=message#messages$`));
    await expect(parts.ownMessage).toHaveText("Eerste regel\n<b>tweede</b> & zo");

    // The section of a refused form is open.
    await parts.withdraw.click();
    await parts.reason.fill(tooLongText);
    await parts.withdrawIt.click();
    await expect(parts.summary.getByRole("link")).toHaveText(/hoogstens 4\.000 tekens/);
    await expect(parts.reason).toHaveValue(tooLongText);
    await parts.reason.fill("");
    await parts.withdrawIt.click();
    await expect(parts.outcome).toHaveText(words.nl.withdrawnText);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.nl.withdrawnHeading);
  });
});
