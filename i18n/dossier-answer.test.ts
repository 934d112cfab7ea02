import { expect, test } from "vitest";
import type { Answers, DossierField } from "#domain/dossier-form.ts";
import { dossierFields } from "#domain/dossier-form.ts";
import { itemName } from "#domain/fund-list.ts";
import { type Language, languages } from "#domain/language.ts";
import { nationalities } from "#domain/nationality.ts";
import { compileText } from "#i18n/compile.ts";
import { countryChoices, countryName } from "#i18n/country-name.ts";
import { answerText } from "#i18n/dossier-answer.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { testChoices, testLists } from "#test/fund-lists.ts";

const { nl, en, fr } = await readCatalogues("site", "submission", "dossier-form");
const texts = {
  nl: compileText("nl", nl),
  en: compileText("en", en),
  fr: compileText("fr", fr),
};

// Intl writes special spaces that look like plain ones.
const plain = (written: string) => written.replaceAll(/[\u00a0\u202f]/g, " ");
const plainAnswer = (field: DossierField, answers: Answers, language: Language = "nl") =>
  plain(
    answerText(field, answers, {
      language,
      text: texts[language],
      nameOfItem: (list, code) => itemName(testLists[list], code, language),
      nameOfFile: (id) => (id === "1" ? "a.pdf" : "b.png"),
      members: testChoices.members,
    }),
  );
const inAll = (field: DossierField, answers: Answers) =>
  languages.map((language) => plainAnswer(field, answers, language));

test("writes answers in the reader's language", () => {
  expect(inAll("civil_state", { civil_state: "maried" })).toEqual(["Gehuwd", "Married", "Marié(e)"]);
  expect(inAll("confidential", { confidential: "yes" })).toEqual(["Ja", "Yes", "Oui"]);
  expect(inAll("headquarter_country", { headquarter_country: "netherlands" })).toEqual([
    "Nederland",
    "Netherlands",
    "Pays-Bas",
  ]);
  expect(inAll("nationality", { nationality: "BE" })).toEqual(["België", "Belgium", "Belgique"]);
  expect(inAll("branch", { branch: "gent" })).toEqual(["Gent", "Ghent", "Gand"]);
  expect(plainAnswer("department", { department: "other" })).toBe("Een andere afdeling");
});

test("writes the names of committee members, and no name of someone who left the committee", () => {
  expect(plainAnswer("not_read_by", { not_read_by: "tom sophie" })).toBe("Tom Claes, Sophie Lefèvre");
  expect(inAll("not_read_by", { not_read_by: "gone" })).toEqual([
    "een commissielid",
    "a committee member",
    "un membre du comité",
  ]);
});

test("writes amounts, days and numbers in the form of the language, however they were typed", () => {
  for (const implementation_cost of ["2500.50", "2.500,50", "€ 2 500,5"])
    expect(inAll("implementation_cost", { implementation_cost })).toEqual(["€ 2.500,50", "€2,500.50", "2 500,50 €"]);
  expect(plainAnswer("financial_support", { financial_support: "2500" })).toBe("€ 2.500");
  for (const retirement_date of ["2023-02-03", "3/feb/2023"])
    expect(inAll("retirement_date", { retirement_date })).toEqual([
      "3 februari 2023",
      "3 February 2023",
      "3 février 2023",
    ]);
  expect(plainAnswer("retirement_date", { retirement_date: "31/feb/2023" })).toBe("31/feb/2023");
  expect(plainAnswer("iban_code", { iban_code: "BE68539007547034" })).toBe("BE68 5390 0754 7034");
  expect(plainAnswer("national_number", { national_number: "0000000196" })).toBe("0000.000.196");
  expect(plainAnswer("national_number", { national_number: "0" })).toBe("0");
});

test("writes a phone number as people dial it in the country of its address", () => {
  expect(plainAnswer("phone", { phone: "+32470123456", country: "belgium" })).toBe("0470 12 34 56");
  expect(plainAnswer("phone", { phone: "+32470123456", country: "netherlands" })).toBe("+32 470 12 34 56");
  const organisation = {
    headquarter_telephone: "+31201234567",
    country: "belgium",
    headquarter_country: "netherlands",
  };
  expect(plainAnswer("headquarter_telephone", organisation)).toBe("020 123 4567");
});

test("masks a register number, also an invalid one", () => {
  const number = (typed: string) =>
    plainAnswer("responsible_national_register_number", { responsible_national_register_number: typed });
  expect(number("85073099728")).toBe("••.••.••-•••.28");
  expect(number("85.07.30-997.28")).toBe("••.••.••-•••.28");
  for (const typed of ["12", "8507309972", "my number"]) expect(number(typed)).toBe("••••");
});

test("writes files by their names, and nothing for an empty answer", () => {
  expect(plainAnswer("attachments", { attachments: ["1", "2"] })).toBe("a.pdf, b.png");
  for (const field of dossierFields)
    expect([plainAnswer(field, {}), plainAnswer(field, { [field]: " " })], field).toEqual(["", ""]);
});

test("lists the likely nationalities first, in the order of the reader's language", () => {
  const inLanguage = languages.map((language) => ({ language, ...countryChoices(language) }));
  for (const { language, likely, others } of inLanguage) {
    expect(likely.slice(0, 3).map(({ value }) => value)).toEqual(["BE", "NL", "FR"]);
    const all = [...likely, ...others];
    expect(new Set(all.map(({ value }) => value))).toEqual(new Set(nationalities));
    expect(all).toHaveLength(nationalities.length);
    for (const { value, label } of all) expect(label, value).not.toBe(value);
    const { compare } = new Intl.Collator(language);
    for (const list of [likely.slice(3), others]) {
      const labels = list.map(({ label }) => label);
      expect(labels).toEqual(labels.toSorted(compare));
    }
  }
  expect(countryChoices("nl").likely.map(({ label }) => label)).toContain("Marokko");
  expect(countryChoices("fr").others.slice(0, 2)).toEqual([
    { value: "AF", label: "Afghanistan" },
    { value: "ZA", label: "Afrique du Sud" },
  ]);
});

test("a territory that could be chosen in the past keeps its name", () => {
  expect(inAll("nationality", { nationality: "GF" })).toEqual(["Frans-Guyana", "French Guiana", "Guyane française"]);
  for (const typed of ["constructor", "be", "B1"]) expect(countryName(typed, "nl")).toBe(typed);
});
