import type { poster as dutch } from "#i18n/nl/poster.ts";

/** Every sentence of the poster that hangs in a branch while people vote. */
export const poster = {
  "poster.title": "Posters for the vote of {fund}",
  "poster.heading": "One vote, one project",
  "poster.dates": "Vote from {from} {until}",
  "poster.scan": "Scan and choose",
  "poster.qr": "QR code that opens the voting page",
  "poster.open": "Scan the code, or go to {address}",
  "poster.mailbox": "Log in with the code you get by email.",
  "poster.letter": "No mailbox? Use the code on your access letter, on the voting tablet too.",
  "poster.help": "No letter, or rather on paper? Ask your coordinator.",
  "poster.secret": "Your boss and colleagues cannot see your choice.",
} satisfies Record<keyof typeof dutch, string>;
