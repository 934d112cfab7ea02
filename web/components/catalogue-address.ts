import { type CatalogueOrder, catalogueOrders, mostFound, pagesFor, projectsPerPage } from "#domain/catalogue.ts";
import { type ProjectStatus, projectStatuses, type Theme, themes } from "#domain/project.ts";
import { type Region, regions } from "#domain/region.ts";
import { wordsOf } from "#domain/search.ts";

/** What someone chose in the catalogue, as it stands in the address: the same words in every language. */
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

/** The pages that have a list, as addresses without language; the fund's own selection has no winners. */
export type ListPath = "/projects" | "/selection-asf";

/** Stands in the address for all calls; no call is called so. */
export const allCalls = "all";

const longestSearch = 200;

// Nobody leafs further; a number that is larger still would be none that the API can read.
const lastPage = pagesFor(mostFound, projectsPerPage);

/** Reads what was chosen; what no form or link of ours writes counts as not chosen. */
export function readChoice(query: URLSearchParams | string): CatalogueChoice {
  const params = new URLSearchParams(query);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name)) ?? null;
  const page = Number(params.get("page"));
  return {
    call: params.get("call") || null,
    theme: oneOf("theme", themes),
    region: oneOf("region", regions),
    status: oneOf("status", projectStatuses),
    q: (params.get("q") ?? "").trim().slice(0, longestSearch),
    sort: oneOf("sort", catalogueOrders),
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, lastPage) : 1,
  };
}

/** Reads what is chosen in a form of ours. */
export function choiceIn(form: HTMLFormElement): CatalogueChoice {
  return readChoice(new URLSearchParams(new FormData(form) as unknown as Record<string, string>));
}

/** Writes what was chosen as the query of an address; empty when nothing was. */
export function writeChoice(choice: Partial<CatalogueChoice>): string {
  const { call, theme, region, status, q, sort, page = 1 } = choice;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ call, theme, region, status, q, sort }))
    if (value) params.set(name, value);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** Tells whether there is anything to search for in what was typed. */
export function isSearch({ q }: CatalogueChoice): boolean {
  return wordsOf(q).length > 0;
}

/** The same choice with nothing to search for: what was typed may be words like “the”, which are not looked for. */
export function withoutSearch(choice: CatalogueChoice): CatalogueChoice {
  return { ...choice, q: "" };
}

/** In which orders a list can stand, the usual one first: the best match only where something is searched for. */
export function ordersOf(choice: CatalogueChoice, list: ListPath): CatalogueOrder[] {
  const orders = list === "/projects" ? catalogueOrders : catalogueOrders.filter((order) => order !== "winners");
  return orders.filter((order) => order !== "relevance" || isSearch(choice));
}

/** The order that is shown: the one that was chosen, or else the usual one. */
export function orderOf(choice: CatalogueChoice, list: ListPath): CatalogueOrder {
  const orders = ordersOf(choice, list);
  return orders.find((order) => order === choice.sort) ?? orders[0] ?? "newest";
}

/** The sentence that names an order; while nobody has won, “winners first” is an order of chance. */
export function sortKey(order: CatalogueOrder, { hasWinners }: { hasWinners: boolean }) {
  return `projects.sort.${order === "winners" && !hasWinners ? "chance" : order}` as const;
}

/** The choice as the API knows it, for a list or the page around one project of it. */
export function variablesOf(choice: CatalogueChoice, list: ListPath, project?: string | undefined) {
  // Who searches looks for a project wherever it is, unless they chose a call.
  const isEverywhere = choice.call === allCalls || (!choice.call && isSearch(choice));
  return {
    call: isEverywhere ? null : choice.call,
    allCalls: isEverywhere,
    project: isEverywhere || choice.call ? null : (project ?? null),
    theme: choice.theme,
    // A name in GraphQL has no hyphen.
    region: (choice.region?.replaceAll("-", "_") ?? null) as Underscored<Region> | null,
    status: choice.status,
    search: choice.q || null,
    order: orderOf(choice, list),
    page: choice.page,
  };
}

/** A word as GraphQL spells it. */
export type Underscored<Word extends string> = Word extends `${infer Start}-${infer End}`
  ? `${Start}_${Underscored<End>}`
  : Word;
