export const countries = ["belgium", "netherlands"] as const;
export type Country = (typeof countries)[number];

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
