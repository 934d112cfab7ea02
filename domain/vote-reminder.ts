import { midnightAfter } from "#domain/brussels-instant.ts";
import { type Call, isVotingOpen } from "#domain/call.ts";
import { reminderTime } from "#domain/dossier-reminder.ts";

/** How many days before the last day of a vote whoever has not voted is reminded of it: 0 is the last day itself. */
const voteReminderDays = [3, 0] as const;

/** A reminder of a vote, and from when it goes out. */
export type VoteReminder = { days: (typeof voteReminderDays)[number]; at: Date };

// Of a day on which a vote closes before noon, too little is left after eight: the day before is its last.
const halfADay = 12 * 3_600_000;

/** The reminders of a vote, the first one first. Those that would come before it opens or once it is over do not. */
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

// A mail in the last hours finds nobody in time; at night it only wakes people.
const tooLate = 3 * 3_600_000;

/**
 * The reminder that is due in a vote, or null. One that could not go out in time goes out until the next one is due, or
 * until too little of the vote is left.
 */
export function dueVoteReminder(call: Call, now: Date): VoteReminder | null {
  if (!isVotingOpen(call, now) || Number(call.votingCloses) - now.getTime() < tooLate) return null;
  return voteReminders(call).findLast(({ at }) => at <= now) ?? null;
}
