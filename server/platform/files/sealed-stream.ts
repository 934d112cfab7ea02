import { createCipheriv, createDecipheriv } from "node:crypto";

// A file is closed chunk by chunk, so that it can be written and read without being whole anywhere. Each chunk is closed
// with its number and with whether it is the last: changed, left out, put elsewhere or cut off, it does not open.

const chunkSize = 64 * 1024;
const tagSize = 16;

type Bytes = AsyncIterable<Buffer>;

/** The stored bytes of a file are not what was stored. */
export class DamagedFile extends Error {
  override name = "DamagedFile";
}

/** Closes bytes with a key that must never close any others. */
export async function* sealBytes(key: Buffer, content: Bytes): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { chunk, isLast } of inChunks(content, chunkSize)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number++, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Opens what was closed; throws before it gives a byte that was not closed there with this key. */
export async function* openBytes(key: Buffer, sealed: Bytes): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { chunk, isLast } of inChunks(sealed, chunkSize + tagSize)) {
    if (chunk.length < tagSize) throw new DamagedFile("A stored file was cut off");
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number++, isLast));
    const opened = decipher.setAuthTag(chunk.subarray(-tagSize)).update(chunk.subarray(0, -tagSize));
    try {
      decipher.final();
    } catch (error) {
      throw new DamagedFile("A stored file was changed or cut off", { cause: error });
    }
    yield opened;
  }
}

/** The key belongs to one file, so counting is enough to use no nonce twice. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** The same bytes in pieces of one size; the last is what remains, and nothing if nothing ever came. */
async function* inChunks(content: Bytes, size: number): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    waiting.push(piece);
    length += piece.length;
    if (length <= size) continue;
    let all = Buffer.concat(waiting);
    // One that is exactly full waits: it may be the last.
    for (; all.length > size; all = all.subarray(size)) yield { chunk: all.subarray(0, size), isLast: false };
    waiting = [all];
    length = all.length;
  }
  yield { chunk: Buffer.concat(waiting), isLast: true };
}
