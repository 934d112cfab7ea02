import type { Language } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { withNext } from "#web/next.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { aColleague, logIn } from "./people.ts";
import { aSentRequest, askApi, changeDossier, sendDossier } from "./sent-dossier.ts";

const words = {
  nl: {
    notFound: "Deze pagina kon niet gevonden worden",
    dossiers: "Mijn dossiers",
    submitted: "Je dossier is goed aangekomen",
    unsent: "Je wijzigingen zijn nog niet ingediend",
    check: "Nalezen en indienen",
    changes: "Bekijk 1 wijziging",
    troubles: "Wat is er moeilijk voor jou?",
    text: "Je bericht",
    write: "Verstuur je bericht",
    ask: "Schrijf eerst je bericht.",
    sent: "Je bericht is verstuurd.",
    withdraw: "Mijn dossier intrekken",
    reason: "Waarom trek je het in?",
    withdrawIt: "Trek mijn dossier in",
    withdrawn: "Je dossier is ingetrokken.",
    state: "Je trok je dossier in.",
    versions: "Wat je indiende",
    history: "Wat er gebeurde",
  },
  en: {
    notFound: "This page could not be found",
    dossiers: "My dossiers",
    submitted: "Your dossier has arrived",
    unsent: "Your changes have not been submitted yet",
    check: "Check and submit",
    changes: "View 1 change",
    troubles: "What is hard for you?",
    text: "Your message",
    write: "Send your message",
    ask: "Write your message first.",
    sent: "Your message has been sent.",
    withdraw: "Withdraw my dossier",
    reason: "Why do you withdraw it?",
    withdrawIt: "Withdraw this dossier",
    withdrawn: "Your dossier has been withdrawn.",
    state: "You withdrew your dossier.",
    versions: "What you submitted",
    history: "What happened",
  },
  fr: {
    notFound: "Cette page est introuvable",
    dossiers: "Mes dossiers",
    submitted: "Votre dossier est bien arrivé",
    unsent: "Vos modifications ne sont pas encore introduites",
    check: "Vérifier et introduire",
    changes: "Voir 1 modification",
    troubles: "Qu’est-ce qui est difficile pour vous ?",
    text: "Votre message",
    write: "Envoyer votre message",
    ask: "Écrivez d’abord votre message.",
    sent: "Votre message est envoyé.",
    withdraw: "Retirer mon dossier",
    reason: "Pourquoi le retirez-vous ?",
    withdrawIt: "Retirer ce dossier",
    withdrawn: "Votre dossier est retiré.",
    state: "Vous avez retiré votre dossier.",
    versions: "Ce que vous avez introduit",
    history: "Ce qui s’est passé",
  },
};

const at = (language: Language, id: string) => pathIn(language, `/account/dossiers/${id}`);
const nobodys = "0198a000-0000-7000-8000-000000000000";

/** What a dossier's page has, in its language. */
function partsOf(page: Page, language: Language) {
  const { text, write, versions, history, withdraw, reason, withdrawIt } = words[language];
  return {
    text: page.getByRole("textbox", { name: text }),
    write: page.getByRole("button", { name: write }),
    written: page.locator(".said--own .said__text"),
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
  test("an applicant sees what was sent and changed, writes to the office and withdraws", async ({ page }) => {
    const said = words[language];
    // A person who is not logged in does so first; what is not theirs is not there.
    await page.goto(at(language, nobodys));
    await expect(page).toHaveURL(withNext(pathIn(language, "/login"), at(language, nobodys)));
    await logIn(page, aColleague(26, language));
    await page.goto(at(language, nobodys));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.notFound);

    const { id, number } = await aSentRequest(page);
    await changeDossier(page, id, { troubles: "De herstelling kost veel meer dan we hebben." });
    await sendDossier(page, id);
    await changeDossier(page, id, { reason: "Nog niet verstuurd." });

    await page.goto(pathIn(language, "/account"));
    const row = page.getByRole("region", { name: said.dossiers }).getByRole("listitem");
    await expect(row).toContainText([said.submitted]);
    await expect(row).toContainText([said.unsent]);
    await row.getByRole("link", { name: number }).click();
    await expect(page).toHaveURL(at(language, id));
    await expect(page).toHaveTitle(new RegExp(`^Dossier ${number} – `));
    const check = pathIn(language, `/submit-a-project/check?dossier=${id}`);
    await expect(page.getByRole("link", { name: said.check })).toHaveAttribute("href", check);

    const { versions, history } = partsOf(page, language);
    await versions.click();
    await page.locator("summary", { hasText: said.changes }).click();
    const changed = page.locator(".comparison > li");
    await expect(changed).toHaveCount(1);
    await expect(changed.getByRole("heading")).toHaveText(said.troubles);
    await expect(changed.locator(".comparison__text")).toHaveText([
      "De herstelling kost meer dan we hebben.",
      "De herstelling kost veel meer dan we hebben.",
    ]);
    await expect(changed.locator("ins")).toHaveText("veel ");
    await expect(changed.locator("del")).toHaveCount(0);
    // One link to the whole, and one to each version before.
    const addresses = await page
      .locator('a[href*=".pdf"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    const pdf = pathIn(language, `/dossiers/${id}.pdf`);
    expect(addresses).toEqual([pdf, `${pdf}?version=1`]);

    const parts = partsOf(page, language);
    await parts.write.click();
    await expect(parts.summary).toBeFocused();
    await expect(parts.summary.getByRole("link")).toHaveText(said.ask);
    await parts.text.fill("Is een foto genoeg?\nOf liever een factuur?");
    await parts.write.click();
    await expect(parts.outcome).toContainText(said.sent);
    await expect(parts.outcome.locator("..")).toBeFocused();
    await expect(parts.written).toHaveText("Is een foto genoeg?\nOf liever een factuur?");
    await expect(parts.text).toHaveValue("");

    await parts.withdraw.click();
    await expectUsable(page, `a dossier ${language}`);
    await parts.reason.fill("Het is opgelost.");
    await parts.withdrawIt.click();
    await expect(parts.outcome).toHaveText(said.withdrawn);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.state);
    await history.click();
    await expect(page.locator("#history")).toContainText("Het is opgelost.");
    await expect(parts.withdraw).toHaveCount(0);
  });
});

