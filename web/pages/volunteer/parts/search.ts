import type { OfferFilter } from "#domain/offer.ts";

/** The query that shows one page of the list with a filter. */
export function searchOf(filter: OfferFilter, page: number): string {
  const params = { ...filter, page: page > 1 ? String(page) : null };
  const entries = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : "";
}
