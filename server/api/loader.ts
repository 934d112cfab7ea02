import DataLoader from "dataloader";
import type { ApiContext } from "#server/api/context.ts";
import type { Database } from "#server/database/open.ts";

type WithId = { id: string };

/** Reads something once for all fields of a request that ask for it. */
export function readOnce<Value>(read: (db: Database) => Promise<Value>) {
  const known = new WeakMap<ApiContext, Promise<Value>>();
  return (context: ApiContext): Promise<Value> => {
    const value = known.get(context) ?? read(context.db);
    known.set(context, value);
    return value;
  };
}

/** Works something out once for each row that several fields of a request ask it of. */
export function readOncePer<Row, Value>(
  idOf: (row: Row) => string,
  read: (context: ApiContext, row: Row) => Promise<Value>,
) {
  const known = new WeakMap<ApiContext, Map<string, Promise<Value>>>();
  return (context: ApiContext, row: Row): Promise<Value> => {
    const perId = known.get(context) ?? new Map<string, Promise<Value>>();
    known.set(context, perId);
    const id = idOf(row);
    const value = perId.get(id) ?? read(context, row);
    perId.set(id, value);
    return value;
  };
}

/** Loads rows by id for a whole list at once: all that one request asks for become one query. */
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

/** Loads a list for each of several rows at once, for fields with arguments; equal arguments share one query. */
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
