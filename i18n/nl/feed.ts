/** The sentences in the feeds of the site. */
export const feed = {
  "feed.title": "{fund}: projecten en uitslagen",
  "feed.subtitle": "Elk nieuw project en elke uitslag van het fonds.",
  "feed.results": "{call}: de uitslag",
  "feed.winners":
    "{count, plural, one {De winnaar is bekend.} other {De # winnaars zijn bekend.}} Het fonds geeft {amount}.",
};
