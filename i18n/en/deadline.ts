import type { deadline as dutch } from "#i18n/nl/deadline.ts";

export const deadline = {
  "deadline.days": "{days, plural, one {day} other {days}}, {hours} h and {minutes} min left",
  "deadline.hours":
    "{hours, plural, one {hour} other {hours}} and {minutes, plural, one {# minute} other {# minutes}} left",
  "deadline.minutes": "minutes left",
  "deadline.seconds": "{seconds, plural, one {second} other {seconds}} left",
  "deadline.voting": "You can vote {until}.",
  "deadline.submission": "You can submit {until}.",
  "deadline.follow": "Follow the dates in your calendar",
  "deadline.download": "Download the dates (.ics)",
  "phase.all": "Phases: {call}",
  "phase.submission": "Submitting",
  "phase.selection": "Selection",
  "phase.voting": "Voting",
  "phase.announcement": "Announcement",
  "phase.award": "Awards",
  "phase.done": "Done",
  "phase.now": "Now",
  "phase.from": "from {date}",
} satisfies Record<keyof typeof dutch, string>;
