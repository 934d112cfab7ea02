import { mostFound, pagesFor } from "#domain/catalogue.ts";
import { beginningOf, nearestWord, type OtherMatches, wordsOf } from "#domain/search.ts";
import type { Database } from "#server/database/open.ts";
import {
  type CataloguePage,
  type CatalogueRequest,
  type CatalogueRow,
  readCatalogue,
} from "#server/database/queries/catalogue.ts";
import { type FoundPage, type FoundRow, searchCatalogue } from "#server/database/queries/catalogue-search.ts";

/** The words that were searched, and how they differ from the typed ones. */
export type Search = {
  words: string;
  /** No project has the typed words, so these are the corrected ones. */
  isCorrected: boolean;
  /** Other words to try, when nothing was found. */
  suggestion: string | null;
  matching: OtherMatches;
};

/** One page of the catalogue, its number, and the search, if any. */
export type FoundProjects = CataloguePage<CatalogueRow | FoundRow> & { page: number; search: Search | null };

/** Finds the projects for a choice of filters and a search. It corrects words with a typo. */
export async function findProjects(db: Database, asked: CatalogueRequest, typed: string): Promise<FoundProjects> {
  const words = wordsOf(typed);
  const found = words.length > 0 ? await searchFor(db, asked, words) : null;
  if (found) return found;
  const order = asked.order === "relevance" ? "winners" : asked.order;
  return { ...(await onePage({ ...asked, order }, (page) => readCatalogue(db, page))), search: null };
}

/** Gives null when every word is a stop word like “the”, because that is no search. */
async function searchFor(db: Database, asked: CatalogueRequest, words: string[]): Promise<FoundProjects | null> {
  const found = await onePage(asked, (page) => searchCatalogue(db, page, words));
  if (!found.hasWords) return null;
  const search = { words: words.join(" "), isCorrected: false, suggestion: null, matching: matchingOf(words, found) };
  if (!found.unknown?.some((unknown) => unknown !== null)) return { ...found, search };

  const corrections = words.map((word, place) => {
    const unknown = found.unknown?.[place];
    return unknown ? nearestWord(unknown) : word;
  });
  const knownWords = corrections.filter((word) => word !== null);
  const suggestion = knownWords.join(" ") || null;
  if (knownWords.length < words.length) return { ...found, search: { ...search, suggestion } };
  const corrected = await onePage(asked, (page) => searchCatalogue(db, page, knownWords));
  if (corrected.total === 0) return { ...found, search: { ...search, suggestion } };
  const matching = matchingOf(knownWords, corrected);
  return { ...corrected, search: { words: knownWords.join(" "), isCorrected: true, suggestion: null, matching } };
}

function matchingOf(words: readonly string[], { parts }: FoundPage): OtherMatches {
  return { beginning: beginningOf(words), parts };
}

/** Reads the requested page or, beyond the end, the last one, and gives its number. */
async function onePage<Page extends { total: number }>(
  asked: CatalogueRequest,
  read: (asked: CatalogueRequest) => Promise<Page>,
) {
  const page = Math.min(asked.page, pagesFor(mostFound, asked.first));
  const answer = await read({ ...asked, page });
  return { ...answer, page: Math.min(page, pagesFor(answer.total, asked.first)) };
}
