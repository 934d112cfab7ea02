import { expect, test } from "vitest";
import { threadState } from "#domain/thread.ts";
import { demoMessages } from "#server/database/demo/message.ts";

test("the inbox of the demo has messages in three languages, and one that waits for an answer", () => {
  for (const now of ["2026-11-15T09:00:00Z", "2027-01-04T09:00:00Z"].map((day) => new Date(day))) {
    const { messages, threads, replies } = demoMessages(now, "coordinator");
    expect(new Set(messages.map(({ language }) => language))).toEqual(new Set(["nl", "en", "fr"]));
    expect(threads.map((thread) => threadState(thread)).toSorted()).toEqual(["answered", "done", "done", "waiting"]);
    for (const { messageId, writtenAt } of replies) {
      const message = messages.find(({ id }) => id === messageId);
      expect(writtenAt.getTime()).toBeGreaterThan(message?.sentAt.getTime() ?? Number.POSITIVE_INFINITY);
      expect(writtenAt.getTime()).toBeLessThan(now.getTime());
    }
  }
});
