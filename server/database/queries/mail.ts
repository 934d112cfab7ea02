import { hidesRecipient, type MailState } from "#domain/mail.ts";
import { desc, eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { mails } from "#server/database/tables/mail.ts";

/** Lists the latest mails, of one state or all. */
export async function listMails(db: Database, { state, most }: { state: MailState | null; most: number }) {
  const { template, recipient, language, listedAt, sentAt, isConfidential } = mails;
  const rows = await db
    .select({ template, recipient, language, state: mails.state, listedAt, sentAt, isConfidential })
    .from(mails)
    .where(state ? eq(mails.state, state) : undefined)
    .orderBy(desc(listedAt))
    .limit(most);
  return rows.map((mail) => ({
    ...mail,
    recipient: hidesRecipient(mail) ? null : mail.recipient,
    sentAt: mail.isConfidential ? null : mail.sentAt,
  }));
}
