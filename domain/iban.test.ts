import { isValidIBAN } from "ibantools";
import { expect, test } from "vitest";
import { compactIban, ibanInFours, isIban } from "#domain/iban.ts";

const specimens = [
  "BE68 5390 0754 7034",
  "BE02 5390 0000 1040",
  "BE86 5390 0000 2050",
  "BE73 5390 0000 3060",
  "NL91 ABNA 0417 1643 00",
  "NL52 DEMO 0000 0000 01",
  "NL25 DEMO 0000 0000 02",
  "FR14 2004 1010 0505 0001 3M02 606",
  "DE89 3704 0044 0532 0130 00",
];

test.each(specimens)("%s is an IBAN", (iban) => {
  expect(isIban(compactIban(iban))).toBe(true);
});

test.each([
  "BE41 5390 0754 7035", // valid check digits of the IBAN, invalid ones of the Belgian account
  "BE69 5390 0754 7034",
  "BE68 5390 0754 703",
  "NL91 1234 0417 1643 00",
  "be68539007547034x",
  "",
  "BE",
])("%s is no IBAN", (text) => {
  expect(isIban(compactIban(text))).toBe(false);
});

test("agrees with a library on every Belgian and Dutch account number with one digit changed", () => {
  for (const specimen of specimens.slice(0, 7).map(compactIban)) {
    for (let place = 2; place < specimen.length; place++) {
      const changed = specimen.slice(0, place) + ((Number(specimen[place]) + 1) % 10 || 0) + specimen.slice(place + 1);
      expect(isIban(changed), changed).toBe(isValidIBAN(changed));
    }
  }
});

test("writes an IBAN in groups of four for people, and without spaces for computers", () => {
  expect(compactIban("be68 5390-0754.7034 ")).toBe("BE68539007547034");
  expect(ibanInFours("BE68539007547034")).toBe("BE68 5390 0754 7034");
  expect(ibanInFours("NL91ABNA0417164300")).toBe("NL91 ABNA 0417 1643 00");
  expect(ibanInFours("")).toBe("");
});
