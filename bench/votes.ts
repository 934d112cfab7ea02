import { randomUUID } from "node:crypto";
import { sql } from "#server/database/drizzle.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { ballots, receipts, voters } from "#server/database/tables/vote.ts";
import { openSecret } from "#server/platform/secret.ts";
import { aCall } from "#test/factories.ts";
import { storeTestLists } from "#test/fund-lists.ts";
import { aWorkforce, voteAtOnce, type WorkforceVoter } from "#test/workforce.ts";
import { takeTurns } from "./measure.ts";
import { makeEmbedded, makePostgres, type Place } from "./place.ts";
import { figure, printHeading, printRow, sharedMachine } from "./print.ts";
import { serveSamen } from "./serve.ts";

const secretKey = "a key that only the bench uses, long enough";
const secret = openSecret({ secretKey, secretKeysBefore: [], dataDir: "" });
const connections = 200;
const doubleEvery = 20;
const turns = 5;
// An impatient person waits this long before pressing again.
const patience = 2_000;

/** Writes as many rows as votes do, with the same constraints, and nothing else. */
async function insertBare(db: Database, callId: string, workforce: readonly WorkforceVoter[]): Promise<void> {
  const queue = workforce.values();
  // A real seal is this long.
  const seal = "x".repeat(180);
  const work = async () => {
    for (const { personId } of queue) {
      await db.execute(sql`
        with roll as (
          insert into ${voters} (call_id, person_id, seal_id, sealed_vote, branch, is_assisted)
          values (${callId}, ${personId}, ${randomUUID()}, ${seal}, 'gent', false) returning call_id
        ), box as (
          insert into ${ballots} (id, call_id, sealed_choice) select ${randomUUID()}, call_id, ${seal} from roll
        )
        insert into ${receipts} (call_id, code) select call_id, ${randomUUID()} from roll
      `);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
}

async function perSecond(votes: number, run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return votes / ((performance.now() - start) / 1000);
}

type Voting = { place: Place; processes: number; size: number; target?: { least: number } };

async function printRatio(what: string, { place, processes, size, target }: Voting) {
  const { db, close } = await openDatabase(place);
  await migrateDatabase(db);
  await storeTestLists(db);
  const { workforce } = await aWorkforce(db, secret, size);
  const bareCall = await aCall(db);
  const perTurn = Math.floor(size / turns);
  const votersOf = (turn: number) => workforce.slice(turn * perTurn, (turn + 1) * perTurn);
  const bare = (turn: number) => perSecond(perTurn, () => insertBare(db, bareCall.id, votersOf(turn)));

  // Only one process can open the embedded database, so there the servers start after the bare inserts.
  const isShared = place.databaseUrl !== null;
  const ratesBefore = isShared ? null : await takeTurns(turns, { bare });
  if (!isShared) await close();

  await using stack = new AsyncDisposableStack();
  const environment = { DEMO: "false", SECRET_KEY: secretKey };
  const servers = await Promise.all(Array.from({ length: processes }, () => serveSamen(place, environment)));
  for (const server of servers) stack.use(server);
  const sites = servers.map(({ url }) => ({ url: async () => url }));
  const waits: number[] = [];
  const ours = (turn: number) =>
    perSecond(perTurn, async () => {
      const answers = await voteAtOnce({ sites, workforce: votersOf(turn), connections, doubleEvery });
      // The first turn warms the servers up, because their code is compiled while it is used.
      if (turn > 0) waits.push(...answers.waits);
    });
  const rates = ratesBefore
    ? { ...ratesBefore, ...(await takeTurns(turns, { ours })) }
    : await takeTurns(turns, { bare, ours });
  if (isShared) await close();
  printRow(what, figure(rates.ours / rates.bare, 3, target));
  const longest = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN;
  printRow("  of two seconds, what 99 in 100 waited at most", figure(longest / patience, 3, { most: 1 }));
}

/** Prints how many votes are cast in the time of bare inserts with the same constraints. */
export async function printVotes(): Promise<void> {
  const what = `Votes over ${connections} connections, as a part of bare inserts with the same constraints`;
  printHeading(`${what}; ${sharedMachine}`);
  await using first = await makePostgres();
  await printRatio("votes, PostgreSQL, one process", { place: first, processes: 1, size: 2_500 });
  await using second = await makePostgres();
  const voting = { place: second, processes: 2, size: 4_000, target: { least: 0.3 } };
  await printRatio("votes, PostgreSQL, two processes", voting);
  await using embedded = await makeEmbedded();
  await printRatio("votes, embedded database", { place: embedded, processes: 1, size: 2_000 });
}
