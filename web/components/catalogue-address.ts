import { type CatalogueOrder, catalogueOrders, mostFound, pagesFor, projectsPerPage } from "#domain/catalogue.ts";
import { isCode } from "#domain/fund-list.ts";
import { type ProjectStatus, projectStatuses, type Theme } from "#domain/project.ts";
import { type Region, regions } from "#domain/region.ts";
import { wordsOf } from "#domain/search.ts";

/** A choice in the catalogue, as the address has it: with the same words in every language. */
export type CatalogueChoice = {
  /** The address of a call, or `all`; null when none was chosen. */
  call: string | null;
  theme: Theme | null;
  region: Region | null;
  status: ProjectStatus | null;
  q: string;
  sort: CatalogueOrder | null;
  page: number;
};

/** The pages with a list, as addresses without language; the fund's own selection has no winners. */
export type ListPath = "/projects" | "/selection-asf";

/** The value for all calls in the address; no call has this slug. */
export const allCalls = "all";

const longestSearch = 200;

// Nobody goes further, and the API could not read a much larger number.
const lastPage = pagesFor(mostFound, projectsPerPage);

/** Reads a choice from a query; it ignores values that no form or link of ours writes. */
export function readChoice(query: URLSearchParams | string): CatalogueChoice {
  const params = new URLSearchParams(query);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name)) ?? null;
  const page = Number(params.get("page"));
  return {
    call: params.get("call") || null,
    theme: isCode(params.get("theme") ?? "") ? params.get("theme") : null,
    region: oneOf("region", regions),
    status: oneOf("status", projectStatuses),
    q: (params.get("q") ?? "").trim().slice(0, longestSearch),
    sort: oneOf("sort", catalogueOrders),
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, lastPage) : 1,
  };
}

/** Reads the choice in one of our forms. */
export function choiceIn(form: HTMLFormElement): CatalogueChoice {
  return readChoice(new URLSearchParams(new FormData(form) as unknown as Record<string, string>));
}

/** Writes a choice as the query of an address; empty if nothing was chosen. */
export function writeChoice(choice: Partial<CatalogueChoice>): string {
  const { call, theme, region, status, q, sort, page = 1 } = choice;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ call, theme, region, status, q, sort }))
    if (value) params.set(name, value);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** Whether the typed text has words to search for. */
export function isSearch({ q }: CatalogueChoice): boolean {
  return wordsOf(q).length > 0;
}

/** The same choice without a search, because the typed text may only have words like “the”, which we do not search. */
export function withoutSearch(choice: CatalogueChoice): CatalogueChoice {
  return { ...choice, q: "" };
}

/** Whether a list has projects of all calls: a search looks in all of them, unless the visitor chose one. */
function hasAllCalls(choice: CatalogueChoice): boolean {
  return choice.call === allCalls || (!choice.call && isSearch(choice));
}

/** The possible orders of a list, the default first: only those that make a difference in it. */
export function ordersOf(choice: CatalogueChoice, list: ListPath): CatalogueOrder[] {
  const isOfOneCall = list === "/projects" && !hasAllCalls(choice);
  const canHaveWinners = list === "/projects" && (choice.status === null || choice.status === "winner");
  // The candidates of one call have a random order, which is that of the winners before there are any.
  const isRandom = isOfOneCall && choice.status === "shortlisted";
  const makesDifference = {
    relevance: isSearch(choice),
    winners: canHaveWinners || isRandom,
    newest: !isOfOneCall,
    amount: true,
    title: true,
  };
  return catalogueOrders.filter((order) => makesDifference[order]);
}

/** The order of the list: the chosen one, or else the default. */
export function orderOf(choice: CatalogueChoice, list: ListPath): CatalogueOrder {
  const orders = ordersOf(choice, list);
  return orders.find((order) => order === choice.sort) ?? orders[0] ?? "title";
}

/** The sentence that names an order; while there are no winners, “winners first” is a random order. */
export function sortKey(order: CatalogueOrder, { hasWinners }: { hasWinners: boolean }) {
  return `projects.sort.${order === "winners" && !hasWinners ? "chance" : order}` as const;
}

/** The choice as variables for the API, for a list or for the page of one of its projects. */
export function variablesOf(choice: CatalogueChoice, list: ListPath, project?: string | undefined) {
  const isEverywhere = hasAllCalls(choice);
  return {
    call: isEverywhere ? null : choice.call,
    allCalls: isEverywhere,
    project: isEverywhere || choice.call ? null : (project ?? null),
    theme: choice.theme,
    // GraphQL names have no hyphens.
    region: (choice.region?.replaceAll("-", "_") ?? null) as GraphQLName<Region> | null,
    status: choice.status,
    search: choice.q || null,
    order: orderOf(choice, list),
    page: choice.page,
  };
}

/** A word in the spelling of GraphQL. */
export type GraphQLName<Word extends string> = Word extends `${infer Start}-${infer End}`
  ? `${Start}_${GraphQLName<End>}`
  : Word;
