import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import type { Language } from "./language.ts";
import { expect, type Page } from "./live.ts";
import { askApi } from "./sent-dossier.ts";

/** The texts of the pages about the vote, by language. */
export const words = await readCatalogues("site", "public", "vote");
/** The texts of one language. */
export type Words = (typeof words)["nl"];

/** A sentence with the title of a project filled in, without its markup. */
export const withProjectTitle = (sentence: string, project: string) =>
  sentence.replace(/<\/?name>/g, "").replace("{project}", project);

/** The radio buttons of the projects on the ballot. */
export const candidates = (page: Page, { "ballot.list": legend }: Words) =>
  page.getByRole("group", { name: legend }).getByRole("radio");
/** Reads the receipt of a vote from the page. */
export const readReceipt = (page: Page) => page.locator(".receipt strong").innerText();
/** The bar below the ballot that shows the choice. */
export const choiceBar = (page: Page, texts: Words) => page.getByRole("region", { name: texts["ballot.choice"] });
/** The button in that bar. */
export const continueButton = (page: Page) => page.locator(".choice-bar").getByRole("button");
/** The dialog that asks to confirm the vote. */
export const confirmationDialog = (page: Page, texts: Words, project: string) =>
  page.getByRole("dialog", { name: withProjectTitle(texts["ballot.confirm"], project) });

/** Votes for a project of the ballot, confirms it, and returns the receipt. */
export async function voteFor(page: Page, language: Language, title: string): Promise<string> {
  await page.goto(pathIn(language, "/vote/projects"));
  await page.getByRole("radio", { name: title, exact: true }).check();
  await continueButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: words[language]["ballot.confirm.yes"] }).click();
  await expect(page).toHaveURL(/thank-you/);
  return readReceipt(page);
}

const officeWords = await readCatalogues("office-vote");

type TieDecision = {
  reason: string;
  /** The projects in their order; without them, the order of the page. */
  titles?: readonly string[];
};

/** Puts tied projects in an order, as a member of the committee. */
export async function decideTie(page: Page, language: Language, { reason, titles }: TieDecision): Promise<void> {
  const texts = officeWords[language];
  const order = page.getByRole("group", { name: texts["officeVote.tie.order"] });
  const places = titles
    ? titles.map((title) => order.getByRole("combobox", { name: title, exact: true }))
    : await order.getByRole("combobox").all();
  for (const [index, place] of places.entries()) await place.selectOption(String(index + 1));
  await page.getByRole("textbox", { name: texts["officeVote.tie.reason"] }).fill(reason);
  await page.getByRole("button", { name: texts["officeVote.tie.decide"] }).click();
  await expect(page.getByText(texts["officeVote.decided"])).toBeVisible();
}

type Vote = { receipt: string; project: { text: { title: string } } } | null;

/** Reads the vote of the person who is logged in. */
export async function readVote(page: Page): Promise<Vote> {
  const query = "{ currentCall { myVote { receipt project { text(language: nl) { title } } } } }";
  return (await askApi(page, query, {})).currentCall.myVote;
}

/** Reads the titles of the projects, in the order of this voter's ballot. */
export async function readBallotTitles(page: Page, language: Language): Promise<string[]> {
  const query = `{ currentCall { ballot { text(language: ${language}) { title } } } }`;
  const { currentCall } = await askApi(page, query, {});
  return currentCall.ballot.map(({ text }: { text: { title: string } }) => text.title);
}