test("what the office asks and writes is marked until it is read, and leads to what is missing", async ({
  page,
  browser,
}) => {
  await logIn(page, aColleague(27));
  const { id, number } = await aSentRequest(page);
  const office = await browser.newPage();
  await logIn(office, takeOfficer(8), { hasSecondFactor: true });
  const until = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  const ask = `mutation ($id: ID!, $until: Instant!) {
    askForCompletion(id: $id, until: $until, reason: "De factuur ontbreekt.")
    writeToApplicant(id: $id, text: "Lukt het?") }`;
  await askApi(office, ask, { id, until });
  await office.close();

  await page.goto("/account");
  const marks = page.getByRole("region", { name: words.nl.dossiers }).locator(".tag");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("één dossier wacht op jou");
  await expect(marks).toHaveText("1 nieuw bericht");
  await page.getByRole("link", { name: new RegExp(`^Vul mijn dossier aan.*${number}`) }).click();
  const heading = page.getByRole("heading", { level: 1, name: /^Er ontbreekt nog iets\. Vul het aan tot en met / });
  const [, lastDay = ""] = /tot en met (.+)\.$/.exec(await heading.innerText()) ?? [];
  await expect(page.getByText("De factuur ontbreekt.", { exact: true }).first()).toBeVisible();
  await expect(page.locator(".said .tag")).toHaveText("nieuw");
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
  await page.goto(at("nl", id));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(words.nl.submitted);
  await partsOf(page, "nl").history.click();
  await expect(page.locator(".timeline > li")).toHaveCount(3);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an applicant writes and withdraws as well, and a refusal keeps what was typed", async ({ page }) => {
    await logIn(page, aColleague(28));
    const { id } = await aSentRequest(page);
    await page.goto(at("nl", id));
    const parts = partsOf(page, "nl");
    const long = "Een heel verhaal. ".repeat(250);
    await parts.text.fill(long);
    await parts.write.click();
    await expect(parts.summary.getByRole("link")).toHaveText(/hoogstens 4\.000 tekens/);
    await expect(parts.text).toHaveValue(long);
    await parts.text.fill("Eerste regel\n<b>tweede</b> & zo");
    await parts.write.click();
    await expect(page).toHaveURL(new RegExp(`${id}\\?done=message#messages$`));
    await expect(parts.written).toHaveText("Eerste regel\n<b>tweede</b> & zo");

    // The section of a refused form is open.
    await parts.withdraw.click();
    await parts.reason.fill(long);
    await parts.withdrawIt.click();
    await expect(parts.summary.getByRole("link")).toHaveText(/hoogstens 4\.000 tekens/);
    await expect(parts.reason).toHaveValue(long);
    await parts.reason.fill("");
    await parts.withdrawIt.click();
    await expect(parts.outcome).toHaveText(words.nl.withdrawn);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.nl.state);
  });
});
