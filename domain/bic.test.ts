import { expect, test } from "vitest";
import { bicOfIban, compactBic, countryOfBic, isBic } from "#domain/bic.ts";

test("finds the BIC of a bank we know from the account number", () => {
  expect(bicOfIban("BE62001000000161")).toBe("GEBABEBB");
  expect(bicOfIban("BE71734000000069")).toBe("KREDBEBB");
  expect(bicOfIban("NL91ABNA0417164300")).toBe("ABNANL2A");
  expect(bicOfIban("NL52DEMO0000000001")).toBeNull();
  // This code lies between the ranges of two banks.
  expect(bicOfIban("BE68539007547034")).toBeNull();
  expect(bicOfIban("FR7630006000011234567890189")).toBeNull();
});

test("a BIC has eight or eleven characters and contains its country", () => {
  expect(compactBic(" kred be bb ")).toBe("KREDBEBB");
  for (const bic of ["KREDBEBB", "KREDBEBBXXX", "ABNANL2A"]) expect(isBic(bic)).toBe(true);
  for (const bic of ["", "KREDBEB", "KREDBEBBX", "KRE1BEBB", "BE68539007547034"]) expect(isBic(bic)).toBe(false);
  expect(countryOfBic("ABNANL2A")).toBe("NL");
});
