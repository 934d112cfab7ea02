import { levelsInOffice } from "#domain/dossier-level.ts";
import { isSlug } from "#domain/id.ts";
import { isQuorate, meetingEntryKinds, neededFor, type Purse, purseOf, type Room } from "#domain/meeting.ts";
import { mayDo } from "#domain/permission.ts";
import { Refusal } from "#domain/problem.ts";
import { type MinutesLine, readMinutes } from "#server/actions/meeting-minutes.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder } from "#server/api/fund/builder.ts";
import { OutcomeEnum } from "#server/api/fund/decision.ts";
import { OfficeDossier, standingDecisionOf } from "#server/api/fund/office-dossier.ts";
import { listedInRound, roundOf } from "#server/api/fund/review.ts";
import { readOncePer } from "#server/api/loader.ts";
import { createWatch } from "#server/api/watch.ts";
import type { Database } from "#server/database/open.ts";
import { type CallRow, findCall } from "#server/database/queries/call.ts";
import { findOfficeDossier } from "#server/database/queries/dossier-access.ts";
import type { ListedDossierRow } from "#server/database/queries/dossier-list.ts";
import {
  countRoom,
  findMeeting,
  listAttendable,
  listOutside,
  listSeats,
  type MeetingRow,
  readMeetingRevision,
  type SeatRow,
} from "#server/database/queries/meeting.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

/** The meeting of a call; `meeting` is null before it was opened. */
type CallMeeting = {
  call: CallRow;
  meeting: MeetingRow | null;
  /** The projector is for everyone in the room, so it shows nothing confidential. */
  isOnProjector: boolean;
};

/** The dossiers of a meeting that the viewer reads, in the order of the ranking, and whether there are others. */
const agendaOf = readOncePer(
  ({ call, isOnProjector }: CallMeeting) => `${call.id} ${isOnProjector}`,
  async (context, { call, isOnProjector }) => {
    const viewer = requirePermission(context.me, "attendMeeting");
    const { dossiers, isRankingOpen } = await roundOf(context, call);
    const ids = dossiers.map(({ id }) => id);
    const seen = await listedInRound(context, call);
    const isRead = (row: ListedDossierRow) =>
      levelsInOffice(viewer, row).includes("content") && !(isOnProjector && row.isConfidential);
    const placeOf = ({ id, number }: ListedDossierRow) => (isRankingOpen ? ids.indexOf(id) : String(number));
    const rows = seen.filter(isRead).toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    return { rows, isPartial: rows.length < seen.length };
  },
);

/** The dossier that is discussed, if the viewer reads it; nobody learns which of the others it is. */
async function currentOf(context: ApiContext, row: CallMeeting): Promise<ListedDossierRow | null> {
  const { rows } = await agendaOf(context, row);
  return rows.find(({ id }) => id === row.meeting?.dossierId) ?? null;
}

/** Tells whether the dossier that is discussed is still with the committee: its applicant can withdraw it meanwhile. */
async function isStillDiscussed(context: ApiContext, { call, meeting }: CallMeeting): Promise<boolean> {
  const { dossiers } = await roundOf(context, call);
  return dossiers.some(({ id }) => id === meeting?.dossierId);
}

/** Counts only decisions that the viewer sees; otherwise what is left would tell of the others. */
async function budgetOf(context: ApiContext, row: CallMeeting): Promise<Purse & { isPartial: boolean }> {
  const { rows, isPartial } = await agendaOf(context, row);
  const decisions = await Promise.all(rows.map((dossier) => standingDecisionOf(context, dossier)));
  const standing = decisions.filter((decision) => decision !== null);
  return { ...purseOf(row.call, standing), isPartial };
}

const SeatRef = builder.objectRef<SeatRow>("MeetingSeat").implement({
  description: "Someone who is or was in a meeting.",
  fields: (t) => ({
    id: t.exposeID("personId", { description: "The id of the person." }),
    name: t.string({ description: "Their name.", resolve: ({ firstname, lastname }) => `${firstname} ${lastname}` }),
    isPresent: t.boolean({ description: "Whether they are there now.", resolve: ({ leftAt }) => leftAt === null }),
    isRemote: t.exposeBoolean("isRemote", { description: "Whether they take part by video." }),
    isMember: t.exposeBoolean("isMember", { description: "Whether they are a member of the committee." }),
    isChair: t.boolean({ description: "Whether they are the chair.", resolve: ({ seat }) => seat === "chair" }),
    leftAt: t.expose("leftAt", { type: "Instant", nullable: true, description: "When they left." }),
  }),
});

const AttendableRef = builder.objectRef<Awaited<ReturnType<typeof listAttendable>>[number]>("MeetingGuest").implement({
  description: "Someone who can take part in a meeting.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the person." }),
    name: t.string({ description: "Their name.", resolve: ({ firstname, lastname }) => `${firstname} ${lastname}` }),
  }),
});

