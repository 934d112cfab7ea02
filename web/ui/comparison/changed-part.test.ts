import { expect, test } from "vitest";
import { changedPart } from "#web/ui/comparison/changed-part.ts";

test("marks only the words that differ, and never part of a word", () => {
  expect(changedPart("Een tuin om te voelen", "Een tuinpad om te voelen")).toEqual({
    start: "Een ",
    before: "tuin",
    after: "tuinpad",
    end: " om te voelen",
  });
});

test("marks only the text that was added or removed at either end", () => {
  expect(changedPart("Een tuin.", "Een tuin. En een bank.")).toMatchObject({ before: "", after: " En een bank." });
  expect(changedPart("a a a", "a a")).toMatchObject({ start: "a a", before: " a", after: "", end: "" });
  expect(changedPart("", "Nieuw")).toEqual({ start: "", before: "", after: "Nieuw", end: "" });
});

test("the parts add up to both texts", () => {
  const texts = ["", "a", "a b", "b a", "a\n\nb  c", "a b c a b", "c a b a", " a ", "a b a b"];
  for (const before of texts)
    for (const after of texts) {
      const part = changedPart(before, after);
      expect(part.start + part.before + part.end).toBe(before);
      expect(part.start + part.after + part.end).toBe(after);
    }
});
