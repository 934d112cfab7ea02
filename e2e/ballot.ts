import type { Language } from "#domain/language.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import type { Page } from "./live.ts";
import { askApi } from "./sent-dossier.ts";

/** What the pages of the vote say. */
export const words = await readCatalogues("site", "public", "vote");
/** Those of one language. */
export type Words = (typeof words)["nl"];

/** A sentence about a project, as it is read aloud. */
export const about = (sentence: string, project: string) =>
  sentence.replace(/<\/?name>/g, "").replace("{project}", project);

/** The projects to choose from. */
export const candidates = (page: Page, { "ballot.list": legend }: Words) =>
  page.getByRole("group", { name: legend }).getByRole("radio");
/** The code that proves the vote. */
export const receiptOf = (page: Page) => page.locator(".receipt strong").innerText();
/** What is chosen so far, at the foot of the ballot. */
export const bar = (page: Page, says: Words) => page.getByRole("region", { name: says["ballot.choice"] });
/** The button there. */
export const continueButton = (page: Page) => page.locator(".choice-bar").getByRole("button");
/** The question whether it is final. */
export const dialogOf = (page: Page, says: Words, project: string) =>
  page.getByRole("dialog", { name: about(says["ballot.confirm"], project) });

type MyVote = { receipt: string; project: { text: { title: string } } } | null;

/** What the API says of the vote of whoever is logged in. */
export async function myVote(page: Page): Promise<MyVote> {
  const query = "{ currentCall { myVote { receipt project { text(language: nl) { title } } } } }";
  return (await askApi(page, query, {})).currentCall.myVote;
}

/** The names of the projects, in the order of whoever is logged in. */
export async function titlesOnBallot(page: Page, language: Language): Promise<string[]> {
  const query = `{ currentCall { ballot { text(language: ${language}) { title } } } }`;
  const { currentCall } = await askApi(page, query, {});
  return currentCall.ballot.map(({ text }: { text: { title: string } }) => text.title);
}
