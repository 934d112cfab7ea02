import { and, eq, isNull, or } from "drizzle-orm";
import { companyLoginMinutes } from "#domain/login.ts";
import { Refusal, refuse } from "#domain/problem.ts";
import { countTry } from "#server/actions/limit.ts";
import { comeIn, countTryFromNetwork } from "#server/actions/login.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";
import type { CompanyIdentity } from "#server/platform/company-login.ts";

type Coming = {
  /** What makes this login another than the next; it lets in once. */
  state: string;
  /** Asks the company who it is. */
  identify(): Promise<CompanyIdentity>;
};

/** Logs someone in whom the company's own login knows, when they are on the roster. */
export async function loginWithCompany(context: Context, { state, identify }: Coming): Promise<void> {
  await countTryFromNetwork(context);
  await takeOnce(context, state);
  const person = await findIdentified(context.db, await identify());
  if (!person) return refuse({ code: "company.unknown" });
  await context.db.transaction((db) =>
    comeIn({ ...context, db }, { personId: person.id, isRemembered: false, way: "company" }),
  );
}

/** Of two browsers with the same answer, in whatever process, one goes on; who brings it later has come too late. */
async function takeOnce(context: Context, state: string): Promise<void> {
  const key = `company login ${context.secret.hash("company-login", state)}`;
  try {
    await countTry(context, { key, most: 1, minutes: companyLoginMinutes });
  } catch (error) {
    if (error instanceof Refusal) refuse({ code: "company.expired" });
    throw error;
  }
}

/** The one person on the roster with this address or employee ID; when they belong to two people, it is neither. */
async function findIdentified(db: Database, { email, employeeId }: CompanyIdentity) {
  const isTheirs = or(
    email ? eq(people.email, email.toLowerCase()) : undefined,
    employeeId ? eq(people.employeeId, employeeId) : undefined,
  );
  if (!isTheirs) return null;
  const found = await db
    .select({ id: people.id })
    .from(people)
    .where(and(isNull(people.leftAt), isTheirs));
  return found.length === 1 ? found[0] : null;
}
