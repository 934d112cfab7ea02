import { expect, test } from "vitest";
import { decideItem, discuss, joinMeeting, leaveMeeting, openMeeting } from "#server/actions/meeting.ts";
import { readMinutes } from "#server/actions/meeting-minutes.ts";
import type { Me } from "#server/context.ts";
import { findMeeting } from "#server/database/queries/meeting.ts";
import { meetingEntries } from "#server/database/tables/meeting.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { anOfficer, readDecided } from "#test/decision.ts";
import { aMeeting, shortlist } from "#test/meeting.ts";
import { aCallInReview } from "#test/review-round.ts";

const isRefused = ({ status }: PromiseSettledResult<unknown>) => status === "rejected";

test("of two screens that decide at once, one is refused, and no decision and no line of the minutes is lost", async () => {
  const { db, close } = await aDatabase();
  try {
    const contextOf = (me: Me) => ({ ...aContext(db), me });
    const { callId, chair, committee, items } = await aMeeting(contextOf);
    const where = { callId, dossierId: items[0].id };
    await discuss(contextOf(chair), where);
    const decline = { ...shortlist, decision: { outcome: "declined" } } as const;
    const presses = await Promise.allSettled([
      decideItem(contextOf(chair), { ...where, ...shortlist }),
      decideItem(contextOf(chair), { ...where, ...decline }),
      joinMeeting(contextOf(committee[1]), { callId, isRemote: true }),
    ]);
    const [refused, ...others] = presses.filter(isRefused) as PromiseRejectedResult[];
    expect(refused?.reason).toMatchObject({ problem: { code: "record.changed" } });
    expect(others).toEqual([]);
    const { pending } = await readDecided(db, where.dossierId);
    const meeting = await findMeeting(db, callId);
    const decided = (await readMinutes(contextOf(chair), meeting?.id ?? "")).filter(({ kind }) => kind === "decided");
    expect(decided.map(({ outcome }) => outcome)).toEqual([pending?.outcome]);
    expect(pending?.revision).toBe(1);
  } finally {
    await close();
  }
});

test("the chair and the deputy who open at once open one meeting, and people who come and go at once are all noted", async () => {
  const { db, close } = await aDatabase();
  try {
    const contextOf = (me: Me) => ({ ...aContext(db), me });
    const { id: callId } = await aCallInReview({ db });
    const chair = await anOfficer(db, "committee", "chair");
    const deputy = await anOfficer(db, "committee", "deputy");
    const openings = await Promise.allSettled([chair, deputy].map((me) => openMeeting(contextOf(me), { callId })));
    expect(openings.filter(isRefused)).toHaveLength(1);
    const members = [
      await anOfficer(db, "committee"),
      await anOfficer(db, "committee"),
      await anOfficer(db, "committee"),
    ];
    await Promise.all(members.map((me) => joinMeeting(contextOf(me), { callId, isRemote: false })));
    await Promise.all(members.map((me) => leaveMeeting(contextOf(me), { callId })));
    const places = (await db.select().from(meetingEntries)).map(({ place }) => place);
    expect(places.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // Every change raises the revision, so every screen hears of each.
    expect((await findMeeting(db, callId))?.revision).toBe(7);
  } finally {
    await close();
  }
});
