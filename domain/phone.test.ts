import fc from "fast-check";
import { getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { formatPhone, readPhone } from "#domain/phone.ts";
import { countries } from "#domain/region.ts";
import { textOf } from "#test/source.ts";
import { printedPhonePlans } from "../scripts/phone-plans.ts";

test("reads numbers as people of the country write them, and stores them in one form", () => {
  for (const typed of ["0470 12 34 56", "+32 (0)470 12 34 56", "0032 470/12.34.56", "(0470) 12-34-56", "32470123456"])
    expect(readPhone(typed, "belgium"), typed).toBe("+32470123456");
  expect(readPhone("056 12 34 56", "belgium")).toBe("+3256123456");
  expect(readPhone("02 512 34 56", "belgium")).toBe("+3225123456");
  expect(readPhone("06 12345678", "netherlands")).toBe("+31612345678");
  expect(readPhone("020 123 4567", "netherlands")).toBe("+31201234567");
  expect(readPhone("+31 6 12345678", "belgium")).toBe("+31612345678");
});

test("refuses a number that nobody can have, not only one of a wrong length", () => {
  for (const typed of [
    "",
    "+",
    "112",
    "047012345",
    "02 123 45 67",
    "0470 12 34 56 7",
    "zero",
    "+32 470",
    "0470123456x1",
  ])
    expect(readPhone(typed, "belgium"), typed).toBeNull();
  expect(readPhone("0470 12 34 56", "netherlands")).toBeNull();
});

test("accepts a number of another country by its length only", () => {
  expect(readPhone("+1 202-555-0123", "belgium")).toBe("+12025550123");
  expect(readPhone("+1 202", "belgium")).toBeNull();
  expect(readPhone("+1 202-555-0123-4567-89", "belgium")).toBeNull();
});

test("shows a number as people dial it in the country of the address", () => {
  expect(formatPhone("+32470123456", "belgium")).toBe("0470 12 34 56");
  expect(formatPhone("+32470123456", "netherlands")).toBe("+32 470 12 34 56");
  expect(formatPhone("+31201234567", "netherlands")).toBe("020 123 4567");
  expect(formatPhone("+12025550123", "belgium")).toBe("+12025550123");
});

test("reads a number back from how it is stored and shown", () => {
  const typed = fc.stringMatching(/^(?:\+(?:32|31|33|44|1)|0|00)? ?[ ()./\d-]{6,14}$/);
  fc.assert(
    fc.property(typed, fc.constantFrom(...countries), (text, country) => {
      const number = readPhone(text, country);
      if (!number) return;
      const again = [readPhone(number, country), readPhone(formatPhone(number, country), country)];
      if (again.some((one) => one !== number)) throw new Error(`${number} became ${again}`);
    }),
    { numRuns: 2000 },
  );
});

test("accepts a number with its calling code exactly when libphonenumber does", () => {
  const codes = fc.constantFrom("32", "31", "352", "33", "49", "44", "39", "34", "351", "48", "40", "359", "90", "212");
  fc.assert(
    fc.property(codes, fc.stringMatching(/^[1-9]\d{5,11}$/), (code, rest) => {
      const typed = `+${code}${rest}`;
      const parsed = parsePhoneNumberFromString(typed);
      // A number of Luxembourg may begin with the code of a carrier, which is not part of the number.
      const isOne = parsed?.isValid() === true && parsed.number === typed;
      if ((readPhone(typed, "belgium") === typed) !== isOne) throw new Error(typed);
    }),
    { numRuns: 5000 },
  );
  expect(readPhone("+49 49700000", "belgium")).toBeNull();
  for (const country of ["BE", "NL", "LU", "FR", "DE", "GB", "IT", "ES", "PT", "PL", "RO", "BG", "TR", "MA"] as const) {
    const example = getExampleNumber(country, examples)?.number ?? "";
    expect(readPhone(example, "belgium"), country).toBe(example);
  }
});

test("the phone plans are up to date with the package in use", () => {
  expect(textOf("domain/phone-plans.ts")).toBe(printedPhonePlans());
});
