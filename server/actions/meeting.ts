import { randomUUID } from "node:crypto";
import { needsAmount, type Outcome } from "#domain/decision.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { checkId } from "#domain/id.ts";
import { checkHands, type Hands, longestRemark, type MeetingEntryKind } from "#domain/meeting.ts";
import { mayDo } from "#domain/permission.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import { checkFields, max } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { type NewDecision, recordDecision } from "#server/actions/decision.ts";
import { sealRemark } from "#server/actions/dossier-content.ts";
import { type HeldDossier, holdForOffice } from "#server/actions/dossier-hold.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context, Me } from "#server/context.ts";
import { and, eq, isNull, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { findPending, lockCallsOf } from "#server/database/queries/decision.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import {
  countRoom,
  findMeeting,
  listAcquainted,
  listAttendable,
  listNamed,
  listOutside,
  type MeetingRow,
} from "#server/database/queries/meeting.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { meetingEntries, meetingRemarks, meetingSeats, meetings } from "#server/database/tables/meeting.ts";

type InCall = { callId: string };

/** The part of the context that the acts in a meeting need; the demo, which has no request, has no more. */
type Acting = Pick<Context, "db" | "me" | "now" | "secret">;

/** Opens the meeting of a call, or takes it up again after it ended. The chair or the deputy does so, and records. */
export function openMeeting(context: Acting, { callId }: InCall): Promise<void> {
  const officer = requireSeat(context.me);
  refuse(checkId(callId));
  const { now } = context;
  return context.db.transaction(async (db) => {
    const earlier = await findMeeting(db, callId, true);
    refuse(earlier && !earlier.endedAt ? { code: "meeting.goesOn" } : null);
    const sitting = earlier ? await takeUp(db, earlier, officer.id) : await begin(db, { callId, now, by: officer.id });
    await addEntry({ db, now }, sitting, { kind: "opened" });
    await seat({ db, now }, sitting, { personId: officer.id, isRemote: false });
    await recordAudit({ ...context, db }, { act: "open_meeting", subject: `call ${callId}` });
  });
}

async function begin(db: Database, { callId, now, by }: InCall & { now: Date; by: string }): Promise<MeetingRow> {
  const [call] = await listCallsById(db, [callId]);
  refuse(call ? null : { code: "call.unknown" });
  const values = { id: randomUUID(), callId, openedAt: now, recorderId: by };
  const [meeting] = await db.insert(meetings).values(values).onConflictDoNothing().returning();
  // The deputy pressed at the same moment.
  if (!meeting) throw new Refusal({ code: "meeting.goesOn" });
  return meeting;
}

async function takeUp(db: Database, { id, revision, endedAt }: MeetingRow, recorderId: string): Promise<MeetingRow> {
  // Nobody counts in the next sitting before they come in again.
  await db
    .update(meetingSeats)
    .set({ leftAt: endedAt })
    .where(and(eq(meetingSeats.meetingId, id), isNull(meetingSeats.leftAt)));
  const changed = { endedAt: null, recorderId, revision: revision + 1 };
  const [meeting] = await db.update(meetings).set(changed).where(eq(meetings.id, id)).returning();
  return meeting as MeetingRow;
}

/** Enters a meeting, in the room or by video. */
export function joinMeeting(context: Acting, { callId, isRemote }: InCall & { isRemote: boolean }): Promise<void> {
  const officer = requirePermission(context.me, "attendMeeting");
  return inMeeting(context, callId, (inside, meeting) => seat(inside, meeting, { personId: officer.id, isRemote }));
}

/** Leaves a meeting. */
export function leaveMeeting(context: Acting, { callId }: InCall): Promise<void> {
  const officer = requirePermission(context.me, "attendMeeting");
  return inMeeting(context, callId, (inside, meeting) => unseat(inside, meeting, officer.id));
}

type Attendance = InCall & { personId: string; isPresent: boolean; isRemote: boolean };

/** Notes that someone came or left, for members who do not do so on a screen of their own. */
export function noteAttendance(context: Acting, { callId, personId, isPresent, isRemote }: Attendance): Promise<void> {
  refuse(checkId(personId));
  return asRecorder(context, callId, async (inside, meeting) => {
    const guests = await listAttendable(inside.db);
    refuse(guests.some(({ id }) => id === personId) ? null : { code: "person.unknown" });
    await (isPresent ? seat(inside, meeting, { personId, isRemote }) : unseat(inside, meeting, personId));
  });
}

