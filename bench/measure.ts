import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";

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
export type Ask = { path: string; body?: string; headers?: Record<string, string> };

/** Sends one request and gives the answer's bytes and headers. */
export function fetchBytes(url: string, { path, body, headers }: Ask, agent?: Agent) {
  return new Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request(
      url + path,
      {
        method: body ? "POST" : "GET",
        headers: {
          accept: "application/json, text/html",
          ...(body && { "content-type": "application/json" }),
          ...headers,
        },
        ...(agent && { agent }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          if (response.statusCode === 200 || response.statusCode === 304) resolve({ bytes, headers: response.headers });
          else reject(new Error(`${path} answered ${response.statusCode}: ${bytes.toString().slice(0, 200)}`));
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends one request and gives the answer's text. */
export async function send(url: string, asked: Ask, agent?: Agent): Promise<string> {
  return (await fetchBytes(url, asked, agent)).bytes.toString();
}

/** Sends the same from several clients at once until it is over; gives the number of answers. */
async function sendUntil(
  url: string,
  asked: Ask,
  clients: number,
  isOver: (answers: number, seconds: number) => boolean,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const begun = performance.now();
  let answers = 0;
  const work = async () => {
    while (!isOver(answers, (performance.now() - begun) / 1000)) {
      await fetchBytes(url, asked, agent);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  agent.destroy();
  return answers;
}

/** Warms a server up: its code is compiled as it is used. On a busy machine that takes a while. */
export async function warmUp(served: Served, asked: Ask, clients: number): Promise<void> {
  await sendUntil(served.url, asked, clients, (answers, seconds) => seconds > 30 || answers > 60_000);
}

/** How many requests a server answers per second of its own processor time: what others do on the machine matters little. */
export async function rateOf(served: Served, asked: Ask, seconds: number, clients: number): Promise<number> {
  const before = await served.used();
  const answers = await sendUntil(served.url, asked, clients, (_answers, passed) => passed > seconds);
  return answers / ((await served.used()) - before);
}
