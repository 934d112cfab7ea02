import { randomUUID } from "node:crypto";
import { withdrawalFields } from "#domain/dossier-message.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { sealNote } from "#server/actions/dossier-content.ts";
import { holdForOffice } from "#server/actions/dossier-hold.ts";
import { mailMention } from "#server/actions/dossier-mail.ts";
import type { Context, Me } from "#server/context.ts";
import { and, eq, sql } from "#server/database/drizzle.ts";
import { isUnreadBy } from "#server/database/queries/dossier-note.ts";
import { listReaders } from "#server/database/queries/dossier-reader.ts";
import { dossierNotes } from "#server/database/tables/dossier-note.ts";

const noteFields = { text: withdrawalFields.reason };

type NewNote = { dossierId: string; text: string; mentions?: readonly string[] | undefined };

/** Stores a note of the office on a dossier and mails the people whom it mentions. Applicants never see it. */
export function writeNote(context: Context, { dossierId, text, mentions = [] }: NewNote): Promise<void> {
  const note = manyLines(text);
  refuse(note === "" ? { code: "dossier.reasonNeeded" } : invalidForm(checkFields(noteFields, { text: note })));
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { officer, dossier } = await holdForOffice(inside, dossierId, "content");
    const readers = (await listReaders(db, dossier)).filter(({ id }) => id !== officer.id);
    const areAllReaders = mentions.every((mention) => readers.some(({ id }) => id === mention));
    refuse(areAllReaders ? null : invalidForm([{ field: "mentions", problem: { code: "rule.in" } }]));
    const mentioned = readers.filter(({ id }) => mentions.includes(id));
    const mentionedIds = mentioned.map((reader) => reader.id);
    const id = randomUUID();
    await db.insert(dossierNotes).values({
      id,
      dossierId,
      authorId: officer.id,
      sealedText: sealNote(context.secret, id, note),
      mentions: mentionedIds,
      unreadBy: mentionedIds,
      writtenAt: context.now,
    });
    await recordAudit(inside, { act: "write_note", subject: `dossier ${dossierId}` });
    await mailMention(inside, { dossier, readers: mentioned });
  });
}

/** Notes that someone opened a dossier whose notes mention them. */
export async function readMentions({ db }: Pick<Context, "db">, reader: Me, dossierId: string): Promise<void> {
  await db
    .update(dossierNotes)
    .set({ unreadBy: sql`array_remove(${dossierNotes.unreadBy}, ${reader.id}::uuid)` })
    .where(and(eq(dossierNotes.dossierId, dossierId), isUnreadBy(reader)));
}
