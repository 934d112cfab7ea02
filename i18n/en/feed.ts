import type { feed as dutch } from "#i18n/nl/feed.ts";

/** The sentences in the feeds of the site. */
export const feed = {
  "feed.title": "{fund}: projects and results",
  "feed.subtitle": "Every new project and every result of the fund.",
  "feed.results": "{call}: the results",
  "feed.winners":
    "{count, plural, one {The winner is known.} other {The # winners are known.}} The fund gives {amount}.",
} satisfies Record<keyof typeof dutch, string>;
