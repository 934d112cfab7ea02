import { randomUUID } from "node:crypto";
import { sealRemark } from "#server/actions/dossier-content.ts";
import { decideItem, discuss, joinMeeting, openMeeting } from "#server/actions/meeting.ts";
import type { Context, Me } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { meetingEntries, meetingRemarks } from "#server/database/tables/meeting.ts";
import { testSecret } from "#test/context.ts";
import { aJudgedDossier, anOfficer } from "#test/decision.ts";
import { aCallInReview } from "#test/review-round.ts";

type Size = { members?: number; dossiers?: number };

/** A meeting that the chair opened, with members without conflict who are all present. */
export async function aMeeting(contextOf: (me: Me) => Context, { members = 3, dossiers = 1 }: Size = {}) {
  const { db } = contextOf({} as Me);
  const call = await aCallInReview({ db });
  const chair = await anOfficer(db, "committee", "chair");
  const others: Me[] = [];
  for (let count = 1; count < members; count++) others.push(await anOfficer(db, "committee"));
  const committee = [chair, ...others] as [Me, Me, Me, ...Me[]];
  const items: DossierRow[] = [];
  for (let count = 0; count < dossiers; count++) items.push(await aJudgedDossier(db, committee, { callId: call.id }));
  await openMeeting(contextOf(chair), { callId: call.id });
  for (const member of others) await joinMeeting(contextOf(member), { callId: call.id, isRemote: false });
  return { call, callId: call.id, chair, committee, items: items as [DossierRow, ...DossierRow[]] };
}

/** The decision that a project goes to the vote, with all three members for it. */
export const shortlist = {
  decision: { outcome: "shortlisted", amountInCents: 5_000_00 },
  hands: { for: 3, against: 0, abstained: 0 },
  remark: "",
  revision: 0,
} as const;

/** Puts a dossier before the meeting and decides that it goes to the vote. */
export async function shortlistNow(context: Context, where: { callId: string; dossierId: string }): Promise<void> {
  await discuss(context, where);
  await decideItem(context, { ...where, ...shortlist });
}

/** A line of the minutes about a dossier, also of one about which nobody can decide any more. */
export async function aMinutesLine(
  db: Database,
  { meetingId, place, dossier, remark }: { meetingId: string; place: number; dossier: DossierRow; remark: string },
): Promise<void> {
  const id = randomUUID();
  const { id: dossierId, number, isConfidential } = dossier;
  const decision = { outcome: "declined", votesFor: 3, votesAgainst: 0, votesAbstained: 0 } as const;
  const at = new Date("2026-11-15T10:00:00Z");
  await db
    .insert(meetingEntries)
    .values({ id, meetingId, place, at, kind: "decided", dossierId, number, isConfidential, ...decision });
  await db.insert(meetingRemarks).values({ entryId: id, dossierId, sealedText: sealRemark(testSecret, id, remark) });
}
