import { expect } from "vitest";
import { discuss } from "#server/actions/meeting.ts";
import { and, eq } from "#server/database/drizzle.ts";
import type { Database, OpenDatabase } from "#server/database/open.ts";
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

/** Kills decisions of a meeting, and checks that each leaves nothing and is then made once. */
export async function killDecisions(kind: OpenDatabase["kind"]): Promise<void> {
  const { theDatabase, contextOf, countSteps, kill, doAtOnce } = await aKillingGround(kind);
  const atOpening = await contextOf({ now });
  const { callId, chair, committee } = await aMeeting((me) => ({ ...atOpening, me }));
  const asChair = { me: chair, now };
  const putBefore = async () => {
    const { id: dossierId } = await aJudgedDossier(await theDatabase(), committee, { callId });
    await discuss(await contextOf(asChair), { callId, dossierId });
    return { kind: "decide", item: { ...shortlist, callId, dossierId, remark: "Een mooi plan." } } as const;
  };
  const revisionOf = async () => (await (await theDatabase()).select().from(meetings))[0]?.revision ?? 0;
  const all = { decisions: 1, lines: 1, texts: 1, logged: 1 };

  const first = await putBefore();
  const steps = await countSteps(first, asChair);
  expect(await readDecision(await theDatabase(), first.item.dossierId)).toEqual(all);

  for (let round = 0; round < kills; round++) {
    const act = await putBefore();
    const { dossierId } = act.item;
    const before = await revisionOf();
    await kill(act, asChair, { round, steps });
    expect(await readDecision(await theDatabase(), dossierId)).toEqual({ decisions: 0, lines: 0, texts: 0, logged: 0 });
    expect(await revisionOf()).toBe(before);
    // The chair does not know whether it was stored, and decides again on two screens.
    expect(await doAtOnce(act, asChair, 2)).toEqual([null, "record.changed"]);
    expect(await readDecision(await theDatabase(), dossierId)).toEqual(all);
    expect(await revisionOf()).toBe(before + 1);
  }
}
