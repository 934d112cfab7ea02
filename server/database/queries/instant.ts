import { publicRead, toTheMinute } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { isPublishedPlan } from "#server/database/queries/call.ts";
import { calls } from "#server/database/tables/call.ts";
import { offers } from "#server/database/tables/offer.ts";

// The moments at which public pages change by themselves.
const listInstants = publicRead("listInstants", async (db: Database): Promise<number[]> => {
  const [ofCalls, ofOffers] = await Promise.all([
    db
      .select({
        submissionsOpen: calls.submissionsOpen,
        submissionsClose: calls.submissionsClose,
        votingOpens: calls.votingOpens,
        votingCloses: calls.votingCloses,
        resultsPublished: calls.resultsPublished,
        awardsFrom: calls.awardsFrom,
      })
      .from(calls)
      .where(isPublishedPlan),
    db.select({ startsAt: offers.startsAt, endsAt: offers.endsAt }).from(offers),
  ]);
  return [...ofCalls, ...ofOffers].flatMap((row) =>
    Object.values(row).flatMap((instant) => (instant ? [instant.getTime()] : [])),
  );
});

const minute = 60_000;

/**
 * Gives the next moment at which public pages may change by themselves: a call enters its next phase, an offer ends,
 * or the minute ends, because pages show no smaller unit.
 */
export async function nextInstant(db: Database, now: Date): Promise<number> {
  const instants = (await listInstants(db)).filter((instant) => instant > now.getTime());
  return Math.min(...instants, toTheMinute(now) + minute);
}
