import { Agent, type IncomingHttpHeaders, request } from "node:http";
import type { Server } from "./serve.ts";

/** A request of a client, sent once or many times. */
export type Question = { path: string; body?: string; headers?: Record<string, string> };

/** Sends one request and returns the answer's bytes and headers. */
export function send(url: string, { path, body, headers }: Question, agent?: Agent) {
  return new Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const outgoing = request(
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
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Sends the same request from several clients for so many seconds; returns the number of answers. */
async function sendFor(seconds: number, url: string, question: Question, clients: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const work = async () => {
    while (performance.now() < end) {
      await send(url, question, agent);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  agent.destroy();
  return answers;
}

/** How many requests servers answer together per second by the clock, each from its share of the clients. */
export async function clockRateOf(
  servers: readonly Server[],
  question: Question,
  seconds: number,
  clients: number,
): Promise<number> {
  const start = performance.now();
  const share = clients / servers.length;
  const answers = await Promise.all(servers.map(({ url }) => sendFor(seconds, url, question, share)));
  return answers.reduce((sum, number) => sum + number, 0) / ((performance.now() - start) / 1000);
}

/** How many requests a server answers per second of its own processor time, so that other work matters little. */
export async function rateOf(server: Server, question: Question, seconds: number, clients: number): Promise<number> {
  const before = await server.processorSeconds();
  const answers = await sendFor(seconds, server.url, question, clients);
  return answers / ((await server.processorSeconds()) - before);
}
