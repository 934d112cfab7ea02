import { expect, onTestFinished, test } from "vitest";
import { eq } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { runSamen } from "#test/command.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aCall, aPerson, aProject, daysFromNow } from "#test/factories.ts";

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

test("the command line checks a vote, changes its rules before it opens, and prolongs it", async () => {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: aDataFolder("empty") };
  const samen = (...args: string[]) => runSamen(settings, ...args);
  const dates = {
    submissionsOpen: daysFromNow(-90),
    submissionsClose: daysFromNow(-60),
    resultsPublished: daysFromNow(40),
    awardsFrom: daysFromNow(60),
  };
  const soon = await aCall(db, {
    ...dates,
    slug: "soon",
    votingOpens: daysFromNow(5),
    votingCloses: daysFromNow(20),
    winnerCount: 2,
  });
  const open = await aCall(db, { ...dates, slug: "open", votingOpens: daysFromNow(-5), votingCloses: daysFromNow(20) });
  await aProject(db, { callId: soon.id, title: "Bees on the roof", summary: { nl: "Kort", en: "Short" } });
  const { id: personId, employeeId } = await aPerson(db);
  await db.insert(personRoles).values({ personId, role: "coordinator", givenAt: daysFromNow(-1) });
  const as = ["--as", employeeId];

  const blocked = await samen("vote", "preflight", "soon");
  expect(blocked).toMatchObject({ code: 1, output: "" });
  expect(blocked.errors).toContain("block  more projects would win than the 1 on the ballot");
  expect(blocked.errors).toContain("warn   texts are missing\n         Bees on the roof: summary in fr");
  expect((await samen("call", "rules", "soon", "--vote-weight", "100", "--winners", "1", ...as)).errors).toBe("");
  const passed = await samen("vote", "preflight", "soon");
  expect(passed).toMatchObject({ code: 0, errors: "" });
  expect(passed.output).not.toContain("block");

  expect((await samen("call", "rules", "open", "--winners", "2", ...as)).errors).toBe(
    "Voting is open. Nobody can change the rules any more.",
  );
  expect((await samen("call", "rules", "soon", "--winners", "2")).errors).toContain("--as");
  const until = dayOf(daysFromNow(30));
  expect((await samen("call", "prolong", "open", "--until", until, ...as)).errors).toContain("--reason");
  const why = ["--reason", "De site lag stil.", "--reason-fr", "Le site était à l’arrêt."];
  expect((await samen("call", "prolong", "open", "--until", until, ...why, ...as)).output).toMatch(
    /^The vote of open closes at /,
  );
  const [prolonged] = await db.select().from(calls).where(eq(calls.id, open.id));
  expect(prolonged?.votingCloses?.getTime()).toBeGreaterThan(daysFromNow(29).getTime());
  const log = await db.select().from(auditEntries).orderBy(auditEntries.number);
  expect(log).toMatchObject([
    { act: "change_rules", actorId: personId, details: { field: "voteWeight", before: 50, after: 100 } },
    { act: "change_rules", actorId: personId, details: { field: "winnerCount", before: 2, after: 1 } },
    { act: "prolong_vote", actorId: personId },
    { act: "prolong_vote", actorId: personId, details: { field: "prolongReason" } },
  ]);
});
