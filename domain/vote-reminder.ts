import { midnightAfter } from "#domain/brussels-time.ts";
import { type Call, isVotingOpen } from "#domain/call.ts";
import { reminderTime } from "#domain/dossier-reminder.ts";

/** People who have not voted get a reminder this number of days before the last day: 0 is the last day itself. */
const voteReminderDays = [3, 0] as const;

/** A reminder of a vote, and the moment from which it goes out. */
export type VoteReminder = { days: (typeof voteReminderDays)[number]; at: Date };

// When a vote closes before noon, too little time remains after eight, so its last day is the day before.
const halfADay = 12 * 3_600_000;

/** Gives the reminders of a vote in order, except those before it opens or after it closes. */
export function voteReminders({
  votingOpens,
  votingCloses,
}: Pick<Call, "votingOpens" | "votingCloses">): VoteReminder[] {
  if (!votingOpens || !votingCloses) return [];
  const lastDay = new Date(votingCloses.getTime() - halfADay);
  return voteReminderDays
    .map((days) => ({ days, at: midnightAfter(lastDay, -days, reminderTime) }))
    .filter(({ at }) => at >= votingOpens && at < votingCloses);
}

// People do not read a mail of the last hours in time, and at night it only wakes them.
const tooLate = 3 * 3_600_000;

/**
 * Gives the reminder that is due in a vote, or null. A delayed reminder can still go out until the next one is due, or
 * until too little time remains.
 */
export function dueVoteReminder(call: Call, now: Date): VoteReminder | null {
  if (!isVotingOpen(call, now) || Number(call.votingCloses) - now.getTime() < tooLate) return null;
  return voteReminders(call).findLast(({ at }) => at <= now) ?? null;
}
