import type { Room } from "#domain/meeting.ts";
import { permissions } from "#domain/permission.ts";
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  max,
  or,
  type PgColumn,
  type SQL,
  sql,
} from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { meetingEntries, meetingRemarks, meetingSeats, meetings } from "#server/database/tables/meeting.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";

export type MeetingRow = typeof meetings.$inferSelect;

/** Finds the meeting of a call; null if there was none. */
export async function findMeeting(db: Database, callId: string, isHeld = false): Promise<MeetingRow | null> {
  const query = db.select().from(meetings).where(eq(meetings.callId, callId));
  const [meeting] = await (isHeld ? query.for("update") : query);
  return meeting ?? null;
}

/**
 * Gives a text that is another one as soon as something changes that a screen of a meeting shows: an act in the meeting,
 * the plan of its call with the budget, a state or a decision of one of its dossiers, that one became confidential, a
 * conflict of interest, or who is a member of the committee.
 */
export async function readMeetingRevision(db: Database, callId: string): Promise<string> {
  const ofCall = eq(dossiers.callId, callId);
  const { dossierId, personId, answer, exclusion, openedAt } = declarations;
  const [parts] = await db
    .select({
      meeting: fingerprint(sql`${meetings} where ${eq(meetings.callId, callId)}`, [meetings.revision]),
      call: fingerprint(sql`${calls} where ${eq(calls.id, callId)}`, [calls.revision, calls.roundEndedAt]),
      dossiers: fingerprint(sql`${dossiers} where ${ofCall}`, [
        dossiers.id,
        dossiers.state,
        dossiers.isConfidential,
        dossiers.sentRevision,
      ]),
      decisions: fingerprint(
        sql`${decisions} inner join ${dossiers} on ${eq(dossiers.id, decisions.dossierId)} where ${ofCall}`,
        [decisions.id, decisions.revision, decisions.releasedAt],
      ),
      conflicts: fingerprint(
        sql`${declarations} inner join ${dossiers} on ${eq(dossiers.id, dossierId)} where ${ofCall}`,
        [dossierId, personId, answer, exclusion, openedAt],
      ),
      members: fingerprint(sql`${personRoles} where ${eq(personRoles.role, "committee")}`, [
        personRoles.personId,
        personRoles.seat,
      ]),
    })
    .from(sql`(select 1) as one`);
  return Object.values(parts ?? {}).join(" ");
}

/** Sums the hashes of rows. A sum of counts could stay the same when one row goes and another one comes. */
function fingerprint(rows: SQL, columns: readonly PgColumn[]): SQL<string> {
  const row = sql.join(
    columns.map((column) => sql`coalesce(${column}::text, '')`),
    sql`, `,
  );
  return sql<string>`(select coalesce(sum(hashtextextended(concat_ws(' ', ${row}), 0)), 0)::text from ${rows})`;
}

/** Lists the people who are or were in a meeting, by name. */
export function listSeats(db: Database, meetingId: string) {
  const { firstname, lastname } = people;
  const { personId, cameAt, leftAt, isRemote } = meetingSeats;
  return db
    .select({
      personId,
      firstname,
      lastname,
      cameAt,
      leftAt,
      isRemote,
      seat: personRoles.seat,
      isMember: sql<boolean>`${personRoles.role} is not null`,
    })
    .from(meetingSeats)
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(personRoles, and(eq(personRoles.personId, personId), eq(personRoles.role, "committee")))
    .where(eq(meetingSeats.meetingId, meetingId))
    .orderBy(asc(people.nameKey), asc(personId))
    .limit(100);
}

export type SeatRow = Awaited<ReturnType<typeof listSeats>>[number];

/** Lists the members and coordinators, who can take part in a meeting, by name. */
export async function listAttendable(db: Database) {
  const { id, firstname, lastname, nameKey } = people;
  return db
    .selectDistinct({ id, firstname, lastname, nameKey })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.personId, id))
    .where(and(inArray(personRoles.role, [...permissions.attendMeeting]), isNull(people.leftAt)))
    .orderBy(asc(nameKey), asc(id))
    .limit(100);
}

/** A conflict that keeps a person outside while a dossier is discussed. */
const hasConflict = or(
  eq(declarations.answer, "involved"),
  isNotNull(declarations.exclusion),
  eq(personRoles.personId, dossiers.applicantId),
);

