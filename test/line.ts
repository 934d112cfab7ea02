import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** One connection to a server that sends one request after the other. */
export type Line = {
  post(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<string>;
  end(): void;
};

/**
 * Opens a plain connection. With many clients on one machine, most time would go into Node's own work for each request,
 * which we do not want to measure. The server must send a content length, as ours does.
 */
export async function openLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, "connect");
  let waiting: PromiseWithResolvers<string> | null = null;
  let read = "";
  socket.setEncoding("utf8");
  socket.on("data", (some: string) => {
    read += some;
    const body = bodyOf(read);
    if (body === null) return;
    read = "";
    waiting?.resolve(body);
    waiting = null;
  });
  let broken: Error | null = null;
  socket.on("error", (error) => {
    broken = error;
  });
  socket.on("close", () => {
    broken ??= Object.assign(new Error("The server hung up"), { code: "ECONNRESET" });
    waiting?.reject(broken);
  });
  return {
    post: (path, headers, body) => {
      if (broken) return Promise.reject(broken);
      waiting = Promise.withResolvers();
      const all = { host: `${hostname}:${port}`, ...headers, "content-length": Buffer.byteLength(body) };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
      return waiting.promise;
    },
    end: () => socket.destroy(),
  };
}

/** The body of an answer; null while it is not complete. */
function bodyOf(read: string): string | null {
  const begin = read.indexOf("\r\n\r\n") + 4;
  if (begin < 4) return null;
  const length = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(read.slice(0, begin))?.[1]);
  const body = read.slice(begin);
  if (Number.isNaN(length)) throw new Error(`An answer does not say how long it is: ${read.slice(0, begin)}`);
  return Buffer.byteLength(body) < length ? null : body;
}
