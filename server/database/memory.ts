import { sql } from "#server/database/drizzle.ts";
import { listen } from "#server/database/listen.ts";
import type { Database } from "#server/database/open.ts";

/** Public data is read far more often than it changes, so a process caches its reads in memory. */
type Memory = {
  kept: Map<string, Promise<unknown>>;
  now(): number;
  milliseconds: number;
  /** The moment at which everything is forgotten; null while nothing is kept. */
  until: number | null;
  /** Grows whenever everything is forgotten. */
  version: number;
  /** Grows with every change that was announced or may have been missed. */
  change: number;
  /** Whether notifications of changes reach us; while that connection is lost, nothing may be cached. */
  isTold: boolean;
};

const memories = new WeakMap<Database, Memory>();

const channel = "public_changed";
const mostKept = 1000;
const longestKey = 8000;

// The sessions of running transactions that announced a change; nested transactions share their session.
const announcedIn = new WeakSet<object>();

type Options = { seconds: number; clock: () => Date; times?: Parameters<typeof listen>[2]["times"] };

/**
 * Caches the public reads of this database until something public changes in any process or the time is up (for
 * changes made by hand, which nobody announces). All answers have one age: they are forgotten together, with the pages
 * made of them, because an answer made of older answers would otherwise be shown for several times as long. It never
 * caches reads within a transaction, and nothing while the connection for notifications is lost. With a time of zero
 * it caches nothing, but many reads at once still share one query.
 */
export async function keepPublicReads(db: Database, { seconds, clock, times }: Options): Promise<() => Promise<void>> {
  const memory: Memory = {
    kept: new Map(),
    now: () => clock().getTime(),
    milliseconds: seconds * 1000,
    until: null,
    version: 0,
    change: 0,
    isTold: false,
  };
  memories.set(db, memory);
  const stopLooking = forgetAfterOurOwn(db, memory);
  const stopListening = await listen(db, channel, {
    heard: () => forgetChanged(memory),
    lost: () => {
      memory.isTold = false;
      forgetAll(memory);
    },
    regained: () => {
      memory.isTold = true;
      forgetChanged(memory);
    },
    ...(times && { times }),
  });
  memory.isTold = true;
  return async () => {
    stopLooking();
    await stopListening();
  };
}

/** Forgets running reads too, so that later readers do not get their older answers. */
function forgetAll(memory: Memory): void {
  memory.kept.clear();
  memory.until = null;
  memory.version++;
}

function forgetChanged(memory: Memory): void {
  memory.change++;
  forgetAll(memory);
}

/** Forgets everything once the time is up. */
function forgetOld(memory: Memory): void {
  if (memory.until !== null && memory.until <= memory.now()) forgetAll(memory);
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
    if (session && announcedIn.has(session)) forgetChanged(memory);
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
  if (memory) forgetChanged(memory);
}

/** Gives a number that changes with all public data; null when nothing is cached. */
export function publicVersion(db: Database): number | null {
  const memory = memories.get(db);
  if (!memory?.isTold || memory.milliseconds === 0) return null;
  forgetOld(memory);
  // A page may be kept that was made without any read.
  memory.until ??= memory.now() + memory.milliseconds;
  return memory.version;
}

/** Gives a number that changes only with a change, and not because the time is up or the connection is lost. */
export function publicChange(db: Database): number {
  return memories.get(db)?.change ?? 0;
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
  if (!memory?.isTold) return false;
  forgetOld(memory);
  return memory.kept.has(key);
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
  forgetOld(memory);
  const earlier = memory.kept.get(key);
  if (earlier !== undefined) return earlier as Promise<Value>;

  const value = make();
  if (memory.kept.size >= mostKept) memory.kept.delete(memory.kept.keys().next().value ?? "");
  memory.kept.set(key, value);
  // With a time of zero, requests share an answer only while it is in progress.
  if (memory.milliseconds > 0) memory.until ??= memory.now() + memory.milliseconds;
  const forget = () => memory.kept.get(key) === value && memory.kept.delete(key);
  value.then((made) => (memory.milliseconds > 0 && mayBeKept(made)) || forget(), forget);
  return value;
}
