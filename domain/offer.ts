import { isLanguage, type Language, type Localized, languages } from "#domain/language.ts";
import type { Illustration } from "#domain/project.ts";
import { type Region, regions } from "#domain/region.ts";

/** An organisation that seeks volunteers: what to do, when and where. */
export type Offer = {
  id: string;
  slug: string;
  organisationId: string;
  illustration: Illustration;
  title: Localized;
  task: Localized;
  /** A recurring moment in words ("every Tuesday, 19–21 h"); null when `startsAt` has the moment. */
  moment: Localized | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** How many volunteers are still sought. */
  hands: number;
  hoursPerMonth: number | null;
  minimumAge: number;
  languages: Language[];
};

/** The reason why nobody can answer an offer. */
export type OfferProblem = { code: "offer.over" };

/** Says why nobody can answer this offer (null for one that does not exist), or null when people can. */
export function checkOffer(offer: Offer | null, now: Date): OfferProblem | null {
  return !offer || isOver(offer, now) ? { code: "offer.over" } : null;
}

/** Tells whether an offer is over. A recurring one continues until its own end, if it has one. */
export function isOver({ moment, startsAt, endsAt }: Offer, now: Date): boolean {
  const last = endsAt ?? (moment ? null : startsAt);
  return last !== null && last < now;
}

/** The change that closes an offer at once. Lists know the time to the minute, so it is over since the minute before. */
export function closedAt(now: Date): Pick<Offer, "endsAt"> {
  return { endsAt: new Date(now.getTime() - 60_000) };
}

/** Whether an offer asks for help regularly or on one day. */
export const offerRhythms = ["recurring", "once"] as const;
export type OfferRhythm = (typeof offerRhythms)[number];

/** The offers that a visitor wants to see; null filters nothing. */
export type OfferFilter = { region: Region | null; language: Language | null; rhythm: OfferRhythm | null };

/** Reads a filter from an address; unknown values filter nothing. */
export function readOfferFilter(query: URLSearchParams): OfferFilter {
  const language = query.get("language");
  return {
    region: regions.find((region) => region === query.get("region")) ?? null,
    language: isLanguage(language) ? language : null,
    rhythm: offerRhythms.find((rhythm) => rhythm === query.get("rhythm")) ?? null,
  };
}

/** How many offers have the same values in all fields of the filter. */
export type OfferGroup = { region: Region; languages: readonly Language[]; rhythm: OfferRhythm; count: number };

type ValueCounts<Value> = { value: Value; count: number }[];
export type OfferCounts = {
  total: number;
  regions: ValueCounts<Region>;
  languages: ValueCounts<Language>;
  rhythms: ValueCounts<OfferRhythm>;
};

/** Counts the offers of a filter, and of each other choice in one of its parts. */
export function countOffers(groups: readonly OfferGroup[], filter: OfferFilter): OfferCounts {
  const sum = (fits: (group: OfferGroup) => boolean, { region, language, rhythm }: OfferFilter) =>
    groups
      .filter((group) => fits(group) && (!region || group.region === region))
      .filter((group) => (!language || group.languages.includes(language)) && (!rhythm || group.rhythm === rhythm))
      .reduce((total, { count }) => total + count, 0);
  const choices = <Value>(
    values: readonly Value[],
    has: (group: OfferGroup, value: Value) => boolean,
    others: OfferFilter,
  ) =>
    values
      .map((value) => ({ value, count: sum((group) => has(group, value), others) }))
      .filter(({ count }) => count > 0);
  return {
    total: sum(() => true, filter),
    regions: choices(regions, (group, region) => group.region === region, { ...filter, region: null }),
    languages: choices(languages, (group, language) => group.languages.includes(language), {
      ...filter,
      language: null,
    }),
    rhythms: choices(offerRhythms, (group, rhythm) => group.rhythm === rhythm, { ...filter, rhythm: null }),
  };
}
