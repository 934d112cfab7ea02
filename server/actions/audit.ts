import { createHash } from "node:crypto";
import type { AuditAct, AuditDetail } from "#domain/audit.ts";
import type { Context } from "#server/context.ts";
import { asc, desc, gt, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";

/** An act that someone may have to answer for, and its subject. */
export type AuditEntry = {
  act: AuditAct;
  /** The kind and the id: `person 0198…`. */
  subject: string;
  details?: Partial<Record<AuditDetail, string | number | boolean>>;
  /** The actor, for an act such as a login, where `me` is not set yet. */
  actorId?: string;
};

type Row = typeof auditEntries.$inferSelect;

/** No other advisory lock uses this number. */
const auditLock = 7_265_011;
const firstHash = "0".repeat(64);

/**
 * Names an entry for those who read a part of the log. Its number would have gaps, which count and time the entries that
 * they do not read.
 */
export function auditEntryId({ secret }: Pick<Context, "secret">, { number }: { number: number }): string {
  return secret.hash("audit-entry", String(number));
}

/** Adds an entry to the audit log, in the same transaction as the act itself. */
export async function recordAudit(context: Pick<Context, "db" | "me" | "now">, entry: AuditEntry): Promise<void> {
  await recordEach(context, async () => [entry]);
}

/** Adds the entries that `listEntries` gives. No other entry is written meanwhile, so it can look for earlier ones. */
export async function recordEach(
  { db, me, now }: Pick<Context, "db" | "me" | "now">,
  listEntries: (db: Database) => Promise<AuditEntry[]>,
): Promise<void> {
  await db.transaction(async (db) => {
    // Entries are written one at a time, because each contains the hash of the one before.
    await db.execute(sql`select pg_advisory_xact_lock(${auditLock})`);
    const entries = await listEntries(db);
    if (entries.length === 0) return;
    const [last] = await db.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1);
    let [number, previousHash] = [last?.number ?? 0, last?.hash ?? firstHash];
    const rows = entries.map(({ act, subject, details = {}, actorId = me?.id }) => {
      number++;
      const entry = { number, at: now, actorId: actorId ?? null, act, subject, details, previousHash };
      previousHash = hashOf(entry);
      return { ...entry, hash: previousHash };
    });
    await db.insert(auditEntries).values(rows);
  });
}

/** Checks the whole log in order and returns the number of the first broken entry, or null. */
export async function findBrokenAudit(db: Database): Promise<number | null> {
  let [number, hash] = [0, firstHash];
  for (;;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.number, number))
      .orderBy(asc(auditEntries.number))
      .limit(1000);
    for (const row of rows) {
      const isWhole = row.number === number + 1 && row.previousHash === hash && row.hash === hashOf(row);
      if (!isWhole) return number + 1;
      ({ number, hash } = row);
    }
    if (rows.length === 0) return null;
  }
}

/** Returns the length of the log and the hash of its last entry, which depends on all entries before it. */
export async function countAudit(db: Database): Promise<{ entries: number; lastHash: string | null }> {
  const [last] = await db.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1);
  return { entries: last?.number ?? 0, lastHash: last?.hash ?? null };
}

function hashOf({ number, at, actorId, act, subject, details, previousHash }: Omit<Row, "hash">): string {
  // The database may return the keys of an object in another order.
  const sorted = Object.entries(details).sort(([first], [second]) => (first < second ? -1 : 1));
  const text = JSON.stringify([number, at.toISOString(), actorId, act, subject, sorted, previousHash]);
  return createHash("sha256").update(text).digest("hex");
}
