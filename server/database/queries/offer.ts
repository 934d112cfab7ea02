import { isSlug } from "#domain/id.ts";
import type { OfferFilter, OfferGroup } from "#domain/offer.ts";
import { Refusal } from "#domain/problem.ts";
import { and, eq, gt, or, type SQL, sql } from "#server/database/drizzle.ts";
import { publicRead, toTheMinute } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { decodeCursor, encodeCursor } from "#server/database/queries/cursor.ts";
import type { OrganisationRow } from "#server/database/queries/organisation.ts";
import { offers } from "#server/database/tables/offer.ts";
import { organisations } from "#server/database/tables/organisation.ts";

/** An offer with its organisation. */
export type OfferRow = typeof offers.$inferSelect & { organisation: OrganisationRow };

type OfferPage = Partial<OfferFilter> & { now: Date; first: number; after?: string | null; skip?: number };

/** Lists the open offers: dated offers by date, then the recurring ones. */
export function listOffers(db: Database, { now, skip = 0, ...page }: OfferPage): Promise<OfferRow[]> {
  return readOffers(db, { from: toTheMinute(now), skip: Math.min(Math.max(0, skip), mostSkipped), ...page });
}

/** No fund has this many offers, so skipping more gives the same empty list. */
const mostSkipped = 10_000;

type OffersFrom = Omit<OfferPage, "now"> & { from: number; skip: number };

const readOffers = publicRead(
  "listOffers",
  async (db: Database, { from, first, after, skip, ...filter }: OffersFrom): Promise<OfferRow[]> => {
    const rows = await withOrganisation(db)
      .where(and(isOpenAt(from), fits(filter), after ? behind(after) : undefined))
      .orderBy(sortedBy, offers.slug)
      .limit(first)
      .offset(skip);
    return rows.map(joined);
  },
);

/** Finds the offer with this slug, open or over, or null. */
export const findOffer = publicRead("findOffer", async (db: Database, slug: string): Promise<OfferRow | null> => {
  if (!isSlug(slug)) return null;
  const [row] = await withOrganisation(db).where(eq(offers.slug, slug));
  return row ? joined(row) : null;
});

function withOrganisation(db: Database) {
  return db
    .select({ offer: offers, organisation: organisations })
    .from(offers)
    .innerJoin(organisations, eq(organisations.id, offers.organisationId));
}

type JoinedOffer = { offer: typeof offers.$inferSelect; organisation: OrganisationRow };

function joined({ offer, organisation }: JoinedOffer): OfferRow {
  return { ...offer, organisation };
}

/** Counts the open offers by region, languages and rhythm. */
export function listOfferGroups(db: Database, now: Date): Promise<OfferGroup[]> {
  return readOfferGroups(db, toTheMinute(now));
}

const readOfferGroups = publicRead("listOfferGroups", async (db: Database, from: number): Promise<OfferGroup[]> => {
  return db
    .select({
      region: organisations.region,
      languages: offers.languages,
      rhythm: rhythm,
      count: sql<number>`count(*)::int`,
    })
    .from(offers)
    .innerJoin(organisations, eq(organisations.id, offers.organisationId))
    .where(isOpenAt(from))
    .groupBy(organisations.region, offers.languages, rhythm);
});

/** Gives the cursor after which the next page begins. */
export function offerCursor(offer: OfferRow): string {
  return encodeCursor([offer.startsAt?.toISOString() ?? "infinity", offer.slug]);
}

const sortedBy = sql`coalesce(${offers.startsAt}, 'infinity')`;

const rhythm = sql<OfferGroup["rhythm"]>`case when ${offers.moment} is null then 'once' else 'recurring' end`;

function behind(after: string): SQL | undefined {
  const [startsAt, slug] = decodeCursor(after);
  const isInstant = startsAt === "infinity" || !Number.isNaN(Date.parse(String(startsAt)));
  if (!isInstant || typeof slug !== "string" || !isSlug(slug)) throw new Refusal({ code: "list.badCursor" });
  const instant = sql`${startsAt === "infinity" ? startsAt : new Date(String(startsAt)).toISOString()}::timestamptz`;
  return or(gt(sortedBy, instant), and(eq(sortedBy, instant), gt(offers.slug, slug)));
}

/** Does the opposite of `isOver` in the domain. */
export function isOpenAt(from: number): SQL {
  const last = sql`coalesce(${offers.endsAt}, case when ${offers.moment} is null then ${offers.startsAt} end)`;
  return sql`(${last} is null or ${last} >= ${new Date(from).toISOString()}::timestamptz)`;
}

function fits({ region, language, rhythm: chosenRhythm }: Partial<OfferFilter>): SQL | undefined {
  return and(
    region ? eq(organisations.region, region) : undefined,
    language ? sql`${offers.languages} @> ${JSON.stringify([language])}::jsonb` : undefined,
    chosenRhythm ? sql`${rhythm} = ${chosenRhythm}` : undefined,
  );
}
