import type { MailTextKey } from "#domain/mail-text.ts";
import { eq, getTableColumns, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { mailTexts } from "#server/database/tables/mail-text.ts";
import { people } from "#server/database/tables/person.ts";

/** The fund's own text of a mail, with the person who wrote it last. */
export type MailTextRow = typeof mailTexts.$inferSelect & { writer: string | null };

/** Finds the fund's own text of a mail; null if it has the standard text. */
export async function findMailText(db: Database, key: MailTextKey): Promise<MailTextRow | null> {
  const [row] = await db
    .select({
      ...getTableColumns(mailTexts),
      writer: sql<string | null>`${people.firstname} || ' ' || ${people.lastname}`,
    })
    .from(mailTexts)
    .leftJoin(people, eq(people.id, mailTexts.writerId))
    .where(eq(mailTexts.key, key));
  return row ?? null;
}
