import { createCipheriv, createDecipheriv } from "node:crypto";

// A file is sealed chunk by chunk, so that it never has to be in memory as a whole. Each chunk is sealed with its
// number and with whether it is the last, so that a changed, missing, moved or cut-off chunk does not open.

const chunkSize = 64 * 1024;
const tagSize = 16;

type Bytes = AsyncIterable<Buffer>;

/** Thrown when the stored bytes of a file were changed. */
export class DamagedFile extends Error {
  override name = "DamagedFile";
}

/** Seals bytes with a key that must not be used for any other file. */
export async function* sealBytes(key: Buffer, content: Bytes): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { chunk, isLast } of inChunks(content, chunkSize)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number++, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Opens sealed bytes; throws before it returns a byte that was not sealed there with this key. */
export async function* openBytes(key: Buffer, sealed: Bytes): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { chunk, isLast } of inChunks(sealed, chunkSize + tagSize)) {
    if (chunk.length < tagSize) throw new DamagedFile("A stored file was cut off");
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number++, isLast));
    const openChunk = decipher.setAuthTag(chunk.subarray(-tagSize)).update(chunk.subarray(0, -tagSize));
    try {
      decipher.final();
    } catch (error) {
      throw new DamagedFile("A stored file was changed or cut off", { cause: error });
    }
    yield openChunk;
  }
}

/** A key belongs to one file, so a counter is enough to never use a nonce twice. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Splits bytes into chunks of one size; the last one has the rest, and is empty when there are no bytes. */
async function* inChunks(content: Bytes, size: number): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    waiting.push(piece);
    length += piece.length;
    if (length <= size) continue;
    let all = Buffer.concat(waiting);
    // A chunk that is exactly full waits, because it may be the last.
    for (; all.length > size; all = all.subarray(size)) yield { chunk: all.subarray(0, size), isLast: false };
    waiting = [all];
    length = all.length;
  }
  yield { chunk: Buffer.concat(waiting), isLast: true };
}
