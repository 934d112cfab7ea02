import { expect, onTestFinished, test, vi } from "vitest";
import { ChunkLoadError, loadOrReopen } from "#web/browser/page-code.ts";
import { reloadOnce } from "#web/browser/reload-once.ts";

function stubStorage(values: Record<string, string> = {}): void {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

const failing = () => Promise.reject(new Error("404"));

/** Opens a page whose code does not arrive, as the router does. */
async function openMissing(wantedAddress: { pathname: string; search: string; hash: string } | undefined) {
  const page = await loadOrReopen<object>(failing, () => wantedAddress);
  return (page as { loader(args: object): Promise<never> }).loader({});
}

test("reloads a page without code once, and again only after a minute", () => {
  stubStorage();
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  let reloads = 0;
  const reloadAfter = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return reloadOnce(() => reloads++);
  };
  expect([reloadAfter(0), reloadAfter(1), reloadAfter(59_999), reloadAfter(1)]).toEqual([true, false, false, true]);
  expect(reloads).toBe(2);
});

test("never reloads without storage, because it could reload for ever", () => {
  let reloads = 0;
  expect(reloadOnce(() => reloads++)).toBe(false);
  expect(reloads).toBe(0);
});

test("gives the code of a page as it comes", async () => {
  const code = { Component: () => null };
  expect(
    await loadOrReopen(
      async () => code,
      () => undefined,
    ),
  ).toBe(code);
});

test("a page without code fails if it was reloaded a moment ago", async () => {
  stubStorage({ "nuxt-reload": String(Date.now()) });
  await expect(openMissing({ pathname: "/en/donate", search: "", hash: "" })).rejects.toThrow(ChunkLoadError);
});

test("opens the wanted page as a new document, with its query and hash", async () => {
  const calls: string[] = [];
  const here = { pathname: "/en/contact", search: "", hash: "" };
  vi.stubGlobal("location", { ...here, assign: (to: string) => calls.push(to), reload: () => calls.push("reload") });
  const openedAfter = async (wantedAddress: typeof here) => {
    stubStorage();
    // It waits for the new document for ever.
    void openMissing(wantedAddress);
    await vi.waitFor(() => expect(calls).not.toEqual([]));
    return calls.splice(0);
  };
  expect(await openedAfter({ pathname: "/en/projects", search: "?call=2022", hash: "#list" })).toEqual([
    "/en/projects?call=2022#list",
  ]);
  // After going back, the address is already that of the wanted page.
  expect(await openedAfter(here)).toEqual(["reload"]);
});

test("a page that was only fetched ahead never reloads the page that is being read", async () => {
  stubStorage();
  await expect(openMissing(undefined)).rejects.toThrow(ChunkLoadError);
});
