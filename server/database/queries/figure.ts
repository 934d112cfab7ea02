import { brusselsTime } from "#domain/brussels-time.ts";
import { isLargeEnough } from "#domain/figure.ts";
import type { YearFigures } from "#domain/setting.ts";
import type { Database } from "#server/database/open.ts";
import { listCalls, sumFigures } from "#server/database/queries/call.ts";
import { countAwarded } from "#server/database/queries/project.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

export type YearRow = {
  year: number;
  projects: number;
  amountInCents: number;
  turnout: number | null;
  /** Null in a year with too few requests to publish. */
  internal: { requests: number; amountInCents: number } | null;
};

/** Lists the figures per year: from the fund's history before this software, and from published calls since. */
export async function listYears(db: Database, now: Date): Promise<YearRow[]> {
  const [{ history }, calls] = await Promise.all([getFundSettings(db), listCalls(db)]);
  const awardedCounts = await countAwarded(
    db,
    calls.map(({ id }) => id),
  );
  const internal = new Map(history.map((figures) => [figures.year, internalOf(figures)]));
  const years = new Map<number, YearRow>();
  for (const { year, projects, amountInCents } of history) {
    const row = { year, projects, amountInCents, turnout: null, internal: internal.get(year) ?? null };
    if (projects > 0) years.set(year, row);
  }
  // The oldest call comes first, so that a year with two calls has the turnout of the later one.
  for (const call of calls.toReversed()) {
    const { givenInCents } = sumFigures(call, ["winner", "selected", "not_elected"]);
    const projects = awardedCounts.get(call.id) ?? 0;
    if (projects === 0 || call.resultsPublished > now) continue;
    const year = Number(brusselsTime(call.submissionsOpen).slice(0, 4));
    const earlier = years.get(year);
    years.set(year, {
      year,
      projects: projects + (earlier?.projects ?? 0),
      amountInCents: givenInCents + (earlier?.amountInCents ?? 0),
      turnout: call.electorate && call.votesCast !== null ? call.votesCast / call.electorate : null,
      internal: internal.get(year) ?? null,
    });
  }
  return [...years.values()].sort((a, b) => a.year - b.year);
}

function internalOf({ internalRequests, internalAmountInCents }: YearFigures): YearRow["internal"] {
  return isLargeEnough(internalRequests) ? { requests: internalRequests, amountInCents: internalAmountInCents } : null;
}
