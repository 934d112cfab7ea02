import { randomInt } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { castVote } from "#server/actions/vote.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { getTableColumns, getTableName, is, PgTable, PgTimestamp, sql } from "#server/database/drizzle.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import * as tables from "#server/database/tables/vote.ts";
import { aContext } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";

// An attacker has a copy of the whole database but not the key; nothing may link a voter to a choice.

const many = 240;

async function aVoteOfMany() {
  const postgres = await aPostgres("migrated");
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await database.close();
    await postgres.drop();
  });
  const { db } = database;
  const call = await aCall(db, { winnerCount: 1, voteWeight: 100, tieRule: "committee_score" });
  const scores = [90, 80, 70, 60];
  const projects = [];
  for (const committeeScore of scores) projects.push((await aProject(db, { callId: call.id, committeeScore })).id);
  const chosen = new Map<string, string>();
  for (let number = 0; number < many; number++) {
    const voter = loggedIn(await aPerson(db));
    const projectId = projects[randomInt(projects.length)] ?? "";
    await castVote(aContext(db, { me: voter }), { projectId });
    chosen.set(voter.id, projectId);
  }
  return { db, call, projects, chosen };
}

const rowsOf = async (db: Database, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as { rows: Record<string, string>[] }).rows;

/** The order of rows as PostgreSQL itself records it, besides our own columns. */
const orders = ["ctid", "xmin::text::bigint, ctid", "cmin::text::bigint, ctid"];

test("while people vote the box is sealed: all ballots look different, and none shows which others are equal", async () => {
  const { db, chosen } = await aVoteOfMany();
  const sealed = await rowsOf(db, sql`select sealed_choice, project_id from ${tables.ballots}`);
  expect(sealed.every((row) => row.project_id === null)).toBe(true);
  const texts = sealed.map((row) => String(row.sealed_choice));
  expect(new Set(texts).size).toBe(many);
  expect(new Set(texts.map((text) => text.length)).size).toBe(1);
  const onTheRoll = (await rowsOf(db, sql`select sealed_vote from ${tables.voters}`)).map((row) => row.sealed_vote);
  expect(new Set(onTheRoll.map((text) => String(text).length)).size).toBe(1);
  // None of the three tables names a project.
  for (const table of Object.values(tables).filter((value) => is(value, PgTable))) {
    const all = JSON.stringify(await rowsOf(db, sql`select t::text from ${table} t`));
    for (const projectId of new Set(chosen.values())) expect(all, getTableName(table)).not.toContain(projectId);
  }
});

test("after the release nothing in the database follows the order of the voters", async () => {
  const { db, call, projects, chosen } = await aVoteOfMany();
  const late = new Date("2026-12-01T09:00:00Z");
  await countCall(aContext(db, { now: late }), call.id);
  await releaseCall(aContext(db, { now: late }), call.id);

  const byRoll: string[][] = [];
  for (const order of orders) {
    const roll = await rowsOf(db, sql`select person_id from ${tables.voters} order by ${sql.raw(order)}`);
    byRoll.push(roll.map((row) => chosen.get(String(row.person_id)) ?? ""));
  }
  const byBox: string[][] = [];
  for (const order of [...orders, "id"]) {
    const box = await rowsOf(db, sql`select project_id from ${tables.ballots} order by ${sql.raw(order)}`);
    byBox.push(
      box.map((row) => String(row.project_id)),
      box.map((row) => String(row.project_id)).reverse(),
    );
  }
  // By chance one in four agrees. Six standard deviations more than that cannot be chance.
  const expected = many / projects.length;
  const most = expected + 6 * Math.sqrt(many * (1 / projects.length) * (1 - 1 / projects.length));
  for (const roll of byRoll) {
    for (const box of byBox) {
      const alike = roll.filter((choice, index) => choice === box[index]).length;
      expect(alike).toBeLessThan(most);
    }
  }
  // Transactions reveal nothing either: one wrote all ballots, and one wrote all receipts.
  for (const table of [tables.ballots, tables.receipts]) {
    const written = await rowsOf(db, sql`select distinct xmin::text from ${table}`);
    expect(written, getTableName(table)).toHaveLength(1);
  }
  const remainingVotes = await rowsOf(
    db,
    sql`select count(*)::int as left from ${tables.voters} where sealed_vote is not null`,
  );
  expect(remainingVotes).toEqual([{ left: 0 }]);
});

test("no table of the vote has a timestamp or a counter beside a voter, a ballot or a receipt", () => {
  for (const table of [tables.voters, tables.ballots, tables.receipts]) {
    const columns = Object.values(getTableColumns(table));
    expect(columns.filter((column) => is(column, PgTimestamp) || column.dataType === "number")).toEqual([]);
  }
});
