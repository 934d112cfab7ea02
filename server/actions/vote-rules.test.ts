import { castVote } from "#server/actions/vote.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { asc, eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { jobs } from "#server/database/tables/job.ts";
import { projects } from "#server/database/tables/project.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const change = `mutation Change($callId: ID!, $voteWeight: Int, $tieRule: TieRule, $winnerCount: Int, $votingOpens: Instant, $votingCloses: Instant) {
  changeVoteRules(callId: $callId, voteWeight: $voteWeight, tieRule: $tieRule, winnerCount: $winnerCount,
    votingOpens: $votingOpens, votingCloses: $votingCloses)
}`;
const prolong = `mutation Prolong($callId: ID!, $votingCloses: Instant!, $reason: String = "De site lag stil.") {
  prolongVote(callId: $callId, votingCloses: $votingCloses, reason: [{ language: nl, text: $reason }])
}`;

const before = new Date("2026-10-20T09:00:00Z");
const after = new Date("2026-12-01T09:00:00Z");

async function aRunCall(fund: Fund) {
  const call = await aCall(fund.db);
  const bees = await aProject(fund.db, { callId: call.id, committeeScore: 80 });
  const choir = await aProject(fund.db, { callId: call.id, committeeScore: null });
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const ask = async (query: string, values: Record<string, unknown>) => {
    const { errors } = await fund.ask(coordinator, query, { callId: call.id, ...values });
    return (errors?.[0]?.extensions?.problem as { code: string } | undefined)?.code ?? null;
  };
  const now = async () => (await fund.db.select().from(calls).where(eq(calls.id, call.id)))[0];
  const vote = async () => castVote(fund.context(loggedIn(await aPerson(fund.db))), { projectId: bees.id });
  return { call, bees, choir, ask, now, vote };
}

test("a coordinator changes the rules of a vote before it opens, and the log shows which", async ({ fund }) => {
  const { call, ask, now } = await aRunCall(fund);
  fund.now = before;
  const opens = "2026-11-03T08:00:00.000Z";
  expect(await ask(change, { voteWeight: 60, tieRule: "vote", winnerCount: 2, votingOpens: opens })).toBeNull();
  expect(await now()).toMatchObject({ voteWeight: 60, tieRule: "vote", winnerCount: 2, votingOpens: new Date(opens) });
  expect((await now())?.votingCloses).toEqual(call.votingCloses);
  // Sending the same rules again is no change.
  expect(await ask(change, { voteWeight: 60 })).toBeNull();
  const log = await fund.db.select().from(auditEntries).orderBy(auditEntries.number);
  const entry = { act: "change_rules", subject: `call ${call.id}` };
  expect(log).toMatchObject([
    { ...entry, details: { field: "voteWeight", before: 50, after: 60 } },
    { ...entry, details: { field: "tieRule", before: "committee_score", after: "vote" } },
    { ...entry, details: { field: "winnerCount", before: 4, after: 2 } },
    { ...entry, details: { field: "votingOpens", before: call.votingOpens?.toISOString(), after: opens } },
  ]);
  for (const wrong of [{ voteWeight: 101 }, { voteWeight: -1 }, { winnerCount: 0 }])
    expect(await ask(change, wrong)).toBe("form.invalid");
  for (const wrong of [
    { votingOpens: "2026-10-19T09:00:00Z" },
    { votingOpens: "2026-09-01T09:00:00Z" },
    { votingCloses: "2026-11-02T09:00:00Z" },
    { votingCloses: "2026-12-20T09:00:00Z" },
  ])
    expect(await ask(change, wrong)).toBe("vote.outOfOrder");
});

test("nobody changes a rule of an open vote, except that it can close later", async ({ fund }) => {
  const { call, ask, now } = await aRunCall(fund);
  fund.now = call.votingOpens as Date;
  for (const rule of [
    { voteWeight: 51 },
    { tieRule: "vote" },
    { winnerCount: 5 },
    { votingOpens: "2026-11-20T09:00:00Z" },
    { votingCloses: "2026-12-02T09:00:00Z" },
  ])
    expect(await ask(change, rule), JSON.stringify(rule)).toBe("vote.rulesFrozen");
  expect(await ask(prolong, { votingCloses: "2026-11-29T23:00:00Z" })).toBe("vote.notLater");
  expect(await ask(prolong, { votingCloses: "2026-11-30T23:00:00Z" })).toBe("vote.notLater");
  expect(await ask(prolong, { votingCloses: "2026-12-15T11:00:01Z" })).toBe("vote.outOfOrder");
  const later = "2026-12-03T23:00:00.000Z";
  expect(await ask(prolong, { votingCloses: later, reason: " " })).toBe("form.invalid");
  expect(await ask(prolong, { votingCloses: later, reason: "a".repeat(301) })).toBe("form.invalid");
  expect(await ask(prolong, { votingCloses: later })).toBeNull();
  expect((await now())?.votingCloses).toEqual(new Date(later));
  const log = await fund.db.select().from(auditEntries).orderBy(asc(auditEntries.number));
  expect(log).toMatchObject([
    { act: "prolong_vote", details: { field: "votingCloses", after: later } },
    { act: "prolong_vote", details: { field: "prolongReason", before: "", after: '{"nl":"De site lag stil."}' } },
  ]);
  const planned = await fund.db.select().from(jobs).where(eq(jobs.kind, "countVotes"));
  expect(planned.map(({ runAt }) => runAt.toISOString())).toContain(later);
  // A vote can be prolonged neither before it opens nor after it has closed.
  fund.now = before;
  expect(await ask(prolong, { votingCloses: "2026-12-05T23:00:00Z" })).toBe("vote.notOpen");
  fund.now = new Date("2026-12-04T09:00:00Z");
  expect(await ask(prolong, { votingCloses: "2026-12-05T23:00:00Z" })).toBe("vote.notOpen");
});

/** Returns the database's error, or null, without breaking the test's own transaction. */
async function refusalOf(fund: Fund, act: (db: Database) => Promise<unknown>): Promise<string | null> {
  try {
    await fund.db.transaction(async (db) => {
      await act(db);
    });
    return null;
  } catch (error) {
    return String((error as { cause?: unknown }).cause ?? error);
  }
}

test("after the first vote the database itself refuses another rule or ballot from anyone", async ({ fund }) => {
  const { call, bees, choir, vote } = await aRunCall(fund);
  const elsewhere = await aCall(fund.db);
  const selected = await aProject(fund.db, { callId: call.id, status: "selected" });
  const set = (values: Partial<typeof calls.$inferInsert>) => (db: Database) =>
    db.update(calls).set(values).where(eq(calls.id, call.id));
  const put = (id: string, values: Partial<typeof projects.$inferInsert>) => (db: Database) =>
    db.update(projects).set(values).where(eq(projects.id, id));
  const refusals: [string, (db: Database) => Promise<unknown>][] = [
    ["rules", set({ voteWeight: 51 })],
    ["rules", set({ tieRule: "vote" })],
    ["rules", set({ winnerCount: 5 })],
    ["rules", set({ votingOpens: new Date("2026-11-02T08:00:00Z") })],
    ["rules", set({ votingCloses: new Date("2026-11-29T23:00:00Z") })],
    ["rules", set({ votingCloses: null, votingOpens: null })],
    ["ballot", (db) => aProject(db, { callId: call.id })],
    ["ballot", put(selected.id, { status: "shortlisted" })],
    ["ballot", put(choir.id, { status: "selected" })],
    ["ballot", put(choir.id, { status: "winner" })],
    ["ballot", put(choir.id, { callId: elsewhere.id })],
    ["ballot", (db) => db.delete(projects).where(eq(projects.id, choir.id))],
  ];
  const undone = new Error("undone");
  for (const [, act] of refusals) {
    const tried = refusalOf(fund, async (db) => {
      await act(db);
      throw undone;
    });
    expect(await tried).toBe("Error: undone");
  }
  await vote();
  for (const [what, act] of refusals) expect(await refusalOf(fund, act), act.toString()).toMatch(new RegExp(what));
  // Some changes stay possible: a later close, a score, another text, and projects outside the ballot.
  for (const act of [
    set({ votingCloses: new Date("2026-12-01T23:00:00Z") }),
    put(choir.id, { committeeScore: 70 }),
    put(bees.id, { committeeScore: 81 }),
    put(choir.id, { summary: { nl: "Beter", en: "Better", fr: "Mieux" } }),
    put(selected.id, { status: "winner" }),
  ])
    expect(await refusalOf(fund, act)).toBeNull();
});

test("after the count nothing can be prolonged or scored, and only the release changes the ballot", async ({
  fund,
}) => {
  const { call, bees, choir, vote } = await aRunCall(fund);
  await vote();
  fund.now = after;
  await countCall(fund.context(null), call.id);
  const prolonged = refusalOf(fund, (db) =>
    db
      .update(calls)
      .set({ votingCloses: new Date("2026-12-02T23:00:00Z") })
      .where(eq(calls.id, call.id)),
  );
  expect(await prolonged).toMatch(/rules/);
  const scored = refusalOf(fund, (db) =>
    db.update(projects).set({ committeeScore: 99 }).where(eq(projects.id, choir.id)),
  );
  expect(await scored).toMatch(/score/);
  const addition = refusalOf(fund, (db) => aProject(db, { callId: call.id }));
  expect(await addition).toMatch(/ballot/);
  await releaseCall(fund.context(null), call.id);
  const rows = await fund.db.select().from(projects).where(eq(projects.callId, call.id));
  expect(rows.map(({ id, status }) => [id, status]).sort()).toEqual(
    [
      [bees.id, "winner"],
      [choir.id, "winner"],
    ].sort(),
  );
});
