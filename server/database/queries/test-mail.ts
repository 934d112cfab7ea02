import { and, desc, eq, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";

/** Finds the latest test mail to an address, with the answer of the mail server if it did not take the mail. */
export async function findTestMail(db: Database, recipient: string) {
  const { id, state, queuedAt, sentAt } = mails;
  const [mail] = await db
    .select({ id, state, queuedAt, sentAt, error: jobs.lastError })
    .from(mails)
    .leftJoin(jobs, eq(jobs.key, sql`'sendMail ' || ${mails.id}`))
    .where(and(eq(mails.template, "operator-test"), eq(sql`lower(${mails.recipient})`, recipient.toLowerCase())))
    .orderBy(desc(queuedAt))
    .limit(1);
  return mail ?? null;
}
