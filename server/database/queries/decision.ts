import type { Viewer } from "#domain/dossier-level.ts";
import { type GivenRole, mayDo, type Seat } from "#domain/permission.ts";
import {
  alias,
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { isChairedBy, isReadBy } from "#server/database/queries/dossier-access.ts";
import { calls } from "#server/database/tables/call.ts";
import { decisions, requestOpinions, resultLetters } from "#server/database/tables/decision.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";
import { personRoles } from "#server/database/tables/role.ts";

export type DecisionRow = typeof decisions.$inferSelect;
export type OpinionRow = typeof requestOpinions.$inferSelect;
export type ResultLetterRow = typeof resultLetters.$inferSelect;

const isPending = isNull(decisions.releasedAt);

/** The decisions under another name, to look for the one that replaced an award. */
const replacements = alias(decisions, "replacements");

/** Lists the decisions on these dossiers, from the first to the last. */
export function listDecisions(db: Database, dossierIds: readonly string[]): Promise<DecisionRow[]> {
  return db
    .select()
    .from(decisions)
    .where(inArray(decisions.dossierId, [...dossierIds]))
    .orderBy(asc(decisions.decidedAt), asc(decisions.id));
}

/** Finds the decision on a dossier that is not released; null when there is none. */
export async function findPending(db: Database, dossierId: string): Promise<DecisionRow | null> {
  const [row] = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.dossierId, dossierId), isPending));
  return row ?? null;
}

/** Finds a decision with its dossier; null when it is gone. */
export async function findDecision(db: Database, id: string) {
  const [row] = await db
    .select({ decision: decisions, dossier: dossiers })
    .from(decisions)
    .innerJoin(dossiers, eq(dossiers.id, decisions.dossierId))
    .where(eq(decisions.id, id));
  return row ?? null;
}

/** Locks the calls of these dossiers, before the dossiers themselves: what a call gives is counted by one at a time. */
export async function lockCallsOf(db: Database, dossierIds: readonly string[]): Promise<void> {
  const ofDossiers = db
    .select({ id: dossiers.callId })
    .from(dossiers)
    .where(inArray(dossiers.id, [...dossierIds]));
  await db
    .select({ id: calls.id })
    .from(calls)
    .where(inArray(calls.id, ofDossiers))
    .orderBy(calls.id)
    .for("no key update");
}

/** Locks dossiers, everyone in the same order. */
export async function lockDossiers(db: Database, dossierIds: readonly string[]): Promise<void> {
  await db
    .select({ id: dossiers.id })
    .from(dossiers)
    .where(inArray(dossiers.id, [...dossierIds]))
    .orderBy(dossiers.id)
    .for("update");
}

/** The most decisions of one view of the outbox. */
const most = 500;

/** Lists the dossiers with a pending decision that a viewer sees, those decided first before the others. */
export async function listPendingIds(db: Database, viewer: Viewer): Promise<string[]> {
  const rows = await readable(db, viewer, isPending).orderBy(asc(decisions.decidedAt), asc(decisions.id)).limit(most);
  return rows.map(({ id }) => id);
}

/** Lists the planned releases of decisions that a viewer sees, with the number of decisions, the first one first. */
export async function listPlannedReleases(db: Database, viewer: Viewer): Promise<{ at: Date; count: number }[]> {
  const rows = await db
    .select({ at: decisions.plannedFor, count: sql<number>`count(*)::integer` })
    .from(decisions)
    .innerJoin(dossiers, eq(dossiers.id, decisions.dossierId))
    .where(and(isPending, isNotNull(decisions.plannedFor), isReadBy(viewer)))
    .groupBy(decisions.plannedFor)
    .orderBy(asc(decisions.plannedFor))
    .limit(most);
  return rows.flatMap(({ at, count }) => (at ? [{ at, count }] : []));
}

