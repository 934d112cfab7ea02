import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { environment } from "#test/environment.ts";

const program = join(import.meta.dirname, "database-process.ts");

/** For a few queries, optimising the code of the embedded database takes twice as long as all the rest. */
export const shortLived = ["--liftoff-only"];

type Options = {
  /** Without it: the embedded database in `dataDir`. */
  databaseUrl?: string;
  dataDir?: string;
  /** Runs the process under this command, e.g. `["strace", …]`. */
  under?: string[];
};

/** A process of its own that opens a database and follows orders; it ends with the test. */
export async function aDatabaseProcess({ databaseUrl = "", dataDir = "", under = [] }: Options) {
  const [command = "", ...args] = [...under, process.execPath, ...shortLived, program, databaseUrl, dataDir];
  const child = spawn(command, args, {
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
    env: { ...process.env, ...environment },
  });
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  const closeEvent = once(child, "close");
  // Writing to a killed process fails; the missing answer already reports that.
  child.stdin.on("error", () => {});

  const answer = async () => {
    const { value, done } = await answers.next();
    if (done) throw new Error(`the process ended without an answer (${child.exitCode ?? child.signalCode})`);
    return value;
  };
  const kill = async () => {
    // We kill the whole group, because strace alone would leave the process it watches running.
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
    await closeEvent;
  };
  const childProcess = {
    pid: child.pid,
    /** Gives an order and waits for the answer. */
    tell: (order: string) => {
      child.stdin.write(`${order}\n`);
      return answer();
    },
    /** The next line of its output. */
    answer,
    /** Ends it at once, as `kill -9` does. */
    kill,
    /** Ends it once it has followed all orders. */
    end: async () => {
      child.stdin.end();
      await closeEvent;
    },
  };
  onTestFinished(kill);
  await answer();
  return childProcess;
}
