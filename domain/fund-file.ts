import { checkColours } from "#domain/colour.ts";
import {
  type BranchItem,
  type FundListName,
  type FundLists,
  isCode,
  legalLanguages,
  mostListItems,
  workplacesOf,
} from "#domain/fund-list.ts";
import { mostYears } from "#domain/history-form.ts";
import { defaultLanguage, isLanguage, type Language, type Localized } from "#domain/language.ts";
import { isPageKey, type PageKey } from "#domain/page.ts";
import { usualRetention } from "#domain/retention.ts";
import { checkField, type Rule, type RuleProblem, required } from "#domain/rules.ts";
import type { FundPictureKind, FundSettings } from "#domain/setting.ts";
import { mostHelplines, mostMailDomains, settingRules } from "#domain/setting-rules.ts";

/** The names of the files of a page, by language. */
export type PageFiles = Partial<Record<Language, string>>;

/** A fund as one file says it: its settings, its lists, and the names of the files with its pictures and pages. */
export type FundFile = {
  settings: Partial<FundSettings>;
  lists: FundLists;
  pictures: Partial<Record<FundPictureKind, string>>;
  pages: Partial<Record<PageKey, PageFiles>>;
};

/** The reasons why a value in the file is wrong. */
export type FundFileReason =
  | "missing"
  | "unknown"
  | "text"
  | "too_long"
  | "yes_or_no"
  | "whole_number"
  | "months"
  | "list"
  | "too_many"
  | "object"
  | "language"
  | "legal_language"
  | "default_language"
  | "colour"
  | "email"
  | "iban"
  | "domain"
  | "code"
  | "twice"
  | "no_workplace"
  | "department";

/** A wrong value: its place in the file, such as `branches.2.code`, and the reason. */
export type FundFileError = { path: string; reason: FundFileReason };

/** Reads a fund from the value of a JSON file. Gives every error at once, or the fund when there is none. */
export function readFundFile(value: unknown): { fund: FundFile; errors: [] } | { fund: null; errors: FundFileError[] } {
  const errors = checkShape(value, whole, "");
  if (errors.length > 0) return { fund: null, errors };
  const { mark, sharePicture, pages = {}, branches, departments, themes, ...settings } = value as RawFund;
  const withUse = (items: readonly RawItem[]) => items.map((item) => ({ isActive: true, ...item }));
  const lists = {
    branches: withUse(branches).map((branch): BranchItem => ({ legalLanguage: null, ...branch })),
    departments: withUse(departments),
    themes: withUse(themes),
  };
  const strange = unknownDepartments(settings.humanResources ?? [], departments);
  if (strange.length > 0) return { fund: null, errors: strange };
  if (workplacesOf(lists).length === 0) return { fund: null, errors: [{ path: "branches", reason: "no_workplace" }] };
  return {
    fund: { settings, lists, pictures: { ...(mark && { mark }), ...(sharePicture && { sharePicture }) }, pages },
    errors: [],
  };
}

function unknownDepartments(codes: readonly string[], departments: readonly RawItem[]): FundFileError[] {
  return codes.flatMap((code, place) =>
    departments.some((department) => department.code === code)
      ? []
      : error(inside("humanResources", place + 1), "department"),
  );
}

type RawItem = { code: string; names: Localized; isActive?: boolean; legalLanguage?: BranchItem["legalLanguage"] };
type RawFund = Partial<FundSettings> &
  Record<FundListName, RawItem[]> & {
    mark?: string;
    sharePicture?: string;
    pages?: Partial<Record<PageKey, PageFiles>>;
  };

/** Gives the errors of a value at a place in the file. */
type Check = (value: unknown, path: string) => FundFileError[];
type Shape = { required: Record<string, Check>; optional?: Record<string, Check> };

const error = (path: string, reason: FundFileReason): FundFileError[] => [{ path, reason }];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const inside = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name));

function checkShape(value: unknown, { required, optional = {} }: Shape, path: string): FundFileError[] {
  if (!isObject(value)) return error(path, "object");
  const checks = { ...required, ...optional };
  const missing = Object.keys(required).filter((name) => value[name] === undefined);
  return [
    ...missing.flatMap((name) => error(inside(path, name), "missing")),
    ...Object.entries(value).flatMap(([name, inner]) => {
      if (inner === undefined) return [];
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
      return check ? check(inner, inside(path, name)) : error(inside(path, name), "unknown");
    }),
  ];
}

const shape =
  (required: Shape["required"], optional: Shape["optional"] = {}): Check =>
  (value, path) =>
    checkShape(value, { required, optional }, path);

const text =
  (most: number, { mayBeEmpty = false } = {}): Check =>
  (value, path) => {
    if (typeof value !== "string" || (!mayBeEmpty && value.trim() === "")) return error(path, "text");
    return value.length > most ? error(path, "too_long") : [];
  };

/** A text that must also pass a test. */
const checkedText =
  (isRight: (value: string) => boolean, reason: FundFileReason): Check =>
  (value, path) =>
    typeof value === "string" && isRight(value) ? [] : error(path, reason);

/** The reasons for the problems that the forms of the office tell in a sentence. */
const reasonOf: Partial<Record<RuleProblem["code"], FundFileReason>> = {
  "rule.max.text": "too_long",
  "rule.email": "email",
  "rule.iban": "iban",
};

