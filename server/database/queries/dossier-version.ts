import type { DossierState } from "#domain/dossier.ts";
import { and, asc, desc, eq, exists, gte, inArray, ne, notExists, or, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { dossierFileColumns } from "#server/database/queries/dossier.ts";
import { daySent } from "#server/database/queries/dossier-access.ts";
import { dossierEvents, dossiers, dossierVersions, handOvers } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { dossierSummaries } from "#server/database/tables/dossier-summary.ts";
import { files } from "#server/database/tables/file.ts";
import { people } from "#server/database/tables/person.ts";

/** Finds a sent version of a dossier, the last one by default; null when there is none. */
export async function findSent(db: Database, dossierId: string, version?: number) {
  const [row] = await db
    .select({ dossier: dossiers, version: dossierVersions, handedOverAt: handOvers.madeAt })
    .from(dossierVersions)
    .innerJoin(dossiers, eq(dossiers.id, dossierVersions.dossierId))
    .leftJoin(handOvers, eq(handOvers.dossierId, dossiers.id))
    .where(
      and(
        eq(dossierVersions.dossierId, dossierId),
        version === undefined ? undefined : eq(dossierVersions.version, version),
      ),
    )
    .orderBy(desc(dossierVersions.version))
    .limit(1);
  return row ?? null;
}

/** When a dossier was sent for the first time. */
export const firstSentAt = sql<Date | null>`${sql`(
  select min(${dossierVersions.sentAt}) from ${dossierVersions} where ${dossierVersions.dossierId} = ${dossiers.id}
)`}`.mapWith(dossierVersions.sentAt);

/** Lists when these dossiers were sent for the first time. */
export function listFirstSent(db: Database, dossierIds: readonly string[]) {
  return db
    .select({
      dossierId: dossierVersions.dossierId,
      firstSentAt: sql<Date>`min(${dossierVersions.sentAt})`.mapWith(dossierVersions.sentAt),
    })
    .from(dossierVersions)
    .where(inArray(dossierVersions.dossierId, [...dossierIds]))
    .groupBy(dossierVersions.dossierId);
}

/** Lists the ordinary dossiers with a sent version that have no summary, or were sent since this moment. */
export async function listUnsummarised(db: Database, since: Date): Promise<string[]> {
  const { dossierId } = dossierSummaries;
  const summary = db.select({ dossierId }).from(dossierSummaries).where(eq(dossierId, dossiers.id));
  const version = db
    .select({ id: dossierVersions.id })
    .from(dossierVersions)
    .where(eq(dossierVersions.dossierId, dossiers.id));
  const rows = await db
    .select({ id: dossiers.id })
    .from(dossiers)
    .where(
      and(
        eq(dossiers.isConfidential, false),
        ne(dossiers.state, "draft"),
        exists(version),
        or(gte(dossiers.sentAt, since), notExists(summary)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Lists every file that these dossiers have or were sent with, in the order of adding. */
export function listFilesEver(db: Database, dossierIds: readonly string[]) {
  return db
    .select(dossierFileColumns)
    .from(dossierFiles)
    .innerJoin(files, eq(files.id, dossierFiles.fileId))
    .where(inArray(dossierFiles.dossierId, [...dossierIds]))
    .orderBy(asc(dossierFiles.addedAt), asc(dossierFiles.fileId));
}

/** Finds a move with its dossier; null when it is gone. */
export async function findMove(db: Database, eventId: string) {
  const [row] = await db
    .select({ dossier: dossiers, event: dossierEvents })
    .from(dossierEvents)
    .innerJoin(dossiers, eq(dossiers.id, dossierEvents.dossierId))
    .where(eq(dossierEvents.id, eventId));
  return row ?? null;
}

/** Finds a dossier with its applicant; null when it is gone. */
export async function findWithApplicant(db: Database, dossierId: string) {
  const [row] = await db
    .select({ dossier: dossiers, applicant: people })
    .from(dossiers)
    .innerJoin(people, eq(people.id, dossiers.applicantId))
    .where(eq(dossiers.id, dossierId));
  return row ?? null;
}

/** Lists the dossiers of a person with a part that was handed over to an organisation. */
export async function listHandedOver(db: Database, applicantId: string): Promise<string[]> {
  const rows = await db
    .select({ id: handOvers.dossierId })
    .from(handOvers)
    .innerJoin(dossiers, eq(dossiers.id, handOvers.dossierId))
    .where(eq(dossiers.applicantId, applicantId));
  return rows.map(({ id }) => id);
}

/** The most dossiers in a list for the operator. */
const mostListed = 1000;

/** Lists sent dossiers for the operator, the latest day first, without their contents or the hour. */
export function listBareDossiers(db: Database, state?: DossierState) {
  const { number, type, completeBy } = dossiers;
  return db
    .select({ number, type, state: dossiers.state, sentOn: daySent.mapWith(dossiers.sentAt), completeBy })
    .from(dossiers)
    .where(state ? eq(dossiers.state, state) : ne(dossiers.state, "draft"))
    .orderBy(desc(daySent), desc(dossiers.id))
    .limit(mostListed);
}
