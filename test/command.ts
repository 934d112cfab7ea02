import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { environment } from "#test/environment.ts";

const program = join(import.meta.dirname, "../server/cli/samen.ts");

/** Runs `npm run samen -- …` as a process of its own, with only these settings, and returns all its output. */
export async function runSamen(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...environment, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { output: output.trimEnd(), errors: errors.trimEnd(), code: code as number | null };
}
