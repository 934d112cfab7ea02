import fc from "fast-check";
import { expect, test } from "vitest";
import { checkFileChoice, endingOf, fileName, largestFile } from "#domain/file.ts";

test("accepts files by the ending of their name, in small letters or capitals", () => {
  for (const name of ["a.doc", "a.docx", "a.pdf", "A.PDF", "a.xls", "a.xlsx", "a.png", "a.jpg", "a.JPeG"])
    expect(checkFileChoice({ name, size: 1 }), name).toBeNull();
  for (const name of ["a.exe", "a.pdf.exe", "a", ".pdf", "a.", "a.docm", "a.svg", "a.constructor", "pdf", "a.pdf/b.sh"])
    expect(checkFileChoice({ name, size: 1 }), name).toEqual({ code: "file.wrongType" });
  expect(checkFileChoice({ name: "", size: 0 })).toEqual({ code: "file.none" });
});

test("accepts files from one byte to fifteen megabytes", () => {
  const of = (size: number) => checkFileChoice({ name: "a.pdf", size });
  expect([of(0), of(1), of(largestFile), of(largestFile + 1)]).toEqual([
    { code: "file.empty" },
    null,
    null,
    { code: "file.tooLarge", most: 15 },
  ]);
});

test("shows a name without folders, hidden characters and characters that disks refuse", () => {
  const names: [given: string, shown: string][] = [
    ["statuten.pdf", "statuten.pdf"],
    ["C:\\fakepath\\foto à la mer.JPG", "foto à la mer.JPG"],
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["..\\..\\x.pdf", "x.pdf"],
    ["verslag\u202efdp.exe", "verslagfdp.exe"],
    ["a\0b\r\nc.pdf", "abc.pdf"],
    ['wat? <nu>: "ja".pdf', "wat- -nu-- -ja-.pdf"],
    ["  . . naam  met   ruimte.pdf . ", "naam met ruimte.pdf"],
    ["e\u0301te\u0301.pdf", "été.pdf"],
    ["..", ""],
  ];
  for (const [typedName, cleanName] of names) expect(fileName(typedName), typedName).toBe(cleanName);
  expect(fileName(`${"lang ".repeat(60)}.PDF`)).toMatch(/^(lang )+l?a?n?g?\.PDF$/);
});

test("makes every name short and plain, and cleaning it again changes nothing", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom("a", ".", " ", "/", "\\", "\u202e", "\0", "😀", "é", ".pdf"), maxLength: 300 }),
  );
  fc.assert(
    fc.property(text, (typedName) => {
      const cleanName = fileName(typedName);
      expect([...cleanName].length).toBeLessThanOrEqual(120);
      expect(cleanName).not.toMatch(/[\p{C}/\\<>:"|?*]|^[. ]|[. ]$/u);
      expect(fileName(cleanName)).toBe(cleanName);
      expect(endingOf(fileName(`${typedName}x.xlsx`))).toBe("xlsx");
    }),
    { numRuns: 300 },
  );
});
