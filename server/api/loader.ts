import DataLoader from "dataloader";
import type { ApiContext } from "#server/api/context.ts";
import type { Database } from "#server/database/open.ts";

type WithId = { id: string };

/** Reads something once for all fields of a request that ask for it. */
export function readOnce<Value>(read: (db: Database) => Promise<Value>) {
  const values = new WeakMap<ApiContext, Promise<Value>>();
  return (context: ApiContext): Promise<Value> => {
    const value = values.get(context) ?? read(context.db);
    values.set(context, value);
    return value;
  };
}

/** Computes something once per row and request, also when several fields need it. */
export function readOncePer<Row, Value>(
  idOf: (row: Row) => string,
  read: (context: ApiContext, row: Row) => Promise<Value>,
) {
  const values = new WeakMap<ApiContext, Map<string, Promise<Value>>>();
  return (context: ApiContext, row: Row): Promise<Value> => {
    const perId = values.get(context) ?? new Map<string, Promise<Value>>();
    values.set(context, perId);
    const id = idOf(row);
    const value = perId.get(id) ?? read(context, row);
    perId.set(id, value);
    return value;
  };
}

/** Reads something for all rows of a request at once, and once per row. */
export function readTogether<Row, Value>(
  idOf: (row: Row) => string,
  read: (context: ApiContext, rows: readonly Row[]) => Promise<Value[]>,
) {
  const loaders = new WeakMap<ApiContext, DataLoader<Row, Value, string>>();
  return (context: ApiContext, row: Row): Promise<Value> => {
    const loader =
      loaders.get(context) ?? new DataLoader((rows: readonly Row[]) => read(context, rows), { cacheKeyFn: idOf });
    loaders.set(context, loader);
    return loader.load(row);
  };
}

/** Loads rows by id, with one query for all rows of a request. */
export function loadById<Row extends WithId>(list: (db: Database, ids: readonly string[]) => Promise<Row[]>) {
  const loaders = new WeakMap<ApiContext, DataLoader<string, Row>>();
  return (context: ApiContext, id: string): Promise<Row> => {
    let loader = loaders.get(context);
    if (!loader) {
      loader = new DataLoader(async (ids) => {
        const rows = new Map((await list(context.db, ids)).map((row) => [row.id, row]));
        return ids.map((id) => rows.get(id) ?? new Error(`No row with id ${id}`));
      });
      loaders.set(context, loader);
    }
    return loader.load(id);
  };
}

/** Loads a list for each of several rows, for fields with arguments; equal arguments share one query. */
export function loadLists<Args, Row>(
  list: (db: Database, ids: readonly string[], args: Args) => Promise<Row[]>,
  idOf: (row: Row) => string,
) {
  const loaders = new WeakMap<ApiContext, Map<string, DataLoader<string, Row[]>>>();
  return (context: ApiContext, id: string, args: Args): Promise<Row[]> => {
    const perArgs = loaders.get(context) ?? new Map<string, DataLoader<string, Row[]>>();
    loaders.set(context, perArgs);
    const key = JSON.stringify(args);
    const loader =
      perArgs.get(key) ??
      new DataLoader<string, Row[]>(async (ids) => {
        const rows = Map.groupBy(await list(context.db, ids, args), idOf);
        return ids.map((id) => rows.get(id) ?? []);
      });
    perArgs.set(key, loader);
    return loader.load(id);
  };
}
