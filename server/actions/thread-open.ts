import { randomUUID } from "node:crypto";
import type { Language } from "#domain/language.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import type { Context } from "#server/context.ts";
import { sql } from "#server/database/drizzle.ts";
import { threads } from "#server/database/tables/thread.ts";

type ThreadContext = Pick<Context, "db" | "now">;

/** The page of a conversation in the inbox, for mails to the office. */
export function threadAddress({ publicUrl }: Pick<Context, "publicUrl">, language: Language, threadId: string): string {
  return pageAddress(publicUrl, language, `/office/inbox?open=${threadId}`).href;
}

/**
 * Puts a message from the contact form into the inbox, in the transaction that stores the message, and returns the id of
 * its conversation.
 */
export async function openContactThread({ db, now }: ThreadContext, messageId: string): Promise<string> {
  const id = randomUUID();
  await db.insert(threads).values({ id, messageId, writtenAt: now });
  return id;
}

/**
 * Puts a message about a dossier into the inbox, in the transaction that stores the message, and returns the id of its
 * conversation. A message of the applicant opens the conversation again; one of the office answers it.
 */
export async function openDossierThread(
  { db, now }: ThreadContext,
  { dossierId, isFromOffice }: { dossierId: string; isFromOffice: boolean },
): Promise<string> {
  const id = randomUUID();
  const [thread] = await db
    .insert(threads)
    .values({ id, dossierId, writtenAt: now, isAnswered: isFromOffice })
    .onConflictDoUpdate({
      target: threads.dossierId,
      set: {
        writtenAt: now,
        isAnswered: isFromOffice,
        ...(!isFromOffice && { doneAt: null }),
        revision: sql`${threads.revision} + 1`,
      },
    })
    .returning({ id: threads.id });
  return thread?.id ?? id;
}
