import { expect, test } from "vitest";
import { manyLines, oneLine } from "#domain/typed-text.ts";

test("turns any pasted text into one line", () => {
  expect(oneLine("  Zoë\r\nBcc: all@x.example\u0000 ")).toBe("Zoë Bcc: all@x.example");
  expect(oneLine("Jan\u00a0\t Peeters")).toBe("Jan Peeters");
  expect(oneLine("\u202ePeeters")).toBe("Peeters");
  expect(oneLine("👩‍👩‍👧 O’Brien-D’Hondt")).toBe("👩‍👩‍👧 O’Brien-D’Hondt");
});

test("keeps line ends and removes characters that no database accepts", () => {
  expect(manyLines("Dag,\r\n\r\neen\u0000 vraag\u000b.\rGroet\t!\n")).toBe("Dag,\n\neen vraag.\nGroet !");
  expect(manyLines("half \ud83d")).toBe("half \ufffd");
});
