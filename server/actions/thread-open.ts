import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { threads } from "#server/database/tables/thread.ts";

type ThreadContext = Pick<Context, "db" | "now">;

/** Puts a message from the contact form into the inbox, in the transaction that stores the message. */
export async function openContactThread({ db, now }: ThreadContext, messageId: string): Promise<void> {
  await db.insert(threads).values({ id: randomUUID(), messageId, writtenAt: now });
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
