import fc from "fast-check";
import { expect, test } from "vitest";
import { type ProjectType, projectTypes } from "#domain/dossier.ts";
import { askedAnswers, askedIn, checkStep, stepsAsking } from "#domain/dossier-check.ts";
import type { Answers, FormSituation } from "#domain/dossier-form.ts";
import { projectAnswers } from "#test/dossier-answers.ts";
import { testChoices } from "#test/fund-lists.ts";

const situation: FormSituation = {
  now: new Date("2026-11-15T12:00:00Z"),
  maximum: { activeInCents: 15_000_00, otherInCents: 8_000_00 },
  costShare: 100,
  asksRegisterNumber: true,
  knownEmail: "lotte.vermeulen@amandel.example",
  ...testChoices,
};

const lotte: Answers = {
  firstname: "Lotte",
  lastname: "Vermeulen",
  email: "lotte.vermeulen@amandel.example",
  employee_id: "00412345",
  phone: "0470 12 34 56",
  street: "Kouter",
  number: "7",
  postal_code: "9000",
  city: "Gent",
  country: "belgium",
  employment_status: "employed",
  branch: "gent",
  department: "finance",
};

const external: Answers = {
  ...lotte,
  project_type: "external",
  ...projectAnswers,
  name_of_the_bank: "KBC",
  account_holder: "De Wilgentuin vzw",
  iban_code: "BE68 5390 0754 7034",
  project_files_articles: ["file 1"],
};

const internal: Answers = {
  ...lotte,
  project_type: "internal",
  nationality: "BE",
  civil_state: "maried",
  number_of_children: "0",
  reason: "Een hoge factuur van het ziekenhuis.",
  troubles: "We komen niet rond.",
  tried_other_options: "no",
  name_of_the_bank: "KBC",
  account_holder: "Lotte Vermeulen",
  iban_code: "BE68539007547034",
};

/** The problems of a whole dossier, as `field code`. */
const wrongIn = (answers: Answers) => {
  const type = answers.project_type === "internal" ? "internal" : "external";
  return stepsAsking(type)
    .flatMap((step) => checkStep(step, type, answers, situation))
    .map(({ field, problem }) => `${field} ${problem.code}`);
};

test("accepts a dossier with an answer to every question", () => {
  expect(wrongIn(external)).toEqual([]);
  expect(wrongIn(internal)).toEqual([]);
});

test("names the missing answers in the order of the form, and a blank is no answer", () => {
  expect(wrongIn({ project_type: "internal" }).slice(0, 4)).toEqual([
    "firstname rule.required",
    "lastname rule.required",
    "email rule.required",
    "employee_id rule.required",
  ]);
  expect(wrongIn({ ...external, title_of_the_project: " " })).toEqual(["title_of_the_project rule.required"]);
  expect(wrongIn({ ...internal, iban_code: "" })).toEqual(["iban_code rule.required"]);
});

test("lets a request for help say when and why it needs an answer", () => {
  expect(wrongIn({ ...internal, answer_needed_by: "Voor 1 maart: dan moet de huur betaald zijn." })).toEqual([]);
  expect(wrongIn({ ...internal, answer_needed_by: "a".repeat(1001) })).toEqual(["answer_needed_by rule.max.text"]);
  const fieldsOf = (type: ProjectType) => Object.keys(askedAnswers(type, { answer_needed_by: "Morgen" }, situation));
  expect([fieldsOf("internal"), fieldsOf("external")]).toEqual([["answer_needed_by"], []]);
});

test("lets a request for help name members who should not read it, as long as they are in the committee", () => {
  const named = { ...internal, not_read_by: "tom gone" };
  expect(wrongIn(named)).toEqual([]);
  expect(askedAnswers("internal", named, situation).not_read_by).toBe("tom");
  expect(askedAnswers("internal", { ...internal, not_read_by: "gone" }, situation)).not.toHaveProperty("not_read_by");
  expect(askedAnswers("external", { ...external, not_read_by: "tom" }, situation)).not.toHaveProperty("not_read_by");
  const isAsked = (members: FormSituation["members"]) =>
    askedIn("describe-internal", "internal", internal, { ...situation, members })
      .flatMap(({ fields }) => fields)
      .some(([field]) => field === "not_read_by");
  expect([isAsked(situation.members), isAsked([])]).toEqual([true, false]);
});

