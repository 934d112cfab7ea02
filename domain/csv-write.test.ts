import { expect, test } from "vitest";
import { readCsv } from "#domain/csv.ts";
import { csvLine } from "#domain/csv-write.ts";

test("writes a line that can be read back", () => {
  const cells = ["Zoë", 'says "yes"; no', "two\nlines", "", "00412345"];
  expect(readCsv(csvLine(["a", "b", "c", "d", "e"]) + csvLine(cells))[1]?.cells).toEqual(cells);
});

test("no spreadsheet runs a cell as a formula", () => {
  for (const cell of ["=1+1", "+32 9 123", "-1", "@cmd", "\t=1", '=HYPERLINK("http://evil.example")'])
    expect(csvLine([cell]).replace(/^"/, ""), cell).toMatch(/^'/);
});
