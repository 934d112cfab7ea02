import type { deadline as dutch } from "#i18n/nl/deadline.ts";

export const deadline = {
  "deadline.left": "{days, plural, one {day} other {days}} left",
  "deadline.lastDay": "The last day",
  "deadline.voting": "You can vote until {last}.",
  "deadline.submission": "You can submit until {last}.",
} satisfies Record<keyof typeof dutch, string>;
