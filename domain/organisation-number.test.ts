import fc from "fast-check";
import { expect, test } from "vitest";
import { readOrganisationNumber, writeOrganisationNumber } from "#domain/organisation-number.ts";

test.each([
  ["0000.000.196", "0000000196"],
  ["1999.990.144", "1999990144"],
  ["BE 1999.990.243", "1999990243"],
  ["000000196", "0000000196"],
  ["0", "0"],
])("%s is a Belgian enterprise number", (typed, digits) => {
  expect(readOrganisationNumber(typed, "belgium")).toBe(digits);
});

test.each([
  ["1999.990.145", "belgium"],
  ["00", "belgium"],
  ["vzw", "belgium"],
  ["2123.456.791", "establishment"],
  ["8123.456.791", "establishment"],
])("refuses %s with a reason that says what to do (%s)", (typed, reason) => {
  expect(readOrganisationNumber(typed, "belgium")).toEqual({ code: `rule.organisationNumber.${reason}` });
});

test("accepts Dutch numbers of the chamber of commerce and of the tax office", () => {
  expect(readOrganisationNumber("12345678", "netherlands")).toBe("12345678");
  expect(readOrganisationNumber("NL123456782B01", "netherlands")).toBe("123456782");
  expect(readOrganisationNumber("123456782", "netherlands")).toBe("123456782");
  expect(readOrganisationNumber("0", "netherlands")).toBe("0");
  for (const typed of ["1234567", "123456789", "000000000", "0000.000.196"])
    expect(readOrganisationNumber(typed, "netherlands")).toEqual({ code: "rule.organisationNumber.netherlands" });
});

test("reads a number back from how we write it, and never throws on odd text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom("belgium", "netherlands"), (typed, country) => {
      const read = readOrganisationNumber(typed, country);
      if (typeof read === "string") expect(readOrganisationNumber(writeOrganisationNumber(read), country)).toBe(read);
    }),
  );
  const number = fc.integer({ min: 1, max: 19_999_999 }).map((n) => `${n}`.padStart(8, "0"));
  fc.assert(
    fc.property(number, (before) => {
      const check = `${97 - (Number(before) % 97)}`.padStart(2, "0");
      const written = writeOrganisationNumber(before + check);
      expect(readOrganisationNumber(written, "belgium")).toBe(before + check);
    }),
  );
});
