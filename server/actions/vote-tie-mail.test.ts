import { expect, onTestFinished, test } from "vitest";
import { countCall } from "#server/actions/vote-count.ts";
import { tellTie } from "#server/actions/vote-tie-mail.ts";
import { eq } from "#server/database/drizzle.ts";
import { keepPublicReads } from "#server/database/memory.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { calls } from "#server/database/tables/call.ts";
import { mails } from "#server/database/tables/mail.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aCall, aPerson, aProject } from "#test/factories.ts";

const closed = new Date("2026-12-01T09:00:00Z");

test("the committee hears of a tie also while the count is news to this process", async () => {
  const { db, close } = await aDatabase("postgres");
  const stop = await keepPublicReads(db, { seconds: 60, clock: () => closed });
  onTestFinished(async () => {
    await stop();
    await close();
  });
  const call = await aCall(db, { voteWeight: 100, tieRule: "committee_decides", winnerCount: 1 });
  for (const slug of ["bees", "choir"]) await aProject(db, { slug, callId: call.id });
  const { id: personId, email } = await aPerson(db);
  await db.insert(personRoles).values({ personId, role: "committee", givenAt: closed });
  const context = aContext(db, { now: closed });
  await countCall(context, call.id);
  const thisCall = eq(calls.id, call.id);
  await db.update(calls).set({ countedAt: null }).where(thisCall);
  await listCallsById(db, [call.id]);
  // Another process has counted, and its notification is still on the way.
  await db.update(calls).set({ countedAt: closed }).where(thisCall);

  await tellTie(context, { callId: call.id });

  expect(await db.select({ recipient: mails.recipient }).from(mails)).toEqual([{ recipient: email }]);
});
