import { expect, test } from "vitest";
import { awayFromKiosk, readLetter } from "#domain/kiosk.ts";

const typed = { employee_id: "42650918", access_code: "AMANDE234567" };
const scanned = "https://samen.example/fr/login/letter#code=AMANDE234567&id=42650918";
const scannedBefore = "https://samen.example/login/letter#code=AMANDE234567";

test("a letter is typed, or its QR code is scanned into whichever field has the focus", () => {
  expect(readLetter({ employee_id: " 42650918", access_code: "AMANDE234567 " })).toEqual(typed);
  expect(readLetter({ employee_id: scanned, access_code: "" })).toEqual(typed);
  expect(readLetter({ employee_id: "", access_code: scanned })).toEqual(typed);
  // Whoever began to type and then scanned means the letter.
  expect(readLetter({ employee_id: "4265", access_code: scanned })).toEqual(typed);
});

test("a letter that does not say whose it is leaves the number to be typed", () => {
  expect(readLetter({ employee_id: scannedBefore, access_code: "" })).toEqual({ ...typed, employee_id: "" });
  expect(readLetter({ employee_id: "42650918", access_code: scannedBefore })).toEqual(typed);
});

test("what is no letter stays what it was, and is refused by its rules", () => {
  const other = "https://elsewhere.example/#code=AMANDE234567";
  expect(readLetter({ employee_id: "1", access_code: other })).toEqual({ employee_id: "1", access_code: other });
});

test("a kiosk knows its own pages, and leads from every other one back to its start", () => {
  for (const own of ["/vote/kiosk", "/vote/kiosk/ballot", "/fr/vote/kiosk", "/__manifest"])
    expect(awayFromKiosk(own), own).toBeNull();
  for (const other of ["/", "/vote", "/vote/kiosks", "/login", "/office/vote"])
    expect(awayFromKiosk(other), other).toBe("/vote/kiosk");
  expect(awayFromKiosk("/en")).toBe("/en/vote/kiosk");
  expect(awayFromKiosk("/fr/vote/thank-you")).toBe("/fr/vote/kiosk");
});
