import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { type CommandResult, runCommand } from "#server/cli/run.ts";
import { environment } from "#test/environment.ts";

type Settings = Record<string, string>;

const program = join(import.meta.dirname, "../server/cli/samen.ts");
const withSettings = (settings: Settings) => ({ ...environment, NODE_ENV: "production", ...settings });

/** Runs the command of `npm run samen -- …` in this process, with only these settings. */
export async function runSamen(settings: Settings, ...args: string[]): Promise<CommandResult> {
  return runCommand(args, { environment: withSettings(settings), clock: () => new Date() });
}

const start = (settings: Settings, args: string[]) =>
  spawn(process.execPath, [program, ...args], { env: withSettings(settings), stdio: ["ignore", "pipe", "pipe"] });

/** Runs `npm run samen -- …` as a process of its own. */
export async function spawnSamen(settings: Settings, ...args: string[]): Promise<CommandResult> {
  const child = start(settings, args);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { output: output.trimEnd(), errors: errors.trimEnd(), code };
}

/** Starts `npm run samen -- …` as a process of its own, and kills it as soon as something is so. */
export async function killSamen(isSo: () => boolean, settings: Settings, ...args: string[]): Promise<void> {
  const child = start(settings, args);
  const closeEvent = once(child, "close");
  while (child.exitCode === null && !isSo()) await setImmediate();
  child.kill("SIGKILL");
  await closeEvent;
}
