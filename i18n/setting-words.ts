import { type FundListName, fundListNames } from "#domain/fund-list.ts";
import { type YearField, yearFields } from "#domain/history-form.ts";
import { isLanguage, languageFacts } from "#domain/language.ts";
import type { Retention } from "#domain/retention.ts";
import { retentionKinds, type SettingPart, type SettingValues } from "#domain/setting-form.ts";
import type { TextKey } from "#i18n/area.ts";
import type { Text } from "#i18n/text.ts";

/** A part of the settings, or one of the fund's lists. */
export type SettingFormName = SettingPart | FundListName;

type Key = TextKey<"settings">;
type SettingText = Text<Key>;

/** The words for a form of the settings, and the values that name its rows. */
export type SettingNames = {
  part: SettingFormName;
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
  requestBudgetAmount: "settings.requestBudgetAmount",
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
export function settingLabel(field: string, { part, values, text, nameOfItem }: SettingNames): string {
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

/** Tells whether a field is a tick, which is stored as "on" or nothing. */
export const isSettingTick = (field: string) =>
  /^language\.|^department\.|\.speaks\.|\.use$|^asksRegisterNumber$/.test(field);

/** Writes the value of a field as the audit log has it. */
export function writeSetting(field: string, value: string, { text }: Pick<SettingNames, "text">): string {
  if (isSettingTick(field)) return text(value ? "settings.yes" : "settings.no");
  return field.endsWith(".legal") && isLanguage(value) ? languageFacts[value].name : value;
}
