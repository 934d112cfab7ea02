import { expect, test } from "vitest";
import { linesOf, readFirstList } from "#domain/first-list.ts";

const typed = {
  branches_nl: "Gent\r\n  Sint-Niklaas \n\nGent",
  branches_fr: "Namur",
  branches_other: "Brussel",
  departments: "R&D",
  themes: "Natuur",
};

test("one name per line makes a list with codes, and branches get the language of the law", () => {
  const branches = readFirstList(linesOf(typed, "branches"), []);
  expect(branches.map(({ code, names, legalLanguage }) => [code, names.nl, legalLanguage])).toEqual([
    ["gent", "Gent", "nl"],
    ["sint-niklaas", "Sint-Niklaas", "nl"],
    ["namur", "Namur", "fr"],
    ["brussel", "Brussel", null],
  ]);
  expect(readFirstList(linesOf(typed, "departments"), []).map(({ code }) => code)).toEqual(["r-d"]);
});

test("the branch of retired people keeps its code under another name for them", () => {
  const branches = readFirstList([{ name: "Gepensioneerden", legalLanguage: null }], []);
  expect(branches).toMatchObject([{ code: "retired", names: { nl: "Gepensioneerden" } }]);
  const renamed = readFirstList([{ name: "Gepensioneerd", legalLanguage: null }], branches);
  expect(renamed).toMatchObject([{ code: "retired", names: { nl: "Gepensioneerd" } }]);
});

test("a name that is in the list keeps its code and its translations, and the others are not used any more", () => {
  const present = [
    { code: "head-office", names: { nl: "Hoofdkantoor" }, isActive: true, legalLanguage: null },
    { code: "ghent", names: { nl: "Gent", fr: "Gand" }, isActive: false, legalLanguage: null },
  ];
  expect(readFirstList(linesOf({ ...typed, branches_nl: "Gent", branches_fr: "" }, "branches"), present)).toEqual([
    { code: "ghent", names: { nl: "Gent", fr: "Gand" }, isActive: true, legalLanguage: "nl" },
    { code: "brussel", names: { nl: "Brussel" }, isActive: true, legalLanguage: null },
  ]);
});
