import fc from "fast-check";
import { expect, test } from "vitest";
import { type ProjectType, projectTypes } from "#domain/dossier.ts";
import { askedAnswers, askedIn, checkStep, stepsAsking } from "#domain/dossier-check.ts";
import type { Answers, FormSituation } from "#domain/dossier-form.ts";
import { projectAnswers } from "#test/dossier-answers.ts";

const situation: FormSituation = {
  now: new Date("2026-11-15T12:00:00Z"),
  maximum: { activeInCents: 15_000_00, otherInCents: 8_000_00 },
  asksRegisterNumber: true,
  knownEmail: "lotte.vermeulen@amandel.example",
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

test("a dossier in which all is filled in that is asked can be sent", () => {
  expect(wrongIn(external)).toEqual([]);
  expect(wrongIn(internal)).toEqual([]);
});

test("an empty form asks for what it needs, in its own order, and blanks are no answer", () => {
  expect(wrongIn({ project_type: "internal" }).slice(0, 4)).toEqual([
    "firstname rule.required",
    "lastname rule.required",
    "email rule.required",
    "employee_id rule.required",
  ]);
  expect(wrongIn({ ...external, title_of_the_project: " " })).toEqual(["title_of_the_project rule.required"]);
  expect(wrongIn({ ...internal, iban_code: "" })).toEqual(["iban_code rule.required"]);
});

test("a request for help may say when its answer is needed, and why", () => {
  expect(wrongIn({ ...internal, answer_needed_by: "Voor 1 maart: dan moet de huur betaald zijn." })).toEqual([]);
  expect(wrongIn({ ...internal, answer_needed_by: "a".repeat(1001) })).toEqual(["answer_needed_by rule.max.text"]);
  const asked = (type: ProjectType) => Object.keys(askedAnswers(type, { answer_needed_by: "Morgen" }, situation));
  expect([asked("internal"), asked("external")]).toEqual([["answer_needed_by"], []]);
});

test("a nationality is one that people can have", () => {
  for (const nationality of ["BE", "MA", "XK", "TW"]) expect(wrongIn({ ...internal, nationality })).toEqual([]);
  for (const nationality of ["AQ", "GF", "UM", "be"])
    expect(wrongIn({ ...internal, nationality })).toEqual(["nationality rule.in"]);
});

test("who has retired says since when and from where, and needs neither department nor employee ID", () => {
  const { department: _department, employee_id: _id, ...rest } = external;
  const retired = { ...rest, employment_status: "retired", branch: "retired" };
  expect(wrongIn(retired)).toEqual(["last_employer rule.required", "retirement_date rule.required"]);
  const since = (retirement_date: string) => wrongIn({ ...retired, last_employer: "Amandel Gent", retirement_date });
  expect(since("2026-11-15")).toEqual([]);
  expect(since("2026-11-16")).toEqual(["retirement_date rule.future"]);
});

test("who is active in the organisation says what they do there and proves it", () => {
  const active = { ...external, active_in_organisation: "yes" };
  expect(wrongIn(active)).toEqual([
    "what_is_your_position rule.required",
    "since_when_active rule.required",
    "which_tasks rule.required",
    "project_files_involvement rule.required",
  ]);
});

test("nobody asks more than it costs, nor than the call gives someone like them", () => {
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

test("numbers and forms follow the country of the organisation", () => {
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

test("a fund without a legal basis does not ask for the register number, and then drops what was typed", () => {
  const without = { ...situation, asksRegisterNumber: false };
  const kept = askedAnswers("external", external, without);
  expect(kept).not.toHaveProperty("responsible_national_register_number");
  expect(kept).toHaveProperty("iban_code");
  expect(checkStep("financial", "external", kept, without)).toEqual([]);
});

test("an internal request is asked nothing of an organisation, and keeps nothing that is not asked", () => {
  const names = stepsAsking("internal").flatMap((step) =>
    askedIn(step, "internal", internal, situation).flatMap(({ fields }) => fields.map(([name]) => name)),
  );
  for (const name of ["title_of_the_project", "legal_status", "national_number"]) expect(names).not.toContain(name);
  expect(askedAnswers("internal", { ...internal, purpose: "x", other_options: "y" }, situation)).toEqual(internal);
});

test("whatever was answered, checking it never throws, and what was dropped was not asked", () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("yes", "no", "retired", "netherlands", "internal"),
  );
  const answers = fc.dictionary(fc.constantFrom(...Object.keys({ ...external, ...internal })), odd);
  fc.assert(
    fc.property(fc.constantFrom(...projectTypes), answers, (type, typed) => {
      const kept = askedAnswers(type, typed, situation);
      for (const step of stepsAsking(type))
        expect(checkStep(step, type, kept, situation)).toEqual(checkStep(step, type, typed, situation));
    }),
    { numRuns: 300 },
  );
});
