import { expect, test } from "vitest";
import { brandOf } from "#domain/setting.ts";

test("beside the mark the name stands in the order of its language, with the company in bold", () => {
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
