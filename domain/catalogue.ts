/** In which order projects can stand; `relevance` needs something that is searched for. */
export const catalogueOrders = ["relevance", "winners", "newest", "amount", "title"] as const;
export type CatalogueOrder = (typeof catalogueOrders)[number];

/** How many projects a page of the catalogue shows. */
export const projectsPerPage = 24;

/** How far anyone leafs, and how far a search counts: who has more before them had better choose. */
export const mostFound = 1000;

/** How many pages there are to leaf through. */
export function pagesFor(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(Math.min(total, mostFound) / perPage));
}
