import {
  type BranchItem,
  type FundListName,
  type FundLists,
  isCode,
  type ListItem,
  legalLanguages,
  mostListItems,
  retiredBranch,
  workplacesOf,
} from "#domain/fund-list.ts";
import { slugFrom } from "#domain/id.ts";
import { defaultLanguage, type Language, type Localized } from "#domain/language.ts";
import { readInEach, rulesInEach, writeInEach } from "#domain/localized-form.ts";
import { oneOf, type Rules } from "#domain/rules.ts";
import type { SettingValues } from "#domain/setting-form.ts";
import { settingRules } from "#domain/setting-rules.ts";
import { whole } from "#domain/text-rules.ts";

/** The names of rows for new items; a code never has a capital. */
export const newRows = Array.from({ length: mostListItems }, (_, index) => `New${index + 1}`);

/** Writes a list as the texts of its form: names, place, use and legal language of each item, by its code. */
export function writeList(items: readonly (ListItem | BranchItem)[], languages: readonly Language[]): SettingValues {
  return Object.assign(
    {},
    ...items.map(({ code, names, isActive, ...more }, index) => ({
      ...writeInEach(code, names, languages),
      [`${code}.place`]: String(index + 1),
      [`${code}.use`]: isActive ? "on" : "",
      ...("legalLanguage" in more && { [`${code}.legal`]: more.legalLanguage ?? "" }),
    })),
  );
}

/** Gives the rows of a form that are items: all that are stored, and the new ones with a name. */
function rowsIn(values: SettingValues, items: readonly ListItem[], languages: readonly Language[]): string[] {
  const isNamed = (row: string) => languages.some((language) => values[`${row}.${language}`]?.trim());
  return [...items.map(({ code }) => code), ...newRows.filter(isNamed)];
}

/** The rules of the form of a list. */
export function listRules(items: readonly ListItem[], languages: readonly Language[], values: SettingValues): Rules {
  return Object.assign(
    {},
    ...rowsIn(values, items, languages).map((row) => ({
      ...rulesInEach(row, settingRules.itemName, languages),
      [`${row}.place`]: [whole(0, 999)],
      [`${row}.legal`]: [oneOf(legalLanguages)],
    })),
  );
}

/** The reasons for refusing a list as a whole. */
export type ListProblem = { code: "list.noWorkplace" } | { code: "list.tooManyItems"; most: number };

/** Says why a list cannot be used, or null when it can. */
export function checkList(name: FundListName, items: readonly ListItem[]): ListProblem | null {
  if (items.length > mostListItems) return { code: "list.tooManyItems", most: mostListItems };
  if (name !== "branches") return null;
  return workplacesOf({ branches: items }).length === 0 ? { code: "list.noWorkplace" } : null;
}

/** Reads a list from its form, in the typed order. A new item gets a code after its name. */
export function readList(
  values: SettingValues,
  items: FundLists[FundListName],
  languages: readonly Language[],
): BranchItem[] {
  const codes = new Set(items.map(({ code }) => code));
  const rows = rowsIn(values, items, languages).map((row, index) => {
    const before = items.find(({ code }) => code === row);
    const names = readInEach(row, values, { before: before?.names, languages });
    const code = before ? row : newCode(names, codes);
    codes.add(code);
    const typedPlace = values[`${row}.place`]?.trim();
    // A row without a place stays where it is, and a new one comes last.
    const usualPlace = before ? index + 1 : Number.MAX_SAFE_INTEGER;
    const place = typedPlace ? Number(typedPlace) : usualPlace;
    const legalLanguage = legalLanguages.find((language) => language === values[`${row}.legal`]) ?? null;
    const isActive = before ? Boolean(values[`${row}.use`]) : true;
    // An item that moves up comes before the one whose place it takes, and one that moves down after it.
    return { place, shift: Math.sign(place - usualPlace), item: { code, names, isActive, legalLanguage } };
  });
  return rows.sort((a, b) => a.place - b.place || a.shift - b.shift).map(({ item }) => item);
}

/** Tells whether a name is one for retired people, in any language. */
export function isRetiredName(name: string): boolean {
  return retiredNames.test(slugFrom(name));
}

const retiredNames = /^(de-|les-)?(gepensioneerd(en?)?|retraitee?s?|pensionnee?s?|retired|retirees?|pensioners?)(-|$)/;

/** Makes a code from the Dutch name that no other item has. The branch of retired people has a code with a meaning. */
function newCode(names: Localized, takenCodes: ReadonlySet<string>): string {
  if (Object.values(names).some((name) => isRetiredName(name ?? "")) && !takenCodes.has(retiredBranch))
    return retiredBranch;
  const plain = slugFrom(names[defaultLanguage] ?? "")
    .replace(/^[^a-z]+/, "")
    .slice(0, 36);
  const base = isCode(plain) ? plain : "item";
  for (let number = 1; ; number++) {
    const code = number === 1 ? base : `${base}-${number}`;
    if (!takenCodes.has(code)) return code;
  }
}
