import { readColour } from "#domain/colour.ts";
import { isCode, mostListItems } from "#domain/fund-list.ts";
import { historyForm } from "#domain/history-form.ts";
import { compactIban, ibanInFours } from "#domain/iban.ts";
import { languages as allLanguages, defaultLanguage, type Language } from "#domain/language.ts";
import { readInEach, rulesInEach, type TypedTexts, textIn, writeInEach } from "#domain/localized-form.ts";
import { centsOf, writeAmount } from "#domain/money.ts";
import { type Retention, usualRetention } from "#domain/retention.ts";
import { max, type Rule, type Rules, required } from "#domain/rules.ts";
import type { FundSettings, Helpline } from "#domain/setting.ts";
import { mostHelplines, mostMailDomains, settingRules } from "#domain/setting-rules.ts";
import { manyLines, oneLine } from "#domain/typed-text.ts";

/** The texts of a form of the settings. */
export type SettingValues = TypedTexts;

/** The parts of the settings, each with a form and a revision of its own. */
export const settingParts = [
  "names",
  "languages",
  "contact",
  "helplines",
  "colours",
  "retention",
  "mail",
  "login",
  "history",
  "humanResources",
  "quorum",
  "terms",
  "requestBudget",
] as const;
export type SettingPart = (typeof settingParts)[number];

/** How one part of the settings is shown in a form and read from it. */
export type SettingForm = {
  /** The rules of its fields; those of rows depend on what was typed. */
  rules(languages: readonly Language[], values: SettingValues): Rules;
  write(settings: FundSettings, languages: readonly Language[]): SettingValues;
  /** Reads values that follow the rules. Texts in a language that the fund does not offer stay as they are. */
  read(values: SettingValues, settings: FundSettings, languages: readonly Language[]): Partial<FundSettings>;
};

const on = (isOn: boolean) => (isOn ? "on" : "");

const names: SettingForm = {
  rules: (languages) => ({
    company: settingRules.company,
    ...rulesInEach("fund", settingRules.fund, languages),
    ...rulesInEach("name", settingRules.name, languages),
    ...rulesInEach("claim", settingRules.claim, languages),
  }),
  write: ({ company, fund, name, claim }, languages) => ({
    company,
    ...writeInEach("fund", fund, languages),
    ...writeInEach("name", name, languages),
    ...writeInEach("claim", claim, languages),
  }),
  read: (values, { fund, name, claim }, languages) => ({
    company: textIn(values, "company"),
    fund: readInEach("fund", values, { before: fund, languages }),
    name: readInEach("name", values, { before: name, languages }),
    claim: readInEach("claim", values, { before: claim, languages }),
  }),
};

/** The languages that a fund may leave out. */
const otherLanguages = allLanguages.filter((language) => language !== defaultLanguage);

const languages: SettingForm = {
  rules: () => ({}),
  write: ({ languages }) =>
    Object.fromEntries(otherLanguages.map((language) => [`language.${language}`, on(languages.includes(language))])),
  read: (values) => ({
    languages: [defaultLanguage, ...otherLanguages.filter((language) => values[`language.${language}`])],
  }),
};

const contact: SettingForm = {
  rules: (_languages, { iban }) => ({
    email: settingRules.email,
    phone: settingRules.phone,
    address: settingRules.address,
    iban: settingRules.iban,
    // A transfer needs the name of its account.
    accountHolder: iban?.trim() ? [required, ...settingRules.accountHolder] : settingRules.accountHolder,
  }),
  write: ({ email, phone, address, iban, accountHolder }) => ({
    email,
    phone,
    address,
    iban: ibanInFours(iban),
    accountHolder,
  }),
  read: (values) => ({
    email: textIn(values, "email"),
    phone: textIn(values, "phone"),
    address: oneLine(manyLines(values.address ?? "").replaceAll("\n", ", ")),
    iban: compactIban(textIn(values, "iban")),
    accountHolder: textIn(values, "accountHolder"),
  }),
};

/** The numbers of the rows of helplines that a form can have. */
const helplineRows = Array.from({ length: mostHelplines }, (_, index) => index + 1);

/** Tells whether someone typed into a row of helplines; an empty row is no helpline. */
function isHelpline(values: SettingValues, row: number): boolean {
  const texts = Object.keys(values).filter((name) => name.startsWith(`helpline.${row}.`) && !name.includes(".speaks."));
  return texts.some((name) => values[name]?.trim());
}

const helplines: SettingForm = {
  rules: (languages, values) =>
    Object.assign(
      {},
      ...helplineRows
        .filter((row) => isHelpline(values, row))
        .map((row) => ({
          [`helpline.${row}.name`]: settingRules.helplineName,
          [`helpline.${row}.phone`]: settingRules.helplinePhone,
          ...rulesInEach(`helpline.${row}.about`, settingRules.helplineAbout, languages),
        })),
    ),
  write: ({ helplines }, languages) =>
    Object.assign(
      {},
      ...helplines.slice(0, mostHelplines).map(({ name, phone, about, languages: spoken }, index) => {
        const row = `helpline.${index + 1}`;
        const speaks = languages.map((language) => [`${row}.speaks.${language}`, on(spoken.includes(language))]);
        return {
          [`${row}.name`]: name,
          [`${row}.phone`]: phone,
          ...writeInEach(`${row}.about`, about, languages),
          ...Object.fromEntries(speaks),
        };
      }),
    ),
  read: (values, { helplines: before }, languages) => ({
    helplines: helplineRows
      .filter((row) => isHelpline(values, row))
      .map((row): Helpline => {
        const name = textIn(values, `helpline.${row}.name`);
        const earlier = before.find((helpline) => helpline.name === name);
        const spoken = languages.filter((language) => values[`helpline.${row}.speaks.${language}`]);
        const others = earlier?.languages.filter((language) => !languages.includes(language)) ?? [];
        return {
          name,
          phone: textIn(values, `helpline.${row}.phone`),
          about: readInEach(`helpline.${row}.about`, values, { before: earlier?.about, languages }),
          // A helpline that is on no page helps nobody.
          languages: spoken.length + others.length > 0 ? [...spoken, ...others] : [...languages],
        };
      }),
  }),
};

