import { isSlug } from "#domain/id.ts";
import { isQuorate, meetingEntryKinds, neededFor, type Purse, purseOf, type Room } from "#domain/meeting.ts";
import { Refusal } from "#domain/problem.ts";
import { openRemark } from "#server/actions/dossier-content.ts";
import {
  decideItem,
  discuss,
  endMeeting,
  joinMeeting,
  leaveMeeting,
  nameRecorder,
  noteAttendance,
  openMeeting,
} from "#server/actions/meeting.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { ApiContext } from "#server/api/context.ts";
import { done } from "#server/api/done.ts";
import { builder } from "#server/api/fund/builder.ts";
import { byLanguage, OutcomeEnum } from "#server/api/fund/decision.ts";
import { OfficeDossier } from "#server/api/fund/office-dossier.ts";
import { ReasonInput } from "#server/api/fund/office-dossier-bulk.ts";
import { createWatch } from "#server/api/watch.ts";
import type { Database } from "#server/database/open.ts";
import { type CallRow, findCall } from "#server/database/queries/call.ts";
import { listDecisionsOfCall } from "#server/database/queries/decision.ts";
import { findListed, listListed } from "#server/database/queries/dossier-list.ts";
import {
  countRoom,
  type EntryRow,
  findMeeting,
  listAttendable,
  listEntries,
  listOutside,
  listSeats,
  type MeetingRow,
  type SeatRow,
} from "#server/database/queries/meeting.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

/** The meeting of a call; `meeting` is null before it was opened. */
type CallMeeting = { call: CallRow; meeting: MeetingRow | null };

const SeatRef = builder.objectRef<SeatRow>("MeetingSeat").implement({
  description: "Someone who is or was in a meeting.",
  fields: (t) => ({
    id: t.exposeID("personId", { description: "The id of the person." }),
    name: t.string({ description: "Their name.", resolve: ({ firstname, lastname }) => `${firstname} ${lastname}` }),
    isPresent: t.boolean({ description: "Whether they are there now.", resolve: ({ leftAt }) => leftAt === null }),
    isRemote: t.exposeBoolean("isRemote", { description: "Whether they take part by video." }),
    isMember: t.exposeBoolean("isMember", { description: "Whether they are a member of the committee." }),
    leftAt: t.expose("leftAt", { type: "Instant", nullable: true, description: "When they left." }),
  }),
});

const AttendableRef = builder
  .objectRef<Awaited<ReturnType<typeof listAttendable>>[number]>("MeetingGuest")
  .implement({
    description: "Someone who can take part in a meeting.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "The id of the person." }),
      name: t.string({ description: "Their name.", resolve: ({ firstname, lastname }) => `${firstname} ${lastname}` }),
    }),
  });

const PurseRef = builder.objectRef<Purse>("MeetingBudget").implement({
  description: "The budget of a call after the decisions so far.",
  fields: (t) => ({
    budgetInCents: t.exposeFloat("budgetInCents", { description: "The whole budget." }),
    keptInCents: t.exposeFloat("keptInCents", { description: "What the winners of the vote can get at most." }),
    awardedInCents: t.exposeFloat("awardedInCents", { description: "What the fund awards by itself." }),
    leftInCents: t.exposeFloat("leftInCents", { description: "What is left; below zero if too much was given." }),
  }),
});

const RoomRef = builder.objectRef<Room & { outside: number; needed: number; isQuorate: boolean }>("MeetingRoom").implement({
  description: "The members in a meeting, as far as one dossier is concerned.",
  fields: (t) => ({
    present: t.exposeInt("present", { description: "The members in the room who judge it." }),
    able: t.exposeInt("able", { description: "The members who can judge it, present or not." }),
    needed: t.exposeInt("needed", { description: "How many must be present." }),
    outside: t.exposeInt("outside", { description: "The members who are outside because of a conflict." }),
    isQuorate: t.exposeBoolean("isQuorate", { description: "Whether enough members are present." }),
  }),
});

const EntryKindEnum = builder.enumType("MeetingEntryKind", {
  description: "Something that the minutes of a meeting record.",
  values: meetingEntryKinds,
});

