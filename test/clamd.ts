import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The harmless text that every scanner reports as a virus, in two parts so that no scanner reports this file. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

const program = ["/usr/sbin/clamd", "/usr/local/sbin/clamd"].find((path) => existsSync(path));

/** A real ClamAV daemon that knows one virus, the one for tests. */
export async function aClamd() {
  if (!program) throw new Error("ClamAV is not installed: node scripts/set-up.js test");
  const folder = mkdtempSync(join(tmpdir(), "samen-clamd-"));
  const socket = join(folder, "socket");
  writeFileSync(join(folder, "test.ndb"), `Test:0:*:${Buffer.from(eicar).toString("hex")}\n`);
  const settings = [`DatabaseDirectory ${folder}`, `LocalSocket ${socket}`, "Foreground yes", "StreamMaxLength 1M"];
  writeFileSync(join(folder, "clamd.conf"), [...settings, "MaxThreads 2", ""].join("\n"));
  const start = async () => {
    const child = spawn(program, ["-c", join(folder, "clamd.conf")], { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const isReady = Promise.withResolvers<void>();
    const hear = (piece: Buffer) => {
      output += piece;
      // clamd prints this once it listens.
      if (output.includes("Self checking every")) isReady.resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => isReady.reject(new Error(`clamd ended: ${output}`)));
    await isReady.promise;
    return child;
  };
  let child = await start();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
    rmSync(socket, { force: true });
  };
  return {
    url: new URL(`unix:${socket}`),
    /** Ends the daemon; it can start again. */
    stop,
    start: async () => {
      child = await start();
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
