import fc from "fast-check";
import { expect, test } from "vitest";
import { type ProjectType, projectTypes } from "#domain/dossier.ts";
import { kindOf, tidyAnswers } from "#domain/dossier-answer.ts";
import { checkStep, stepsAsking } from "#domain/dossier-check.ts";
import type { Answers, FormSituation } from "#domain/dossier-form.ts";
import { dossierFields } from "#domain/dossier-form.ts";
import { testChoices } from "#test/fund-lists.ts";

const situation: FormSituation = {
  now: new Date("2026-11-15T12:00:00Z"),
  maximum: { activeInCents: 15_000_00, otherInCents: 8_000_00 },
  costShare: 100,
  asksRegisterNumber: true,
  knownEmail: "anna@amandel.example",
  ...testChoices,
};

test("stores answers in one standard form", () => {
  const typed: Answers = {
    firstname: "  Anne  Marie ",
    employee_id: "0041-2345",
    country: "belgium",
    phone: "0470/12.34.56",
    postal_code: " B-9000 ",
    number_of_children: "02",
    retirement_date: "3/feb/2020",
    reason: " Eerst.\r\nDan. ",
    headquarter_country: "netherlands",
    headquarter_telephone: "020 123 4567",
    headquarter_postal_code: "1234ab",
    headquarter_website: "www.wilgentuin.example",
    implementation_cost: "€ 2.500,5",
    national_number: "NL 123456782 B01",
    iban_code: "be68 5390 0754 7034",
    bic_code: "kredbebb",
    responsible_national_register_number: "85.07.30-997.34",
    attachments: ["one", "two"],
  };
  expect(tidyAnswers(typed)).toEqual({
    firstname: "Anne Marie",
    employee_id: "00412345",
    country: "belgium",
    phone: "+32470123456",
    postal_code: "9000",
    number_of_children: "2",
    retirement_date: "2020-02-03",
    reason: "Eerst.\nDan.",
    headquarter_country: "netherlands",
    headquarter_telephone: "+31201234567",
    headquarter_postal_code: "1234 AB",
    headquarter_website: "https://www.wilgentuin.example/",
    implementation_cost: "2500.50",
    national_number: "123456782",
    iban_code: "BE68539007547034",
    bic_code: "KREDBEBB",
    responsible_national_register_number: "85073099734",
    attachments: ["one", "two"],
  });
});

test("fills in the BIC that follows from the account, unless there is one already", () => {
  expect(tidyAnswers({ iban_code: "NL91 ABNA 0417 1643 00" })).toEqual({
    iban_code: "NL91ABNA0417164300",
    bic_code: "ABNANL2A",
  });
  expect(tidyAnswers({ iban_code: "NL91ABNA0417164300", bic_code: "INGBNL2A" }).bic_code).toBe("INGBNL2A");
  expect(tidyAnswers({ iban_code: "BE68 5390 0754 7034" })).toEqual({ iban_code: "BE68539007547034" });
  expect(tidyAnswers({ iban_code: "NL91 ABNA" })).toEqual({ iban_code: "NL91 ABNA" });
});

test("leaves an answer that it cannot read as it was typed", () => {
  const odd = { phone: "bel mij", retirement_date: "31/feb/2023", implementation_cost: "veel", iban_code: "BE68 1" };
  expect(tidyAnswers(odd)).toEqual(odd);
});

/** Gives texts that someone could type into a field, valid or nearly valid. */
const typedInto = (field: (typeof dossierFields)[number]): fc.Arbitrary<string | string[]> => {
  const spaced = fc.constantFrom("0470 12 34 56", "+31 6 12345678", "056/12.34.56", "06 12345678", "+1 202 555 0123");
  const ways: Record<string, fc.Arbitrary<string | string[]>> = {
    phone: spaced,
    day: fc.constantFrom("1999-03-01", "1/3/1999", " 01/maart/1999", "//1999", "31/2/2000"),
    amount: fc.constantFrom("2.500,50", "2500", "€ 1.000,-", "7 000", "8000.01", "1,5"),
    count: fc.constantFrom("0", "07", "20", "21", "-1"),
    files: fc.array(fc.constantFrom("a", "b"), { maxLength: 6 }),
    yesNo: fc.constantFrom("yes", "no", " yes "),
    choice: fc.constantFrom(
      "internal",
      "external",
      "retired",
      "employed",
      "gent",
      "finance",
      "belgium",
      "netherlands",
      "be_vzw",
    ),
    country: fc.constantFrom("BE", "XK", "be", "ZZ"),
    email: fc.constantFrom("a@b.be", " a@b.be ", "\u202a@b.be", "a@b"),
    url: fc.constantFrom("www.a.be", "https://a.be/x", "a b"),
  };
  const numbers = fc.constantFrom(
    "9000",
    "1234ab",
    "0000.000.196",
    "12345678",
    "be68 5390 0754 7034",
    "NL91ABNA0417164300",
    "0",
    "00412345",
    "85.07.30-997.34",
    "kredbebb",
  );
  return fc.oneof(ways[kindOf(field)] ?? numbers, numbers, fc.string({ unit: "binary", maxLength: 12 }));
};

const problemsIn = (type: ProjectType, answers: Answers) =>
  stepsAsking(type).flatMap((step) => checkStep(step, type, answers, situation));

test("tidying twice changes nothing, and tidying never changes what is valid", () => {
  const answers = fc.record(Object.fromEntries(dossierFields.map((field) => [field, typedInto(field)])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(answers, fc.constantFrom(...projectTypes), (typed: Answers, type) => {
      const tidy = tidyAnswers(typed);
      expect(tidyAnswers(tidy)).toEqual(tidy);
      expect(problemsIn(type, tidy)).toEqual(problemsIn(type, typed));
    }),
    { numRuns: 300 },
  );
});
