import { expect, test } from "vitest";
import { castVote } from "#server/actions/vote.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { tellResults } from "#server/actions/vote-result-mail.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aPerson, aProject, loggedIn } from "#test/factories.ts";

test("two parallel releases release once, and parallel jobs mail each voter once", async () => {
  const { db, close } = await aDatabase();
  try {
    const project = await aProject(db);
    const voting = new Date("2026-11-20T09:00:00Z");
    for (let number = 0; number < 8; number++) {
      const me = loggedIn(await aPerson(db));
      await castVote({ ...aContext(db, { now: voting }), me }, { projectId: project.id });
    }
    const context = aContext(db, { now: new Date("2026-12-01T09:00:00Z") });
    await countCall(context, project.callId);
    const released = await Promise.allSettled([1, 2, 3].map(() => releaseCall(context, project.callId)));
    expect(released.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await db.select().from(jobs)).map(({ kind }) => kind).sort()).toEqual(["rewriteBox", "tellResults"]);

    await Promise.all([1, 2, 3].map(() => tellResults(context, { callId: project.callId })));
    const recipients = (await db.select({ to: mails.recipient }).from(mails)).map(({ to }) => to);
    expect(recipients).toHaveLength(8);
    expect(new Set(recipients).size).toBe(8);
  } finally {
    await close();
  }
});
