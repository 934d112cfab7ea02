import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DamagedFile, openBytes, sealBytes } from "#server/platform/files/sealed-stream.ts";

const key = randomBytes(32);
const chunk = 64 * 1024;
const sealedChunk = chunk + 16;

/** Content that comes in pieces of these sizes. */
const pieces = (content: Buffer, size: number) =>
  Readable.from(
    (function* () {
      for (let start = 0; start < content.length; start += size) yield content.subarray(start, start + size);
    })(),
    { objectMode: true },
  );

const seal = (content: Buffer, size = 20_000) => buffer(Readable.from(sealBytes(key, pieces(content, size))));
const open = (sealed: Buffer, size = 20_000, by = key) => buffer(Readable.from(openBytes(by, pieces(sealed, size))));

test("opens sealed content of any size, in pieces of any size", async () => {
  const sizes = [0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk + 7];
  const size = fc.oneof(fc.constantFrom(...sizes), fc.nat(4 * chunk));
  await fc.assert(
    fc.asyncProperty(size, fc.integer({ min: 500, max: 200_000 }), async (length, piece) => {
      const content = randomBytes(length);
      const sealed = await seal(content, piece);
      expect(sealed.length).toBe(length + 16 * Math.max(1, Math.ceil(length / chunk)));
      expect((await open(sealed, piece)).equals(content)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("sealed content cannot be read", async () => {
  const sealed = await seal(Buffer.alloc(3 * chunk, "in debt "));
  expect(sealed.includes("in debt")).toBe(false);
  expect(sealed.subarray(0, chunk).equals(sealed.subarray(sealedChunk, sealedChunk + chunk))).toBe(false);
});

test("refuses a file that was changed, cut, doubled or reordered, or that another key opens", async () => {
  const sealed = await seal(randomBytes(3 * chunk + 100));
  const parts = [0, 1, 2, 3].map((index) => sealed.subarray(index * sealedChunk, (index + 1) * sealedChunk));
  const [first = sealed, second = sealed, third = sealed, last = sealed] = parts;
  const harmed: Record<string, Buffer> = {
    "without its last chunk": Buffer.concat([first, second, third]),
    "without its first chunk": Buffer.concat([second, third, last]),
    "without one in the middle": Buffer.concat([first, third, last]),
    "with two exchanged": Buffer.concat([second, first, third, last]),
    "with one twice": Buffer.concat([first, first, second, third, last]),
    "with its end twice": Buffer.concat([sealed, last]),
    "only its end": last,
    "one byte short": sealed.subarray(0, -1),
    "one byte long": Buffer.concat([sealed, Buffer.alloc(1)]),
    "nothing at all": Buffer.alloc(0),
  };
  for (const [how, bytes] of Object.entries(harmed)) await expect(open(bytes), how).rejects.toThrow(DamagedFile);
  await expect(open(sealed, 20_000, randomBytes(32))).rejects.toThrow(DamagedFile);
  await fc.assert(
    fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ change;
      await expect(open(changed)).rejects.toThrow(DamagedFile);
    }),
    { numRuns: 30 },
  );
});

test("passes an error of the source on to the reader", async () => {
  const broken = async function* () {
    yield randomBytes(2 * chunk);
    throw new Error("the disk broke");
  };
  await expect(buffer(Readable.from(sealBytes(key, broken())))).rejects.toThrow("the disk broke");
  await expect(buffer(Readable.from(openBytes(key, broken())))).rejects.toThrow();
});
