import { expect, test } from "vitest";
import { endingOf, type FileEnding } from "#domain/file.ts";
import { createInspector } from "#server/platform/files/content.ts";
import { aJpeg, aPng, aZip, officeEntries, sampleFiles } from "#test/sample-file.ts";

/** Inspects a file that comes in pieces of this size. */
function verdictOn(ending: FileEnding, content: Buffer, size = content.length) {
  const inspector = createInspector(ending);
  for (let start = 0; start < content.length; start += size) inspector.see(content.subarray(start, start + size));
  return inspector.verdict()?.code ?? null;
}

test("accepts a good file of each kind, in pieces of any size", () => {
  for (const [name, content] of Object.entries(sampleFiles)) {
    const ending = endingOf(name) as FileEnding;
    const pieces = content.length > 10_000 ? [content.length, 65_536, 999] : [content.length, 7, 1];
    for (const size of pieces) expect(verdictOn(ending, content, size), `${name} in ${size}`).toBeNull();
  }
});

test("refuses a file of any kind that was cut off", () => {
  for (const [name, content] of Object.entries(sampleFiles)) {
    // A photograph may contain anything after its picture, so a cut there goes unnoticed.
    if (name === "film achter.jpeg") continue;
    const ending = endingOf(name) as FileEnding;
    for (const part of [0.1, 0.3, 0.6, 0.9]) {
      const cut = content.subarray(0, Math.floor(content.length * part));
      expect(verdictOn(ending, cut), `${name}, ${part} of it`).toMatch(/^file\.(damaged|notWhatItSays)$/);
    }
  }
});

test("judges a large document by its last megabyte", () => {
  const part = { name: "word/media/film.bin", content: Buffer.alloc(5_000_000, 1) };
  const good = aZip([...officeEntries("word/document.xml"), part]);
  expect(verdictOn("docx", good, 65_536)).toBeNull();
  const many = Array.from({ length: 9_000 }, (_, index) => ({ name: `word/${"x".repeat(120)}${index}` }));
  expect(verdictOn("docx", aZip([...officeEntries("word/document.xml"), ...many]), 65_536)).toBe("file.tooMuchInside");
});

test("accepts a large spreadsheet that compresses well, but refuses a zip bomb", () => {
  const sheet = (packed: number, unpacked: number) => ({
    name: "xl/sheet.xml",
    content: Buffer.alloc(packed),
    unpacked,
  });
  const of = (packed: number, unpacked: number) =>
    verdictOn("xlsx", aZip([...officeEntries("xl/workbook.xml"), sheet(packed, unpacked)]));
  expect(of(1_000_000, 90_000_000)).toBeNull();
  expect(of(10_000, 9_000_000)).toBeNull();
  expect(of(10_000, 90_000_000)).toBe("file.tooMuchInside");
  expect(of(2_000_000, 220_000_000)).toBe("file.tooMuchInside");
});

test("looks for HTML only at the beginning of a picture, as browsers do", () => {
  const photo = (before: number) => {
    const [start, end] = [aJpeg().subarray(0, -2), aJpeg().subarray(-2)];
    return Buffer.concat([start, Buffer.alloc(before, 0x5a), Buffer.from("<svg"), Buffer.alloc(9_000, 0x5a), end]);
  };
  expect(verdictOn("jpg", photo(0))).toBe("file.notWhatItSays");
  expect(verdictOn("jpg", photo(8_000))).toBeNull();
  expect(verdictOn("png", aPng(4, 3, "<ScRiPt>"))).toBe("file.notWhatItSays");
});

test("refuses a picture that is larger than any camera makes", () => {
  expect(verdictOn("png", aPng(30_000, 8_000))).toBeNull();
  expect(verdictOn("png", aPng(30_000, 9_000))).toBe("file.tooMuchInside");
  expect(verdictOn("png", aPng(30_001, 1))).toBe("file.tooMuchInside");
  expect(verdictOn("jpg", aJpeg(16_320, 12_240))).toBeNull();
  expect(verdictOn("jpg", aJpeg(0, 12_240))).toBe("file.damaged");
});
