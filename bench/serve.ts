import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Place } from "./place.ts";
import type { BareAnswer, Order } from "./server-process.ts";

/** A server in a process of its own, and how many seconds of processor time it has used. */
export type Server = { url: string; processorSeconds(): Promise<number> } & AsyncDisposable;

/** A server that gives one bare answer to all requests until it gets another one. */
export type BareServer = Server & { change(answer: BareAnswer): Promise<void> };

async function tell<Answer>(child: ChildProcess, order: Order): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const handleExit = (code: number | null) => reject(new Error(`The measured server ended with ${code}`));
  child.once("exit", handleExit);
  child.once("message", (message) => resolve((message as { answer: Answer }).answer));
  child.send(order);
  return promise.finally(() => child.off("exit", handleExit));
}

async function serve(order: Order): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, "server-process.ts"), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // React and GraphQL check far more without this setting.
    env: { ...process.env, NODE_ENV: "production" },
  });
  return {
    url: await tell<string>(child, order),
    change: (answer) => tell(child, answer),
    processorSeconds: async () => {
      const { user, system } = await tell<NodeJS.CpuUsage>(child, "processor time");
      return (user + system) / 1e6;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

export const serveBare = (): Promise<BareServer> => serve("bare");

/** Starts Samen on a database, with the demo unless `environment` says otherwise. */
export function serveSamen(place: Place, environment: Record<string, string> = {}): Promise<Server> {
  const where = { DATABASE_URL: place.databaseUrl ?? "", DATA_DIR: place.dataDir };
  return serve({ environment: { ...where, PORT: "0", DEMO: "true", NODE_ENV: "production", ...environment } });
}
