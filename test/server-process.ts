import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { environment } from "#test/environment.ts";

const program = join(import.meta.dirname, "../server/start.ts");

/** The whole server as a process of its own, with only these settings; it ends with the test. */
export function aServerProcess(settings: Record<string, string>) {
  const server = startServerProcess(settings);
  onTestFinished(server.kill);
  return server;
}

/** The same, until the caller ends it. */
export function startServerProcess(settings: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...environment, NODE_ENV: "production", DRAIN_SECONDS: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Errors are in the log; what Node itself writes is not.
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const awaitedMessages = new Map<string, PromiseWithResolvers<Record<string, unknown>>>();
  const waitingFor = (message: string) => {
    const waiting = awaitedMessages.get(message) ?? Promise.withResolvers<Record<string, unknown>>();
    awaitedMessages.set(message, waiting);
    return waiting;
  };
  const lines: string[] = [];
  createInterface(child.stdout).on("line", (line) => {
    lines.push(line);
    if (!line.startsWith("{")) return;
    const event = JSON.parse(line) as { level: string; message: string };
    if (event.level === "error") errors += `${event.message}\n`;
    waitingFor(event.message).resolve(event);
  });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, errors }));
  const orEnded = ended.then(({ code }) => {
    throw new Error(`the server ended with ${code}: ${errors}`);
  });
  // The end is only an error for callers that still wait for a message.
  orEnded.catch(() => {});
  const waitForMessage = (message: string) => Promise.race([waitingFor(message).promise, orEnded]);
  return {
    pid: child.pid ?? 0,
    /** Kills it at once. */
    kill: async () => {
      if (child.exitCode === null) child.kill("SIGKILL");
      await ended;
    },
    /** Its address, once it listens. */
    url: async () => `http://localhost:${(await waitForMessage("listening")).port}`,
    /** All its output until now. */
    heard: () => [...lines, errors].join("\n"),
    /** Resolves when the log has this message. */
    said: waitForMessage,
    signal: (name: NodeJS.Signals) => child.kill(name),
    ended,
  };
}
