import { expect, onTestFinished, test } from "vitest";
import { countCall } from "#server/actions/vote-count.ts";
import { releaseWhenDue } from "#server/actions/vote-plan.ts";
import { eq } from "#server/database/drizzle.ts";
import { keepPublicReads } from "#server/database/memory.ts";
import { listCalls, listCallsById } from "#server/database/queries/call.ts";
import { calls } from "#server/database/tables/call.ts";
import { jobs } from "#server/database/tables/job.ts";
import { voteCounts } from "#server/database/tables/vote.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aCall, aProject } from "#test/factories.ts";

const due = new Date("2026-12-15T11:00:00Z");
const later = new Date("2026-12-18T11:00:00Z");

test("results that were postponed elsewhere are not released at their first hour", async () => {
  const { db, close } = await aDatabase();
  const stop = await keepPublicReads(db, { seconds: 60, clock: () => due });
  onTestFinished(async () => {
    await stop();
    await close();
  });
  const call = await aCall(db, { resultsPublished: due });
  await aProject(db, { callId: call.id });
  const context = aContext(db, { now: due });
  await countCall(context, call.id);
  for (const read of [listCalls(db), listCallsById(db, [call.id])]) await read;
  // Another process has postponed them, and its notification is still on the way.
  await db.update(calls).set({ resultsPublished: later }).where(eq(calls.id, call.id));

  await releaseWhenDue(context, { callId: call.id });

  expect(await db.select({ releasedAt: voteCounts.releasedAt }).from(voteCounts)).toEqual([{ releasedAt: null }]);
  const planned = await db.select({ runAt: jobs.runAt }).from(jobs).where(eq(jobs.kind, "releaseResults"));
  expect(planned).toEqual([{ runAt: later }]);
});
