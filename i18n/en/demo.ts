import type { demo as dutch } from "#i18n/nl/demo.ts";

export const demo = {
  "demo.heading": "Demo mailbox",
  "demo.title": "Demo mailbox",
  "demo.text": "Every email of the demo. Nothing is really sent.",
  "demo.list": "Mails",
  "demo.none": "No mails yet",
  "demo.none.text": "Log in, make a gift or write to the fund: the mail arrives here.",
  "demo.to": "To <address>{to}</address>",
  "demo.frame": "The mail itself",
  "demo.plain": "As plain text",
} satisfies Record<keyof typeof dutch, string>;
