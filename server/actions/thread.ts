import { randomUUID } from "node:crypto";
import { checkId } from "#domain/id.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import { checkFields } from "#domain/rules.ts";
import { threadReplyFields } from "#domain/thread.ts";
import { manyLines } from "#domain/typed-text.ts";
import { holdForOffice } from "#server/actions/dossier-hold.ts";
import { writeNote } from "#server/actions/dossier-note.ts";
import { writeToApplicant } from "#server/actions/dossier-office.ts";
import { queueMail } from "#server/actions/mail.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context, Me } from "#server/context.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import { findThread, type ThreadRow } from "#server/database/queries/thread.ts";
import { messageReplies, threads } from "#server/database/tables/thread.ts";

type HeldThread = { officer: Me; thread: ThreadRow };

/** Locks a conversation for someone who may answer it; any other conversation does not exist for them. */
async function holdThread(context: Context, threadId: string): Promise<HeldThread> {
  const officer = requirePermission(context.me, "readInbox");
  refuse(checkId(threadId));
  const { db } = context;
  const readableThread = await findThread(db, officer, threadId);
  if (!readableThread) throw new Refusal({ code: "thread.unknown" });
  // Every act locks the dossier before its conversation, so that two acts never wait for each other.
  if (readableThread.dossierId) await holdForOffice(context, readableThread.dossierId, "handle");
  const [lockedRow] = await db.select().from(threads).where(eq(threads.id, threadId)).for("update");
  if (!lockedRow) throw new Refusal({ code: "thread.unknown" });
  return { officer, thread: { ...readableThread, ...lockedRow } };
}

/** Changes a conversation that nobody else has changed since its reader saw it. */
function changeThread(
  context: Context,
  { threadId, revision }: ThreadChange,
  change: (heldThread: HeldThread, inside: Context) => Promise<Partial<typeof threads.$inferInsert>>,
): Promise<void> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const heldThread = await holdThread(inside, threadId);
    refuse(checkRevision(revision, heldThread.thread.revision));
    const changes = await change(heldThread, inside);
    await db
      .update(threads)
      .set({ ...changes, revision: sql`${threads.revision} + 1` })
      .where(eq(threads.id, threadId));
  });
}

type ThreadChange = {
  threadId: string;
  /** The revision that the officer saw. */
  revision: number;
};

/** Takes on a conversation, also from a colleague, or leaves it to others again. */
export function takeThread(context: Context, { isTaken, ...change }: ThreadChange & { isTaken: boolean }) {
  return changeThread(context, change, async ({ officer }) => ({ takenById: isTaken ? officer.id : null }));
}

/** Says that a conversation is done, or opens it again. */
export function finishThread(context: Context, { isDone, ...change }: ThreadChange & { isDone: boolean }) {
  return changeThread(context, change, async () => ({ doneAt: isDone ? context.now : null }));
}

/** Says that several conversations are done, each in a transaction of its own, and gives the ids of those that stay. */
export async function finishThreads(
  context: Context,
  { threads }: { threads: readonly ThreadChange[] },
): Promise<string[]> {
  requirePermission(context.me, "readInbox");
  const stayingIds: string[] = [];
  for (const change of threads) {
    try {
      await finishThread(context, { ...change, isDone: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      stayingIds.push(change.threadId);
    }
  }
  return stayingIds;
}

/**
 * Answers a conversation. A visitor gets the answer by mail in their language; an applicant finds it with their
 * dossier. The person who answers takes the conversation on if nobody had.
 */
export function answerThread(
  context: Context,
  { text, isDone, ...change }: ThreadChange & { text: string; isDone: boolean },
): Promise<void> {
  const answer = readReply(text);
  return changeThread(context, change, async ({ officer, thread }, inside) => {
    if (thread.dossierId) await writeToApplicant(inside, { dossierId: thread.dossierId, text: answer });
    else await answerMessage(inside, officer, thread, answer);
    return {
      isAnswered: true,
      writtenAt: context.now,
      takenById: thread.takenById ?? officer.id,
      doneAt: isDone ? context.now : null,
    };
  });
}

async function answerMessage(context: Context, officer: Me, { message }: ThreadRow, text: string): Promise<void> {
  if (!message) throw new Refusal({ code: "thread.unknown" });
  await addReply(context, { messageId: message.id, authorId: officer.id, isNote: false, text });
  const { email: recipient, language, topic, text: question } = message;
  await queueMail(context, { template: "message-answer", recipient, language, values: { topic, text, question } });
}

/** Stores a note of the office on a conversation; its writer never sees it. */
export async function noteOnThread(context: Context, { threadId, text }: { threadId: string; text: string }) {
  const note = readReply(text);
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { officer, thread } = await holdThread(inside, threadId);
    if (thread.dossierId) await writeNote(inside, { dossierId: thread.dossierId, text: note });
    else if (thread.messageId)
      await addReply(inside, { messageId: thread.messageId, authorId: officer.id, isNote: true, text: note });
  });
}

async function addReply(
  { db, now }: Context,
  reply: { messageId: string; authorId: string; isNote: boolean; text: string },
): Promise<void> {
  await db.insert(messageReplies).values({ id: randomUUID(), ...reply, writtenAt: now });
}

function readReply(text: string): string {
  const reply = manyLines(text);
  refuse(invalidForm(checkFields(threadReplyFields, { text: reply })));
  return reply;
}
