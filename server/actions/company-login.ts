import { companyLoginMinutes } from "#domain/login.ts";
import { Refusal, refuse } from "#domain/problem.ts";
import { countTry } from "#server/actions/limit.ts";
import { comeIn, countTryFromNetwork } from "#server/actions/login.ts";
import type { Context } from "#server/context.ts";
import { and, eq, isNull, or } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";
import type { CompanyIdentity } from "#server/platform/company-login.ts";

type CompanyAnswer = {
  /** Identifies this login; it works once. */
  state: string;
  /** Asks the company who this person is. */
  identify(): Promise<CompanyIdentity>;
};

/** Logs someone in through the company's own login, if they are on the roster. */
export async function loginWithCompany(context: Context, { state, identify }: CompanyAnswer): Promise<void> {
  await countTryFromNetwork(context);
  await takeOnce(context, state);
  const person = await findIdentified(context.db, await identify());
  if (!person) return refuse({ code: "company.unknown" });
  await context.db.transaction((db) =>
    comeIn({ ...context, db }, { personId: person.id, isRemembered: false, way: "company" }),
  );
}

/** Only one browser can use an answer, across all processes; a later one is told that it has expired. */
async function takeOnce(context: Context, state: string): Promise<void> {
  const key = `company login ${context.secret.hash("company-login", state)}`;
  try {
    await countTry(context, { key, most: 1, minutes: companyLoginMinutes });
  } catch (error) {
    if (error instanceof Refusal) refuse({ code: "company.expired" });
    throw error;
  }
}

/** Finds the one person on the roster with this address or employee ID; if two people match, it returns neither. */
async function findIdentified(db: Database, { email, employeeId }: CompanyIdentity) {
  const isTheirs = or(
    email ? eq(people.email, email.toLowerCase()) : undefined,
    employeeId ? eq(people.employeeId, employeeId) : undefined,
  );
  if (!isTheirs) return null;
  const matches = await db
    .select({ id: people.id })
    .from(people)
    .where(and(isNull(people.leftAt), isTheirs));
  return matches.length === 1 ? matches[0] : null;
}
