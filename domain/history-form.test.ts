import { expect, test } from "vitest";
import { historyForm, shownYears } from "#domain/history-form.ts";
import { checkFields } from "#domain/rules.ts";
import type { FundSettings } from "#domain/setting.ts";

const history = [
  { year: 2018, projects: 3, amountInCents: 12_000_50, internalRequests: 0, internalAmountInCents: 0 },
  { year: 2019, projects: 4, amountInCents: 20_000_00, internalRequests: 6, internalAmountInCents: 3_000_00 },
];
const settings = { history } as FundSettings;

const problemsOf = (values: Record<string, string>) =>
  checkFields(historyForm.rules(["nl"], values), values).map(({ field, problem }) => [field, problem.code]);

test("the figures of earlier years stay the same when nobody changes the form", () => {
  const values = historyForm.write(settings, ["nl"]);
  expect(values).toMatchObject({ "year.1.year": "2018", "year.1.amount": "12000,50", "year.2.internalRequests": "6" });
  expect(problemsOf(values)).toEqual([]);
  expect(historyForm.read(values, settings, ["nl"])).toEqual({ history });
});

test("an emptied row removes its year, and a new one comes in the order of the years", () => {
  const values = { "year.2.year": "2019", "year.2.projects": "4", "year.3.year": "2017", "year.3.amount": "500" };
  expect(historyForm.read(values, settings, ["nl"]).history).toEqual([
    { year: 2017, projects: 0, amountInCents: 500_00, internalRequests: 0, internalAmountInCents: 0 },
    { year: 2019, projects: 4, amountInCents: 0, internalRequests: 0, internalAmountInCents: 0 },
  ]);
  expect(shownYears(values, 1)).toEqual([1, 2, 3, 4]);
});

test.for([
  ["a row without a year", { "year.1.projects": "3" }, [["year.1.year", "rule.required"]]],
  ["a year that cannot be", { "year.1.year": "19" }, [["year.1.year", "rule.between.number"]]],
  ["a year twice", { "year.1.year": "2019", "year.2.year": "2019 " }, [["year.2.year", "rule.taken"]]],
  ["a part of a project", { "year.1.year": "2019", "year.1.projects": "1,5" }, [["year.1.projects", "rule.whole"]]],
  [
    "a text as amount",
    { "year.1.year": "2019", "year.1.amount": "much" },
    [["year.1.amount", "rule.amount.unreadable"]],
  ],
] as const)("refuses %s", ([, values, problems]) => {
  expect(problemsOf(values)).toEqual(problems);
});
