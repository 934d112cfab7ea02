import type { office as dutch } from "#i18n/nl/office.ts";

export const office = {
  "office.title": "Office",
  "office.heading": "Hello {firstname}",
  "office.lead": "This is where the fund is run from.",
  "office.roles": "{count, plural, one {Your role} other {Your roles}}",
  "office.waiting": "What waits for you",
  "office.tie": "Choose between equal projects",
  "office.nothing": "Nothing waits for you now",
  "office.nothing.text": "As soon as something needs you, it will stand here.",
  "office.runs": "What you run",
  "office.vote": "Follow the vote",
  "office.kiosks": "Manage the voting tablets",
  "office.letters": "Print access letters",
  "office.vote.text": "What remains to be done before it opens, the turnout while it runs, and the reminders.",
} satisfies Record<keyof typeof dutch, string>;