/** A text that the form of this setting would take; a setting without a value is left out of the file. */
const ruled =
  (rules: readonly Rule[], reason: FundFileReason = "text"): Check =>
  (value, path) => {
    if (typeof value !== "string") return error(path, reason);
    const problem = checkField([required, ...rules], value, {});
    return problem ? error(path, reasonOf[problem.code] ?? reason) : [];
  };

const yesOrNo: Check = (value, path) => (typeof value === "boolean" ? [] : error(path, "yes_or_no"));
const wholeNumber: Check = (value, path) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? [] : error(path, "whole_number");

const months: Check = (value, path) =>
  Number.isSafeInteger(value) && checkField(settingRules.months, value, {}) === null ? [] : error(path, "months");

/** A whole number that the form of this setting would take. */
const numberOf =
  (rules: readonly Rule[]): Check =>
  (value, path) =>
    Number.isSafeInteger(value) && checkField(rules, value, {}) === null ? [] : error(path, "whole_number");

const listOf =
  (check: Check, most: number): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return error(path, "list");
    if (value.length > most) return error(path, "too_many");
    return value.flatMap((item, place) => check(item, inside(path, place + 1)));
  };

/** A value for each language; the default language must have one, because it replaces those that are missing. */
const perLanguage =
  (check: Check): Check =>
  (value, path) => {
    if (!isObject(value)) return error(path, "object");
    return [
      ...(value[defaultLanguage] === undefined ? error(inside(path, defaultLanguage), "missing") : []),
      ...Object.entries(value).flatMap(([language, inner]) =>
        isLanguage(language) ? check(inner, inside(path, language)) : error(inside(path, language), "language"),
      ),
    ];
  };

const languageList: Check = (value, path) => {
  const errors = listOf(checkedText(isLanguage, "language"), 20)(value, path);
  if (errors.length > 0 || !Array.isArray(value)) return errors;
  if (new Set(value).size < value.length) return error(path, "twice");
  return value.includes(defaultLanguage) ? [] : error(path, "default_language");
};

const itemsWith =
  (more: Shape["optional"]): Check =>
  (value, path) => {
    const item = shape(
      { code: checkedText(isCode, "code"), names: perLanguage(ruled(settingRules.itemName)) },
      { isActive: yesOrNo, ...more },
    );
    const errors = listOf(item, mostListItems)(value, path);
    if (errors.length > 0 || !Array.isArray(value)) return errors;
    if (value.length === 0) return error(path, "missing");
    const codes = (value as RawItem[]).map(({ code }) => code);
    return codes.flatMap((code, place) =>
      codes.indexOf(code) < place ? error(inside(path, `${place + 1}.code`), "twice") : [],
    );
  };

const legalLanguage: Check = (value, path) =>
  value === null || (legalLanguages as readonly unknown[]).includes(value) ? [] : error(path, "legal_language");

const colours: Check = (value, path) => {
  const errors = shape({ primary: text(7), accent: text(7) })(value, path);
  return errors.length === 0 && checkColours(value as FundSettings["colours"]) ? error(path, "colour") : errors;
};

const helpline = shape({
  name: ruled(settingRules.helplineName),
  phone: ruled(settingRules.helplinePhone),
  about: perLanguage(ruled(settingRules.helplineAbout)),
  languages: listOf(checkedText(isLanguage, "language"), 20),
});

const year = shape({
  year: wholeNumber,
  projects: wholeNumber,
  amountInCents: wholeNumber,
  internalRequests: wholeNumber,
  internalAmountInCents: wholeNumber,
});

const pages: Check = (value, path) => {
  if (!isObject(value)) return error(path, "object");
  return Object.entries(value).flatMap(([key, files]) =>
    isPageKey(key) ? perLanguage(text(200))(files, inside(path, key)) : error(inside(path, key), "unknown"),
  );
};

const whole: Shape = {
  required: {
    languages: languageList,
    company: ruled(settingRules.company),
    fund: perLanguage(ruled(settingRules.fund)),
    name: perLanguage(ruled(settingRules.name)),
    claim: perLanguage(ruled(settingRules.claim)),
    email: ruled(settingRules.email, "email"),
    branches: itemsWith({ legalLanguage }),
    departments: itemsWith({}),
    themes: itemsWith({}),
  },
  optional: {
    colours,
    phone: ruled(settingRules.phone),
    address: ruled(settingRules.address),
    iban: ruled(settingRules.iban, "iban"),
    accountHolder: ruled(settingRules.accountHolder),
    mailDomains: listOf(ruled(settingRules.mailDomain, "domain"), mostMailDomains),
    asksRegisterNumber: yesOrNo,
    humanResources: listOf(checkedText(isCode, "code"), mostListItems),
    terms: shape({ usual: numberOf(settingRules.workingDays), urgent: numberOf(settingRules.workingDays) }),
    requestBudgetInCents: numberOf(settingRules.requestBudget),
    quorum: shape({ percent: numberOf(settingRules.percent), least: numberOf(settingRules.leastMembers) }),
    retention: shape({}, Object.fromEntries(Object.keys(usualRetention).map((kind) => [kind, months]))),
    helplines: listOf(helpline, mostHelplines),
    history: listOf(year, mostYears),
    mark: text(200),
    sharePicture: text(200),
    pages,
  },
};
