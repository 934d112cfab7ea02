import { index, integer, jsonb, pgTable, sql, text } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** The jobs. A finished job is deleted; one that failed for good keeps its row. */
export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A second job with the same key is not added. */
    key: text().unique(),
    runAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** The process that runs it holds it until then; after a crash it becomes free at that time. */
    heldUntil: instant(),
    failedAt: instant(),
    lastError: text(),
  },
  (job) => [index("jobs_due").on(job.runAt).where(sql`${job.failedAt} is null`)],
);
