/** The orders in which projects can be listed; `relevance` needs a search term. */
export const catalogueOrders = ["relevance", "winners", "newest", "amount", "title"] as const;
export type CatalogueOrder = (typeof catalogueOrders)[number];

/** How many projects a page of the catalogue shows. */
export const projectsPerPage = 24;

/** Paging and counting stop at this number, because people with more results should narrow their search. */
export const mostFound = 1000;

/** Gives how many pages a list has. */
export function pagesFor(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(Math.min(total, mostFound) / perPage));
}
