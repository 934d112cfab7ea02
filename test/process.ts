import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { environment } from "#test/environment.ts";

const program = join(import.meta.dirname, "database-process.ts");

// Who does a few queries needs no faster code for them: making it takes twice as long as all the rest.
const shortLived = ["--liftoff-only"];

type Options = {
  /** Without it: the embedded database in `dataDir`. */
  databaseUrl?: string;
  dataDir?: string;
  /** Runs the process under this command, e.g. `["strace", …]`. */
  under?: string[];
};

/** A process of its own that opens a database and does what it is told; it ends with the test. */
export async function aDatabaseProcess({ databaseUrl = "", dataDir = "", under = [] }: Options) {
  const [command = "", ...args] = [...under, process.execPath, ...shortLived, program, databaseUrl, dataDir];
  const child = spawn(command, args, {
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
    env: { ...process.env, ...environment },
  });
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ended = once(child, "close");
  // A command under way when the process is killed has nowhere to go; the missing answer says it all.
  child.stdin.on("error", () => {});

  const answer = async () => {
    const { value, done } = await answers.next();
    if (done) throw new Error(`the process ended without an answer (${child.exitCode ?? child.signalCode})`);
    return value;
  };
  const kill = async () => {
    // The group of processes: strace, killed alone, would leave the one it watches running.
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
    await ended;
  };
  const one = {
    pid: child.pid,
    /** Gives an order and waits for the answer. */
    tell: (order: string) => {
      child.stdin.write(`${order}\n`);
      return answer();
    },
    /** The next line it says. */
    answer,
    /** Ends it at once, as `kill -9` does. */
    kill,
    /** Ends it once it has done all it was told. */
    end: async () => {
      child.stdin.end();
      await ended;
    },
  };
  onTestFinished(kill);
  await answer();
  return one;
}
