export const countries = ["belgium", "netherlands"] as const;
export type Country = (typeof countries)[number];

/** A phone number of each country, as people there write it. */
export const phoneExamples = { belgium: "0470 12 34 56", netherlands: "06 12 34 56 78" } satisfies Record<
  Country,
  string
>;

/** The provinces of Belgium (with Brussels) and of the Netherlands. */
export const regions = [
  "brussels",
  "antwerp",
  "east-flanders",
  "flemish-brabant",
  "limburg-be",
  "west-flanders",
  "hainaut",
  "liege",
  "luxembourg",
  "namur",
  "walloon-brabant",
  "drenthe",
  "flevoland",
  "friesland",
  "gelderland",
  "groningen",
  "limburg-nl",
  "north-brabant",
  "north-holland",
  "overijssel",
  "south-holland",
  "utrecht",
  "zeeland",
] as const;
export type Region = (typeof regions)[number];

// The provinces of the Netherlands come after those of Belgium.
const firstDutchRegion: Region = "drenthe";

/** Gives the country of a region. */
export function countryOf(region: Region): Country {
  return regions.indexOf(region) < regions.indexOf(firstDutchRegion) ? "belgium" : "netherlands";
}
