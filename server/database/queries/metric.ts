import { Pool } from "pg";
import { count, isNotNull, isNull, lte, min, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { files } from "#server/database/tables/file.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";

/** Counts the connections of this process to PostgreSQL; the embedded database has none. */
export function countConnections(db: Database): Record<"open" | "idle" | "waiting", number> | null {
  const client = "$client" in db ? db.$client : null;
  if (!(client instanceof Pool)) return null;
  return { open: client.totalCount, idle: client.idleCount, waiting: client.waitingCount };
}

/** Reads the state of the queue by kind: jobs that are due, since when the oldest is, and those that were given up. */
export async function readQueue(db: Database, now: Date) {
  const [due, later, failed] = await Promise.all([
    db
      .select({ kind: jobs.kind, jobs: count(), oldest: min(jobs.runAt) })
      .from(jobs)
      .where(sql`${isNull(jobs.failedAt)} and ${lte(jobs.runAt, now)}`)
      .groupBy(jobs.kind),
    db
      .select({ kind: jobs.kind, jobs: count() })
      .from(jobs)
      .where(sql`${isNull(jobs.failedAt)} and not ${lte(jobs.runAt, now)}`)
      .groupBy(jobs.kind),
    db.select({ kind: jobs.kind, jobs: count() }).from(jobs).where(isNotNull(jobs.failedAt)).groupBy(jobs.kind),
  ]);
  return { due, later, failed };
}

/** Counts mails by state. */
export function countMails(db: Database) {
  return db.select({ state: mails.state, mails: count() }).from(mails).groupBy(mails.state);
}

/** Counts uploads by the state of their scan. */
export function countUploads(db: Database) {
  return db.select({ scan: files.scan, files: count() }).from(files).groupBy(files.scan);
}
