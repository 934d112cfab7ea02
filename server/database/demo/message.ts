import { messages as content } from "#server/database/demo/content/message.ts";
import { daysBefore } from "#server/database/demo/dossier-history.ts";
import { demoId } from "#server/database/demo/identity.ts";

/** Gives the rows of the messages from the contact form: what visitors wrote, the answers, and who takes care of each. */
export function demoMessages(now: Date, coordinatorId: string) {
  const at = (daysAgo: number, key: string) => daysBefore(now, daysAgo, key);
  const built = content.map(({ key, daysAgo, replies, isDone, ...message }) => {
    const messageId = demoId("message", key);
    // An answer is an hour after the note before it.
    const replyRows = replies.map(({ daysAgo, isNote = false, text }, place) => ({
      id: demoId("message reply", `${key} ${place}`),
      messageId,
      authorId: coordinatorId,
      isNote,
      text,
      writtenAt: new Date(at(daysAgo, `${key} reply`).getTime() + place * 3_600_000),
    }));
    const sentAt = at(daysAgo, key);
    const last = replyRows.at(-1);
    return {
      message: { id: messageId, ...message, email: `${key}@voorbeeld.example`, sentAt },
      replies: replyRows,
      thread: {
        id: demoId("thread", `message ${key}`),
        messageId,
        writtenAt: last?.writtenAt ?? sentAt,
        isAnswered: last !== undefined,
        takenById: last ? coordinatorId : null,
        doneAt: isDone && last ? last.writtenAt : null,
      },
    };
  });
  return {
    messages: built.map(({ message }) => message),
    threads: built.map(({ thread }) => thread),
    replies: built.flatMap(({ replies }) => replies),
  };
}
