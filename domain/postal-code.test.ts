import { expect, test } from "vitest";
import { readPostalCode, regionOfPostalCode } from "#domain/postal-code.ts";

test("a Belgian postal code has four digits and does not begin with zero", () => {
  for (const typed of ["9000", " 9000 ", "B-9000", "b 9000"]) expect(readPostalCode(typed, "belgium")).toBe("9000");
  for (const typed of ["", "0900", "900", "90000", "9000 AB", "Gent"])
    expect(readPostalCode(typed, "belgium")).toBeNull();
});

test("a Dutch postal code has four digits and two letters, in any case and spacing", () => {
  for (const typed of ["1234 AB", "1234ab", "1234  Ab", "NL-1234 AB"])
    expect(readPostalCode(typed, "netherlands")).toBe("1234 AB");
  for (const typed of ["", "1234", "0234 AB", "1234 A", "1234 SS", "1234 sa", "1234 SD", "12345 AB"])
    expect(readPostalCode(typed, "netherlands")).toBeNull();
});

test("a Belgian postal code tells the region, a Dutch one does not", () => {
  const regions = {
    "1000": "brussels",
    "1299": "brussels",
    "3499": "flemish-brabant",
    "3500": "limburg-be",
    "9000": "east-flanders",
  };
  for (const [code, region] of Object.entries(regions)) expect(regionOfPostalCode(code, "belgium")).toBe(region);
  expect(regionOfPostalCode("1234 AB", "netherlands")).toBeNull();
  expect(regionOfPostalCode("", "belgium")).toBeNull();
});
