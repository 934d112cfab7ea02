import type { feed as dutch } from "#i18n/nl/feed.ts";

/** The sentences in the feeds of the site. */
export const feed = {
  "feed.title": "{fund} : projets et résultats",
  "feed.subtitle": "Chaque nouveau projet et chaque résultat du fonds.",
  "feed.results": "{call} : les résultats",
  "feed.winners":
    "{count, plural, one {Le lauréat est connu.} other {Les # lauréats sont connus.}} Le fonds donne {amount}.",
} satisfies Record<keyof typeof dutch, string>;
