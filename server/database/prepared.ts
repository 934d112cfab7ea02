import type { Database } from "#server/database/open.ts";

const queries = new WeakMap<Database, Map<string, unknown>>();

/** Builds a query once per database and uses it again: putting its text together costs as much as asking it. */
export function prepared<Query>(db: Database, name: string, build: (name: string) => Query): Query {
  const known = queries.get(db) ?? new Map<string, unknown>();
  queries.set(db, known);
  const query = (known.get(name) as Query | undefined) ?? build(name);
  known.set(name, query);
  return query;
}
