import { expect, test } from "vitest";
import type { BranchItem } from "#domain/fund-list.ts";
import { checkList, listRules, readList, writeList } from "#domain/list-form.ts";
import { checkFields } from "#domain/rules.ts";

const branches: BranchItem[] = [
  { code: "gent", names: { nl: "Gent", fr: "Gand", en: "Ghent" }, isActive: true, legalLanguage: "nl" },
  { code: "brussel", names: { nl: "Brussel", fr: "Bruxelles" }, isActive: true, legalLanguage: null },
  { code: "luik", names: { nl: "Luik", fr: "Liège" }, isActive: false, legalLanguage: "fr" },
];
const languages = ["nl", "fr"] as const;
const typed = (change: Record<string, string> = {}) => ({ ...writeList(branches, languages), ...change });
const codes = (values: Record<string, string>) => readList(values, branches, languages).map(({ code }) => code);

test("a list that nobody changed is read as it was, with texts in languages that the fund does not offer", () => {
  expect(readList(typed(), branches, languages)).toEqual(branches);
});

test("an item moves to the place that was typed, up or down", () => {
  expect(codes(typed({ "luik.place": "1" }))).toEqual(["luik", "gent", "brussel"]);
  expect(codes(typed({ "gent.place": "3" }))).toEqual(["brussel", "luik", "gent"]);
  expect(codes(typed({ "gent.place": "2", "brussel.place": "1" }))).toEqual(["brussel", "gent", "luik"]);
});

test("an item that is not ticked cannot be chosen any more", () => {
  const [gent] = readList(typed({ "gent.use": "" }), branches, languages);
  expect(gent).toMatchObject({ code: "gent", isActive: false });
});

test("a new item comes last and gets a code after its Dutch name that no other has", () => {
  const values = typed({
    "New1.nl": "Sint-Niklaas (Zuid)",
    "New1.fr": "Saint-Nicolas",
    "New2.nl": " Génk ",
    "New3.nl": "GENT",
  });
  const addedItems = readList(values, branches, languages).slice(3);
  expect(addedItems.map(({ code }) => code)).toEqual(["sint-niklaas-zuid", "genk", "gent-2"]);
  expect(addedItems[0]).toMatchObject({ names: { nl: "Sint-Niklaas (Zuid)", fr: "Saint-Nicolas" }, isActive: true });
  const [odd] = readList({ "New1.nl": "中心 12" }, [], languages);
  expect(odd?.code).toBe("item");
});

test.each([
  ["Gepensioneerden", ""],
  ["Oud-collega’s", "Retraités"],
  ["Gepensioneerd", ""],
  ["De oude garde", "Les pensionnés"],
])("a new branch called %s, in French %s, is the one of retired people", (dutch, french) => {
  const added = readList(typed({ "New1.nl": dutch, "New1.fr": french }), branches, languages).at(-1);
  expect(added).toMatchObject({ code: "retired", names: { nl: dutch } });
  const renamed = { "retired.nl": "Oud-collega’s", "retired.use": "on" };
  expect(readList(renamed, added ? [added] : [], languages)).toMatchObject([{ code: "retired" }]);
});

test("a place whose name only looks like retirement is a place", () => {
  const names = ["Pensioenfonds", "Retraitepad", "Pensionnaat"];
  const rows = Object.fromEntries(names.map((name, index) => [`New${index + 1}.nl`, name]));
  expect(readList(rows, [], languages).map(({ code }) => code)).toEqual([
    "pensioenfonds",
    "retraitepad",
    "pensionnaat",
  ]);
});

test("every item needs a Dutch name, and rows without any name are no items", () => {
  const problems = (change: Record<string, string>) =>
    checkFields(listRules(branches, languages, typed(change)), typed(change));
  expect(problems({})).toEqual([]);
  expect(problems({ "New1.nl": " ", "New1.place": "9" })).toEqual([]);
  expect(problems({ "gent.nl": "" })).toEqual([{ field: "gent.nl", problem: { code: "rule.required" } }]);
  expect(problems({ "New1.fr": "Namur" })).toEqual([{ field: "New1.nl", problem: { code: "rule.required" } }]);
  expect(
    problems({ "gent.fr": "x".repeat(81), "gent.place": "a", "gent.legal": "de" }).map(({ field }) => field),
  ).toEqual(["gent.fr", "gent.place", "gent.legal"]);
});

test("a fund keeps at least one branch that is a place", () => {
  const without = branches.map((branch) => ({ ...branch, isActive: false }));
  expect(checkList("branches", branches)).toBeNull();
  expect(checkList("branches", without)).toEqual({ code: "list.noWorkplace" });
  expect(checkList("themes", without)).toBeNull();
  const many = Array.from({ length: 61 }, (_, index) => ({ ...without[0], code: `b${index}` }) as BranchItem);
  expect(checkList("themes", many)).toEqual({ code: "list.tooManyItems", most: 60 });
});
