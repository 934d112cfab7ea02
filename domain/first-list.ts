import { type BranchItem, type FundLists, type LegalLanguage, retiredBranch } from "#domain/fund-list.ts";
import { defaultLanguage } from "#domain/language.ts";
import { isRetiredName, newRows, readList } from "#domain/list-form.ts";
import { max, type Rules, required } from "#domain/rules.ts";

/** The fields for branches: letters to their people are in the language of the law first, if there is one. */
export const branchFields = { branches_nl: "nl", branches_fr: "fr", branches_other: null } as const satisfies Record<
  string,
  LegalLanguage | null
>;
export type BranchField = keyof typeof branchFields;

const longest = max(5000);

/** The form for the lists of a new fund, each with one name per line. */
export const firstListFields = {
  branches_nl: [longest],
  branches_fr: [longest],
  branches_other: [longest],
  departments: [required, longest],
  themes: [required, longest],
} satisfies Rules;

export type TypedLists = Record<keyof typeof firstListFields, string>;

type Line = { name: string; legalLanguage: LegalLanguage | null };

/** Reads the lines of the branches, or of one other list. */
export function linesOf(typed: TypedLists, list: keyof FundLists): Line[] {
  const fields = list === "branches" ? Object.entries(branchFields) : [[list, null] as const];
  const lines = fields.flatMap(([field, legalLanguage]) =>
    typed[field as keyof TypedLists]
      .split(/\r?\n/)
      .map((line) => ({ name: line.replace(/\s+/g, " ").trim(), legalLanguage })),
  );
  return lines.filter(({ name }, index) => name && lines.findIndex((line) => line.name === name) === index);
}

/** Makes a list from its lines. A name that is in the list already keeps its code; items without a line are not used. */
export function readFirstList(lines: readonly Line[], present: FundLists[keyof FundLists]): BranchItem[] {
  const rows = [...newRows];
  const keptCodes = new Set<string>();
  const typedRows = lines.flatMap(({ name, legalLanguage }, index) => {
    const sameName = present.find(({ names }) => Object.values(names).includes(name));
    // The branch of retired people keeps its code under another name for them.
    const earlier =
      sameName ??
      (isRetiredName(name) ? present.find(({ code }) => code === retiredBranch && !keptCodes.has(code)) : undefined);
    const row = earlier?.code ?? rows.shift() ?? "";
    if (earlier) keptCodes.add(earlier.code);
    return [
      [`${row}.${defaultLanguage}`, sameName?.names[defaultLanguage] ?? name],
      [`${row}.place`, String(index + 1)],
      [`${row}.use`, "on"],
      [`${row}.legal`, legalLanguage ?? ""],
    ];
  });
  const otherRows = present
    .filter(({ code }) => !keptCodes.has(code))
    .map(({ code, names }) => [`${code}.${defaultLanguage}`, names[defaultLanguage]]);
  const values = Object.fromEntries([...otherRows, ...typedRows]) as Record<string, string>;
  return readList(values, present, [defaultLanguage]).filter(({ isActive }) => isActive);
}
