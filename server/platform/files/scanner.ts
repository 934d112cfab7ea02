import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Scans content for viruses. */
export type Scanner = {
  /** Tells whether content is clean; rejects when the scan is not complete. */
  isClean(content: AsyncIterable<Buffer>): Promise<boolean>;
};

/** The longest silence of the ClamAV daemon. */
const idleMilliseconds = 120_000;

/** Opens a scanner that uses the ClamAV daemon at `tcp://host:port` or `unix:/path`. */
export function openScanner(url: URL): Scanner {
  const place =
    url.protocol === "unix:"
      ? { path: decodeURIComponent(url.pathname) }
      : // Node takes the host without the brackets that an IPv6 address has in a URL.
        { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port || 3310) };
  return {
    isClean: async (content) => {
      const socket = connect(place);
      socket.setTimeout(idleMilliseconds, () => socket.destroy(new Error("ClamAV does not answer")));
      const answering = readAnswer(socket);
      // When sending fails first, nothing waits for the answer any more.
      answering.catch(() => {});
      try {
        await send(socket, content);
        return readVerdict(await answering);
      } finally {
        socket.destroy();
      }
    },
  };
}

/** Sends content in the `INSTREAM` format: every piece after its length, and a length of zero at the end. */
async function send(socket: Socket, content: AsyncIterable<Buffer>): Promise<void> {
  await once(socket, "connect");
  await write(socket, Buffer.from("zINSTREAM\0"));
  for await (const piece of content) {
    // The daemon has already answered, for example that the content is too large.
    if (!socket.writable) return;
    if (piece.length > 0) await write(socket, Buffer.concat([lengthOf(piece), piece]));
  }
  await write(socket, lengthOf(Buffer.alloc(0)));
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (socket.write(bytes) || socket.closed) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race([once(socket, "drain", { signal }), once(socket, "close", { signal })]);
  } finally {
    waiting.abort();
  }
}

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function readAnswer(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = "";
  socket.on("data", (piece) => {
    answer += String(piece);
    const end = answer.indexOf("\0");
    if (end >= 0) resolve(answer.slice(0, end));
  });
  socket.on("error", reject);
  socket.on("close", () => resolve(answer));
  return promise;
}

function readVerdict(answer: string): boolean {
  if (answer === "stream: OK") return true;
  if (/^stream: .* FOUND$/.test(answer)) return false;
  throw new Error(`ClamAV says: ${answer || "nothing"}`);
}
