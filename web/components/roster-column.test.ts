import { expect, test } from "vitest";
import { checkColumns } from "#domain/roster.ts";
import { columnNames } from "#web/components/roster-column.ts";

test("a staff list without its columns is refused by their names, not by their codes", () => {
  const problem = checkColumns([{ line: 1, cells: ["taal"] }]);
  const codes = problem?.code === "roster.columnsMissing" ? problem.columns : "";
  expect(columnNames(codes, (key) => `[${key}]`)).toBe(
    "[people.employeeId], [people.firstname], [people.lastname], [people.branch]",
  );
});

test("an address that somebody changed by hand puts no words of its own on the page", () => {
  expect(columnNames("branch, call 0900 123 456", (key) => key)).toBe("people.branch");
});