/** Names the person who records the decisions; the chair or the deputy does so. */
export function nameRecorder(context: Acting, { callId, personId }: InCall & { personId: string }): Promise<void> {
  requireSeat(context.me);
  refuse(checkId(personId));
  return inMeeting(context, callId, async ({ db }, meeting) => {
    refuse((await isPresent(db, meeting.id, personId)) ? null : { code: "meeting.notPresent" });
    await db.update(meetings).set({ recorderId: personId }).where(eq(meetings.id, meeting.id));
  });
}

/**
 * Puts a dossier before the meeting. Members with a conflict on it go outside; the minutes name them, and those who know
 * its people.
 */
export function discuss(context: Acting, { callId, dossierId }: InCall & { dossierId: string }): Promise<void> {
  return asRecorder(context, callId, async (inside, meeting) => {
    const { dossier } = await holdItem(inside, meeting, dossierId);
    if (meeting.dossierId === dossierId) return;
    await inside.db.update(meetings).set({ dossierId }).where(eq(meetings.id, meeting.id));
    await addEntry(inside, meeting, { kind: "discussed", ...aboutOf(dossier) });
    await nameMembers(inside, meeting, dossier);
  });
}

type ItemDecision = InCall & {
  dossierId: string;
  decision: Omit<NewDecision, "votes">;
  hands: Hands;
  remark: string;
  /** The revision of the decision on the screen; 0 if there was none. */
  revision: number;
};

/** Records what the meeting decided about a dossier, with the count of hands, its reason, and a text for the minutes. */
export function decideItem(context: Acting, item: ItemDecision): Promise<void> {
  const { callId, dossierId, decision, hands, revision } = item;
  const remark = manyLines(item.remark);
  refuse(invalidForm(checkFields({ remark: [max(longestRemark)] }, { remark })));
  return asRecorder(context, callId, async (inside, meeting) => {
    // Another screen of the same person went on to the next dossier.
    refuse(meeting.dossierId === dossierId ? null : { code: "record.changed" });
    await lockCallsOf(inside.db, [dossierId]);
    const heldDossier = await holdItem(inside, meeting, dossierId);
    const { quorum } = await getFundSettings(inside.db);
    refuse(checkHands(hands, await countRoom(inside.db, meeting.id, dossierId), quorum));
    const pending = await findPending(inside.db, dossierId);
    // Somebody else decided while this screen showed something else.
    refuse(checkRevision(revision, pending?.revision ?? 0));
    await recordDecision(inside, heldDossier, { ...decision, votes: hands });
    // Some answer the question about conflicts only while the dossier is discussed.
    await nameMembers(inside, meeting, heldDossier.dossier);
    const entryId = await addEntry(inside, meeting, {
      kind: "decided",
      ...aboutOf(heldDossier.dossier),
      outcome: decision.outcome,
      amountInCents: needsAmount(decision.outcome) ? (decision.amountInCents ?? null) : null,
      votesFor: hands.for,
      votesAgainst: hands.against,
      votesAbstained: hands.abstained,
    });
    // The reason of the letter can change in the outbox; the minutes keep that of the meeting.
    const minutes = [...Object.values(decision.reasons ?? {}).map(manyLines), remark].filter(Boolean).join("\n");
    if (minutes === "") return;
    const sealedText = sealRemark(context.secret, entryId, minutes);
    await inside.db.insert(meetingRemarks).values({ entryId, dossierId, sealedText });
  });
}

/** Ends a meeting; it can be taken up again. */
export function endMeeting(context: Acting, { callId }: InCall): Promise<void> {
  return asRecorder(context, callId, async (inside, meeting) => {
    await inside.db.update(meetings).set({ endedAt: context.now, dossierId: null }).where(eq(meetings.id, meeting.id));
    await addEntry(inside, meeting, { kind: "ended" });
    await recordAudit(inside, { act: "end_meeting", subject: `call ${callId}` });
  });
}

function requireSeat(me: Context["me"]): Me {
  const officer = requirePermission(me, "attendMeeting");
  refuse(officer.seat && mayDo(officer, "reviewDossier") ? null : { code: "meeting.needsChair" });
  return officer;
}

/** Locks a meeting that has not ended, does something in it, and tells every screen. */
function inMeeting(
  context: Acting,
  callId: string,
  act: (inside: Acting, meeting: MeetingRow) => Promise<void>,
): Promise<void> {
  refuse(checkId(callId));
  return context.db.transaction(async (db) => {
    const meeting = await findMeeting(db, callId, true);
    if (!meeting || meeting.endedAt) throw new Refusal({ code: "meeting.over" });
    await act({ ...context, db }, meeting);
    await db
      .update(meetings)
      .set({ revision: sql`${meetings.revision} + 1` })
      .where(eq(meetings.id, meeting.id));
  });
}

