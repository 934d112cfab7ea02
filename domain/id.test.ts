import { expect, test } from "vitest";
import { checkId, isId, isSlug, slugFrom } from "#domain/id.ts";

test("an id has the shape of our ids, and nothing else goes to the database", () => {
  expect(isId("0198c2f4-7d1e-7abc-9def-0123456789ab")).toBe(true);
  for (const text of [
    "",
    "new",
    "-".repeat(36),
    "0198c2f4-7d1e-7abc-9def-0123456789ab ",
    "0198c2f47d1e7abc9def0123456789ab",
  ])
    expect(checkId(text), text).toEqual({ code: "id.malformed" });
});

test("a name becomes an address without accents, spaces or signs", () => {
  expect(slugFrom("  Café d’été: été 2026! ")).toBe("cafe-d-ete-ete-2026");
  expect(slugFrom("?!")).toBe("");
  expect(isSlug(slugFrom("Bijen op ’t dak"))).toBe(true);
});
