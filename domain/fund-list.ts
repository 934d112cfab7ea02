import { inLanguage, type Language, type Localized } from "#domain/language.ts";

/** One item of a list that a fund makes itself. Its code never changes; its names, its place and its use may. */
export type ListItem = {
  code: string;
  names: Localized;
  /** Whether people can choose it now; an item that was used once stays, so that old records keep its name. */
  isActive: boolean;
};

/** The languages that the law can prescribe for letters and agreements in a branch. */
export const legalLanguages = ["nl", "fr"] as const satisfies Language[];
export type LegalLanguage = (typeof legalLanguages)[number];

/** A branch: letters to its people are in the language of the law first, if there is one. */
export type BranchItem = ListItem & { legalLanguage: LegalLanguage | null };

/** The lists that a fund makes itself, in the order in which they are shown. */
export const fundListNames = ["branches", "departments", "themes"] as const;
export type FundListName = (typeof fundListNames)[number];
export type FundLists = {
  branches: readonly BranchItem[];
  departments: readonly ListItem[];
  themes: readonly ListItem[];
};

/** The most items in one list; pages show all of them in one select. */
export const mostListItems = 60;

/** The branch of retired people, which is no place. A fund without it has no retired people on its staff list. */
export const retiredBranch = "retired";

/** The department of people who belong to none of the others; it says nothing about a person, so it is rarely shown. */
export const otherDepartment = "other";

/** Gives the codes of all items, also of those that nobody can choose any more. */
export function itemCodes(items: readonly ListItem[]): string[] {
  return items.map(({ code }) => code);
}

/** Gives the codes that people can choose. */
export function activeCodes(items: readonly ListItem[]): string[] {
  return items.filter(({ isActive }) => isActive).map(({ code }) => code);
}

/** Gives the branches that are real places, where a poster or a kiosk can be. */
export function workplacesOf({ branches }: { branches: readonly ListItem[] }): string[] {
  return activeCodes(branches).filter((code) => code !== retiredBranch);
}

const humanResourcesNames = /personeel|\bhr\b|human resources|ressources humaines|\brh\b/i;

/** Gives the codes of the departments whose name sounds like human resources, as a first proposal. */
export function proposeHumanResources(departments: readonly ListItem[]): string[] {
  return departments
    .filter(({ names }) => Object.values(names).some((name) => name && humanResourcesNames.test(name)))
    .map(({ code }) => code);
}

/** Gives the name of an item; a code that is not in the list is shown as it is. */
export function itemName(items: readonly ListItem[], code: string, language: Language): string {
  const item = items.find((one) => one.code === code);
  return item ? inLanguage(item.names, language) : code;
}

/** Tells whether a text can be a code: it goes into addresses, files and the search index. */
export function isCode(text: string): boolean {
  return /^[a-z][a-z0-9_-]{0,39}$/.test(text);
}
