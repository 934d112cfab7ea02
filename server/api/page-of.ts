import { refuse } from "#domain/problem.ts";

/** The longest page of a list anyone can ask for. */
export const longestPage = 100;

/** How long a page is when nobody says. */
export const usualPage = 24;

type PageArguments = { first?: number | null | undefined; after?: string | null | undefined };
type ListPage<Row> = (page: { first: number; after?: string | null }) => Promise<Row[]>;

/** Reads one page of a list and wraps it as a Relay connection; it asks for one row more to know if there is a next. */
export async function pageOf<Row>(
  { first, after }: PageArguments,
  list: ListPage<Row>,
  cursorOf: (row: Row) => string,
) {
  const size = first ?? usualPage;
  refuse(size > longestPage || size < 0 ? { code: "list.tooLong", most: longestPage } : null);
  const rows = await list({ first: size + 1, after: after ?? null });
  const edges = rows.slice(0, size).map((node) => ({ node, cursor: cursorOf(node) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
