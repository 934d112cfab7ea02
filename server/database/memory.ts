import { sql } from "drizzle-orm";
import { listen } from "#server/database/listen.ts";
import type { Database } from "#server/database/open.ts";

type Entry = { until: number; value: Promise<unknown> };

/** What everyone may see is read far more often than it changes, so a process keeps what it read in memory. */
type Memory = {
  kept: Map<string, Entry>;
  now(): number;
  milliseconds: number;
  /** Another one after every change. */
  version: number;
  /** Whether we are told of changes; while the connection that tells us is lost, nothing may be kept. */
  isTold: boolean;
};

const memories = new WeakMap<Database, Memory>();

const channel = "public_changed";
const mostKept = 1000;
const longestKey = 8000;

// The transactions under way in which a change was announced, by what they share with those inside them.
const announcedIn = new WeakSet<object>();

type Options = { seconds: number; clock: () => Date };

/**
 * Lets this database's public reads be kept, until something public changes in any process or the time is up (for
 * changes that nobody announced, made by hand in the database). Reads within a transaction are never kept, nor is anything
 * while the connection is lost by which the other processes tell us. With no time at all nothing is kept once it is read,
 * but many who ask at once are still one query.
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

/** What is still being read is forgotten with the rest, so its older answer is given to nobody who asks later. */
function forgetAll(memory: Memory): void {
  memory.kept.clear();
  memory.version++;
}

/**
 * Forgets everything as soon as a transaction of this process that announced a change stands. PostgreSQL may tell us so
 * before it tells the others, and whoever made the change must see it on the next page.
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

/** Tells every process that something public has changed; takes effect when the transaction does. */
export async function announcePublicChange(db: Database): Promise<void> {
  announcedIn.add(db._.session);
  await db.execute(sql`select pg_notify(${channel}, '')`);
  const memory = memories.get(db);
  if (memory) forgetAll(memory);
}

/** A number for all that is public, another one after every change; null where nothing is kept. */
export function publicVersion(db: Database): number | null {
  const memory = memories.get(db);
  return memory?.isTold && memory.milliseconds > 0 ? memory.version : null;
}

/** Makes a read of public things that is kept in memory where that is switched on. Many at once are one query. */
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

/** The minute of a moment, for a read that depends on the time: whoever asks within it shares one reading. */
export function toTheMinute(now: Date): number {
  return Math.floor(now.getTime() / 60_000) * 60_000;
}

/** Tells whether many who ask for the same at once get one answer. */
export function isShared(db: Database, key: string): boolean {
  // Strangers choose what they ask for: a thousand of the longest requests must not fill the memory.
  return (memories.get(db)?.isTold ?? false) && key.length <= longestKey;
}

/** Tells whether an answer is kept or being made, so that asking for it makes no work. */
export function isKept(db: Database, key: string): boolean {
  const memory = memories.get(db);
  const entry = memory?.isTold ? memory.kept.get(key) : undefined;
  return entry !== undefined && entry.until > (memory?.now() ?? 0);
}

/** Keeps an answer made of public reads alone, if it may be kept once it is there; many who ask at once wait for one. */
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
  // With no time to be kept it is shared only while it is being made.
  const entry: Entry = { until: memory.milliseconds > 0 ? now + memory.milliseconds : Number.POSITIVE_INFINITY, value };
  memory.kept.set(key, entry);
  const forget = () => memory.kept.get(key) === entry && memory.kept.delete(key);
  value.then((made) => (memory.milliseconds > 0 && mayBeKept(made)) || forget(), forget);
  return value;
}
