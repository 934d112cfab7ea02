import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  sql,
} from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import {
  dossierEvents,
  dossierMessages,
  dossiers,
  dossierVersions,
  handOvers,
  lateAccesses,
} from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";
import { people } from "#server/database/tables/person.ts";

export type DossierRow = typeof dossiers.$inferSelect;
export type DossierVersionRow = typeof dossierVersions.$inferSelect;
export type DossierEventRow = typeof dossierEvents.$inferSelect;
export type DossierMessageRow = typeof dossierMessages.$inferSelect;
export type HandOverRow = typeof handOvers.$inferSelect;

/** The most dossiers in a person's list; nobody has that many. */
const most = 100;

/** Lists the dossiers of a person, the latest first. */
export function listDossiersOf(db: Database, applicantId: string): Promise<DossierRow[]> {
  return db
    .select()
    .from(dossiers)
    .where(eq(dossiers.applicantId, applicantId))
    .orderBy(desc(dossiers.changedAt), desc(dossiers.id))
    .limit(most);
}

/** Finds a dossier of this person; null for another person's or for one that does not exist. */
export async function findDossierOf(db: Database, applicantId: string, id: string): Promise<DossierRow | null> {
  const [row] = await db
    .select()
    .from(dossiers)
    .where(and(eq(dossiers.id, id), eq(dossiers.applicantId, applicantId)));
  return row ?? null;
}

/** Lists the sent versions of these dossiers, from the first to the last. */
export function listVersions(db: Database, dossierIds: readonly string[]): Promise<DossierVersionRow[]> {
  return db
    .select()
    .from(dossierVersions)
    .where(inArray(dossierVersions.dossierId, [...dossierIds]))
    .orderBy(asc(dossierVersions.version));
}

/** Lists the moves of these dossiers, from the first to the last. */
export function listEvents(db: Database, dossierIds: readonly string[]): Promise<DossierEventRow[]> {
  return db
    .select()
    .from(dossierEvents)
    .where(inArray(dossierEvents.dossierId, [...dossierIds]))
    .orderBy(asc(dossierEvents.place));
}

/** A person whom the office names beside what they did; null for the site itself. */
type Named = { firstname: string; lastname: string } | null;

/** Lists the moves of these dossiers with the people who made them, from the first to the last. */
export function listNamedEvents(
  db: Database,
  dossierIds: readonly string[],
): Promise<(DossierEventRow & { actor: Named })[]> {
  return db
    .select({
      ...getTableColumns(dossierEvents),
      actor: { firstname: people.firstname, lastname: people.lastname },
    })
    .from(dossierEvents)
    .leftJoin(people, eq(people.id, dossierEvents.actorId))
    .where(inArray(dossierEvents.dossierId, [...dossierIds]))
    .orderBy(asc(dossierEvents.place));
}

/** Lists the messages about these dossiers with their authors, from the first to the last. */
export function listNamedMessages(
  db: Database,
  dossierIds: readonly string[],
): Promise<(DossierMessageRow & { author: Named })[]> {
  return db
    .select({
      ...getTableColumns(dossierMessages),
      author: { firstname: people.firstname, lastname: people.lastname },
    })
    .from(dossierMessages)
    .leftJoin(people, eq(people.id, dossierMessages.authorId))
    .where(inArray(dossierMessages.dossierId, [...dossierIds]))
    .orderBy(asc(dossierMessages.writtenAt), asc(dossierMessages.id));
}

/** Lists the messages about these dossiers, from the first to the last. */
export function listDossierMessages(db: Database, dossierIds: readonly string[]): Promise<DossierMessageRow[]> {
  return db
    .select()
    .from(dossierMessages)
    .where(inArray(dossierMessages.dossierId, [...dossierIds]))
    .orderBy(asc(dossierMessages.writtenAt), asc(dossierMessages.id));
}

/** The columns of a file of a dossier and of its bytes. */
export const dossierFileColumns = {
  id: dossierFiles.fileId,
  dossierId: dossierFiles.dossierId,
  field: dossierFiles.field,
  sealedName: dossierFiles.sealedName,
  sealedKey: dossierFiles.sealedKey,
  addedAt: dossierFiles.addedAt,
  isOfOrganisation: dossierFiles.isOfOrganisation,
  type: files.type,
  size: files.size,
  checksum: files.checksum,
  scan: files.scan,
  storedAs: files.storedAs,
};

/** A file of a dossier, with the data of its bytes. */
export type DossierFileRow = Awaited<ReturnType<typeof listDossierFiles>>[number];