function asRecorder(
  context: Acting,
  callId: string,
  act: (inside: Acting, meeting: MeetingRow) => Promise<void>,
): Promise<void> {
  const officer = requirePermission(context.me, "attendMeeting");
  return inMeeting(context, callId, (inside, meeting) => {
    refuse(meeting.recorderId === officer.id ? null : { code: "meeting.notRecorder" });
    return act(inside, meeting);
  });
}

/** Locks a dossier of the call of a meeting, which the recorder may read. */
async function holdItem(inside: Acting, { callId }: MeetingRow, dossierId: string): Promise<HeldDossier> {
  const heldDossier = await holdForOffice(inside, dossierId, "content");
  const { officer, dossier } = heldDossier;
  const isJudged = levelsInOffice(officer, dossier).some((level) => level === "judge" || level === "personal");
  refuse(dossier.callId === callId && isJudged ? null : { code: "dossier.unknown" });
  return heldDossier;
}

const aboutOf = ({ id, number, isConfidential }: DossierRow) => ({ dossierId: id, number, isConfidential });

type Inside = Pick<Context, "db" | "now">;

async function seat(
  { db, now }: Inside,
  meeting: MeetingRow,
  { personId, isRemote }: { personId: string; isRemote: boolean },
): Promise<void> {
  const wasPresent = await isPresent(db, meeting.id, personId);
  await db
    .insert(meetingSeats)
    .values({ meetingId: meeting.id, personId, cameAt: now, isRemote })
    .onConflictDoUpdate({
      target: [meetingSeats.meetingId, meetingSeats.personId],
      set: { leftAt: null, isRemote, ...(wasPresent ? {} : { cameAt: now }) },
    });
  if (wasPresent) return;
  await addEntry({ db, now }, meeting, { kind: "came", personId });
  // Someone who comes in while a dossier is discussed on which they have a conflict waits outside.
  const [dossier] = meeting.dossierId ? await db.select().from(dossiers).where(eq(dossiers.id, meeting.dossierId)) : [];
  if (dossier) await nameMembers({ db, now }, meeting, dossier);
}

/** Names in the minutes the members who are outside and those who know the people of a dossier, once per discussion. */
async function nameMembers({ db, now }: Inside, meeting: MeetingRow, dossier: DossierRow): Promise<void> {
  const named = await listNamed(db, meeting.id, dossier.id);
  const members = {
    outside: await listOutside(db, meeting.id, dossier.id),
    acquainted: await listAcquainted(db, meeting.id, dossier.id),
  };
  for (const kind of ["outside", "acquainted"] as const)
    for (const { personId } of members[kind])
      if (!named.some((one) => one.kind === kind && one.personId === personId))
        await addEntry({ db, now }, meeting, { kind, personId, ...aboutOf(dossier) });
}

async function unseat({ db, now }: Inside, meeting: MeetingRow, personId: string): Promise<void> {
  if (!(await isPresent(db, meeting.id, personId))) return;
  await db
    .update(meetingSeats)
    .set({ leftAt: now })
    .where(and(eq(meetingSeats.meetingId, meeting.id), eq(meetingSeats.personId, personId)));
  await addEntry({ db, now }, meeting, { kind: "left", personId });
}

async function isPresent(db: Database, meetingId: string, personId: string): Promise<boolean> {
  const { leftAt, meetingId: meeting, personId: person } = meetingSeats;
  return (await db.$count(meetingSeats, and(eq(meeting, meetingId), eq(person, personId), isNull(leftAt)))) > 0;
}

type NewEntry = {
  kind: MeetingEntryKind;
  personId?: string;
  dossierId?: string;
  number?: string | null;
  isConfidential?: boolean;
  outcome?: Outcome;
  amountInCents?: number | null;
  votesFor?: number;
  votesAgainst?: number;
  votesAbstained?: number;
};

async function addEntry({ db, now }: Inside, { id: meetingId }: MeetingRow, entry: NewEntry): Promise<string> {
  const id = randomUUID();
  const place = (await db.$count(meetingEntries, eq(meetingEntries.meetingId, meetingId))) + 1;
  await db.insert(meetingEntries).values({ id, meetingId, place, at: now, ...entry });
  return id;
}
