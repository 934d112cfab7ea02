import { expect, onTestFinished, test, vi } from "vitest";
import { ChunkLoadError, loadRouteModule, reloadOnce } from "#web/page-module.ts";

function aStorage(values: Record<string, string> = {}): Storage {
  return {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  } as Storage;
}

function opening(location: { pathname: string; search: string; hash: string }) {
  vi.stubGlobal("__reactRouterDataRouter", { state: { navigation: { location } } });
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

test("a page's code is loaded once; code that does not come gives a page that fails, not one that waits", async () => {
  const loaded = { known: "module" };
  expect(await loadRouteModule({ id: "known", module: "/x.js" }, loaded)).toBe("module");

  opening({ pathname: "/en/donate", search: "", hash: "" });
  // It was reloaded a moment ago, so it is not again.
  vi.stubGlobal("sessionStorage", aStorage({ "nuxt-reload": String(Date.now()) }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const missing = await loadRouteModule({ id: "missing", module: "/does-not-exist.js" }, loaded);
  expect((missing as { clientLoader(): void }).clientLoader).toThrow(ChunkLoadError);
  expect(loaded).not.toHaveProperty("missing");
});

test("code that is gone opens the page that was asked for, with its query and hash", async () => {
  const calls: string[] = [];
  const here = { pathname: "/en/contact", search: "", hash: "" };
  vi.stubGlobal("location", { ...here, assign: (to: string) => calls.push(to), reload: () => calls.push("reload") });
  onTestFinished(() => void vi.unstubAllGlobals());
  const openedAfter = async (wanted: typeof here) => {
    opening(wanted);
    vi.stubGlobal("sessionStorage", aStorage());
    // It waits for the other page for ever.
    void loadRouteModule({ id: "missing", module: "/does-not-exist.js" }, {});
    await vi.waitFor(() => expect(calls).not.toEqual([]));
    return calls.splice(0);
  };
  expect(await openedAfter({ pathname: "/en/projects", search: "?call=2022", hash: "#list" })).toEqual([
    "/en/projects?call=2022#list",
  ]);
  // Going back, the browser shows the address of the page that is asked for already.
  expect(await openedAfter(here)).toEqual(["reload"]);
});

test("a page that was only fetched ahead never reloads the one that is being read", async () => {
  // Neither storage nor location is there to be used.
  const missing = await loadRouteModule({ id: "missing", module: "/does-not-exist.js" }, {});
  expect((missing as { clientLoader(): void }).clientLoader).toThrow(ChunkLoadError);
});
