import { inLanguage, type Language, type Localized } from "#domain/language.ts";

/** One item of a list that a fund makes itself. Its code never changes; its names, its place and its use may. */
export type ListItem = {
  code: string;
  names: Localized;
  /** Whether people can choose it now; an item that was used once stays, so that old records keep its name. */
  isActive: boolean;
};

/** The lists that a fund makes itself, in the order in which they are shown. */
export const fundListNames = ["branches", "departments", "themes"] as const;
export type FundListName = (typeof fundListNames)[number];
export type FundLists = Record<FundListName, readonly ListItem[]>;

/** The most items in one list; pages show all of them in one select. */
export const mostListItems = 60;

/** The branch of retired people, which is no place. A fund without it has no retired people on its staff list. */
export const retiredBranch = "retired";

/** The department of people who belong to none of the others; it says nothing about a person, so it is rarely shown. */
export const otherDepartment = "other";

/** Gives the codes that people can choose. */
export function activeCodes(items: readonly ListItem[]): string[] {
  return items.filter(({ isActive }) => isActive).map(({ code }) => code);
}

/** Gives the branches that are real places, where a poster or a kiosk can be. */
export function workplacesOf({ branches }: Pick<FundLists, "branches">): string[] {
  return activeCodes(branches).filter((code) => code !== retiredBranch);
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

/** Makes a list from one name per line. Names that are in the list already keep their code; the others get one. */
export function listFromNames(text: string, present: readonly ListItem[]): ListItem[] {
  const names = [...new Set(text.split(/\r?\n/).map((line) => line.replace(/\s+/g, " ").trim()))].filter(Boolean);
  const items: ListItem[] = [];
  for (const name of names.slice(0, mostListItems)) {
    const earlier = present.find(({ names }) => Object.values(names).includes(name));
    const code = earlier?.code ?? freeCode(name, [...present, ...items]);
    items.push({ code, names: earlier?.names ?? { nl: name }, isActive: true });
  }
  return items;
}

function freeCode(name: string, taken: readonly ListItem[]): string {
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 36);
  const base = plain.replace(/-+$/, "") || "item";
  const isTaken = (code: string) => taken.some((item) => item.code === code);
  if (!isTaken(base)) return base;
  let number = 2;
  while (isTaken(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
