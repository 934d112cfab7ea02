import { expect, test } from "vitest";
import { changedFields } from "#domain/dossier-version.ts";

test("names each changed, added and removed answer once, in the order of the form", () => {
  const before = { city: "Gent", reason: "Onze kelder", box: "3", attachments: ["a", "b"], troubles: "Geld" };
  const after = { attachments: ["c", "b"], reason: "Onze zolder", city: "Gent", phone: "0470", troubles: "Geld" };
  expect(changedFields(before, after)).toEqual(["phone", "box", "reason", "attachments"]);
});

test("an answer that stays missing or empty, and files in another order, are no change", () => {
  const before = { box: "", attachments: ["a", "b"], project_files_articles: [] };
  expect(changedFields(before, { attachments: ["b", "a"] })).toEqual([]);
});
