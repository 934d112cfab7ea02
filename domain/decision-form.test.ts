import { expect, test } from "vitest";
import { decisionFields, readDecision } from "#domain/decision-form.ts";
import { checkFields } from "#domain/rules.ts";

const typed = { outcome: "selected", amount: "2.500,50", reason: "", for: "3", against: "0", abstained: "" };

test("a decision has an outcome, and hands are counted in whole numbers", () => {
  expect(checkFields(decisionFields, typed)).toEqual([]);
  expect(checkFields(decisionFields, { ...typed, outcome: "winner" })).toEqual([
    { field: "outcome", problem: { code: "rule.in" } },
  ]);
  expect(checkFields(decisionFields, { ...typed, outcome: "", for: "three", against: "101" })).toEqual([
    { field: "outcome", problem: { code: "rule.required" } },
    { field: "for", problem: { code: "rule.whole", least: 0 } },
    { field: "against", problem: { code: "rule.between.number", least: 0, most: 100 } },
  ]);
});

test("a decision without an amount has none, and an unknown language is Dutch", () => {
  expect(readDecision(typed, "fr")).toEqual({
    outcome: "selected",
    amountInCents: 2_500_50,
    reasons: [{ language: "fr", text: "" }],
  });
  expect(readDecision({ ...typed, amount: "" }, null)).toMatchObject({
    amountInCents: null,
    reasons: [{ language: "nl" }],
  });
});
