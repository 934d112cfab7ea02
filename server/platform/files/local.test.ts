import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openLocalFiles } from "#server/platform/files/local.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "samen-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a file that was put can be read until it is removed", async () => {
  const store = openLocalFiles(aFolder());
  await store.put("ab12", Readable.from(["statuten"]));
  const opened = await store.open("ab12");
  expect(opened && (await text(opened))).toBe("statuten");
  await store.remove("ab12");
  expect(await store.open("ab12")).toBeNull();
});

test("a file that breaks off leaves nothing behind", async () => {
  const folder = aFolder();
  const store = openLocalFiles(folder);
  const broken = Readable.from(
    (async function* () {
      yield "half";
      throw new Error("the connection broke");
    })(),
  );
  await expect(store.put("ab12", broken)).rejects.toThrow("the connection broke");
  expect(await store.open("ab12")).toBeNull();
  expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
});

test("no name leads out of the folder", async () => {
  const store = openLocalFiles(aFolder());
  for (const name of ["../../etc/passwd", "ab/../../x", "/etc/passwd", "", "AB12", "a\0b12"]) {
    await expect(store.open(name)).rejects.toThrow("no name of a stored file");
  }
});