/** Joins what a member is to a dossier; someone without such a row has no conflict that is known. */
const isAbout = and(eq(declarations.personId, personRoles.personId), eq(declarations.dossierId, dossiers.id));

const isSittingMember = (meetingId: string) =>
  and(
    eq(meetingSeats.personId, personRoles.personId),
    eq(meetingSeats.meetingId, meetingId),
    isNull(meetingSeats.leftAt),
  );

const isMember = and(eq(personRoles.role, "committee"), isNull(people.leftAt));

/** Lists the members in a meeting who have a conflict on a dossier, by name. */
export function listOutside(db: Database, meetingId: string, dossierId: string) {
  return listPresent(db, { meetingId, dossierId, are: hasConflict });
}

/** Lists the members in a meeting who know the people of a dossier without a conflict, by name. */
export function listAcquainted(db: Database, meetingId: string, dossierId: string) {
  const are = and(eq(declarations.answer, "acquainted"), sql`(${hasConflict}) is not true`);
  return listPresent(db, { meetingId, dossierId, are });
}

type Present = { meetingId: string; dossierId: string; are: SQL | undefined };

function listPresent(db: Database, { meetingId, dossierId, are }: Present) {
  const { firstname, lastname } = people;
  return db
    .select({ personId: personRoles.personId, firstname, lastname })
    .from(personRoles)
    .innerJoin(people, eq(people.id, personRoles.personId))
    .innerJoin(meetingSeats, isSittingMember(meetingId))
    .innerJoin(dossiers, eq(dossiers.id, dossierId))
    .leftJoin(declarations, isAbout)
    .where(and(isMember, are))
    .orderBy(asc(people.nameKey), asc(personRoles.personId))
    .limit(100);
}

/**
 * Counts the members who can judge a dossier, and those of them who are in the meeting. Members who did not answer the
 * question about conflicts yet can still do so, but they do not count as present.
 */
export async function countRoom(db: Database, meetingId: string, dossierId: string): Promise<Room> {
  const isAnswered = inArray(declarations.answer, ["none", "acquainted"]);
  const [room] = await db
    .select({
      able: count(),
      present: sql<number>`count(*) filter (where ${and(isAnswered, isNotNull(meetingSeats.personId))})`.mapWith(
        Number,
      ),
    })
    .from(personRoles)
    .innerJoin(people, eq(people.id, personRoles.personId))
    .innerJoin(dossiers, eq(dossiers.id, dossierId))
    .leftJoin(declarations, isAbout)
    .leftJoin(meetingSeats, isSittingMember(meetingId))
    .where(and(isMember, sql`(${hasConflict}) is not true`));
  return room ?? { able: 0, present: 0 };
}

/** Lists the people whom the minutes name for a dossier since the meeting last began to discuss it. */
export async function listNamed(db: Database, meetingId: string, dossierId: string): Promise<NamedRow[]> {
  const { kind, personId, place } = meetingEntries;
  const isAboutIt = and(eq(meetingEntries.meetingId, meetingId), eq(meetingEntries.dossierId, dossierId));
  const lastBeginning = db
    .select({ place: max(place) })
    .from(meetingEntries)
    .where(and(isAboutIt, eq(kind, "discussed")));
  return db
    .select({ kind, personId })
    .from(meetingEntries)
    .where(and(isAboutIt, isNotNull(personId), gt(place, lastBeginning)));
}

type NamedRow = Pick<typeof meetingEntries.$inferSelect, "kind" | "personId">;

/** The most entries of one meeting that a page shows; a meeting of an evening has a few hundred. */
const mostEntries = 2000;

/** Lists what happened in a meeting, from the first to the last, with what the minutes say about it. */
export function listEntries(db: Database, meetingId: string) {
  return db
    .select({
      entry: meetingEntries,
      sealedRemark: meetingRemarks.sealedText,
      firstname: people.firstname,
      lastname: people.lastname,
    })
    .from(meetingEntries)
    .leftJoin(meetingRemarks, eq(meetingRemarks.entryId, meetingEntries.id))
    .leftJoin(people, eq(people.id, meetingEntries.personId))
    .where(eq(meetingEntries.meetingId, meetingId))
    .orderBy(asc(meetingEntries.place))
    .limit(mostEntries);
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];
