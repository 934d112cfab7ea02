import { payableStates } from "#domain/dossier-level.ts";
import { calendarYear, type RequestBudget, requestBudget } from "#domain/request-budget.ts";
import { and, eq, gte, inArray, lt, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { dossiers } from "#server/database/tables/dossier.ts";

/** Finds what is left this year of the budget of requests for help; null if the fund set none. */
export async function findRequestBudget(db: Database, now: Date): Promise<RequestBudget | null> {
  const { requestBudgetInCents } = await getFundSettings(db);
  if (requestBudgetInCents === null) return null;
  const { year, begins, ends } = calendarYear(now);
  return requestBudget(year, requestBudgetInCents, await sumGranted(db, { begins, ends }));
}

/** Adds up what the fund gave on requests for help by decisions that were released between these moments. */
async function sumGranted(db: Database, { begins, ends }: { begins: Date; ends: Date }): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${decisions.amountInCents}), 0)`.mapWith(Number) })
    .from(decisions)
    .innerJoin(dossiers, eq(dossiers.id, decisions.dossierId))
    .where(
      and(
        eq(dossiers.type, "internal"),
        inArray(dossiers.state, [...payableStates]),
        gte(decisions.releasedAt, begins),
        lt(decisions.releasedAt, ends),
      ),
    );
  return row?.cents ?? 0;
}
