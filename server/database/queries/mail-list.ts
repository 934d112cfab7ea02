import type { Language } from "#domain/language.ts";
import { hidesRecipient, type MailState, voteMails } from "#domain/mail.ts";
import { and, eq, inArray, notInArray, type SQL, sql } from "#server/database/drizzle.ts";
import { type ListSource, withinDays } from "#server/database/queries/list.ts";
import { mails } from "#server/database/tables/mail.ts";

/** A mail as its log shows it. */
export type MailRow = {
  id: string;
  template: string;
  recipient: string | null;
  /** Null for a confidential mail: few people write French, so it would help to guess who got it. */
  language: Language | null;
  state: MailState;
  isConfidential: boolean;
  /** Of a confidential mail only the day. */
  listedAt: Date;
  sentAt: Date | null;
};

/**
 * The mail log. It never has the text of a mail, nor the recipient of a mail that would tell something about them.
 * `mailsNamed` gives the templates that a search finds by their name.
 */
export const mailList = (mailsNamed: (search: string) => readonly string[]): ListSource<MailRow> => ({
  table: mails,
  sorts: {
    queued: [
      { value: mails.listedAt, type: "timestamptz" },
      { value: mails.id, type: "uuid" },
    ],
  },
  where: (question) => {
    const { search, filters } = question;
    const { state, language } = filters;
    return and(
      state && inArray(sql`${mails.state}`, [...state]),
      language && and(inArray(sql`${mails.language}`, [...language]), eq(mails.isConfidential, false)),
      withinDays(question, mails.listedAt),
      search ? matches(search, mailsNamed) : undefined,
    );
  },
  read: async (db, { where, orderBy, limit, sortKeys }) => {
    const { id, template, recipient, language, state, isConfidential, listedAt, sentAt } = mails;
    const rows = await db
      .select({ id, template, recipient, language, state, isConfidential, listedAt, sentAt, sortKeys })
      .from(mails)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map((row) => ({
      ...row,
      recipient: hidesRecipient(row) ? null : row.recipient,
      sentAt: row.isConfidential ? null : row.sentAt,
      language: row.isConfidential ? null : row.language,
    }));
  },
});

/** Finds mails by their name or by a whole address, as far as the log shows them: nobody learns more from a search. */
function matches(search: string, mailsNamed: (search: string) => readonly string[]): SQL | undefined {
  const isNameShown = eq(mails.isConfidential, false);
  if (!search.includes("@")) return and(inArray(mails.template, [...mailsNamed(search)]), isNameShown);
  const isRecipientShown = and(isNameShown, notInArray(mails.template, [...voteMails]));
  return and(sql`lower(${mails.recipient}) = lower(${search})`, isRecipientShown);
}
