import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "#server/database/tables/column.ts";

/** What still has to happen by itself. A finished job is deleted; one that failed for good keeps its row. */
export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Two jobs with the same key are one: the second is not added. */
    key: text().unique(),
    runAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** Whoever works on it holds it until then; after that it is free again (a crash). */
    heldUntil: instant(),
    failedAt: instant(),
    lastError: text(),
  },
  (job) => [index("jobs_due").on(job.runAt).where(sql`${job.failedAt} is null`)],
);