const EntryRef = builder.objectRef<EntryRow & { title: string | null }>("MeetingEntry").implement({
  description: "One line of the minutes.",
  fields: (t) => ({
    id: t.id({ description: "An id that never changes.", resolve: ({ entry }) => entry.id }),
    at: t.field({ type: "Instant", description: "When it happened.", resolve: ({ entry }) => entry.at }),
    kind: t.field({ type: EntryKindEnum, description: "What happened.", resolve: ({ entry }) => entry.kind }),
    person: t.string({
      nullable: true,
      description: "Who came, left or went outside.",
      resolve: ({ firstname, lastname }) => (firstname ? `${firstname} ${lastname}` : null),
    }),
    number: t.string({
      nullable: true,
      description: "The number of the dossier.",
      resolve: ({ entry }) => entry.number,
    }),
    title: t.string({ nullable: true, description: "The title of the dossier.", resolve: ({ title }) => title }),
    outcome: t.field({
      type: OutcomeEnum,
      nullable: true,
      description: "What was decided.",
      resolve: ({ entry }) => entry.outcome,
    }),
    amountInCents: t.float({
      nullable: true,
      description: "The amount that was decided.",
      resolve: ({ entry }) => entry.amountInCents,
    }),
    votes: t.intList({
      description: "The members for, against and abstained; empty without a decision.",
      resolve: ({ entry: { votesFor, votesAgainst, votesAbstained } }) =>
        votesFor === null ? [] : [votesFor, votesAgainst ?? 0, votesAbstained ?? 0],
    }),
    remark: t.string({
      nullable: true,
      description: "What the minutes say about it.",
      resolve: ({ entry, sealedRemark }, _args, { secret }) =>
        sealedRemark && openRemark(secret, { id: entry.id, sealedText: sealedRemark }),
    }),
  }),
});

const MeetingRef = builder.objectRef<CallMeeting>("Meeting").implement({
  description: "The meeting in which the committee decides on the projects of a call.",
  fields: (t) => ({
    revision: t.int({
      description: "Counts its changes; 0 before it was opened.",
      resolve: ({ meeting }) => meeting?.revision ?? 0,
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
      resolve: (_meeting, _args, { me }) => Boolean(me?.seat),
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
      description: "The budget after the decisions so far.",
      resolve: async ({ call }, _args, { db }) => purseOf(call, await listDecisionsOfCall(db, call.id)),
    }),
    current: t.field({
      type: OfficeDossier,
      nullable: true,
      description: "The dossier that is discussed; null if the viewer sees nothing of it.",
      resolve: ({ meeting }, _args, context) => {
        const viewer = requirePermission(context.me, "attendMeeting");
        return meeting?.dossierId ? findListed(context.db, viewer, meeting.dossierId) : null;
      },
    }),
    room: t.field({
      type: RoomRef,
      nullable: true,
      description: "The members for the dossier that is discussed; null without one.",
      resolve: async ({ meeting }, _args, { db }) => {
        if (!meeting?.dossierId) return null;
        const [room, outside, { quorum }] = await Promise.all([
          countRoom(db, meeting.id, meeting.dossierId),
          listOutside(db, meeting.id, meeting.dossierId),
          getFundSettings(db),
        ]);
        const needed = neededFor(room.able, quorum);
        return { ...room, outside: outside.length, needed, isQuorate: isQuorate(room, quorum) };
      },
    }),
    entries: t.field({
      type: [EntryRef],
      description: "The minutes, as far as the viewer may read them, from the first to the last.",
      resolve: ({ meeting }, _args, context) => (meeting ? readableEntries(context, meeting.id) : []),
    }),
  }),
});

/** Leaves out what the viewer may not read: everything about a dossier whose content is closed to them. */
async function readableEntries({ db, me }: ApiContext, meetingId: string) {
  const viewer = requirePermission(me, "attendMeeting");
  const entries = await listEntries(db, meetingId);
  const ids = [...new Set(entries.flatMap(({ entry }) => entry.dossierId ?? []))];
  const readable = new Map(
    (await listListed(db, viewer, ids)).flatMap((row) => (isRead(viewer, row) ? [[row.id, row] as const] : [])),
  );
  return entries.flatMap((row) => {
    const { dossierId, number } = row.entry;
    if (number === null) return [{ ...row, title: null }];
    const dossier = dossierId ? readable.get(dossierId) : undefined;
    return dossier ? [{ ...row, title: dossier.summary?.title ?? null }] : [];
  });
}

