import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrateDatabase } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { ballots, receipts, voters } from "#server/database/tables/vote.ts";
import { openSecret } from "#server/platform/secret.ts";
import { aCall } from "#test/factories.ts";
import { aPostgresServer } from "#test/postgres.ts";
import { aWorkforce, voteAtOnce, type WorkforceVoter } from "#test/workforce.ts";
import { type Served, serve } from "./measure.ts";

const secretKey = "a key that only the bench uses, long enough";
const secret = openSecret({ secretKey, secretKeysBefore: [], dataDir: "" });
const connections = 200;
const doubleEvery = 20;
const turns = 5;
// What an impatient person at the gate waits for before pressing again.
const patience = 2_000;

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Writes as many rows as votes are, with the same constraints, and nothing else. */
async function insertBare(db: Database, callId: string, workforce: readonly WorkforceVoter[]): Promise<void> {
  const waiting = workforce.values();
  // As long as what is sealed.
  const sealed = "x".repeat(180);
  const work = async () => {
    for (const { personId } of waiting) {
      await db.execute(sql`
        with roll as (
          insert into ${voters} (call_id, person_id, seal_id, sealed_vote, branch, is_assisted)
          values (${callId}, ${personId}, ${randomUUID()}, ${sealed}, 'gent', false) returning call_id
        ), box as (
          insert into ${ballots} (id, call_id, sealed_choice) select ${randomUUID()}, call_id, ${sealed} from roll
        )
        insert into ${receipts} (call_id, code) select call_id, ${randomUUID()} from roll
      `);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
}

async function perSecond(votes: number, run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return votes / ((performance.now() - begun) / 1000);
}

type Place = { where: string; databaseUrl: string | null; dataDir: string; processes: number; size: number };

async function printRatio({ where, databaseUrl, dataDir, processes, size }: Place) {
  const opened = await openDatabase({ databaseUrl, dataDir });
  await migrateDatabase(opened.db);
  const { workforce } = await aWorkforce(opened.db, secret, size);
  const bareCall = await aCall(opened.db);
  const environment = {
    DATABASE_URL: databaseUrl ?? "",
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    PORT: "0",
    DEMO: "false",
    NODE_ENV: "production",
  };
  const some = Math.floor(size / turns);
  const turnsOf = Array.from({ length: turns }, (_, turn) => workforce.slice(turn * some, (turn + 1) * some));
  const rates = { ours: [] as number[], bare: [] as number[] };
  const waits: number[] = [];
  const ours = async (servers: readonly Served[], turn: readonly WorkforceVoter[]) => {
    const sites = servers.map(({ url }) => ({ url: async () => url }));
    return (await voteAtOnce({ sites, workforce: turn, connections, doubleEvery })).waits;
  };
  const start = () => Promise.all(Array.from({ length: processes }, () => serve({ kind: "samen", environment })));
  // The embedded database belongs to one process at a time: there one comes after the other.
  if (databaseUrl === null) {
    for (const turn of turnsOf) rates.bare.push(await perSecond(some, () => insertBare(opened.db, bareCall.id, turn)));
    await opened.close();
  }
  const servers = await start();
  for (const [number, turn] of turnsOf.entries()) {
    if (databaseUrl) rates.bare.push(await perSecond(some, () => insertBare(opened.db, bareCall.id, turn)));
    const vote = async () => {
      const waited = await ours(servers, turn);
      // The first turn warms the servers up: their code is compiled as it is used.
      if (number > 0) waits.push(...waited);
    };
    rates.ours.push(await perSecond(some, vote));
  }
  await Promise.all(servers.map((server) => server.end()));
  if (databaseUrl) await opened.close();
  const ratio = median(rates.ours) / median(rates.bare);
  const last = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
  console.log(`  ${`votes, ${where}`.padEnd(62)} ${ratio.toFixed(3)}${ratio < 0.3 ? "  below the target of 0.3" : ""}`);
  const share = last / patience;
  const verdict = share > 1 ? "above the target of 1: some waited over two seconds" : "holds";
  console.log(`  ${"  of two seconds, what 99 in 100 waited at most".padEnd(62)} ${share.toFixed(3)}  ${verdict}`);
}

/** Prints how many votes are cast in the time of bare inserts with the same constraints. */
export async function printVoteRatios(): Promise<void> {
  console.log(`\nVotes over ${connections} connections, as a part of bare inserts with the same constraints`);
  const dataDir = mkdtempSync(join(tmpdir(), "samen-bench-"));
  const postgres = await aPostgresServer();
  const onPostgres = { databaseUrl: postgres.url, dataDir: join(dataDir, "postgres") };
  await printRatio({ where: "PostgreSQL, two processes", ...onPostgres, processes: 2, size: 10_000 });
  await postgres.stop();
  const embedded = { databaseUrl: null, dataDir: join(dataDir, "embedded") };
  await printRatio({ where: "embedded database", ...embedded, processes: 1, size: 2_000 });
  rmSync(dataDir, { recursive: true, force: true });
}
