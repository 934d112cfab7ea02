import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aServerProcess } from "#test/server-process.ts";
import { siteKey, siteSecret } from "#test/site-session.ts";
import { isEverything, soak } from "#test/tier.ts";
import { expectTrueCount } from "#test/true-count.ts";
import { aWorkforce, voteAtOnce } from "#test/workforce.ts";

const connections = 200;
// This is five percent.
const doubleEvery = 20;

const filesIn = (dataDir: string) => openLocalFiles(join(dataDir, "files"));

/** A server that can be killed and restarted at any moment. */
function aMortalServer(settings: Record<string, string>) {
  let server = Promise.resolve(aServerProcess(settings));
  const kill = async (startedServer: typeof server) => (await startedServer).kill();
  return {
    /** Waits for the next server if this one is killed before it listens. */
    url: async () => {
      for (;;) {
        const current = server;
        try {
          return await (await current).url();
        } catch (error) {
          if (current === server) throw error;
        }
      }
    },
    killAndStartAgain: async () => {
      const killed = server;
      server = kill(killed).then(() => aServerProcess(settings));
      await server;
    },
    kill: () => kill(server),
  };
}

type Workforce = Awaited<ReturnType<typeof aWorkforce>>;

/** Lets everyone vote while all servers are killed again and again, and each gets the right answer. */
async function voteThroughKills({ workforce }: Workforce, settings: Record<string, string>, processes: number) {
  const sites = Array.from({ length: processes }, () => aMortalServer({ ...settings, PORT: "0" }));
  const votesPerKill = workforce.length / (soak.kills + 1);
  let kills = 0;
  let restart: Promise<unknown> | null = null;
  const onVote = (votes: number) => {
    if (restart || kills === soak.kills || votes < (kills + 1) * votesPerKill) return;
    kills++;
    restart = Promise.all(sites.map((site) => site.killAndStartAgain())).finally(() => {
      restart = null;
    });
  };
  const outcome = await voteAtOnce({ sites, workforce, connections, doubleEvery, onVote });
  await restart;
  await Promise.all(sites.map((site) => site.kill()));
  expect(kills).toBe(soak.kills);
  expect(outcome.lost).toBeGreaterThan(0);
  expect(outcome.receipts.size).toBe(workforce.length);
  return outcome;
}

test("everyone votes in the last hour on two servers that are killed meanwhile, and has exactly one vote", async () => {
  const postgres = await aPostgres("migrated");
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await database.close();
    await postgres.drop();
  });
  const workforce = await aWorkforce(database.db, siteSecret, soak.voters);
  const dataDir = aDataFolder("empty");
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, SECRET_KEY: siteKey, DEMO: "false" };
  const outcome = await voteThroughKills(workforce, settings, 2);
  await expectTrueCount({ db: database.db, files: filesIn(dataDir) }, workforce, outcome);
});

if (isEverything)
  test("everyone votes in the last hour on the embedded database, whose server is killed meanwhile", async () => {
    const dataDir = aDataFolder();
    const before = await openDatabase({ databaseUrl: null, dataDir });
    const workforce = await aWorkforce(before.db, siteSecret, soak.voters);
    await before.close();
    const outcome = await voteThroughKills(workforce, { DATA_DIR: dataDir, SECRET_KEY: siteKey, DEMO: "false" }, 1);
    const after = await openDatabase({ databaseUrl: null, dataDir });
    onTestFinished(after.close);
    await expectTrueCount({ db: after.db, files: filesIn(dataDir) }, workforce, outcome);
  });
