import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openScanner } from "#server/platform/files/scanner.ts";
import { aClamd, eicar } from "#test/clamd.ts";

let clamd: Awaited<ReturnType<typeof aClamd>>;

beforeAll(async () => {
  clamd = await aClamd();
});
afterAll(() => clamd.remove());

const pieces = (content: string | Buffer) =>
  Readable.from([Buffer.from(content).subarray(0, 30), Buffer.alloc(0), Buffer.from(content).subarray(30)]);

test("ClamAV finds a virus, also when it is split over pieces, and accepts other files", async () => {
  const scanner = openScanner(clamd.url);
  expect(await scanner.isClean(pieces(eicar))).toBe(false);
  expect(await scanner.isClean(pieces("de statuten van onze vzw"))).toBe(true);
  expect(await scanner.isClean(Readable.from([Buffer.alloc(900_000, "x")]))).toBe(true);
  expect(await scanner.isClean(Readable.from([]))).toBe(true);
});

test("fails instead of answering “clean” when the scan is not complete", async () => {
  const scanner = openScanner(clamd.url);
  await expect(scanner.isClean(Readable.from(Array(40).fill(Buffer.alloc(100_000))))).rejects.toThrow();
  const broken = (async function* () {
    yield Buffer.alloc(10);
    throw new Error("the disk broke");
  })();
  await expect(scanner.isClean(broken)).rejects.toThrow("the disk broke");
  await clamd.stop();
  await expect(scanner.isClean(pieces("x"))).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  await clamd.start();
  expect(await scanner.isClean(pieces("x"))).toBe(true);
});

test("connects over TCP, and fails when the daemon hangs up", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await expect(openScanner(new URL(`tcp://127.0.0.1:${port}`)).isClean(pieces("x"))).rejects.toThrow();
});
