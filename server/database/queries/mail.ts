import { desc, eq, sql } from "drizzle-orm";
import type { MailState } from "#domain/mail.ts";
import type { Database } from "#server/database/open.ts";
import { mails } from "#server/database/tables/mail.ts";

/**
 * Lists the latest mails, of one state or all. Recipients of a reminder had not voted and recipients of results had,
 * so it hides both.
 */
export async function listMails(db: Database, { state, most }: { state: MailState | null; most: number }) {
  const { template, language, queuedAt, sentAt } = mails;
  const recipient = sql<
    string | null
  >`case when ${template} not in ('vote-reminder', 'results-released') then ${mails.recipient} end`;
  return db
    .select({ template, recipient, language, state: mails.state, queuedAt, sentAt })
    .from(mails)
    .where(state ? eq(mails.state, state) : undefined)
    .orderBy(desc(queuedAt))
    .limit(most);
}