test("accepts only nationalities that people can have", () => {
  for (const nationality of ["BE", "MA", "XK", "TW"]) expect(wrongIn({ ...internal, nationality })).toEqual([]);
  for (const nationality of ["AQ", "GF", "UM", "be"])
    expect(wrongIn({ ...internal, nationality })).toEqual(["nationality rule.in"]);
});

test("asks retired people for date and last employer, not for department or employee ID", () => {
  const { department: _department, employee_id: _id, ...rest } = external;
  const retired = { ...rest, employment_status: "retired", branch: "retired" };
  expect(wrongIn(retired)).toEqual(["last_employer rule.required", "retirement_date rule.required"]);
  const since = (retirement_date: string) => wrongIn({ ...retired, last_employer: "Amandel Gent", retirement_date });
  expect(since("2026-11-15")).toEqual([]);
  expect(since("2026-11-16")).toEqual(["retirement_date rule.future"]);
});

test("asks people who are active in the organisation for their tasks and a proof", () => {
  const active = { ...external, active_in_organisation: "yes" };
  expect(wrongIn(active)).toEqual([
    "what_is_your_position rule.required",
    "since_when_active rule.required",
    "which_tasks rule.required",
    "project_files_involvement rule.required",
  ]);
});

test("limits the requested support to the cost and to the maximum of the call", () => {
  const asks = (financial_support: string, rest: Answers = {}) =>
    checkStep("describe-external", "external", { ...external, ...rest, financial_support }, situation).filter(
      ({ field }) => field === "financial_support",
    );
  expect(asks("8.000")).toEqual([]);
  expect(asks("8.000,01")).toMatchObject([{ problem: { code: "rule.amount.most", most: 8000 } }]);
  expect(asks("5.000", { implementation_cost: "4.999,99" })).toMatchObject([{ problem: { most: 4999.99 } }]);
  expect(asks("9.000", { active_in_organisation: "yes" })).toEqual([]);
  expect(asks("0,99")).toMatchObject([{ problem: { code: "rule.amount.least", least: 1 } }]);
});

test("limits the requested support to the fund's share of the cost", () => {
  const answers = { ...external, implementation_cost: "4.000", financial_support: "3.000,01" };
  const wrong = checkStep("describe-external", "external", answers, { ...situation, costShare: 75 });
  expect(wrong).toEqual([{ field: "financial_support", problem: { code: "rule.amount.most", most: 3000 } }]);
});

test("checks numbers and legal forms by the country of the organisation", () => {
  const dutch = { ...external, headquarter_country: "netherlands" };
  expect(wrongIn(dutch)).toEqual([
    "headquarter_telephone rule.phone",
    "headquarter_postal_code rule.postalCode.netherlands",
    "legal_status rule.in",
    "national_number rule.organisationNumber.netherlands",
    "responsible_phone rule.phone",
  ]);
  const [telephone] = checkStep("describe-external", "external", dutch, situation);
  expect(telephone?.problem).toEqual({ code: "rule.phone", example: "06 12 34 56 78" });
  expect(wrongIn({ ...external, iban_code: "FR7630006000011234567890189" })).toEqual(["bic_code rule.required"]);
});

test("does not ask for the register number without a legal basis, and drops a typed one", () => {
  const without = { ...situation, asksRegisterNumber: false };
  const answers = askedAnswers("external", external, without);
  expect(answers).not.toHaveProperty("responsible_national_register_number");
  expect(answers).toHaveProperty("iban_code");
  expect(checkStep("financial", "external", answers, without)).toEqual([]);
});

test("an internal request asks nothing about an organisation, and drops answers that it does not ask for", () => {
  const names = stepsAsking("internal").flatMap((step) =>
    askedIn(step, "internal", internal, situation).flatMap(({ fields }) => fields.map(([name]) => name)),
  );
  for (const name of ["title_of_the_project", "legal_status", "national_number"]) expect(names).not.toContain(name);
  expect(askedAnswers("internal", { ...internal, purpose: "x", other_options: "y" }, situation)).toEqual(internal);
});

test("checking never throws, and dropping answers that the form does not ask for changes no problem", () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("yes", "no", "retired", "netherlands", "internal"),
  );
  const answers = fc.dictionary(fc.constantFrom(...Object.keys({ ...external, ...internal })), odd);
  fc.assert(
    fc.property(fc.constantFrom(...projectTypes), answers, (type, typed) => {
      const submittedAnswers = askedAnswers(type, typed, situation);
      for (const step of stepsAsking(type))
        expect(checkStep(step, type, submittedAnswers, situation)).toEqual(checkStep(step, type, typed, situation));
    }),
    { numRuns: 300 },
  );
});
