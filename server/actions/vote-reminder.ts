import { type Language, preferredLanguage } from "#domain/language.ts";
import { dueVoteReminder, type VoteReminder } from "#domain/vote-reminder.ts";
import { isWithin } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import type { Context } from "#server/context.ts";
import { sql } from "#server/database/drizzle.ts";
import { type CallRow, listCallsNow } from "#server/database/queries/call.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { listNonVoters } from "#server/database/queries/vote-reminder.ts";
import { voteReminders } from "#server/database/tables/vote-reminder.ts";

type ReminderContext = Pick<Context, "db" | "now" | "publicUrl">;

/** The number of people per query. */
const batch = 200;

/** This is longer than any vote is open, also when its end is postponed. */
const rememberedMinutes = 400 * 24 * 60;

type NonVoter = Awaited<ReturnType<typeof listNonVoters>>[number];

/** Reminds people who can vote and have not that a vote closes: once per person, call and distance. */
export async function remindOfVotes(context: ReminderContext): Promise<void> {
  const { db, now } = context;
  const offered = await listLanguages(db);
  for (const call of await listCallsNow(db)) {
    const due = dueVoteReminder(call, now);
    if (!due) continue;
    let people: NonVoter[] = [];
    do {
      people = await listNonVoters(db, call.id, { after: people.at(-1)?.id ?? null, limit: batch });
      for (const person of people) await remind(context, { call, due, person, offered });
    } while (people.length === batch);
  }
}

type Reminder = { call: CallRow; due: VoteReminder; person: NonVoter; offered: readonly Language[] };

async function remind(
  { db, now, publicUrl }: ReminderContext,
  { call, due, person, offered }: Reminder,
): Promise<void> {
  const { id: personId, email: recipient } = person;
  const { id: callId, votingCloses } = call;
  const { days } = due;
  if (!recipient || !votingCloses) return;
  await db.transaction(async (db) => {
    // The count and the mail share a transaction, so a second run, after a crash or in another process, sends nothing.
    const key = `vote reminder ${callId} ${personId} ${days}`;
    if (!(await isWithin({ db, now }, { key, most: 1, minutes: rememberedMinutes }))) return;
    const language = preferredLanguage(person, offered);
    const address = pageAddress(publicUrl, language, "/vote").href;
    const values = { days, closes: votingCloses.toISOString(), address, callId, personId };
    await queueMail({ db, now }, { template: "vote-reminder", recipient, language, values });
    await db
      .insert(voteReminders)
      .values({ callId, days, begunAt: now, mails: 1 })
      .onConflictDoUpdate({
        target: [voteReminders.callId, voteReminders.days],
        set: { mails: sql`${voteReminders.mails} + 1` },
      });
  });
}
