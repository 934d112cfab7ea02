import { expect, test } from "vitest";
import { remindOfVotes } from "#server/actions/vote-reminder.ts";
import { mails } from "#server/database/tables/mail.ts";
import { voteReminders } from "#server/database/tables/vote-reminder.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aCall, aPerson } from "#test/factories.ts";

test("processes that send reminders at once remind and count each person once", async () => {
  const { db, close } = await aDatabase();
  try {
    await aCall(db);
    for (let number = 0; number < 10; number++) await aPerson(db);
    const context = aContext(db, { now: new Date("2026-11-30T08:00:00Z") });
    await Promise.all([remindOfVotes(context), remindOfVotes(context), remindOfVotes(context)]);
    const recipients = (await db.select({ to: mails.recipient }).from(mails)).map(({ to }) => to);
    expect(recipients).toHaveLength(10);
    expect(new Set(recipients).size).toBe(10);
    expect(await db.select().from(voteReminders)).toMatchObject([{ days: 0, mails: 10 }]);
  } finally {
    await close();
  }
});
