import fc from "fast-check";
import { getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { formatPhone, readPhone } from "#domain/phone.ts";
import { countries } from "#domain/region.ts";
import { textOf } from "#test/source.ts";
import { printedPhonePlans } from "../scripts/phone-plans.ts";

test("numbers are read the way people of the country write them, and kept in one form", () => {
  for (const typed of ["0470 12 34 56", "+32 (0)470 12 34 56", "0032 470/12.34.56", "(0470) 12-34-56", "32470123456"])
    expect(readPhone(typed, "belgium"), typed).toBe("+32470123456");
  expect(readPhone("056 12 34 56", "belgium")).toBe("+3256123456");
  expect(readPhone("02 512 34 56", "belgium")).toBe("+3225123456");
  expect(readPhone("06 12345678", "netherlands")).toBe("+31612345678");
  expect(readPhone("020 123 4567", "netherlands")).toBe("+31201234567");
  expect(readPhone("+31 6 12345678", "belgium")).toBe("+31612345678");
});

test("a number that nobody can have is refused, not only one of another length", () => {
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

test("a number from far away is believed when it is as long as one", () => {
  expect(readPhone("+1 202-555-0123", "belgium")).toBe("+12025550123");
  expect(readPhone("+1 202", "belgium")).toBeNull();
  expect(readPhone("+1 202-555-0123-4567-89", "belgium")).toBeNull();
});

test("a number is shown as it is dialled from the country of the address", () => {
  expect(formatPhone("+32470123456", "belgium")).toBe("0470 12 34 56");
  expect(formatPhone("+32470123456", "netherlands")).toBe("+32 470 12 34 56");
  expect(formatPhone("+31201234567", "netherlands")).toBe("020 123 4567");
  expect(formatPhone("+12025550123", "belgium")).toBe("+12025550123");
});

test("whatever was read is read again as the same number, also from how it is shown", () => {
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

test("a number with its calling code is one exactly when the world's list of numbers says so", () => {
  const known = fc.constantFrom("32", "31", "352", "33", "49", "44", "39", "34", "351", "48", "40", "359", "90", "212");
  fc.assert(
    fc.property(known, fc.stringMatching(/^[1-9]\d{5,11}$/), (code, rest) => {
      const typed = `+${code}${rest}`;
      const known = parsePhoneNumberFromString(typed);
      // Luxembourg's may begin with the code of a carrier, which is not part of the number.
      const isOne = known?.isValid() === true && known.number === typed;
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

test("what we know of phone numbers is what the package in use knows", () => {
  expect(textOf("domain/phone-plans.ts")).toBe(printedPhonePlans());
});