const PurseRef = builder.objectRef<Purse & { isPartial: boolean }>("MeetingBudget").implement({
  description: "The budget of a call after the decisions so far.",
  fields: (t) => ({
    budgetInCents: t.exposeFloat("budgetInCents", { description: "The whole budget." }),
    keptInCents: t.exposeFloat("keptInCents", { description: "The most that the winners of the vote can get." }),
    awardedInCents: t.exposeFloat("awardedInCents", { description: "The amount that the fund awards by itself." }),
    leftInCents: t.exposeFloat("leftInCents", { description: "The rest; below zero if too much was given." }),
    isPartial: t.exposeBoolean("isPartial", {
      description: "Whether there are dossiers whose decisions the viewer does not see, and which are not counted.",
    }),
  }),
});

const RoomRef = builder
  .objectRef<Room & { outside: string[]; needed: number; isQuorate: boolean }>("MeetingRoom")
  .implement({
    description: "The members in a meeting, as far as one dossier is concerned.",
    fields: (t) => ({
      present: t.exposeInt("present", { description: "The members in the room who judge it." }),
      able: t.exposeInt("able", { description: "The members who can judge it, present or not." }),
      needed: t.exposeInt("needed", { description: "How many must be present." }),
      outside: t.exposeIDList("outside", {
        description: "The ids of the members who are outside, because of a conflict.",
      }),
      isQuorate: t.exposeBoolean("isQuorate", { description: "Whether enough members are present." }),
    }),
  });

const EntryKindEnum = builder.enumType("MeetingEntryKind", {
  description: "Something that the minutes of a meeting record.",
  values: meetingEntryKinds,
});

const EntryRef = builder.objectRef<MinutesLine>("MeetingEntry").implement({
  description: "One line of the minutes.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    at: t.expose("at", { type: "Instant", description: "When it happened." }),
    kind: t.expose("kind", { type: EntryKindEnum, description: "The kind of event." }),
    person: t.exposeString("person", {
      nullable: true,
      description: "The person who came, left, went outside or knows the people of the dossier.",
    }),
    number: t.exposeString("number", { nullable: true, description: "The number of the dossier." }),
    title: t.exposeString("title", { nullable: true, description: "The title of the dossier; null if it was erased." }),
    outcome: t.expose("outcome", { type: OutcomeEnum, nullable: true, description: "The decision." }),
    amountInCents: t.exposeFloat("amountInCents", { nullable: true, description: "The amount that was decided." }),
    votes: t.intList({
      description: "The members for, against and abstained; empty without a decision.",
      resolve: ({ votesFor, votesAgainst, votesAbstained }) =>
        votesFor === null ? [] : [votesFor, votesAgainst ?? 0, votesAbstained ?? 0],
    }),
    remark: t.exposeString("remark", {
      description: "The reason and the text of the minutes about it; empty without any.",
    }),
  }),
});