/** Lists the dossiers with a released decision that a viewer sees, those released last before the others. */
export async function listReleasedIds(db: Database, viewer: Viewer): Promise<string[]> {
  const rows = await readable(db, viewer, isNotNull(decisions.releasedAt))
    .orderBy(desc(decisions.releasedAt), desc(decisions.id))
    .limit(most);
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * Counts the pending decisions that wait for a viewer: for a coordinator the ordinary ones, and for the chair all. The
 * deputy has those on which the chair has a conflict.
 */
export function pendingCount(viewer: Viewer): SQL {
  const isOrdinary = mayDo(viewer, "runCall") ? eq(dossiers.isConfidential, false) : undefined;
  const isTheirs = or(mayDo(viewer, "reviewDossier") ? isChairedBy(viewer) : sql`false`, isOrdinary);
  return sql`select count(*) from ${decisions} inner join ${dossiers} on ${dossiers.id} = ${decisions.dossierId}
    where ${and(isPending, isTheirs, isReadBy(viewer))}`;
}

// Someone who reads the content of a dossier judges it, or coordinates an ordinary one.
const readable = (db: Database, viewer: Viewer, which: SQL) =>
  db
    .select({ id: dossiers.id })
    .from(decisions)
    .innerJoin(dossiers, eq(dossiers.id, decisions.dossierId))
    .where(and(which, isReadBy(viewer)));

/** Lists the pending decisions whose planned hour has come, with the person who planned it. */
export function listDue(db: Database, now: Date) {
  return db
    .select({ dossierId: decisions.dossierId, plannedById: decisions.plannedById })
    .from(decisions)
    .where(and(isPending, lte(decisions.plannedFor, now)))
    .orderBy(asc(decisions.plannedFor), asc(decisions.dossierId));
}

/** Lists the hours for which decisions are planned. */
export async function listPlannedHours(db: Database): Promise<Date[]> {
  const rows = await db
    .selectDistinct({ plannedFor: decisions.plannedFor })
    .from(decisions)
    .where(and(isPending, isNotNull(decisions.plannedFor)));
  return rows.flatMap(({ plannedFor }) => (plannedFor ? [plannedFor] : []));
}

/** Finds someone as a viewer with their present roles; null if they left. A plan was made with a second factor. */
export async function findViewer(db: Database, personId: string): Promise<Viewer | null> {
  const [row] = await db
    .select({
      id: people.id,
      roles: sql<GivenRole[]>`array_remove(array_agg(${personRoles.role}), null)`,
      seat: sql<Seat | null>`max(${personRoles.seat})`,
    })
    .from(people)
    .leftJoin(personRoles, eq(personRoles.personId, people.id))
    .where(and(eq(people.id, personId), isNull(people.leftAt)))
    .groupBy(people.id);
  return row ? { ...row, hasSecondFactor: true } : null;
}

/** Lists the opinions of members on these requests for help with their names, from the first to the last. */
export function listOpinions(db: Database, dossierIds: readonly string[]) {
  const { firstname, lastname } = people;
  return db
    .select({ opinion: requestOpinions, member: { firstname, lastname } })
    .from(requestOpinions)
    .innerJoin(people, eq(people.id, requestOpinions.personId))
    .where(inArray(requestOpinions.dossierId, [...dossierIds]))
    .orderBy(asc(requestOpinions.givenAt), asc(requestOpinions.id));
}

/** Lists the requests for help that wait for an answer and have no decision, urgent ones first. */
export async function listOpenRequests(db: Database): Promise<DossierRow[]> {
  const pending = db
    .select({ one: sql`1` })
    .from(decisions)
    .where(and(eq(decisions.dossierId, dossiers.id), isPending));
  return db
    .select()
    .from(dossiers)
    .where(and(eq(dossiers.type, "internal"), inArray(dossiers.state, ["submitted", "in_review"]), notExists(pending)))
    .orderBy(desc(dossiers.isUrgent), asc(dossiers.sentAt), asc(dossiers.id))
    .limit(most);
}

/** An award that was withdrawn, and what a project that gets it instead becomes. */
export type FreeAward = { dossierId: string; outcome: "shortlisted" | "selected"; amountInCents: number };

/**
 * Lists the withdrawn awards of a call that no other project got instead, those withdrawn last before the others. A place
 * on the ballot is free as long as the vote is ahead; after that its money stays with the vote.
 */
export async function listFreeAwards(
  db: Database,
  callId: string,
  { isVoteAhead }: { isVoteAhead: boolean },
): Promise<FreeAward[]> {
  const passedOn = db.select({ one: sql`1` }).from(replacements).where(eq(replacements.replacesDossierId, dossiers.id));
  const rows = await db
    .select({ dossierId: dossiers.id, fromState: dossierEvents.fromState, amountInCents: decisions.amountInCents })
    .from(dossiers)
    .innerJoin(dossierEvents, and(eq(dossierEvents.dossierId, dossiers.id), eq(dossierEvents.toState, "withdrawn")))
    .innerJoin(decisions, and(eq(decisions.dossierId, dossiers.id), isNotNull(decisions.releasedAt)))
    .where(
      and(
        eq(dossiers.callId, callId),
        eq(dossiers.state, "withdrawn"),
        inArray(dossierEvents.fromState, [
          ...(isVoteAhead ? ["shortlisted" as const] : []),
          "selected",
          "winner",
          "agreement",
        ]),
        isNotNull(decisions.amountInCents),
        notExists(passedOn),
      ),
    )
    .orderBy(desc(dossierEvents.at), desc(decisions.decidedAt));
  const awards = rows.flatMap(({ dossierId, fromState, amountInCents }) => {
    const outcome = fromState === "shortlisted" ? ("shortlisted" as const) : ("selected" as const);
    return amountInCents ? [{ dossierId, outcome, amountInCents }] : [];
  });
  // A dossier with several decisions has the amount of the last one.
  return [...Map.groupBy(awards, ({ dossierId }) => dossierId).values()].flatMap(([last]) => last ?? []);
}

/** Counts the candidates of the vote of a call: released decisions, and projects that were entered by hand. */
export async function countCandidates(db: Database, callId: string): Promise<number> {
  const decided = and(eq(dossiers.callId, callId), eq(dossiers.state, "shortlisted"));
  const byHand = and(eq(projects.callId, callId), eq(projects.status, "shortlisted"), isNull(projects.dossierId));
  return (await db.$count(dossiers, decided)) + (await db.$count(projects, byHand));
}

/** Tells whether a winner of the vote of a call withdrew, and its award is not promised to another dossier than this one. */
export async function hasWinnerWithdrawn(
  db: Database,
  { callId, dossierId }: { callId: string; dossierId: string },
): Promise<boolean> {
  const toAnother = db
    .select({ one: sql`1` })
    .from(replacements)
    .where(and(eq(replacements.replacesDossierId, dossiers.id), ne(replacements.dossierId, dossierId)));
  const [row] = await db
    .select({ id: dossiers.id })
    .from(dossiers)
    .innerJoin(dossierEvents, and(eq(dossierEvents.dossierId, dossiers.id), eq(dossierEvents.toState, "winner")))
    .where(and(eq(dossiers.callId, callId), eq(dossiers.state, "withdrawn"), notExists(toAnother)))
    .limit(1);
  return row !== undefined;
}

/** Finds the letters that go out with the results of a call; null if they have the standard texts. */
export async function findResultLetters(db: Database, callId: string): Promise<ResultLetterRow | null> {
  const [row] = await db.select().from(resultLetters).where(eq(resultLetters.callId, callId));
  return row ?? null;
}
