import type { GivenRole, Seat } from "#domain/permission.ts";
import { decide } from "#server/actions/decision.ts";
import type { Context, Me } from "#server/context.ts";
import { and, eq, isNull } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aCall, aPerson, loggedIn } from "#test/factories.ts";
import { aDeclaration, aMove, aStoredDossier } from "#test/stored-dossier.ts";

/** Someone of the office, whose roles are also in the database. */
export async function anOfficer(db: Database, role: GivenRole, seat: Seat | null = null): Promise<Me> {
  const person = await aPerson(db, { lastname: "Zonder" });
  await db.insert(personRoles).values({ personId: person.id, role, givenAt: new Date(0), seat });
  return loggedIn(person, { roles: [role], seat, hasSecondFactor: true });
}

/** A call that takes no more dossiers, with a vote ahead on 15 November 2026. */
export function aClosedCall(db: Database) {
  return aCall(db, {
    submissionsClose: new Date("2026-11-01T00:00:00Z"),
    votingOpens: new Date("2026-12-10T00:00:00Z"),
    votingCloses: new Date("2026-12-20T00:00:00Z"),
    resultsPublished: new Date("2026-12-22T00:00:00Z"),
    awardsFrom: new Date("2026-12-23T00:00:00Z"),
  });
}

type JudgedValues = Parameters<typeof aStoredDossier>[1] & object & { confidential?: "yes" | "no" };

/** A dossier with the committee, about which these members have no conflict. */
export async function aJudgedDossier(db: Database, members: readonly Me[], values: JudgedValues = {}) {
  const { confidential = "no", answers: own = {}, ...row } = values;
  const isProject = row.type !== "internal";
  const callId = isProject ? (row.callId ?? (await aClosedCall(db)).id) : null;
  const answers = isProject ? { ...own, confidential } : own;
  const dossier = await aStoredDossier(db, { state: "in_review", language: "nl", ...row, callId, answers });
  for (const { id: personId } of members) await aDeclaration(db, { dossierId: dossier.id, personId });
  return dossier;
}

/** The dossier of a winner that withdrew, so that another project can get its award. */
export async function aWithdrawnWinner(db: Database, callId: string): Promise<DossierRow> {
  const winner = await aStoredDossier(db, { callId, state: "withdrawn", language: "nl" });
  const at = new Date("2026-11-14T09:00:00Z");
  await aMove(db, winner, { to: "winner", at });
  await aMove(db, winner, { from: "winner", to: "withdrawn", at });
  const won = { outcome: "winner", amountInCents: 4_000_00, decidedAt: at, releasedAt: at } as const;
  await db.insert(decisions).values({ id: winner.id, dossierId: winner.id, ...won });
  return winner;
}

/** A dossier whose award waits for its release. */
export async function anAwardedDossier(context: Context & { me: Me }, values: JudgedValues = {}) {
  const dossier = await aJudgedDossier(context.db, [context.me], values);
  // The stored project asks less, so that no reason is needed.
  await decide(context, { dossierId: dossier.id, revision: 0, outcome: "selected", amountInCents: 100_000_00 });
  return dossier;
}

/** The pending decision on a dossier, and the state of the dossier. */
export async function readDecided(db: Database, dossierId: string) {
  const [dossier] = await db.select().from(dossiers).where(eq(dossiers.id, dossierId));
  const [pending] = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.dossierId, dossierId), isNull(decisions.releasedAt)));
  return { state: dossier?.state, pending: pending ?? null };
}
