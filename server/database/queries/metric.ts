import { Pool } from "pg";
import { voteMails } from "#domain/mail.ts";
import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  not,
  notInArray,
  sql,
} from "#server/database/drizzle.ts";
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

/** Only some people get mails about a vote, so their number would tell how many have voted. */
const tellsNoTurnout = not(
  sql`exists (select from ${mails} where ${inArray(mails.template, [...voteMails])} and ${inArray(mails.state, ["queued", "failed"])} and ${mails.id}::text = ${jobs.payload} ->> 'mailId')`,
);

/**
 * Reads the state of the queue by kind: jobs that are due, since when the oldest is, and those that were given up; and
 * how many of all kinds failed and wait for another try.
 */
export async function readQueue(db: Database, now: Date) {
  const isWaiting = and(isNull(jobs.failedAt), tellsNoTurnout);
  const [due, later, failed, retried] = await Promise.all([
    db
      .select({ kind: jobs.kind, jobs: count(), oldest: min(jobs.runAt) })
      .from(jobs)
      .where(and(isWaiting, lte(jobs.runAt, now)))
      .groupBy(jobs.kind),
    db
      .select({ kind: jobs.kind, jobs: count() })
      .from(jobs)
      .where(and(isWaiting, gt(jobs.runAt, now)))
      .groupBy(jobs.kind),
    db
      .select({ kind: jobs.kind, jobs: count() })
      .from(jobs)
      .where(and(isNotNull(jobs.failedAt), tellsNoTurnout))
      .groupBy(jobs.kind),
    db.$count(jobs, and(isWaiting, isNotNull(jobs.lastError))),
  ]);
  return { due, later, failed, retried };
}

/** Counts mails by state, without those about a vote. */
export function countMails(db: Database) {
  return db
    .select({ state: mails.state, mails: count() })
    .from(mails)
    .where(notInArray(mails.template, [...voteMails]))
    .groupBy(mails.state);
}

/** Finds when the oldest mail that still waits was written; a failed try moves its job, but not this time. */
export async function findOldestMail(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ queuedAt: min(mails.queuedAt) })
    .from(mails)
    .innerJoin(jobs, eq(jobs.key, sql`'sendMail ' || ${mails.id}::text`))
    .where(and(eq(mails.state, "queued"), isNull(jobs.failedAt)));
  return row?.queuedAt ?? null;
}

/** Counts uploads by the state of their scan. */
export function countUploads(db: Database) {
  return db.select({ scan: files.scan, files: count() }).from(files).groupBy(files.scan);
}
