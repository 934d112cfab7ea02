import { Refusal, refuse } from "#domain/problem.ts";
import type { RosterPlan } from "#domain/roster.ts";
import { importRoster, planRosterImport } from "#server/actions/roster.ts";
import { leaveStep, requireSetUp } from "#server/actions/set-up.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { listFirstOfficers } from "#server/database/queries/set-up.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { setUps } from "#server/database/tables/set-up.ts";

/** Keeps a staff list, sealed, until it is taken over or discarded; refuses one that cannot be read. */
export async function keepFirstRoster(context: Context, file: Uint8Array): Promise<void> {
  const { id } = requireSetUp(context);
  await planRosterImport({ db: context.db, me: null }, file);
  const place = placeOf(sealedColumns.setUpRoster, id);
  const sealedRoster = context.secret.seal(place, Buffer.from(file).toString("base64"));
  await context.db.update(setUps).set({ sealedRoster }).where(eq(setUps.id, id));
}

/** Forgets the staff list that was kept. */
export async function discardFirstRoster(context: Context): Promise<void> {
  const { id } = requireSetUp(context);
  await context.db.update(setUps).set({ sealedRoster: null }).where(eq(setUps.id, id));
}

/** The changes that the kept staff list would make, and the first people who are not on it. */
export type FirstRosterPlan = RosterPlan & { officersMissing: string[] };

/** Plans the import of the kept staff list without changing anything; null if there is none. */
export async function planFirstRoster(context: Context): Promise<FirstRosterPlan | null> {
  const file = await openRoster(context);
  if (!file) return null;
  const plan = await planRosterImport({ db: context.db, me: null }, file);
  return { ...plan, officersMissing: await missingOfficers(context, plan) };
}

/** Takes over the kept staff list, with the rights of the command line; the dry run has shown who would leave. */
export async function importFirstRoster(context: Context): Promise<void> {
  const { id } = requireSetUp(context);
  const file = await openRoster(context);
  if (!file) throw new Refusal({ code: "setUp.noList" });
  await context.db.transaction(async (db) => {
    const inside = { ...context, db, me: null };
    const missing = await missingOfficers(inside, await planRosterImport(inside, file));
    // Otherwise nobody could open the office any more.
    refuse(missing.length > 0 ? { code: "setUp.officersMissing", names: missing.join(", ") } : null);
    await importRoster(inside, { file, allowManyLeavers: true });
    await db.update(setUps).set({ sealedRoster: null }).where(eq(setUps.id, id));
    await leaveStep(inside, "roster");
  });
}

async function openRoster(context: Context): Promise<Uint8Array | null> {
  const { id } = requireSetUp(context);
  const [row] = await context.db.select({ sealed: setUps.sealedRoster }).from(setUps).where(eq(setUps.id, id));
  if (!row?.sealed) return null;
  return Buffer.from(context.secret.open(placeOf(sealedColumns.setUpRoster, id), row.sealed), "base64");
}

async function missingOfficers({ db }: Pick<Context, "db">, { left }: RosterPlan): Promise<string[]> {
  const leaving = new Set(left.map(({ email }) => email));
  const officers = (await listFirstOfficers(db)).filter(({ email }) => leaving.has(email));
  return officers.map(({ firstname, lastname }) => `${firstname} ${lastname}`);
}