builder.queryField("meeting", (t) =>
  t.field({
    type: MeetingRef,
    nullable: true,
    description: "The meeting of a call; null if there is no such call.",
    args: { callSlug: t.arg.string() },
    resolve: async (_root, { callSlug }, { db }) => {
      const call = isSlug(callSlug) ? await findCall(db, callSlug) : null;
      return call && { call, meeting: await findMeeting(db, call.id) };
    },
  }),
);

builder.mutationFields((t) => ({
  openMeeting: t.boolean({
    description: "Opens the meeting of a call, or takes it up again. For the chair or the deputy.",
    args: { callId: t.arg.id() },
    resolve: (_root, args, context) => done(openMeeting(context, args)),
  }),
  joinMeeting: t.boolean({
    description: "Enters a meeting.",
    args: { callId: t.arg.id(), isRemote: t.arg.boolean({ description: "By video." }) },
    resolve: (_root, args, context) => done(joinMeeting(context, args)),
  }),
  leaveMeeting: t.boolean({
    description: "Leaves a meeting.",
    args: { callId: t.arg.id() },
    resolve: (_root, args, context) => done(leaveMeeting(context, args)),
  }),
  noteAttendance: t.boolean({
    description: "Notes that someone came or left. For the person who records.",
    args: { callId: t.arg.id(), personId: t.arg.id(), isPresent: t.arg.boolean(), isRemote: t.arg.boolean() },
    resolve: (_root, args, context) => done(noteAttendance(context, args)),
  }),
  nameRecorder: t.boolean({
    description: "Names the person who records the decisions. For the chair or the deputy.",
    args: { callId: t.arg.id(), personId: t.arg.id() },
    resolve: (_root, args, context) => done(nameRecorder(context, args)),
  }),
  discuss: t.boolean({
    description: "Puts a dossier before the meeting. For the person who records.",
    args: { callId: t.arg.id(), id: t.arg.id({ description: "The dossier." }) },
    resolve: (_root, { callId, id }, context) => done(discuss(context, { callId, dossierId: id })),
  }),
  decideItem: t.boolean({
    description: "Records what the meeting decided about a dossier. For the person who records.",
    args: {
      callId: t.arg.id(),
      id: t.arg.id({ description: "The dossier." }),
      outcome: t.arg({ type: OutcomeEnum }),
      amountInCents: t.arg.float({ required: false }),
      reasons: t.arg({ type: [ReasonInput], required: false }),
      votesFor: t.arg.int(),
      votesAgainst: t.arg.int(),
      votesAbstained: t.arg.int(),
      remark: t.arg.string({ required: false, description: "For the minutes." }),
      revision: t.arg.int({ description: "The revision of the decision on the screen; 0 if there was none." }),
    },
    resolve: (_root, { callId, id, outcome, amountInCents, reasons, remark, revision, ...votes }, context) =>
      done(
        decideItem(context, {
          callId,
          dossierId: id,
          decision: { outcome, amountInCents: amountInCents ?? null, reasons: byLanguage(reasons) },
          hands: { for: votes.votesFor, against: votes.votesAgainst, abstained: votes.votesAbstained },
          remark: remark ?? "",
          revision,
        }),
      ),
  }),
  endMeeting: t.boolean({
    description: "Ends a meeting; it can be taken up again. For the person who records.",
    args: { callId: t.arg.id() },
    resolve: (_root, args, context) => done(endMeeting(context, args)),
  }),
}));

/** Reading one number for all screens in the room is cheap. */
const lookEvery = 1_000;

const watches = new WeakMap<Database, ReturnType<typeof createWatch<number>>>();

/** Follows the changes of a meeting, with one reader for all screens. Each screen then reads what its user may see. */
function followMeeting(db: Database, callId: string): AsyncIterable<number> {
  const read = async (id: string) => ({ isLast: false, value: (await findMeeting(db, id))?.revision ?? 0 });
  const watch = watches.get(db) ?? createWatch(read, lookEvery);
  watches.set(db, watch);
  return watch(callId);
}

builder.subscriptionField("meetingChanges", (t) =>
  t.int({
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
