import { expect, test } from "vitest";
import { designColours } from "#domain/palette.ts";
import { usualRetention } from "#domain/retention.ts";
import { checkFields } from "#domain/rules.ts";
import type { FundSettings } from "#domain/setting.ts";
import { changedSettings, type SettingPart, settingForms, settingParts } from "#domain/setting-form.ts";

const fund: FundSettings = {
  languages: ["nl", "fr"],
  colours: designColours,
  company: "Amandel",
  fund: { nl: "Sociaal Fonds", en: "Social Fund", fr: "Fonds social" },
  name: { nl: "Amandel Sociaal Fonds", en: "Amandel Social Fund", fr: "Fonds social Amandel" },
  claim: { nl: "Help mee", en: "Help out" },
  email: "fonds@amandel.example",
  phone: "",
  address: "Kaai 1, 9000 Gent",
  iban: "BE68539007547034",
  accountHolder: "Amandel Sociaal Fonds",
  mailDomains: ["amandel.example"],
  asksRegisterNumber: false,
  humanResources: [],
  terms: { usual: 15, urgent: 5 },
  requestBudgetInCents: 12_500_50,
  quorum: { percent: 50, least: 3 },
  retention: usualRetention,
  helplines: [
    { name: "Tele-Onthaal", phone: "106", about: { nl: "Gratis", en: "Free" }, languages: ["nl", "en"] },
    { name: "Télé-Accueil", phone: "107", about: { nl: "Franstalig", fr: "En français" }, languages: ["fr"] },
  ],
  history: [],
};

const { languages } = fund;
const written = (part: SettingPart) => settingForms[part].write(fund, languages);
const problemsOf = (part: SettingPart, change: Record<string, string>) => {
  const values = { ...written(part), ...change };
  return checkFields(settingForms[part].rules(languages, values), values).map(
    ({ field, problem }) => `${field} ${problem.code}`,
  );
};

test("a form that nobody changed leaves every setting as it is, also in languages that the fund does not offer", () => {
  for (const part of settingParts) {
    expect(problemsOf(part, {}), part).toEqual([]);
    expect(fund).toMatchObject(settingForms[part].read(written(part), fund, languages));
  }
});

test("an urgent request is answered at least as soon as another one, within 60 working days", () => {
  expect(problemsOf("terms", { termUsual: "10", termUrgent: "10" })).toEqual([]);
  expect(problemsOf("terms", { termUsual: "4" })).toEqual(["termUrgent rule.between.number"]);
  expect(problemsOf("terms", { termUsual: "61", termUrgent: "0" })).toEqual([
    "termUsual rule.between.number",
    "termUrgent rule.between.number",
  ]);
});

test("the yearly budget of requests is an amount, or empty if there is none", () => {
  const { read, write } = settingForms.requestBudget;
  expect(write(fund, languages)).toEqual({ requestBudgetAmount: "12500,50" });
  expect(read({ requestBudgetAmount: " 15.000 " }, fund, languages)).toEqual({ requestBudgetInCents: 15_000_00 });
  expect(problemsOf("requestBudget", { requestBudgetAmount: "" })).toEqual([]);
  expect(read({ requestBudgetAmount: "" }, fund, languages)).toEqual({ requestBudgetInCents: null });
  expect(problemsOf("requestBudget", { requestBudgetAmount: "0" })).toEqual(["requestBudgetAmount rule.amount.least"]);
  expect(problemsOf("requestBudget", { requestBudgetAmount: "veel" })).toEqual([
    "requestBudgetAmount rule.amount.unreadable",
  ]);
});

test("only Dutch texts are required, and each problem is at its field", () => {
  expect(problemsOf("names", { "name.fr": "", "claim.nl": " ", company: "x".repeat(41) })).toEqual([
    "company rule.max.text",
    "claim.nl rule.required",
  ]);
  expect(problemsOf("contact", { email: "fonds", iban: "BE00 1", accountHolder: "" })).toEqual([
    "email rule.email",
    "iban rule.iban",
    "accountHolder rule.required",
  ]);
  expect(problemsOf("contact", { iban: "", accountHolder: "" })).toEqual([]);
  expect(problemsOf("colours", { primary: "blue" })).toEqual(["primary rule.matches"]);
  expect(problemsOf("colours", { primary: "00665E" })).toEqual([]);
  expect(problemsOf("retention", { drafts: "0", paid: "1201", mails: "half" })).toEqual([
    "mails rule.whole",
    "drafts rule.between.number",
    "paid rule.between.number",
  ]);
});

test("mail domains are read with commas, spaces or an @, each once", () => {
  const values = { mailDomains: "@Amandel.example; plant.amandel.example\namandel.example" };
  expect(problemsOf("mail", values)).toEqual([]);
  expect(settingForms.mail.read(values, fund, languages)).toEqual({
    mailDomains: ["amandel.example", "plant.amandel.example"],
  });
  expect(problemsOf("mail", { mailDomains: "amandel" })).toEqual(["mailDomains rule.matches"]);
});

test("an empty row is no helpline, and a half-filled one names what is missing", () => {
  const values = { ...written("helplines"), "helpline.1.name": "", "helpline.1.phone": "" };
  expect(problemsOf("helplines", { "helpline.1.name": "" })).toEqual(["helpline.1.name rule.required"]);
  const rest = { ...values, "helpline.1.about.nl": "", "helpline.3.name": "1712", "helpline.3.phone": "1712" };
  expect(checkFields(settingForms.helplines.rules(languages, rest), rest)).toEqual([
    { field: "helpline.3.about.nl", problem: { code: "rule.required" } },
  ]);
  const { helplines } = settingForms.helplines.read({ ...rest, "helpline.3.about.nl": "Geweld" }, fund, languages);
  expect(helplines?.map(({ name, languages }) => [name, languages])).toEqual([
    ["Télé-Accueil", ["fr"]],
    ["1712", ["nl", "fr"]],
  ]);
});

test("Dutch is always one of the languages", () => {
  expect(settingForms.languages.read({}, fund, languages)).toEqual({ languages: ["nl"] });
  expect(settingForms.languages.read({ "language.en": "on" }, fund, languages)).toEqual({ languages: ["nl", "en"] });
});

test("the audit log gets each changed field with its text before and after", () => {
  expect(changedSettings({ phone: "1", email: "a" }, { phone: "2", email: "a", iban: "BE" })).toEqual([
    { field: "phone", before: "1", after: "2" },
    { field: "iban", before: "", after: "BE" },
  ]);
});

test("human resources are the departments that are ticked", () => {
  const { read, write } = settingForms.humanResources;
  const ticked = {
    "department.hr": "on",
    "department.finance": "",
    "department.payroll": "on",
    "department.<b>": "on",
  };
  expect(read(ticked, fund, languages)).toEqual({ humanResources: ["hr", "payroll"] });
  expect(write({ ...fund, humanResources: ["hr"] }, languages)).toEqual({ "department.hr": "on" });
});
