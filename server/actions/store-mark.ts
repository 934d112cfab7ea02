import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { findFact, putFact } from "#server/actions/installation.ts";
import type { Context } from "#server/context.ts";
import { sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { FileStore } from "#server/platform/files/store.ts";

// Database and store of files both hold a number that grows every night and with every backup. A store with the larger
// number belongs to a later state of the database: then files without a row may be files of rows that a restore lost.

type StoreContext = Pick<Context, "db" | "files">;

/** The name of the file in the store that holds the number. */
export const storeMarkName = "samen-store-mark";

/** Says why files without a row may still belong to a fund; null if nothing speaks for it. */
export async function findStoreDoubt({ db, files }: StoreContext): Promise<string | null> {
  const [mark, countInStore] = [await findFact(db, "storeMark"), await readCount(files)];
  if (countInStore !== null && countInStore > (mark?.count ?? 0))
    return `The database is older than the store of files: it seems to be restored from a copy. ${advice}`;
  const server = await findServer(db);
  if (mark?.server && server && mark.server !== server)
    return `The database is on another server than before: it may be restored from a copy. ${advice}`;
  return null;
}

const advice =
  "Files without a row are not removed, because they may belong to rows that the copy lacks. Once nothing is missing, say " +
  "so: npm run samen -- files accept.";

/** Lets the number grow in both, unless they may not belong together. */
export async function advanceStoreMark(context: StoreContext): Promise<void> {
  if ((await findStoreDoubt(context)) === null) await writeMark(context);
}

/** Takes database and store as belonging together from now on. */
export async function acceptStore(context: StoreContext): Promise<void> {
  await writeMark(context);
}

async function writeMark({ db, files }: StoreContext): Promise<void> {
  const counts = [(await findFact(db, "storeMark"))?.count ?? 0, (await readCount(files)) ?? 0];
  const count = Math.max(...counts) + 1;
  // The database comes first: a crash in between leaves it ahead of the store, which raises no doubt.
  await putFact({ db }, "storeMark", { count, server: await findServer(db) });
  await files.put(storeMarkName, Readable.from([String(count)]));
}

/** Lets a copy of a database, whose files were copied with it, keep its number on this server. */
export async function keepStoreMark(db: Database): Promise<void> {
  const mark = await findFact(db, "storeMark");
  if (mark) await putFact({ db }, "storeMark", { ...mark, server: await findServer(db) });
}

async function readCount(files: FileStore): Promise<number | null> {
  const storedMark = await files.open(storeMarkName);
  return storedMark && Number(await text(storedMark));
}

/** Gives the identity of the server and the database in it; null if the server does not tell. */
async function findServer(db: Database): Promise<string | null> {
  const permissionQuery = sql`select has_function_privilege('pg_control_system()', 'execute') as is`;
  const [right] = ((await db.execute(permissionQuery)) as unknown as { rows: { is: boolean }[] }).rows;
  if (!right?.is) return null;
  const identity = sql`select system_identifier || '/' ||
    (select oid from pg_database where datname = current_database()) as server from pg_control_system()`;
  const [row] = ((await db.execute(identity)) as unknown as { rows: { server: string }[] }).rows;
  return row?.server ?? null;
}
