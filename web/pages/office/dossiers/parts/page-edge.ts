/** The row at an edge of a page of a list: the page before opens its last row, and the page after its first. */
export type PageEdge = "first" | "last";

const parameter = "openEdge";

/** Lets the address of another page of the list open the row at one of its edges. */
export function withEdge(address: string, edge: PageEdge): string {
  return `${address}${address.includes("?") ? "&" : "?"}${parameter}=${edge}`;
}

/** Finds the row that such an address opens; null if the address opens none. */
export function rowAtEdge<Row>(address: URLSearchParams, rows: readonly Row[]): Row | null {
  const edge = address.get(parameter);
  if (edge === "first") return rows[0] ?? null;
  return edge === "last" ? (rows.at(-1) ?? null) : null;
}
