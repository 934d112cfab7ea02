import { expect, test } from "vitest";
import { checkFields } from "#domain/rules.ts";
import { volunteerFields } from "#domain/volunteer.ts";

const check = (phone: string) => checkFields(volunteerFields, { name: "Jan", email: "jan@x.example", phone, text: "" });

test("accepts a missing phone number, or one as people write it", () => {
  for (const phone of ["", "0470 12 34 56", "+32 (0)470/12.34.56", "0031612345678", "020-123 4567"]) {
    expect(check(phone), phone).toEqual([]);
  }
});

test("refuses a phone number that nobody can call", () => {
  for (const phone of ["12345", "call me", "0470 12 34 56 ext 3", "+", "0470123456; drop", "1".repeat(16)]) {
    expect(check(phone), phone).toEqual([
      { field: "phone", problem: { code: "rule.phone", example: "0470 12 34 56" } },
    ]);
  }
});
