import type { Outcome } from "#domain/decision.ts";
import type { Seat } from "#domain/permission.ts";
import type { DemoPerson } from "#server/database/demo/content/shape.ts";
import type { DemoOffice } from "#server/database/demo/dossier-fill.ts";
import { demoId } from "#server/database/demo/identity.ts";

/** An act of the chair in the meeting of the demo, so many minutes after it began. */
type DemoAct = { minute: number } & (
  | { kind: "open" }
  | { kind: "came"; personId: string; isRemote: boolean }
  | { kind: "discuss"; dossierId: string }
  | { kind: "decide"; dossierId: string; outcome: Outcome; amountInCents: number; against: number; remark: string }
);

/** The meeting of the demo, which the chair opened, and in which they record. */
export type DemoMeeting = {
  callId: string;
  beganAt: Date;
  chair: DemoPerson & { id: string; seat: Seat };
  acts: readonly DemoAct[];
};

/** The places of the members who came with the chair, and of the one among them who follows by video. */
const present = [1, 2, 3, 4, 5, 6];
const byVideo = 4;
/** The place of a member who came later. */
const late = 7;

/**
 * Gives the meeting on the emergency call, which began half an hour ago, so that visitors of the demo can join it. The
 * committee follows its ranking: it decided about the first two projects, and now discusses the third. The second gets
 * less than it asked, and nobody wrote its reason yet.
 */
export function demoMeeting(
  { id: callId, committeeMeets }: { id: string; committeeMeets: Date },
  { members, coordinatorIds }: DemoOffice,
): DemoMeeting | null {
  const [chair] = members;
  if (!chair) return null;
  const dossier = (key: string) => ({ dossierId: demoId("dossier", key) });
  const came = (minute: number, personId: string | undefined, isRemote = false): DemoAct[] =>
    personId ? [{ minute, kind: "came", personId, isRemote }] : [];
  return {
    callId,
    beganAt: committeeMeets,
    chair: { ...chair, seat: "chair" },
    acts: [
      { minute: 0, kind: "open" },
      ...came(0, coordinatorIds[0]),
      ...present.flatMap((place) => came(1, members[place]?.id, place === byVideo)),
      { minute: 3, kind: "discuss", ...dossier("noodopvang-bedden") },
      {
        minute: 8,
        kind: "decide",
        ...dossier("noodopvang-bedden"),
        outcome: "selected",
        amountInCents: 7_400_00,
        against: 0,
        remark: "Iedereen is het eens: dit kan niet wachten.",
      },
      ...came(10, members[late]?.id),
      { minute: 11, kind: "discuss", ...dossier("voedselbank-koeling") },
      {
        minute: 22,
        kind: "decide",
        ...dossier("voedselbank-koeling"),
        outcome: "selected",
        amountInCents: 6_000_00,
        against: 1,
        remark: "Een kleinere koelcel volstaat. Eén lid wilde het hele bedrag geven.",
      },
      { minute: 24, kind: "discuss", ...dossier("school-boeken") },
    ],
  };
}
