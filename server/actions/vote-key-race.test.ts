import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { castVote } from "#server/actions/vote.ts";
import { countCall } from "#server/actions/vote-count.ts";
import { openDatabase } from "#server/database/open.ts";
import { findVoteCount } from "#server/database/queries/vote.ts";
import { ballots, voters } from "#server/database/tables/vote.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aContext } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";

test("two processes that take the first votes of a call at once seal them with one key", async () => {
  const postgres = await aPostgres("migrated");
  const folder = mkdtempSync(join(tmpdir(), "samen-vote-key-"));
  // Each has its own connections and memory, as processes do.
  const processes = await Promise.all(
    [1, 2, 3].map(async () => ({
      ...(await openDatabase({ databaseUrl: postgres.url, dataDir: "" })),
      files: openLocalFiles(folder),
    })),
  );
  onTestFinished(async () => {
    for (const { close } of processes) await close();
    await postgres.drop();
    rmSync(folder, { recursive: true });
  });
  const [{ db }] = processes as [(typeof processes)[number]];
  for (let round = 0; round < 5; round++) {
    const call = await aCall(db);
    const { id: projectId } = await aProject(db, { callId: call.id });
    const people = [];
    for (let number = 0; number < 6; number++) people.push(loggedIn(await aPerson(db)));
    await Promise.all(
      people.map((me, number) => {
        const { db, files } = processes[number % processes.length] as (typeof processes)[number];
        return castVote(aContext(db, { me, files }), { projectId });
      }),
    );
    const keys = [...(await db.select({ sealed: voters.sealedVote }).from(voters))].concat(
      await db.select({ sealed: ballots.sealedChoice }).from(ballots),
    );
    expect(new Set(keys.map(({ sealed }) => sealed?.split(".")[0])).size).toBe(round + 1);
    // A process that took no vote counts them all.
    const late = { files: openLocalFiles(folder), now: call.votingCloses as Date };
    await countCall(aContext(db, late), call.id);
    expect((await findVoteCount(db, call.id))?.votesCast).toBe(people.length);
  }
});
