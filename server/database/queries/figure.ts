import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { isLargeEnough } from "#domain/figure.ts";
import type { YearFigures } from "#domain/setting.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { calls } from "#server/database/tables/call.ts";
import { catalogueCounts } from "#server/database/tables/catalogue.ts";

export type YearRow = {
  year: number;
  projects: number;
  amountInCents: number;
  turnout: number | null;
  /** Null in a year with too few requests to speak of. */
  internal: { requests: number; amountInCents: number } | null;
};

/** What the fund did per year: from its own history before this software, and from published calls since. */
export async function listYears(db: Database, now: Date): Promise<YearRow[]> {
  const { history } = await getFundSettings(db);
  const published = (await listSupportPerCall(db)).filter((call) => call.resultsPublished <= now);
  const internal = new Map(history.map((figures) => [figures.year, internalOf(figures)]));
  const years = new Map<number, YearRow>();
  for (const { year, projects, amountInCents } of history) {
    const row = { year, projects, amountInCents, turnout: null, internal: internal.get(year) ?? null };
    if (projects > 0) years.set(year, row);
  }
  for (const { electorate, votesCast, ...call } of published) {
    const earlier = years.get(call.year);
    years.set(call.year, {
      year: call.year,
      projects: call.projects + (earlier?.projects ?? 0),
      amountInCents: call.amountInCents + (earlier?.amountInCents ?? 0),
      turnout: electorate && votesCast !== null ? votesCast / electorate : null,
      internal: internal.get(call.year) ?? null,
    });
  }
  return [...years.values()].sort((a, b) => a.year - b.year);
}

function internalOf({ internalRequests, internalAmountInCents }: YearFigures): YearRow["internal"] {
  return isLargeEnough(internalRequests) ? { requests: internalRequests, amountInCents: internalAmountInCents } : null;
}

// Counted beforehand, so that no project has to be looked at.
const listSupportPerCall = publicRead("listSupportPerCall", async (db: Database) =>
  db
    .select({
      resultsPublished: calls.resultsPublished,
      year: sql<number>`extract(year from ${calls.submissionsOpen} at time zone 'Europe/Brussels')::int`,
      electorate: calls.electorate,
      votesCast: calls.votesCast,
      projects: sql<number>`sum(${catalogueCounts.projects})::int`,
      amountInCents: sql`sum(${catalogueCounts.givenInCents})`.mapWith(Number),
    })
    .from(calls)
    .innerJoin(catalogueCounts, and(eq(catalogueCounts.callId, calls.id), isSupported))
    .groupBy(calls.id),
);

const isSupported = and(
  isNull(catalogueCounts.theme),
  isNull(catalogueCounts.region),
  inArray(catalogueCounts.status, ["winner", "selected"]),
  gt(catalogueCounts.projects, 0),
);
