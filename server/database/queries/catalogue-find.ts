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
export async function findProjects(db: Database, request: CatalogueRequest, typed: string): Promise<FoundProjects> {
  const words = wordsOf(typed);
  const searchResult = words.length > 0 ? await searchFor(db, request, words) : null;
  if (searchResult) return searchResult;
  const order = request.order === "relevance" ? "winners" : request.order;
  return { ...(await onePage({ ...request, order }, (page) => readCatalogue(db, page))), search: null };
}

/** Gives null when every word is a stop word like “the”, because that is no search. */
async function searchFor(db: Database, request: CatalogueRequest, words: string[]): Promise<FoundProjects | null> {
  const result = await onePage(request, (page) => searchCatalogue(db, page, words));
  if (!result.hasWords) return null;
  const search = { words: words.join(" "), isCorrected: false, suggestion: null, matching: matchingOf(words, result) };
  if (!result.unknown?.some((unknown) => unknown !== null)) return { ...result, search };

  const corrections = words.map((word, place) => {
    const unknown = result.unknown?.[place];
    return unknown ? nearestWord(unknown) : word;
  });
  const knownWords = corrections.filter((word) => word !== null);
  const suggestion = knownWords.join(" ") || null;
  if (knownWords.length < words.length) return { ...result, search: { ...search, suggestion } };
  const corrected = await onePage(request, (page) => searchCatalogue(db, page, knownWords));
  if (corrected.total === 0) return { ...result, search: { ...search, suggestion } };
  const matching = matchingOf(knownWords, corrected);
  return { ...corrected, search: { words: knownWords.join(" "), isCorrected: true, suggestion: null, matching } };
}

function matchingOf(words: readonly string[], { parts }: FoundPage): OtherMatches {
  return { beginning: beginningOf(words), parts };
}

/** Reads the requested page or, beyond the end, the last one, and gives its number. */
async function onePage<Page extends { total: number }>(
  request: CatalogueRequest,
  read: (request: CatalogueRequest) => Promise<Page>,
) {
  const page = Math.min(request.page, pagesFor(mostFound, request.first));
  const answer = await read({ ...request, page });
  return { ...answer, page: Math.min(page, pagesFor(answer.total, request.first)) };
}
