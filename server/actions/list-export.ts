import { type FundLists, itemName } from "#domain/fund-list.ts";
import type { Language } from "#domain/language.ts";
import type { ListQuestion } from "#domain/list.ts";
import type { ListName } from "#domain/office-list.ts";
import { isListed } from "#domain/roster.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import type { Database } from "#server/database/open.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { type ListSource, readWholeList } from "#server/database/queries/list.ts";
import { type PersonRow, personList } from "#server/database/queries/person-list.ts";

const sentences = compileSentences(await readCatalogues("site", "office", "people"));

type Words = (typeof sentences)[Language] & { lists: FundLists; language: Language };

/** How a list is written into a file: its rows, and the heading and text of each column. */
type ExportedList<Row> = {
  source: ListSource<Row>;
  columns: Readonly<Record<string, { heading(words: Words): string; text(row: Row, words: Words): string | null }>>;
};

const people: ExportedList<PersonRow> = {
  source: personList,
  columns: {
    name: { heading: ({ text }) => text("people.name"), text: ({ firstname, lastname }) => `${firstname} ${lastname}` },
    employeeId: {
      heading: ({ text }) => text("people.employeeId"),
      text: (person) => (isListed(person) ? person.employeeId : null),
    },
    branch: {
      heading: ({ text }) => text("people.branch"),
      text: ({ branch }, { lists, language }) => itemName(lists.branches, branch, language),
    },
    department: {
      heading: ({ text }) => text("people.department"),
      text: ({ department }, { lists, language }) => department && itemName(lists.departments, department, language),
    },
    email: { heading: ({ text }) => text("people.email"), text: ({ email }) => email },
    status: {
      heading: ({ text }) => text("people.status"),
      text: ({ employmentStatus }, { text }) => text(`people.status.${employmentStatus}`),
    },
    roles: {
      heading: ({ text }) => text("people.role"),
      text: ({ roles }, { text }) =>
        roles.map(({ role, seat }) => (seat ? text(`seat.${seat}`) : text(`role.${role}`))).join(", "),
    },
    language: {
      heading: ({ text }) => text("people.language"),
      text: ({ language }, { format }) => format.languageLabel(language),
    },
    letter: {
      heading: ({ text }) => text("people.letter"),
      text: ({ letterMadeAt }, { format }) => letterMadeAt && format.dateTime(letterMadeAt),
    },
  },
};

const exportedLists = { people } as const;

/** A list that can be written into a file. */
export type ExportedListName = Extract<ListName, keyof typeof exportedLists>;

/** Writes a list as lines of cells, the headings first, exactly as an address of the list shows it. */
export async function* writeList(
  db: Database,
  name: ExportedListName,
  question: ListQuestion,
  language: Language,
): AsyncGenerator<string[][]> {
  const { source, columns } = exportedLists[name];
  const words: Words = { ...sentences[language], lists: await getFundLists(db), language };
  const shown = question.columns.flatMap((column) => columns[column] ?? []);
  yield [shown.map(({ heading }) => heading(words))];
  for await (const rows of readWholeList(db, source, question))
    yield rows.map((row) => shown.map(({ text }) => text(row, words) ?? ""));
}
