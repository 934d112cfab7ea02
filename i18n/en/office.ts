import type { office as dutch } from "#i18n/nl/office.ts";

export const office = {
  "office.title": "Office",
  "office.heading": "Hello {firstname}",
  "office.lead": "This is where the fund works.",
  "office.roles": "{count, plural, one {Your role} other {Your roles}}",
  "office.waiting": "Waiting for you",
  "office.tie": "Choose between equal projects",
  "office.nothing": "There is nothing to choose now",
  "office.runs": "Manage",
  "office.vote": "Follow the vote",
  "office.kiosks": "Manage the voting tablets",
  "office.letters": "Print access letters",
  "office.vote.text": "Checks before it opens, turnout and reminders.",
} satisfies Record<keyof typeof dutch, string>;
