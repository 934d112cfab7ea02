import { createSocket } from "node:dgram";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** Starts a DNS server that knows these text records; no other name exists. */
export async function startDns(recordsOfName: Record<string, readonly string[]>) {
  const socket = createSocket("udp4");
  socket.on("message", (query, { address, port }) => {
    socket.send(
      answerOf(query, (name) => recordsOfName[name]),
      port,
      address,
    );
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => socket.close(resolve)),
  };
}

const headerLength = 12;

function answerOf(query: Buffer, find: (name: string) => readonly string[] | undefined): Buffer {
  const labels: string[] = [];
  let at = headerLength;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  // The name ends with a zero; its type and class follow, of two bytes each.
  const question = query.subarray(headerLength, at + 5);
  const records = find(labels.join(".").toLowerCase());
  const [foundFlags, noSuchNameFlags] = [0x8180, 0x8183];
  const header = numbers(query.readUInt16BE(0), records ? foundFlags : noSuchNameFlags, 1, records?.length ?? 0, 0, 0);
  return Buffer.concat([header, question, ...(records ?? []).map(textRecord)]);
}

function textRecord(text: string): Buffer {
  // A text is cut into parts of at most 255 bytes, each after its length.
  const parts = (text.match(/.{1,255}/g) ?? []).map((part) =>
    Buffer.from(`${String.fromCharCode(part.length)}${part}`, "latin1"),
  );
  const data = Buffer.concat(parts);
  const [nameOfQuestion, text16, internet, secondsHigh, secondsLow] = [0xc00c, 16, 1, 0, 60];
  return Buffer.concat([numbers(nameOfQuestion, text16, internet, secondsHigh, secondsLow, data.length), data]);
}

/** Writes numbers of two bytes. */
function numbers(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));
}
