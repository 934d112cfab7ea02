import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";

const connections = 16;

/** A server in a process of its own that can be asked how much processor time it used. */
export type Served = { url: string; used(): Promise<number>; end(): Promise<unknown> };

async function ask<Answer>(child: ChildProcess, message: object | string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const handleExit = (code: number | null) => reject(new Error(`The measured server ended with ${code}`));
  child.once("exit", handleExit);
  child.once("message", (answer) => resolve(answer as Answer));
  child.send(message);
  return promise.finally(() => child.off("exit", handleExit));
}

/** Starts a server for measuring. */
export async function serve(order: object): Promise<Served> {
  const child = fork(join(import.meta.dirname, "served.ts"), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // React and GraphQL check far more when this is not set.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const { url } = await ask<{ url: string }>(child, order);
  return {
    url,
    used: async () => {
      const { used } = await ask<{ used: NodeJS.CpuUsage }>(child, "used");
      return (used.user + used.system) / 1e6;
    },
    end: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** What is sent to an address over and over. */
export type Ask = { path: string; body?: string };

/** Sends one request and gives the answer's text. */
export function send(url: string, { path, body }: Ask, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { accept: "application/json, text/html", ...(body && { "content-type": "application/json" }) };
    const sent = request(
      url + path,
      { method: body ? "POST" : "GET", headers, ...(agent && { agent }) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 200)}`));
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** How many requests a server answers per second of its own processor time: what others do on the machine matters little. */
export async function rateOf(served: Served, asked: Ask, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const run = async (end: number) => {
    let answers = 0;
    const work = async () => {
      while (performance.now() < end) {
        await send(served.url, asked, agent);
        answers++;
      }
    };
    await Promise.all(Array.from({ length: connections }, work));
    return answers;
  };
  // The first second warms up: code is compiled, connections are opened.
  await run(performance.now() + 1000);
  const before = await served.used();
  const answers = await run(performance.now() + seconds * 1000);
  const used = (await served.used()) - before;
  agent.destroy();
  return answers / used;
}
