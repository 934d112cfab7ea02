import { expect, test } from "vitest";
import { brandOf } from "#domain/setting.ts";

test("orders the two lines of the logo as the name in each language", () => {
  const company = "Amandel";
  expect(brandOf({ company, fund: "Sociaal Fonds", name: "Amandel Sociaal Fonds" })).toEqual({
    lines: ["Amandel", "Sociaal Fonds"],
    isCompanyLast: false,
  });
  expect(brandOf({ company, fund: "Fonds social", name: "Fonds social Amandel" })).toEqual({
    lines: ["Fonds social", "Amandel"],
    isCompanyLast: true,
  });
  expect(brandOf({ company: "Samen", fund: "", name: "Samen" }).lines).toEqual(["Samen", ""]);
});
