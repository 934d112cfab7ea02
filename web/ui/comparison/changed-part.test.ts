import { expect, test } from "vitest";
import { changedPart } from "#web/ui/comparison/changed-part.ts";

test("only the words that differ are marked, and never half a word", () => {
  expect(changedPart("Een tuin om te voelen", "Een tuinpad om te voelen")).toEqual({
    start: "Een ",
    before: "tuin",
    after: "tuinpad",
    end: " om te voelen",
  });
});

test("what was added or taken away at either end stands alone", () => {
  expect(changedPart("Een tuin.", "Een tuin. En een bank.")).toMatchObject({ before: "", after: " En een bank." });
  expect(changedPart("a a a", "a a")).toMatchObject({ start: "a a", before: " a", after: "", end: "" });
  expect(changedPart("", "Nieuw")).toEqual({ start: "", before: "", after: "Nieuw", end: "" });
});

test("put together again, both texts are whole", () => {
  const texts = ["", "a", "a b", "b a", "a\n\nb  c", "a b c a b", "c a b a", " a ", "a b a b"];
  for (const before of texts)
    for (const after of texts) {
      const part = changedPart(before, after);
      expect(part.start + part.before + part.end).toBe(before);
      expect(part.start + part.after + part.end).toBe(after);
    }
});
