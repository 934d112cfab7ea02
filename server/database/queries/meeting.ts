import { and, asc, count, eq, inArray, isNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Room } from "#domain/meeting.ts";
import type { Database } from "#server/database/open.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { meetingEntries, meetingRemarks, meetingSeats, meetings } from "#server/database/tables/meeting.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";

export type MeetingRow = typeof meetings.$inferSelect;

/** Finds the meeting of a call; null if there was none. */
export async function findMeeting(db: Database, callId: string, isHeld = false): Promise<MeetingRow | null> {
  const found = db.select().from(meetings).where(eq(meetings.callId, callId));
  const [meeting] = await (isHeld ? found.for("update") : found);
  return meeting ?? null;
}

/** Lists the people who are or were in a meeting, by name. */
export function listSeats(db: Database, meetingId: string) {
  const { firstname, lastname } = people;
  const { personId, cameAt, leftAt, isRemote } = meetingSeats;
  return db
    .select({ personId, firstname, lastname, cameAt, leftAt, isRemote, seat: personRoles.seat })
    .from(meetingSeats)
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(personRoles, and(eq(personRoles.personId, personId), eq(personRoles.role, "committee")))
    .where(eq(meetingSeats.meetingId, meetingId))
    .orderBy(asc(people.nameKey), asc(personId))
    .limit(100);
}

export type SeatRow = Awaited<ReturnType<typeof listSeats>>[number];

/** Members with a conflict on a dossier, who are outside while it is discussed. */
const isOutside = or(
  eq(declarations.answer, "involved"),
  sql`${declarations.exclusion} is not null`,
  eq(declarations.personId, dossiers.applicantId),
);

/** Lists the members in a meeting who have a conflict on a dossier. */
export function listOutside(db: Database, meetingId: string, dossierId: string) {
  return db
    .select({ personId: declarations.personId })
    .from(declarations)
    .innerJoin(dossiers, eq(dossiers.id, declarations.dossierId))
    .innerJoin(
      meetingSeats,
      and(
        eq(meetingSeats.personId, declarations.personId),
        eq(meetingSeats.meetingId, meetingId),
        isNull(meetingSeats.leftAt),
      ),
    )
    .where(and(eq(declarations.dossierId, dossierId), isOutside))
    .limit(100);
}

/**
 * Counts the members who can judge a dossier, and those of them who are in the meeting. Members who did not answer the
 * question about conflicts yet can still do so, but they do not count as present.
 */
export async function countRoom(db: Database, meetingId: string, dossierId: string): Promise<Room> {
  const hasConflict = db
    .select({ one: sql`1` })
    .from(declarations)
    .innerJoin(dossiers, eq(dossiers.id, declarations.dossierId))
    .where(and(eq(declarations.dossierId, dossierId), eq(declarations.personId, personRoles.personId), isOutside));
  const isMember = and(eq(personRoles.role, "committee"), isNull(people.leftAt));
  const [able] = await db
    .select({ count: count() })
    .from(personRoles)
    .innerJoin(people, eq(people.id, personRoles.personId))
    .innerJoin(dossiers, and(eq(dossiers.id, dossierId), ne(dossiers.applicantId, personRoles.personId)))
    .where(and(isMember, notExists(hasConflict)));
  const [present] = await db
    .select({ count: count() })
    .from(meetingSeats)
    .innerJoin(personRoles, eq(personRoles.personId, meetingSeats.personId))
    .innerJoin(people, eq(people.id, personRoles.personId))
    .innerJoin(
      declarations,
      and(
        eq(declarations.personId, personRoles.personId),
        eq(declarations.dossierId, dossierId),
        inArray(declarations.answer, ["none", "acquainted"]),
        isNull(declarations.exclusion),
      ),
    )
    .where(and(eq(meetingSeats.meetingId, meetingId), isNull(meetingSeats.leftAt), isMember));
  return { able: able?.count ?? 0, present: present?.count ?? 0 };
}

/** The most entries of one meeting that a page shows; a meeting of an evening has a few hundred. */
export const mostEntries = 2000;

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
