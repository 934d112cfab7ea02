/** The reasons for refusing an act on a news item. */
export type NewsProblem =
  | { code: "news.unknown" }
  | { code: "news.pastHour" }
  | { code: "news.noDay" }
  /** It is on the site already; it must be taken off before it can be planned or removed. */
  | { code: "news.isPublished" };

/** The state of a news item: nobody reads it yet, its hour is still to come, or it is on the site. */
export const newsStates = ["draft", "planned", "published"] as const;
export type NewsState = (typeof newsStates)[number];

/** Gives the state of a news item; a planned one is published by the clock. */
export function newsState({ publishedAt }: { publishedAt: Date | null }, now: Date): NewsState {
  if (!publishedAt) return "draft";
  return publishedAt > now ? "planned" : "published";
}

/** The number of news items on their own page and in the feeds. */
export const mostNews = 50;
