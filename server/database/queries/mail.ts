import { hidesRecipient, type MailState } from "#domain/mail.ts";
import { and, desc, eq, inArray, sql } from "#server/database/drizzle.ts";
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

/** The mails that tell an applicant about a dossier. */
const toApplicants = [
  "dossier-sent",
  "dossier-sent-bare",
  "dossier-moved",
  "dossier-moved-bare",
  "dossier-decided",
  "dossier-completion-asked",
  "dossier-message",
];

/**
 * Tells whether the last mail about a dossier to this address was not delivered. Mails about confidential dossiers count
 * apart, so that an ordinary dossier tells nothing about them.
 */
export async function isLastMailUndelivered(
  db: Database,
  { recipient, isConfidential }: { recipient: string; isConfidential: boolean },
): Promise<boolean> {
  const [last] = await db
    .select({ state: mails.state })
    .from(mails)
    .where(
      and(
        eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()),
        eq(mails.isConfidential, isConfidential),
        inArray(mails.template, toApplicants),
        inArray(mails.state, ["sent", "failed"]),
      ),
    )
    .orderBy(desc(mails.queuedAt))
    .limit(1);
  return last?.state === "failed";
}
