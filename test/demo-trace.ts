import { ibanInFours } from "#domain/iban.ts";
import { type Localized, languages } from "#domain/language.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { demoLists } from "#server/database/demo/content/fund-list.ts";
import { newsItems } from "#server/database/demo/content/news.ts";
import { offers } from "#server/database/demo/content/offer.ts";
import { organisations } from "#server/database/demo/content/organisation.ts";
import { pages } from "#server/database/demo/content/page.ts";
import { projects } from "#server/database/demo/content/project.ts";
import { fundSettings } from "#server/database/demo/content/setting.ts";
import { demoPeople } from "#server/database/demo/people.ts";
import { unnamedFund } from "#server/database/queries/setting.ts";

// Everything by which a reader recognises the fund of the demo, or a fund that nobody has named yet.

const { company, claim, phone, iban, colours } = fundSettings;

/** These words belong to the demo's fund wherever they are in a text. */
const words = [
  company,
  ...textsOf(unnamedFund.name),
  ...textsOf(claim),
  // The number may be written with or without the code of its country.
  phone.split(" ").slice(2).join(" "),
  iban,
  ibanInFours(iban),
  ...Object.values(colours),
  // These towns are only known because a branch of the demo's company is there.
  "Rotselaar",
  "Wevelgem",
  "Zwevegem",
];
const wordsAnywhere = new RegExp(words.map((word) => RegExp.escape(word).replaceAll("\\x20", "\\s")).join("|"), "i");

const lists = Object.values(demoLists).flat();

/** These texts only count as a whole: a theme or a department may be an ordinary word inside a sentence. */
const wholeTexts = new Set(
  [
    ...lists.flatMap(({ code, names }) => [code, ...textsOf(names)]),
    ...organisations.map(({ name }) => name),
    ...projects.flatMap(({ key, title, summary, description }) => [key, ...linesOf(title, summary, description)]),
    ...offers.flatMap(({ slug, title, task }) => [slug, ...linesOf(title, task)]),
    // Any fund may write the same heading above its own text.
    ...pages.flatMap(({ intro, body }) => linesOf(intro, body)).filter((line) => !line.startsWith("#")),
    ...newsItems.flatMap(({ title, intro, body }) => linesOf(title, intro, body)),
    ...demoPeople.map(({ name }) => name),
  ].filter((text) => text.length > 3),
);

// The product itself says some of these words, such as the name of a province or "other".
for (const catalogue of Object.values(
  await readCatalogues("site", "submission", "dossier-form", "vote", "document", "calls", "people"),
))
  for (const sentence of Object.values(catalogue)) wholeTexts.delete(sentence);
for (const own of ["other", "retired"]) wholeTexts.delete(own);

function textsOf(text: Localized): string[] {
  return languages.flatMap((language) => text[language] ?? []);
}

function linesOf(...texts: Localized[]): string[] {
  return texts.flatMap(textsOf).flatMap((text) => text.split("\n"));
}

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"' };

/** Finds the first word that only the demo's fund uses; undefined if there is none. */
export function findOwnWord(text: string): string | undefined {
  return wordsAnywhere.exec(text)?.[0];
}

/** Finds the first trace of the demo's fund in a page, a document or a text; undefined if there is none. */
export function findTrace(text: string): string | undefined {
  const word = findOwnWord(text);
  if (word) return word;
  const parts = text
    .replaceAll(/&(?:amp|#x27|quot);/g, (entity) => entities[entity] ?? entity)
    .split(/[<>"\n,;=/]|\\n|\s{2,}| · /);
  return parts.map((part) => part.trim()).find((part) => wholeTexts.has(part));
}
