import { createHash } from "node:crypto";
import { asc, desc, gt, sql } from "drizzle-orm";
import type { AuditAct, AuditDetail } from "#domain/audit.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";

/** What someone may have to answer for, and about whom or what it was. */
export type AuditEntry = {
  act: AuditAct;
  /** The kind and the id: `person 0198…`. */
  subject: string;
  details?: Partial<Record<AuditDetail, string | number | boolean>>;
  /** Who did it, when that shows only now. */
  actorId?: string;
};

type Row = typeof auditEntries.$inferSelect;

/** A number nobody else locks with. */
const auditLock = 7_265_011;
const firstHash = "0".repeat(64);

/** Adds an entry to the audit log, within the transaction of what it tells of. */
export async function recordAudit(
  { db, me, now }: Pick<Context, "db" | "me" | "now">,
  { act, subject, details = {}, actorId = me?.id }: AuditEntry,
): Promise<void> {
  await db.transaction(async (db) => {
    // One at a time: each entry must know the one before it.
    await db.execute(sql`select pg_advisory_xact_lock(${auditLock})`);
    const [last] = await db.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1);
    const entry = {
      number: (last?.number ?? 0) + 1,
      at: now,
      actorId: actorId ?? null,
      act,
      subject,
      details,
      previousHash: last?.hash ?? firstHash,
    };
    await db.insert(auditEntries).values({ ...entry, hash: hashOf(entry) });
  });
}

/** Reads the whole log in order and names the first entry that is not what it was; null when all are. */
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

/** How long the log is, and the hash of its last entry, which stands for all of them. */
export async function countAudit(db: Database): Promise<{ entries: number; lastHash: string | null }> {
  const [last] = await db.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1);
  return { entries: last?.number ?? 0, lastHash: last?.hash ?? null };
}

function hashOf({ number, at, actorId, act, subject, details, previousHash }: Omit<Row, "hash">): string {
  // The database gives the keys of an object back in an order of its own.
  const sorted = Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([number, at.toISOString(), actorId, act, subject, sorted, previousHash]);
  return createHash("sha256").update(text).digest("hex");
}
