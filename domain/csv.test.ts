import { expect, test } from "vitest";
import { readCsv } from "#domain/csv.ts";

const cells = (text: string) => readCsv(text).map(({ cells }) => cells);

test.each([";", ",", "\t"])("cells are separated by %j", (separator) => {
  const text = [
    ["a", "b"],
    ["1", "2"],
  ]
    .map((line) => line.join(separator))
    .join("\r\n");
  expect(cells(text)).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

test("a quoted cell may hold separators, quotes and line breaks", () => {
  expect(cells('a;b\n"De Smet; Jan";"zei ""ja""\nen ging"')).toEqual([
    ["a", "b"],
    ["De Smet; Jan", 'zei "ja"\nen ging'],
  ]);
});

test("a separator between quotes in the first line does not count", () => {
  expect(cells('"a, b, c";d\n1;2')).toEqual([
    ["a, b, c", "d"],
    ["1", "2"],
  ]);
});

test("gives lines their number in the file, also after empty lines and cells with line breaks", () => {
  expect(readCsv('a;b\n\n"x\ny";1\nz;2\n').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test("spaces around a cell and a last line without end do not matter", () => {
  expect(cells(" a ; b \n 1 ; 2 ")).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

test("never throws, whatever the text is", () => {
  for (const text of ["", '"', '""', '"a', ";;;", "\n\n", 'a"b;c"', "\0"]) expect(() => readCsv(text)).not.toThrow();
});
