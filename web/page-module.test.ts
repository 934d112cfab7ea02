import { expect, test } from "vitest";
import { ChunkLoadError, loadRouteModule, reloadOnce } from "#web/page-module.ts";

function aStorage(values: Record<string, string> = {}): Storage {
  return {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  } as Storage;
}

test("code that is gone reloads the page once, and again only after a minute", () => {
  const storage = aStorage();
  let reloads = 0;
  const at = (now: number) => reloadOnce(now, storage, () => reloads++);
  const start = 1_700_000_000_000;
  expect([at(start), at(start + 1), at(start + 60_000), at(start + 60_001)]).toEqual([true, false, false, true]);
  expect(reloads).toBe(2);
});

test("without storage there is no reload: it could go on for ever", () => {
  const refusing = {
    getItem: () => {
      throw new Error("denied");
    },
  } as unknown as Storage;
  let reloads = 0;
  expect(reloadOnce(1, refusing, () => reloads++)).toBe(false);
  expect(reloads).toBe(0);
});

test("a page's code is loaded once; code that does not come is an error with a name", async () => {
  const loaded = { known: "module" };
  expect(await loadRouteModule({ id: "known", module: "/x.js" }, loaded)).toBe("module");
  const missing = loadRouteModule({ id: "missing", module: "/does-not-exist.js" }, loaded);
  await expect(missing).rejects.toThrow(ChunkLoadError);
  expect(loaded).not.toHaveProperty("missing");
});
