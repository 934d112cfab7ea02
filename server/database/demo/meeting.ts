import type { DemoOffice } from "#server/database/demo/dossier-fill.ts";
import { demoId } from "#server/database/demo/identity.ts";
import type { Database } from "#server/database/open.ts";
import { meetingEntries, meetingSeats, meetings } from "#server/database/tables/meeting.ts";

const halfAnHour = 30 * 60_000;

/** Stores a meeting of the committee that began half an hour ago, so that visitors of the demo can join it. */
export async function fillMeeting(
  { db, now }: { db: Database; now: Date },
  callId: string,
  { chairId, members }: DemoOffice,
): Promise<void> {
  const [meetingId, at] = [demoId("meeting", callId), new Date(now.getTime() - halfAnHour)];
  const others = members.map(({ id }) => id).filter((id) => id !== chairId);
  const present = [chairId, ...others.slice(0, 2)];
  await db.insert(meetings).values({ id: meetingId, callId, openedAt: at, recorderId: chairId });
  await db.insert(meetingSeats).values(present.map((personId) => ({ meetingId, personId, cameAt: at })));
  const entries = [{ kind: "opened" as const }, ...present.map((personId) => ({ kind: "came" as const, personId }))];
  await db.insert(meetingEntries).values(
    entries.map((entry, index) => ({
      id: demoId("meeting entry", `${callId} ${index}`),
      meetingId,
      place: index + 1,
      at,
      ...entry,
    })),
  );
}
