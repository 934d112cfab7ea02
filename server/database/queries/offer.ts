import { and, eq, gt, gte, isNull, or, sql } from "drizzle-orm";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { decodeCursor, encodeCursor } from "#server/database/queries/cursor.ts";
import { offers } from "#server/database/tables/offer.ts";

export type OfferRow = typeof offers.$inferSelect;

type OfferPage = { now: Date; first: number; after?: string | null };

/** What organisations ask for from now on: dated offers by date, then the recurring ones. */
export function listOffers(db: Database, { now, ...page }: OfferPage): Promise<OfferRow[]> {
  // To the minute, so that one reading serves everyone within it.
  return readOffers(db, { from: Math.floor(now.getTime() / 60_000) * 60_000, ...page });
}

type OffersFrom = Omit<OfferPage, "now"> & { from: number };

const readOffers = publicRead(
  "listOffers",
  async (db: Database, { from, first, after }: OffersFrom): Promise<OfferRow[]> => {
    const [startsAt, slug] = after ? decodeCursor(after) : [];
    const behind = after
      ? or(
          gt(sortedBy, sql`${String(startsAt)}::timestamptz`),
          and(eq(sortedBy, sql`${String(startsAt)}::timestamptz`), gt(offers.slug, String(slug))),
        )
      : undefined;
    return db
      .select()
      .from(offers)
      .where(and(or(isNull(offers.endsAt), gte(offers.endsAt, new Date(from))), behind))
      .orderBy(sortedBy, offers.slug)
      .limit(first);
  },
);

/** The cursor behind which the next page begins. */
export function offerCursor(offer: OfferRow): string {
  return encodeCursor([offer.startsAt?.toISOString() ?? "infinity", offer.slug]);
}

const sortedBy = sql`coalesce(${offers.startsAt}, 'infinity')`;
