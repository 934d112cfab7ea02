import { refuse } from "#domain/problem.ts";

/** The longest page of a list. */
export const longestPage = 100;

/** The length of a page when the request does not say. */
export const usualPage = 24;

type PageArguments = { first?: number | null | undefined; after?: string | null | undefined };
type ListPage<Row> = (page: { first: number; after?: string | null }) => Promise<Row[]>;

/** Reads one page of a list as a Relay connection; it reads one row more to know if there is a next page. */
export async function pageOf<Row>(
  { first, after }: PageArguments,
  list: ListPage<Row>,
  cursorOf: (row: Row) => string,
) {
  const size = first ?? usualPage;
  refuse(size > longestPage || size < 0 ? { code: "list.tooLong", most: longestPage } : null);
  const rows = await list({ first: size + 1, after: after ?? null });
  // A getter makes the cursor only when it is needed, which is seldom for every row.
  const edges = rows.slice(0, size).map((node) => ({
    node,
    get cursor() {
      return cursorOf(node);
    },
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: Boolean(after),
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}
