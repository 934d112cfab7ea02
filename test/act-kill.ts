import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { expect, onTestFinished } from "vitest";
import type { Context, Me } from "#server/context.ts";
import { type Database, type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { type Act, doAct } from "#test/act.ts";
import { bundleProcess } from "#test/bundled-process.ts";
import { aContext } from "#test/context.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { environment } from "#test/environment.ts";
import { shortLived } from "#test/process.ts";
import { soak } from "#test/tier.ts";

type Place = { databaseUrl: string | null; dataDir: string };

/** An act that `act-process.ts` does. */
export type ProcessedAct = Act &
  Place & {
    filesFolder: string;
    now: string;
    /** Zero lets the act end. */
    fatalStep: number;
    me: Me | null;
  };

/** How an act ended that was not killed. */
type Ending = { steps: number; problem: string | null };

/** The person who does an act, and the moment. */
type Asker = Pick<Context, "me" | "now">;

/** How often an act is killed in a test. */
export const kills = Math.min(soak.kills, 20);

/** The processes of all tests in this worker run the same program. */
let program: Promise<string> | undefined;

/**
 * A database with a store of files, and processes that act on it and die when the test says so. The embedded database
 * serves one process at a time, so the test opens it again after each of them.
 */
export async function aKillingGround(kind: OpenDatabase["kind"]) {
  const { drop, ...place } = await aPlace(kind);
  const filesFolder = aDataFolder("empty");
  const files = openLocalFiles(filesFolder);
  program ??= bundleProcess("act-process");
  const command = [...(kind === "embedded" ? shortLived : []), await program];

  let opened: Promise<OpenDatabase> | null = null;
  const theDatabase = async (): Promise<Database> => {
    opened ??= openDatabase(place);
    return (await opened).db;
  };
  const close = async () => {
    const database = await opened;
    opened = null;
    await database?.close();
  };
  onTestFinished(async () => {
    await close();
    await drop();
  });

  const contextOf = async (values: Partial<Context>) => aContext(await theDatabase(), { files, ...values });

  async function start(act: Act, { me, now }: Asker, fatalStep: number) {
    if (kind === "embedded") await close();
    const input: ProcessedAct = { ...act, ...place, filesFolder, now: now.toISOString(), fatalStep, me };
    const child = spawn(process.execPath, command, { env: environment, stdio: ["pipe", "pipe", "inherit"] });
    const ended = once(child, "close");
    onTestFinished(async () => {
      child.kill("SIGKILL");
      await ended;
    });
    child.stdin.write(`${JSON.stringify(input)}\n`);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe("ready");
    return async (): Promise<Ending | null> => {
      child.stdin.write("go\n");
      const { value } = await lines.next();
      const [, signal] = await ended;
      return signal === "SIGKILL" ? null : JSON.parse(value ?? "");
    };
  }

  async function doInProcesses(act: Act, asker: Asker, count: number): Promise<Ending[]> {
    const started = await Promise.all(Array.from({ length: count }, () => start(act, asker, 0)));
    const endings = await Promise.all(started.map((go) => go()));
    return endings.map((ending) => {
      if (!ending) throw new Error("The process was killed by something else");
      return ending;
    });
  }

  return {
    /** The open database, until the next process of an act. */
    theDatabase,
    contextOf,
    files,
    /** Does an act in a process of its own, and counts its steps. */
    countSteps: async (act: Act, asker: Asker): Promise<number> => {
      const [ending] = await doInProcesses(act, asker, 1);
      expect(ending?.problem).toBeNull();
      return ending?.steps ?? 0;
    },
    /** Does an act in a process that dies at one of its steps; another one in each round. */
    kill: async (act: Act, asker: Asker, { round, steps }: { round: number; steps: number }) => {
      const fatalStep = 1 + Math.floor(((steps - 1) * (round + 1)) / kills);
      expect(await (await start(act, asker, fatalStep))()).toBeNull();
    },
    /** Does an act several times at once, in as many processes as the database allows; says why each was refused. */
    doAtOnce: async (act: Act, asker: Asker, count: number): Promise<(string | null)[]> => {
      if (kind === "postgres") return (await doInProcesses(act, asker, count)).map(({ problem }) => problem).sort();
      const context = await contextOf(asker);
      return (await Promise.all(Array.from({ length: count }, () => doAct(context, act)))).sort();
    },
  };
}

async function aPlace(kind: OpenDatabase["kind"]): Promise<Place & { drop(): Promise<void> }> {
  if (kind === "embedded") return { databaseUrl: null, dataDir: aDataFolder(), drop: async () => {} };
  const { url, drop } = await aPostgres("migrated");
  return { databaseUrl: url, dataDir: "", drop };
}
