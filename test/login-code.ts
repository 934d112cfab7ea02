import { eq } from "drizzle-orm";
import { sendLoginCode } from "#server/actions/login-code.ts";
import { jobs } from "#server/database/tables/job.ts";
import type { Fund } from "#test/fund.ts";

/** Runs the jobs that look up people who asked for a code and mail it to them, as the queue does. */
export async function sendCodes(fund: Fund): Promise<void> {
  for (const { id, payload } of await fund.db.select().from(jobs).where(eq(jobs.kind, "sendLoginCode"))) {
    await sendLoginCode(fund.context(null), payload as { loginId: string });
    await fund.db.delete(jobs).where(eq(jobs.id, id));
  }
}