const MeetingRef = builder.objectRef<CallMeeting>("Meeting").implement({
  description: "The meeting in which the committee decides on the projects of a call.",
  fields: (t) => ({
    revision: t.string({
      description: "Another text whenever something changes that a screen of the meeting shows.",
      resolve: ({ call }, _args, { db }) => readMeetingRevision(db, call.id),
    }),
    isOpen: t.boolean({
      description: "Whether the committee sits now.",
      resolve: ({ meeting }) => meeting !== null && meeting.endedAt === null,
    }),
    openedAt: t.field({
      type: "Instant",
      nullable: true,
      description: "When it was opened first; null before that.",
      resolve: ({ meeting }) => meeting?.openedAt ?? null,
    }),
    endedAt: t.field({
      type: "Instant",
      nullable: true,
      description: "When it ended; null while it goes on.",
      resolve: ({ meeting }) => meeting?.endedAt ?? null,
    }),
    mayOpen: t.boolean({
      description: "Whether the viewer can open it: the chair or the deputy can.",
      resolve: (_meeting, _args, { me }) => Boolean(me?.seat) && mayDo(me, "reviewDossier"),
    }),
    isPresent: t.boolean({
      description: "Whether the viewer is in it.",
      resolve: async ({ meeting }, _args, { db, me }) =>
        meeting !== null &&
        (await listSeats(db, meeting.id)).some(({ personId, leftAt }) => personId === me?.id && !leftAt),
    }),
    isRecorder: t.boolean({
      description: "Whether the viewer records its decisions.",
      resolve: ({ meeting }, _args, { me }) => meeting !== null && meeting.recorderId === me?.id,
    }),
    recorderId: t.id({
      nullable: true,
      description: "The id of the person who records its decisions.",
      resolve: ({ meeting }) => meeting?.recorderId ?? null,
    }),
    seats: t.field({
      type: [SeatRef],
      description: "The people who are or were there, by name.",
      resolve: ({ meeting }, _args, { db }) => (meeting ? listSeats(db, meeting.id) : []),
    }),
    guests: t.field({
      type: [AttendableRef],
      description: "The members and coordinators who can take part, by name.",
      resolve: (_meeting, _args, { db }) => listAttendable(db),
    }),
    budget: t.field({
      type: PurseRef,
      description: "The budget after the decisions that the viewer sees.",
      resolve: (meeting, _args, context) => budgetOf(context, meeting),
    }),
    agenda: t.field({
      type: [OfficeDossier],
      description: "The dossiers that the viewer reads, by rank, or by number until the ranking opens.",
      resolve: async (meeting, _args, context) => (await agendaOf(context, meeting)).rows,
    }),
    current: t.field({
      type: OfficeDossier,
      nullable: true,
      description: "The dossier that is discussed; null if the viewer does not read it.",
      resolve: (meeting, _args, context) => currentOf(context, meeting),
    }),
    isOutside: t.boolean({
      description: "Whether a dossier is discussed that the viewer does not read, so that they wait outside.",
      resolve: async (row, _args, context) =>
        (await isStillDiscussed(context, row)) && (await currentOf(context, row)) === null,
    }),
    hasItemLeft: t.boolean({
      description: "Whether the dossier that was discussed is no longer with the committee, for those who read it.",
      resolve: async (row, _args, context) => {
        const { dossierId } = row.meeting ?? {};
        if (!dossierId || (await isStillDiscussed(context, row))) return false;
        const viewer = requirePermission(context.me, "attendMeeting");
        const dossier = await findOfficeDossier(context.db, viewer, dossierId);
        if (!dossier || (row.isOnProjector && dossier.isConfidential)) return false;
        return levelsInOffice(viewer, dossier).includes("content");
      },
    }),
    room: t.field({
      type: RoomRef,
      nullable: true,
      description:
        "The members for the dossier that is discussed; null without one, and if the viewer does not read it.",
      resolve: async (row, _args, context) => {
        const current = await currentOf(context, row);
        if (!row.meeting || !current) return null;
        const { db } = context;
        const [room, outside, { quorum }] = await Promise.all([
          countRoom(db, row.meeting.id, current.id),
          listOutside(db, row.meeting.id, current.id),
          getFundSettings(db),
        ]);
        return {
          ...room,
          outside: outside.map(({ personId }) => personId),
          needed: neededFor(room.able, quorum),
          isQuorate: isQuorate(room, quorum),
        };
      },
    }),
    entries: t.field({
      type: [EntryRef],
      description: "The minutes, as far as the viewer may read them, from the first to the last.",
      resolve: async ({ meeting, isOnProjector }, _args, context) => {
        return meeting ? readMinutes(context, meeting.id, isOnProjector ? ["open"] : ["open", "closed"]) : [];
      },
    }),
  }),
});

builder.queryField("meeting", (t) =>
  t.field({
    type: MeetingRef,
    nullable: true,
    description: "The meeting of a call; null if there is no such call.",
    args: {
      callSlug: t.arg.string(),
      isOnProjector: t.arg.boolean({ required: false, description: "Leaves out everything confidential." }),
    },
    resolve: async (_root, { callSlug, isOnProjector }, { db }) => {
      const call = isSlug(callSlug) ? await findCall(db, callSlug) : null;
      return call && { call, meeting: await findMeeting(db, call.id), isOnProjector: isOnProjector ?? false };
    },
  }),
);

/** Reading one text for all screens in the room is cheap. */
const lookEvery = 1_000;

const watches = new WeakMap<Database, ReturnType<typeof createWatch<string>>>();

/** Follows the changes of a meeting, with one reader for all screens. Each screen then reads what its user may see. */
function followMeeting(db: Database, callId: string): AsyncIterable<string> {
  const read = async (id: string) => ({ isLast: false, value: await readMeetingRevision(db, id) });
  const watch = watches.get(db) ?? createWatch(read, lookEvery);
  watches.set(db, watch);
  return watch(callId);
}

builder.subscriptionField("meetingChanges", (t) =>
  t.string({
    description: "The revision of a meeting, now and at each change.",
    args: { callSlug: t.arg.string() },
    subscribe: async (_root, { callSlug }, { db }) => {
      const call = isSlug(callSlug) ? await findCall(db, callSlug) : null;
      if (!call) throw new Refusal({ code: "call.unknown" });
      return followMeeting(db, call.id);
    },
    resolve: (revision) => revision,
  }),
);
