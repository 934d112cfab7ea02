import type { texts as dutch } from "#i18n/nl/greeting.ts";

export const texts = {
  "greeting.open": "One vote, one project",
  "greeting.early": "You cannot vote yet",
  "greeting.counting": "Voting is closed",
  "greeting.over": "There is no vote now",
  "greeting.tap": "Tap to vote",
  "greeting.letter": "Take your access letter.",
} satisfies Record<keyof typeof dutch, string>;
