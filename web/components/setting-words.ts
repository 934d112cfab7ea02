import { type FundListName, fundListNames } from "#domain/fund-list.ts";
import { type YearField, yearFields } from "#domain/history-form.ts";
import { isLanguage, type Language, languageFacts } from "#domain/language.ts";
import { listRules } from "#domain/list-form.ts";
import type { Retention } from "#domain/retention.ts";
import type { Rules } from "#domain/rules.ts";
import { retentionKinds, type SettingPart, type SettingValues, settingForms } from "#domain/setting-form.ts";
import type { TextKey } from "#i18n/area.ts";
import type { Text } from "#i18n/text.ts";
import type { RecordField } from "#web/components/record-version.ts";
import { type FieldWords, type FormDefinition, typedInto } from "#web/form.tsx";

/** A part of the settings, or one of the fund's lists. */
export type SettingFormName = SettingPart | (typeof fundListNames)[number];

type Key = TextKey<"settings">;
type SettingText = Text<Key>;

/** The values of a form of the settings, and the languages of the fund. */
export type SettingSituation = {
  part: SettingFormName;
  languages: readonly Language[];
  /** The stored or typed values, which say how many rows there are. */
  values: SettingValues;
  text: SettingText;
  nameOfItem(list: FundListName, code: string): string;
};

const plainKeys = {
  company: "settings.company",
  email: "settings.email",
  phone: "settings.phone",
  address: "settings.address",
  iban: "settings.iban",
  accountHolder: "settings.accountHolder",
  primary: "settings.primary",
  accent: "settings.accent",
  mailDomains: "settings.mailDomains",
  asksRegisterNumber: "settings.asksRegisterNumber",
  quorumPercent: "settings.quorumPercent",
  quorumLeast: "settings.quorumLeast",
  termUsual: "settings.termUsual",
  termUrgent: "settings.termUrgent",
} as const;
const inEachLanguage = { fund: "settings.fund", name: "settings.name", claim: "settings.claim" } as const;
const helplineKeys = {
  name: "settings.helpline.name",
  phone: "settings.helpline.phone",
  about: "settings.helpline.about",
  speaks: "settings.helpline.speaks",
} as const;
const itemKeys = { place: "settings.item.place", use: "settings.item.use", legal: "settings.item.legal" } as const;

const has = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  Object.hasOwn(names, name);

/** Names a field of a form of the settings, such as “Whole name (English)”. */
export function settingLabel(field: string, { part, values, text, nameOfItem }: SettingSituation): string {
  const [first = "", second = "", third = "", fourth = ""] = field.split(".");
  const inLanguage = (label: string, language: string) =>
    isLanguage(language)
      ? text("settings.inLanguage", { field: label, language: languageFacts[language].name })
      : label;
  if (fundListNames.some((name) => name === part)) {
    const row = /^New(\d+)$/.exec(first)?.[1];
    const item = values[`${first}.nl`] || (row ? text("settings.item.new", { row: Number(row) }) : first);
    const label = has(itemKeys, second) ? text(itemKeys[second]) : inLanguage(text("settings.item.name"), second);
    return text("settings.item.field", { item, field: label });
  }
  if (first === "language" && isLanguage(second))
    return text("settings.language", { language: languageFacts[second].name });
  if (first === "helpline" && has(helplineKeys, third))
    return text("settings.helpline.field", {
      row: Number(second),
      field: inLanguage(text(helplineKeys[third]), fourth),
    });
  if (first === "year" && yearFields.includes(third as YearField))
    return text("settings.year.field", {
      year: values[`year.${second}.year`] || second,
      field: text(`settings.year.${third as YearField}`),
    });
  if (part === "humanResources" && second) return nameOfItem("departments", second);
  if (has(inEachLanguage, first)) return inLanguage(text(inEachLanguage[first]), second);
  if (has(plainKeys, first)) return text(plainKeys[first]);
  return retentionKinds.includes(first as keyof Retention) ? text(`settings.keep.${first as keyof Retention}`) : field;
}

/** Sentences that help more than those of the general rules. */
const instead: Readonly<Record<string, FieldWords<Key>["instead"]>> = {
  iban: { "rule.iban": "settings.iban.wrong" },
  primary: { "rule.matches": "settings.colour.wrong" },
  accent: { "rule.matches": "settings.colour.wrong" },
  termUrgent: { "rule.between.number": "settings.termUrgent.wrong" },
  mailDomains: { "rule.matches": "settings.mailDomains.wrong" },
};
const months = {
  "rule.whole": "settings.keep.whole",
  "rule.between.number": "settings.keep.whole",
} as const;

const years = {
  "rule.whole": "settings.year.whole",
  "rule.taken": "settings.year.twice",
} as const;
const insteadInPart: Partial<Record<SettingFormName, NonNullable<FieldWords<Key>["instead"]>>> = {
  retention: months,
  history: years,
};

/** Defines the form of one part of the settings, with the rules that the server checks. */
export function settingForm(
  situation: SettingSituation & { stored: SettingValues },
): FormDefinition<string, Key, Record<string, string>> {
  const { part, stored: storedValues } = situation;
  const rules = rulesOf(situation, storedValues);
  const words = Object.keys(rules).map((field): [string, FieldWords<Key>] => [
    field,
    {
      label: "settings.label",
      values: { label: settingLabel(field, situation) },
      ask: "rule.required",
      instead: insteadInPart[part] ?? instead[field] ?? {},
    },
  ]);
  return { id: part, rules, words: Object.fromEntries(words), read: typedInto };
}

function rulesOf({ part, languages, values }: SettingSituation, storedValues: SettingValues): Rules {
  if (!isListName(part)) return settingForms[part].rules(languages, values);
  return listRules(storedItems(storedValues), languages, values);
}

const isListName = (part: SettingFormName): part is (typeof fundListNames)[number] =>
  fundListNames.some((name) => name === part);

/** The codes of a stored list, in its order. */
export function storedCodes(storedValues: SettingValues): string[] {
  return Object.keys(storedValues).flatMap((field) => /^([^.]+)\.place$/.exec(field)?.slice(1) ?? []);
}

const storedItems = (storedValues: SettingValues) =>
  storedCodes(storedValues).map((code) => ({ code, names: { nl: storedValues[`${code}.nl`] ?? "" }, isActive: true }));

/** Names every field of a form for the choice between two versions; a tick is shown as yes or no. */
export function settingRecordFields(situation: SettingSituation, storedValues: SettingValues): RecordField[] {
  const { text, values } = situation;
  const isTick = (field: string) => /^language\.|^department\.|\.speaks\.|\.use$|^asksRegisterNumber$/.test(field);
  const fields = [...new Set([...Object.keys(storedValues), ...Object.keys(values)])];
  return fields.map((name) => ({
    name,
    label: settingLabel(name, situation),
    ...(isTick(name) && { show: (shown) => text(shown[name] ? "settings.yes" : "settings.no") }),
  }));
}
