import { sql } from "drizzle-orm";
import { listen } from "#server/database/listen.ts";
import type { Database } from "#server/database/open.ts";

/** What everyone may see is read far more often than it changes, so a process keeps what it read in memory. */
type Memory = {
  kept: Map<string, { until: number; value: Promise<unknown> }>;
  now(): number;
  milliseconds: number;
};

const memories = new WeakMap<Database, Memory>();

const channel = "public_changed";
const mostKept = 1000;

type Options = { seconds: number; clock: () => Date };

/**
 * Lets this database's public reads be kept, until something public changes in any process or the time is up (for
 * changes that nobody announced, made by hand in the database). Reads within a transaction are never kept.
 */
export async function keepPublicReads(db: Database, { seconds, clock }: Options): Promise<() => Promise<void>> {
  if (seconds === 0) return async () => {};
  const memory: Memory = { kept: new Map(), now: () => clock().getTime(), milliseconds: seconds * 1000 };
  memories.set(db, memory);
  // What is still being read then is forgotten with the rest, so its older answer is given to nobody who asks later.
  return listen(db, channel, () => memory.kept.clear());
}

/** Tells every process that something public has changed; takes effect when the transaction does. */
export async function announcePublicChange(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`);
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

/** Keeps an answer made of public reads alone, if it may be kept once it is there; many who ask at once wait for one. */
export function keepAnswer<Value>(
  db: Database,
  key: string,
  make: () => Promise<Value>,
  mayBeKept: (value: Value) => boolean,
): Promise<Value> {
  const memory = memories.get(db);
  if (!memory) return make();
  const now = memory.now();
  const earlier = memory.kept.get(key);
  if (earlier && earlier.until > now) return earlier.value as Promise<Value>;

  const value = make();
  if (memory.kept.size >= mostKept) memory.kept.delete(memory.kept.keys().next().value ?? "");
  memory.kept.set(key, { until: now + memory.milliseconds, value });
  const forget = () => memory.kept.get(key)?.value === value && memory.kept.delete(key);
  value.then((made) => mayBeKept(made) || forget(), forget);
  return value;
}
