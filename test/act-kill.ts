import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { expect, onTestFinished } from "vitest";
import type { decideItem } from "#server/actions/meeting.ts";
import type { Context, Me } from "#server/context.ts";
import { openDatabase } from "#server/database/open.ts";
import { bundleProcess } from "#test/bundled-process.ts";
import { aContext } from "#test/context.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { environment } from "#test/environment.ts";
import { soak } from "#test/tier.ts";

type Act =
  | { kind: "release" }
  | { kind: "decide"; item: Parameters<typeof decideItem>[1] }
  | { kind: "store"; draftId: string; photo: string }
  | { kind: "draw" };

/** An act that `act-process.ts` does. */
export type ProcessedAct = Act & {
  databaseUrl: string;
  filesFolder: string;
  now: string;
  /** Zero lets the act end. */
  fatalStep: number;
  me: Me | null;
};

/** How an act ended that was not killed. */
type Ending = { steps: number; problem: string | null };

/** How often an act is killed in a test. */
export const kills = Math.min(soak.kills, 20);

/** A database with a store of files, and processes that act on it and die when the test says so. */
export async function aKillingGround() {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  const program = await bundleProcess("act-process");
  const filesFolder = aDataFolder("empty");

  async function start(act: Act, { me, now }: Pick<Context, "me" | "now">, fatalStep: number) {
    const input = { ...act, databaseUrl: postgres.url, filesFolder, now: now.toISOString(), fatalStep, me };
    const child = spawn(process.execPath, [program], { env: environment, stdio: ["pipe", "pipe", "inherit"] });
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

  return {
    db,
    filesFolder,
    contextOf: (values: Partial<Context>) => aContext(db, values),
    /** Does an act in a process of its own. */
    doAct: async (act: Act, asker: Pick<Context, "me" | "now">): Promise<Ending> => {
      const ending = await (await start(act, asker, 0))();
      if (!ending) throw new Error("The process was killed by something else");
      return ending;
    },
    /** Does an act in a process that dies at one of its steps; another one in each round. */
    kill: async (act: Act, asker: Pick<Context, "me" | "now">, { round, steps }: { round: number; steps: number }) => {
      const fatalStep = 1 + Math.floor(((steps - 1) * (round + 1)) / kills);
      expect(await (await start(act, asker, fatalStep))()).toBeNull();
      return fatalStep;
    },
    /** Does an act in two processes at the same time. */
    doTwice: async (act: Act, asker: Pick<Context, "me" | "now">) => {
      const two = await Promise.all([start(act, asker, 0), start(act, asker, 0)]);
      return (await Promise.all(two.map((go) => go()))).map((ending) => ending?.problem ?? null).sort();
    },
  };
}