/** Lists the current files of these dossiers, in the order of adding. */
export function listDossierFiles(db: Database, dossierIds: readonly string[]) {
  return db
    .select(dossierFileColumns)
    .from(dossierFiles)
    .innerJoin(files, eq(files.id, dossierFiles.fileId))
    .where(and(inArray(dossierFiles.dossierId, [...dossierIds]), isNull(dossierFiles.removedAt)))
    .orderBy(asc(dossierFiles.addedAt), asc(dossierFiles.fileId));
}

/** Lists the hand-overs of these dossiers. */
export function listHandOvers(db: Database, dossierIds: readonly string[]): Promise<HandOverRow[]> {
  return db
    .select()
    .from(handOvers)
    .where(inArray(handOvers.dossierId, [...dossierIds]));
}

/** Finds the call for which this person has extra time, and until when; null when there is none. */
export async function findLateAccess(db: Database, personId: string, now: Date) {
  const [row] = await db
    .select({ call: calls, until: lateAccesses.until })
    .from(lateAccesses)
    .innerJoin(calls, eq(calls.id, lateAccesses.callId))
    .where(and(eq(lateAccesses.personId, personId), gt(lateAccesses.until, now)))
    .orderBy(desc(lateAccesses.until))
    .limit(1);
  return row ?? null;
}

/** Finds the end of the extra time that this person had in a call; null when they had none. */
export async function findLateUntil(db: Database, personId: string, callId: string): Promise<Date | null> {
  const [row] = await db
    .select({ until: lateAccesses.until })
    .from(lateAccesses)
    .where(and(eq(lateAccesses.personId, personId), eq(lateAccesses.callId, callId)))
    .orderBy(desc(lateAccesses.until))
    .limit(1);
  return row?.until ?? null;
}

/** Extra time that was given in a call, with the people involved; nobody has it yet when `person` is null. */
export type GivenLateAccess = {
  id: string;
  callId: string;
  givenAt: Date;
  until: Date;
  person: { firstname: string; lastname: string } | null;
  givenBy: { firstname: string; lastname: string } | null;
};

/** Lists the extra time that was given in calls, at most so many for each, the latest first. */
export async function listLateAccesses(
  db: Database,
  callIds: readonly string[],
  most: number,
): Promise<GivenLateAccess[]> {
  const givers = alias(people, "givers");
  const { id, callId, givenAt, until } = lateAccesses;
  const nth = sql<number>`row_number() over (partition by ${callId} order by ${givenAt} desc, ${id})`;
  const ofCalls = db
    .select({ lateAccessId: id, nth: nth.as("nth") })
    .from(lateAccesses)
    .where(inArray(callId, [...callIds]))
    .as("of_calls");
  return db
    .select({
      id,
      callId,
      givenAt,
      until,
      person: { firstname: people.firstname, lastname: people.lastname },
      givenBy: { firstname: givers.firstname, lastname: givers.lastname },
    })
    .from(lateAccesses)
    .innerJoin(ofCalls, and(eq(ofCalls.lateAccessId, id), lte(ofCalls.nth, most)))
    .leftJoin(people, eq(people.id, lateAccesses.personId))
    .leftJoin(givers, eq(givers.id, lateAccesses.givenById))
    .orderBy(ofCalls.nth);
}

type Drafts = { begunBefore: Date; after: string | null; limit: number };

const isOpenDraft = and(eq(dossiers.state, "draft"), eq(dossiers.type, "external"), isNull(people.leftAt));

/** Counts the projects that people who can still log in have begun, without the confidential ones. */
export async function countOpenDrafts(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(dossiers)
    .innerJoin(people, eq(people.id, dossiers.applicantId))
    .where(and(isOpenDraft, eq(dossiers.isConfidential, false)));
  return row?.count ?? 0;
}

/** Lists drafts of projects that were begun before this moment, of people who can still log in, page by page. */
export async function listOpenDrafts(db: Database, { begunBefore, after, limit }: Drafts): Promise<DossierRow[]> {
  const rows = await db
    .select({ dossier: dossiers })
    .from(dossiers)
    .innerJoin(people, eq(people.id, dossiers.applicantId))
    .where(and(isOpenDraft, lt(dossiers.begunAt, begunBefore), after ? gt(dossiers.id, after) : undefined))
    .orderBy(asc(dossiers.id))
    .limit(limit);
  return rows.map(({ dossier }) => dossier);
}
