import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFundFile } from "#domain/fund-file.ts";

const horizon = JSON.parse(readFileSync(new URL("../test/horizon/fund.json", import.meta.url), "utf8"));

/** The errors of the second fund of our tests after a change, each as one text. */
function errorsAfter(change: Record<string, unknown>): string[] {
  return readFundFile({ ...horizon, ...change }).errors.map(({ path, reason }) => `${path} ${reason}`);
}

test("reads the settings, lists, pictures and pages of a fund", () => {
  const { fund, errors } = readFundFile(horizon);
  expect(errors).toEqual([]);
  expect(fund?.settings).toMatchObject({ company: "Horizon", languages: ["nl", "fr"] });
  expect(fund?.settings).not.toHaveProperty("branches");
  expect(fund?.lists.branches.map(({ code, isActive }) => [code, isActive])).toEqual([
    ["lille", true],
    ["dunkerque", true],
    ["arras", false],
    ["retired", true],
  ]);
  expect(fund?.pictures).toEqual({ mark: "mark.svg" });
  expect(fund?.pages["privacy-policy"]).toEqual({ nl: "privacy-policy.nl.md" });
});

test("gives every error of a file at once, with its place", () => {
  const branches = [
    { code: "Lille", names: { nl: "Rijsel" } },
    { code: "arras", names: { fr: "Arras" } },
    { code: "arras", names: { nl: "Atrecht", de: "Arras" } },
  ];
  expect(errorsAfter({ branches, email: "fonds", collor: {}, name: undefined, themes: "sea" })).toEqual([
    "name missing",
    "email email",
    "branches.1.code code",
    "branches.2.names.nl missing",
    "branches.3.names.de language",
    "themes list",
    "collor unknown",
  ]);
});

test.each<[string, Record<string, unknown>, string]>([
  ["no Dutch, which replaces missing texts", { languages: ["fr"] }, "languages default_language"],
  ["a language twice", { languages: ["nl", "nl"] }, "languages twice"],
  ["a colour by its name", { colours: { primary: "teal", accent: "#facc15" } }, "colours colour"],
  ["a wrong IBAN", { iban: "BE68539007547035" }, "iban iban"],
  ["a mail domain with an @", { mailDomains: ["@horizon.example"] }, "mailDomains.1 domain"],
  ["a code twice", { themes: [item("sea"), item("sea")] }, "themes.2.code twice"],
  ["an empty list", { departments: [] }, "departments missing"],
  ["only retired people", { branches: [item("retired")] }, "branches no_workplace"],
  [
    "more items than a select can show",
    { themes: Array.from({ length: 61 }, (_, n) => item(`t${n}`)) },
    "themes too_many",
  ],
  ["human resources that are no department", { humanResources: ["hr"] }, "humanResources.1 department"],
  ["a budget that is no whole number of cents", { requestBudgetInCents: 0.5 }, "requestBudgetInCents whole_number"],
  ["a budget of nothing", { requestBudgetInCents: 0 }, "requestBudgetInCents whole_number"],
  ["a page that the site does not have", { pages: { imprint: { nl: "a.md" } } }, "pages.imprint unknown"],
])("refuses %s", (_what, change, expected) => {
  expect(errorsAfter(change)).toEqual([expected]);
});

test("refuses a file that is no fund at all", () => {
  for (const value of [null, [], "fund", 3])
    expect(readFundFile(value).errors).toEqual([{ path: "", reason: "object" }]);
});

function item(code: string) {
  return { code, names: { nl: code } };
}