const colourIn = (values: SettingValues, name: string) => readColour(textIn(values, name)) ?? "";

const colours: SettingForm = {
  rules: () => ({ primary: settingRules.colour, accent: settingRules.colour }),
  write: ({ colours }) => ({ ...colours }),
  read: (values) => ({
    colours: { primary: colourIn(values, "primary"), accent: colourIn(values, "accent") },
  }),
};

/** The kinds of records that the fund keeps for a time. */
export const retentionKinds = Object.keys(usualRetention) as (keyof Retention)[];

const retention: SettingForm = {
  rules: () => Object.fromEntries(retentionKinds.map((kind) => [kind, settingRules.months])),
  write: ({ retention }) => Object.fromEntries(retentionKinds.map((kind) => [kind, String(retention[kind])])),
  read: (values) => ({ retention: readRetention(values) }),
};

/** Reads the typed months of each kind. */
export function readRetention(values: SettingValues): Retention {
  return Object.fromEntries(retentionKinds.map((kind) => [kind, Number(textIn(values, kind))])) as Retention;
}

const domainsIn = (typed: unknown) =>
  String(typed ?? "")
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((domain) => domain.replace(/^@/, "").toLowerCase());

/** Accepts domains with spaces or commas between them. */
const mailDomains: Rule = (value, values) => {
  const domains = domainsIn(value);
  if (domains.length > mostMailDomains) return { code: "rule.max.list", most: mostMailDomains };
  for (const domain of domains)
    for (const rule of settingRules.mailDomain) if (rule(domain, values)) return rule(domain, values);
  return null;
};

const mail: SettingForm = {
  rules: () => ({ mailDomains: [max(5000), mailDomains] }),
  write: ({ mailDomains }) => ({ mailDomains: mailDomains.join(", ") }),
  read: (values) => ({ mailDomains: [...new Set(domainsIn(values.mailDomains))] }),
};

const login: SettingForm = {
  rules: () => ({}),
  write: ({ asksRegisterNumber }) => ({ asksRegisterNumber: on(asksRegisterNumber) }),
  read: (values) => ({ asksRegisterNumber: Boolean(values.asksRegisterNumber) }),
};

/** A tick per department; a department that is not ticked has no value. */
export const departmentField = (code: string) => `department.${code}`;

const humanResources: SettingForm = {
  rules: () => ({}),
  write: ({ humanResources }) => Object.fromEntries(humanResources.map((code) => [departmentField(code), on(true)])),
  read: (values) => ({
    humanResources: Object.entries(values)
      .flatMap(([field, value]) => (value && field.startsWith(departmentField("")) ? field.split(".").slice(1) : []))
      .filter(isCode)
      .slice(0, mostListItems),
  }),
};

const quorum: SettingForm = {
  rules: () => ({ quorumPercent: settingRules.percent, quorumLeast: settingRules.leastMembers }),
  write: ({ quorum }) => ({ quorumPercent: String(quorum.percent), quorumLeast: String(quorum.least) }),
  read: (values) => ({
    quorum: { percent: Number(textIn(values, "quorumPercent")), least: Number(textIn(values, "quorumLeast")) },
  }),
};

const terms: SettingForm = {
  rules: (_languages, values) => ({
    termUsual: settingRules.workingDays,
    // An urgent request is never answered later than another one.
    termUrgent: [...settingRules.workingDays, atMostUsual(values)],
  }),
  write: ({ terms }) => ({ termUsual: String(terms.usual), termUrgent: String(terms.urgent) }),
  read: (values) => ({
    terms: { usual: Number(textIn(values, "termUsual")), urgent: Number(textIn(values, "termUrgent")) },
  }),
};

function atMostUsual(values: SettingValues): Rule {
  const most = Number(textIn(values, "termUsual"));
  return (value) => (most >= 1 && Number(value) > most ? { code: "rule.between.number", least: 1, most } : null);
}

const requestBudget: SettingForm = {
  rules: () => ({ requestBudgetAmount: settingRules.requestBudget }),
  write: ({ requestBudgetInCents: cents }) => ({ requestBudgetAmount: cents === null ? "" : writeAmount(cents) }),
  // Without an amount there is no limit.
  read: (values) => ({ requestBudgetInCents: centsOf(textIn(values, "requestBudgetAmount")) }),
};

/** The form of each part of the settings. */
export const settingForms: Readonly<Record<SettingPart, SettingForm>> = {
  names,
  languages,
  contact,
  helplines,
  colours,
  retention,
  mail,
  login,
  history: historyForm,
  humanResources,
  quorum,
  terms,
  requestBudget,
};

/** A field that a change gives another text. */
export type ChangedSetting = { field: string; before: string; after: string };

/** Lists the fields that differ, for the audit log. */
export function changedSettings(before: SettingValues, after: SettingValues): ChangedSetting[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [old, now] = [before[field] ?? "", after[field] ?? ""];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}
