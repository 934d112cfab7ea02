import { fundListNames } from "#domain/fund-list.ts";
import type { Language } from "#domain/language.ts";
import { listRules } from "#domain/list-form.ts";
import type { Rules } from "#domain/rules.ts";
import { type SettingValues, settingForms } from "#domain/setting-form.ts";
import type { TextKey } from "#i18n/area.ts";
import { isSettingTick, type SettingFormName, type SettingNames, settingLabel } from "#i18n/setting-words.ts";
import type { RecordField } from "#web/components/record-version.ts";
import { type FieldWords, type FormDefinition, typedInto } from "#web/form.tsx";

type Key = TextKey<"settings">;

/** The stored or typed values of a form of the settings, and the languages of the fund. */
export type SettingSituation = SettingNames & { languages: readonly Language[] };

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
  const fields = [...new Set([...Object.keys(storedValues), ...Object.keys(values)])];
  return fields.map((name) => ({
    name,
    label: settingLabel(name, situation),
    ...(isSettingTick(name) && { show: (shown) => text(shown[name] ? "settings.yes" : "settings.no") }),
  }));
}
