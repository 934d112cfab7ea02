import { expect, test } from "vitest";
import { rowAtEdge, withEdge } from "#web/pages/office/dossiers/parts/page-edge.ts";

const rowToOpen = (address: string) =>
  rowAtEdge(new URL(address, "https://fund.example").searchParams, ["a", "b", "c"]);

test("the page after this one opens its first row, and the page before its last", () => {
  expect(rowToOpen(withEdge("/office/dossiers?state=submitted&after=x", "first"))).toBe("a");
  expect(rowToOpen(withEdge("/office/dossiers", "last"))).toBe("c");
});

test("an address without an edge, with a wrong one, or of an empty page opens nothing", () => {
  expect(rowToOpen("/office/dossiers?after=x")).toBeNull();
  expect(rowToOpen("/office/dossiers?openEdge=middle")).toBeNull();
  expect(rowAtEdge(new URLSearchParams("openEdge=first"), [])).toBeNull();
});
