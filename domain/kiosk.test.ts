import { expect, test } from "vitest";
import { awayFromKiosk, readLetter } from "#domain/kiosk.ts";

const typed = { employee_id: "42650918", access_code: "AMANDE234567" };
const scanned = "https://samen.example/fr/login/letter#code=AMANDE234567&id=42650918";
const scannedBefore = "https://samen.example/login/letter#code=AMANDE234567";

test("reads a typed letter, or its QR code scanned into either field", () => {
  expect(readLetter({ employee_id: " 42650918", access_code: "AMANDE234567 " })).toEqual(typed);
  expect(readLetter({ employee_id: scanned, access_code: "" })).toEqual(typed);
  expect(readLetter({ employee_id: "", access_code: scanned })).toEqual(typed);
  // A scan counts more than a half-typed number.
  expect(readLetter({ employee_id: "4265", access_code: scanned })).toEqual(typed);
});

test("asks for the number when the QR code of a letter does not contain it", () => {
  expect(readLetter({ employee_id: scannedBefore, access_code: "" })).toEqual({ ...typed, employee_id: "" });
  expect(readLetter({ employee_id: "42650918", access_code: scannedBefore })).toEqual(typed);
});

test("leaves other addresses unchanged, so the rules refuse them", () => {
  const other = "https://elsewhere.example/#code=AMANDE234567";
  expect(readLetter({ employee_id: "1", access_code: other })).toEqual({ employee_id: "1", access_code: other });
});

test("a kiosk allows its own pages, and leads from every other page back to its start", () => {
  for (const own of ["/vote/kiosk", "/vote/kiosk/ballot", "/fr/vote/kiosk", "/__manifest"])
    expect(awayFromKiosk(own), own).toBeNull();
  for (const other of ["/", "/vote", "/vote/kiosks", "/login", "/office/vote"])
    expect(awayFromKiosk(other), other).toBe("/vote/kiosk");
  expect(awayFromKiosk("/en")).toBe("/en/vote/kiosk");
  expect(awayFromKiosk("/fr/vote/thank-you")).toBe("/fr/vote/kiosk");
});
