import { sql } from "drizzle-orm";
import { listen } from "#server/database/listen.ts";
import type { Database } from "#server/database/open.ts";

type Entry = { until: number; value: Promise<unknown> };

/** Public data is read far more often than it changes, so a process caches its reads in memory. */
type Memory = {
  kept: Map<string, Entry>;
  now(): number;
  milliseconds: number;
  /** Grows with every change. */
  version: number;
  /** Whether notifications of changes reach us; while that connection is lost, nothing may be cached. */
  isTold: boolean;
};

const memories = new WeakMap<Database, Memory>();

const channel = "public_changed";
const mostKept = 1000;
const longestKey = 8000;

// The sessions of running transactions that announced a change; nested transactions share their session.
const announcedIn = new WeakSet<object>();

type Options = { seconds: number; clock: () => Date };

/**
 * Caches the public reads of this database until something public changes in any process or the time is up (for
 * changes made by hand, which nobody announces). It never caches reads within a transaction, and nothing while the
 * connection for notifications is lost. With a time of zero it caches nothing, but many reads at once still share one
 * query.
 */
export async function keepPublicReads(db: Database, { seconds, clock }: Options): Promise<() => Promise<void>> {
  const memory: Memory = {
    kept: new Map(),
    now: () => clock().getTime(),
    milliseconds: seconds * 1000,
    version: 0,
    isTold: false,
  };
  const tell = (isTold: boolean) => () => {
    memory.isTold = isTold;
    forgetAll(memory);
  };
  memories.set(db, memory);
  const stopLooking = forgetAfterOurOwn(db, memory);
  const stopListening = await listen(db, channel, tell(true), tell(false));
  memory.isTold = true;
  return async () => {
    stopLooking();
    await stopListening();
  };
}

/** Forgets running reads too, so that later readers do not get their older answers. */
function forgetAll(memory: Memory): void {
  memory.kept.clear();
  memory.version++;
}

/**
 * Forgets everything as soon as a transaction of this process that announced a change is committed. The notification
 * may arrive later, and the person who made the change must see it on the next page.
 */
function forgetAfterOurOwn(db: Database, memory: Memory): () => void {
  const { transaction } = db;
  db.transaction = async (run, config) => {
    let session: object | undefined;
    const outcome = await transaction.call(
      db,
      (inside) => {
        session = inside._.session;
        return run(inside);
      },
      config,
    );
    if (session && announcedIn.has(session)) forgetAll(memory);
    return outcome as never;
  };
  return () => {
    db.transaction = transaction;
  };
}

/** Tells every process that something public has changed; takes effect when the transaction commits. */
export async function announcePublicChange(db: Database): Promise<void> {
  announcedIn.add(db._.session);
  await db.execute(sql`select pg_notify(${channel}, '')`);
  const memory = memories.get(db);
  if (memory) forgetAll(memory);
}

/** Gives a number that changes with all public data; null when nothing is cached. */
export function publicVersion(db: Database): number | null {
  const memory = memories.get(db);
  return memory?.isTold && memory.milliseconds > 0 ? memory.version : null;
}

/** Makes a public read that is cached in memory where that is switched on. Many reads at once share one query. */
export function publicRead<Args extends unknown[], Value>(
  name: string,
  read: (db: Database, ...args: Args) => Promise<Value>,
): (db: Database, ...args: Args) => Promise<Value> {
  return (db, ...args) => {
    if (!memories.has(db)) return read(db, ...args);
    return keepAnswer(
      db,
      `${name} ${JSON.stringify(args)}`,
      () => read(db, ...args),
      () => true,
    );
  };
}

/** Rounds down to the minute, so that reads that depend on the time share one query within a minute. */
export function toTheMinute(now: Date): number {
  return Math.floor(now.getTime() / 60_000) * 60_000;
}

/** Tells whether many requests for the same key at once share one answer. */
export function isShared(db: Database, key: string): boolean {
  // Strangers choose the keys, and a thousand very long ones must not fill the memory.
  return (memories.get(db)?.isTold ?? false) && key.length <= longestKey;
}

/** Tells whether an answer is cached or in progress, so that asking for it costs no work. */
export function isKept(db: Database, key: string): boolean {
  const memory = memories.get(db);
  const entry = memory?.isTold ? memory.kept.get(key) : undefined;
  return entry !== undefined && entry.until > (memory?.now() ?? 0);
}

/** Caches an answer made of public reads only, if `mayBeKept` allows it; many requests at once share one. */
export function keepAnswer<Value>(
  db: Database,
  key: string,
  make: () => Promise<Value>,
  mayBeKept: (value: Value) => boolean,
): Promise<Value> {
  const memory = memories.get(db);
  if (!memory || !isShared(db, key)) return make();
  const now = memory.now();
  const earlier = memory.kept.get(key);
  if (earlier && earlier.until > now) return earlier.value as Promise<Value>;

  const value = make();
  if (memory.kept.size >= mostKept) memory.kept.delete(memory.kept.keys().next().value ?? "");
  // With a time of zero, requests share an answer only while it is in progress.
  const entry: Entry = { until: memory.milliseconds > 0 ? now + memory.milliseconds : Number.POSITIVE_INFINITY, value };
  memory.kept.set(key, entry);
  const forget = () => memory.kept.get(key) === entry && memory.kept.delete(key);
  value.then((made) => (memory.milliseconds > 0 && mayBeKept(made)) || forget(), forget);
  return value;
}
