import { expect, test } from "vitest";
import { discuss } from "#server/actions/meeting.ts";
import { and, eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { meetingEntries, meetingRemarks, meetings } from "#server/database/tables/meeting.ts";
import { aKillingGround, kills } from "#test/act-kill.ts";
import { aJudgedDossier } from "#test/decision.ts";
import { aMeeting, shortlist } from "#test/meeting.ts";

const now = new Date("2026-11-15T09:00:00Z");

/** Counts what a decision of the meeting leaves: itself, a line with its text in the minutes, and a line in the log. */
async function readDecision(db: Database, dossierId: string) {
  const isDecided = and(eq(meetingEntries.dossierId, dossierId), eq(meetingEntries.kind, "decided"));
  const isLogged = and(eq(auditEntries.act, "decide"), eq(auditEntries.subject, `dossier ${dossierId}`));
  return {
    decisions: await db.$count(decisions, eq(decisions.dossierId, dossierId)),
    lines: await db.$count(meetingEntries, isDecided),
    texts: await db.$count(meetingRemarks, eq(meetingRemarks.dossierId, dossierId)),
    logged: await db.$count(auditEntries, isLogged),
  };
}

test("a decision of the meeting that is killed anywhere leaves nothing, and two screens then decide once", async () => {
  const { db, contextOf, doAct, kill, doTwice } = await aKillingGround();
  const { callId, chair, committee } = await aMeeting((me) => contextOf({ now, me }));
  const asChair = { me: chair, now };
  const putBefore = async () => {
    const { id: dossierId } = await aJudgedDossier(db, committee, { callId });
    await discuss(contextOf(asChair), { callId, dossierId });
    return { kind: "decide", item: { ...shortlist, callId, dossierId, remark: "Een mooi plan." } } as const;
  };
  const revisionOf = async () => (await db.select().from(meetings))[0]?.revision ?? 0;
  const all = { decisions: 1, lines: 1, texts: 1, logged: 1 };

  const first = await putBefore();
  const { steps, problem } = await doAct(first, asChair);
  expect(problem).toBeNull();
  expect(await readDecision(db, first.item.dossierId)).toEqual(all);

  for (let round = 0; round < kills; round++) {
    const act = await putBefore();
    const { dossierId } = act.item;
    const before = await revisionOf();
    await kill(act, asChair, { round, steps });
    expect(await readDecision(db, dossierId)).toEqual({ decisions: 0, lines: 0, texts: 0, logged: 0 });
    expect(await revisionOf()).toBe(before);
    // The chair does not know whether it was stored, and decides again on two screens.
    expect(await doTwice(act, asChair)).toEqual([null, "record.changed"]);
    expect(await readDecision(db, dossierId)).toEqual(all);
    expect(await revisionOf()).toBe(before + 1);
  }
});
