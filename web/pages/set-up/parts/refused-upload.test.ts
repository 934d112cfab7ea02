import { expect, test } from "vitest";
import { readRefusal } from "#web/pages/set-up/parts/refused-upload.ts";

test.each([
  ["refused=roster.unreadable", "setUp.roster.unreadable"],
  ["refused=file.none", "import.none"],
  ["refused=file.tooLarge", "import.tooLarge"],
  ["refused=setUp.noSession", "setUp.noSession"],
  ["refused=toString", "import.failed"],
  ["", null],
])("an upload with ?%s has its own sentence", (query, sentence) => {
  expect(readRefusal(new URLSearchParams(query))).toBe(sentence);
});

test("a list without its columns names them", () => {
  const query = new URLSearchParams({ refused: "roster.columnsMissing", columns: "branch" });
  expect(readRefusal(query)).toEqual({ code: "roster.columnsMissing", columns: "branch" });
});
