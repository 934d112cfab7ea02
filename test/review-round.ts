import { randomUUID } from "node:crypto";
import type { Criterion } from "#domain/call.ts";
import type { Score } from "#domain/review.ts";
import { sealReviewNote } from "#server/actions/dossier-content.ts";
import { saveReview } from "#server/actions/review.ts";
import type { Me } from "#server/context.ts";
import type { calls } from "#server/database/tables/call.ts";
import { reviews } from "#server/database/tables/review.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { testSecret } from "#test/context.ts";
import { aCall, aPerson, loggedIn } from "#test/factories.ts";
import type { Fund as WholeFund } from "#test/fund.ts";
import { aDeclaration, aStoredDossier } from "#test/stored-dossier.ts";

type Fund = Pick<WholeFund, "db" | "now" | "context">;

/** Two criteria, of which the first counts for more. */
export const roundCriteria: Criterion[] = [
  { id: "impact", name: { nl: "Impact", en: "Impact" }, help: { nl: "Voor wie?" }, weight: 60 },
  { id: "plan", name: { nl: "Plan", en: "Plan" }, help: { nl: "Lukt het?" }, weight: 40 },
];

/** A call whose dossiers the committee has, before its vote opens. */
export const aCallInReview = (fund: Pick<Fund, "db">, values: Partial<typeof calls.$inferInsert> = {}) =>
  aCall(fund.db, {
    votingOpens: new Date("2026-12-10T00:00:00Z"),
    votingCloses: new Date("2026-12-20T00:00:00Z"),
    resultsPublished: new Date("2026-12-22T00:00:00Z"),
    criteria: roundCriteria,
    ...values,
  });

/** A member of the committee or a coordinator. */
export async function anOfficerOf(fund: Fund, role: "committee" | "coordinator", name: string): Promise<Me> {
  const person = await aPerson(fund.db, { firstname: name, lastname: "Zonder", branch: "brussel" });
  await fund.db.insert(personRoles).values({ personId: person.id, role, givenAt: fund.now });
  return loggedIn(person, { roles: [role], hasSecondFactor: true });
}

type Size = { members?: number; dossiers?: number; confidential?: "yes" | "no" };

/** A round with members without conflict, and dossiers that they can score. */
export async function aRound(fund: Fund, { members = 2, dossiers = 1, confidential = "no" }: Size = {}) {
  const call = await aCallInReview(fund);
  const names = ["Anna", "Bram", "Carla", "Dirk", "Elise", "Fatima"].slice(0, members);
  const committee: Me[] = [];
  for (const name of names) committee.push(await anOfficerOf(fund, "committee", name));
  const ids: string[] = [];
  for (let number = 0; number < dossiers; number++) {
    const answers = { confidential };
    const { id } = await aStoredDossier(fund.db, { callId: call.id, state: "in_review", answers });
    for (const { id: personId } of committee) await aDeclaration(fund.db, { dossierId: id, personId });
    ids.push(id);
  }
  const coordinator = await anOfficerOf(fund, "coordinator", "Coco");
  return { call, committee: committee as [Me, Me, ...Me[]], dossierIds: ids as [string, ...string[]], coordinator };
}

/** Gives both criteria of a dossier a score. */
export function score(fund: Fund, member: Me, dossierId: string, impact: Score, plan: Score = impact) {
  const scores = [
    { criterion: "impact", score: impact },
    { criterion: "plan", score: plan },
  ];
  return saveReview(fund.context(member), { dossierId, scores });
}

/** A finished review in the database, also of a dossier that nobody can score any more. */
export async function aReview(
  fund: Fund,
  { dossierId, personId, note }: { dossierId: string; personId: string; note: string },
): Promise<void> {
  const sealId = randomUUID();
  await fund.db.insert(reviews).values({
    dossierId,
    personId,
    sealId,
    scores: { impact: 4, plan: 2 },
    sealedNote: sealReviewNote(testSecret, sealId, note),
    version: 1,
    changedAt: fund.now,
    finishedAt: fund.now,
  });
}
