import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { openFiles } from "#server/platform/files/open.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { aBucket } from "#test/bucket.ts";

/** The kinds of store, each with a function that opens one and a function that removes it. */
const places = {
  folder: async () => {
    const folder = mkdtempSync(join(tmpdir(), "samen-files-"));
    const stop = async () => rmSync(folder, { recursive: true });
    return { store: await openFiles(readConfig({ DATA_DIR: folder })), stop };
  },
  bucket: async () => {
    const { url, stop } = await aBucket();
    return { store: await openFiles(readConfig({ STORAGE_URL: url })), stop };
  },
};

async function namesIn(store: FileStore): Promise<string[]> {
  return (await Array.fromAsync(store.list())).map(({ name }) => name).sort();
}

for (const [place, open] of Object.entries(places)) {
  describe(`in a ${place}`, () => {
    let store: FileStore;
    let stop: () => Promise<void>;

    beforeAll(async () => {
      ({ store, stop } = await open());
    });
    afterAll(() => stop());

    test("a stored file can be read and is listed until it is removed", async () => {
      const content = Buffer.alloc(300_000, "statuten ");
      const before = Date.now();
      await store.put("ab12", Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]));
      const openFile = await store.open("ab12");
      expect(openFile && (await buffer(openFile)).equals(content)).toBe(true);
      const [listed] = await Array.fromAsync(store.list());
      expect(listed?.name).toBe("ab12");
      // Some stores only keep whole seconds.
      expect(listed?.storedAt.getTime()).toBeGreaterThan(before - 2_000);
      await store.remove("ab12");
      expect(await store.open("ab12")).toBeNull();
      expect(await namesIn(store)).toEqual([]);
      await store.remove("ab12");
    });

    test("a broken upload leaves nothing behind", async () => {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.alloc(200_000);
          throw new Error("the connection broke");
        })(),
      );
      await expect(store.put("ab12", broken)).rejects.toThrow("the connection broke");
      expect(await store.open("ab12")).toBeNull();
      expect(await namesIn(store)).toEqual([]);
    });

    test("refuses names that lead outside the store", async () => {
      for (const name of ["../../etc/passwd", "ab/../../x", "/etc/passwd", "", "AB12", "a\0b12", "../x.part"]) {
        await expect(async () => store.open(name), name).rejects.toThrow("no name of a stored file");
      }
    });

    test("ping answers", () => store.ping());
  });
}

test("ping and put fail when the bucket cannot be reached", async () => {
  const { store, stop } = await places.bucket();
  await stop();
  await expect(store.ping()).rejects.toThrow();
  await expect(store.put("ab12", Readable.from([Buffer.from("x")]))).rejects.toThrow();
});
