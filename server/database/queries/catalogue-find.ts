import { mostFound, pagesFor } from "#domain/catalogue.ts";
import { beginningOf, type Matching, nearestWord, wordsOf } from "#domain/search.ts";
import type { Database } from "#server/database/open.ts";
import {
  type Asked,
  type CataloguePage,
  type CatalogueRow,
  readCatalogue,
} from "#server/database/queries/catalogue.ts";
import { type FoundPage, type FoundRow, searchCatalogue } from "#server/database/queries/catalogue-search.ts";

/** What was looked for in the end, and how it differs from what was typed. */
export type Search = {
  words: string;
  /** Nothing has the words as they were typed; these are the ones that were meant. */
  isCorrected: boolean;
  /** When nothing was found: what might be. */
  suggestion: string | null;
  matching: Matching;
};

/** One page of the catalogue, the number of that page, and what was searched for, if anything. */
export type Found = CataloguePage<CatalogueRow | FoundRow> & { page: number; search: Search | null };

/** The projects that a choice and a search leave. A word with a typo is looked for as the word that was meant. */
export async function findProjects(db: Database, asked: Asked, typed: string): Promise<Found> {
  const words = wordsOf(typed);
  const found = words.length > 0 ? await searchFor(db, asked, words) : null;
  if (found) return found;
  const order = asked.order === "relevance" ? "winners" : asked.order;
  return { ...(await onePage({ ...asked, order }, (page) => readCatalogue(db, page))), search: null };
}

/** Null when every word is one like “the”: that is no search. */
async function searchFor(db: Database, asked: Asked, words: string[]): Promise<Found | null> {
  const found = await onePage(asked, (page) => searchCatalogue(db, page, words));
  if (!found.hasWords) return null;
  const search = { words: words.join(" "), isCorrected: false, suggestion: null, matching: matchingOf(words, found) };
  if (!found.unknown?.some((unknown) => unknown !== null)) return { ...found, search };

  const meant = words.map((word, place) => {
    const unknown = found.unknown?.[place];
    return unknown ? nearestWord(unknown) : word;
  });
  const known = meant.filter((word) => word !== null);
  const suggestion = known.join(" ") || null;
  if (known.length < words.length) return { ...found, search: { ...search, suggestion } };
  const corrected = await onePage(asked, (page) => searchCatalogue(db, page, known));
  if (corrected.total === 0) return { ...found, search: { ...search, suggestion } };
  const matching = matchingOf(known, corrected);
  return { ...corrected, search: { words: known.join(" "), isCorrected: true, suggestion: null, matching } };
}

function matchingOf(words: readonly string[], { parts }: FoundPage): Matching {
  return { beginning: beginningOf(words), parts };
}

/** Reads the page that was asked for, or the last one there is, and tells which one it was. */
async function onePage<Page extends { total: number }>(asked: Asked, read: (asked: Asked) => Promise<Page>) {
  const page = Math.min(asked.page, pagesFor(mostFound, asked.first));
  const answer = await read({ ...asked, page });
  return { ...answer, page: Math.min(page, pagesFor(answer.total, asked.first)) };
}
