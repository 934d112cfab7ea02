import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import type { DossierState } from "#domain/dossier.ts";
import type { Database } from "#server/database/open.ts";
import { dossierFileColumns } from "#server/database/queries/dossier.ts";
import { dossierEvents, dossiers, dossierVersions, handOvers } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";
import { people } from "#server/database/tables/person.ts";

/** A dossier as it was sent, the last time unless told which; null when there is no such version. */
export async function findSent(db: Database, dossierId: string, version?: number) {
  const [found] = await db
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
  return found ?? null;
}

/** Every file that these dossiers have or were sent with, in the order in which they came. */
export function listFilesEver(db: Database, dossierIds: readonly string[]) {
  return db
    .select(dossierFileColumns)
    .from(dossierFiles)
    .innerJoin(files, eq(files.id, dossierFiles.fileId))
    .where(inArray(dossierFiles.dossierId, [...dossierIds]))
    .orderBy(asc(dossierFiles.addedAt), asc(dossierFiles.fileId));
}

/** A move of a dossier, with the dossier; null when it is gone. */
export async function findMove(db: Database, eventId: string) {
  const [found] = await db
    .select({ dossier: dossiers, event: dossierEvents })
    .from(dossierEvents)
    .innerJoin(dossiers, eq(dossiers.id, dossierEvents.dossierId))
    .where(eq(dossierEvents.id, eventId));
  return found ?? null;
}

/** A dossier with whose it is; null when it is gone. */
export async function findWithApplicant(db: Database, dossierId: string) {
  const [found] = await db
    .select({ dossier: dossiers, applicant: people })
    .from(dossiers)
    .innerJoin(people, eq(people.id, dossiers.applicantId))
    .where(eq(dossiers.id, dossierId));
  return found ?? null;
}

/** Which dossiers of a person were handed to an organisation in part. */
export async function listHandedOver(db: Database, applicantId: string): Promise<string[]> {
  const found = await db
    .select({ id: handOvers.dossierId })
    .from(handOvers)
    .innerJoin(dossiers, eq(dossiers.id, handOvers.dossierId))
    .where(eq(dossiers.applicantId, applicantId));
  return found.map(({ id }) => id);
}

/** How many dossiers a list for the operator shows. */
const mostListed = 1000;

/** What anyone of the office may know of the dossiers that were sent, the latest first: never what they say. */
export function listBareDossiers(db: Database, state?: DossierState) {
  const { number, type, sentAt, completeBy } = dossiers;
  return db
    .select({ number, type, state: dossiers.state, sentAt, completeBy })
    .from(dossiers)
    .where(state ? eq(dossiers.state, state) : ne(dossiers.state, "draft"))
    .orderBy(desc(dossiers.sentAt), desc(dossiers.id))
    .limit(mostListed);
}

/** The dossier that people call by this number, or null. */
export async function findByNumber(db: Database, number: string) {
  const [found] = await db
    .select({ id: dossiers.id, number: dossiers.number })
    .from(dossiers)
    .where(eq(dossiers.number, number));
  return found ?? null;
}
