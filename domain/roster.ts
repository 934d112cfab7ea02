import type { CsvLine } from "#domain/csv.ts";
import { activeCodes, type FundLists, otherDepartment, retiredBranch } from "#domain/fund-list.ts";
import { isLanguage, type Language, languages } from "#domain/language.ts";
import { isSameName } from "#domain/name.ts";
import {
  type Branch,
  type Department,
  type EmploymentStatus,
  employmentStatuses,
  plainEmployeeId,
} from "#domain/person.ts";
import type { Problem } from "#domain/problem.ts";
import { checkField, email, employeeId, max, oneOf, type Rules, required } from "#domain/rules.ts";
import { columnsIn, itemWords, plain, wordMeaning, wordsFor } from "#domain/table.ts";
import { oneLine } from "#domain/typed-text.ts";

/** One person on the company's list. */
export type RosterPerson = {
  employeeId: string;
  firstname: string;
  lastname: string;
  /** Null for a person without a mailbox. */
  email: string | null;
  branch: Branch;
  department: Department | null;
  employmentStatus: EmploymentStatus;
  language: Language;
};

/** The branches and departments that a list can name. */
export type RosterLists = Pick<FundLists, "branches" | "departments">;

/** The rules for a person on the list, imported or typed; the fund's own lists limit the branch and the department. */
export function rosterFields({ branches, departments }: RosterLists) {
  return {
    ...personFields,
    branch: [required, oneOf(activeCodes(branches))],
    department: [oneOf(activeCodes(departments))],
  } satisfies Rules;
}

/** The rules that are the same for every fund. */
export const personFields = {
  employeeId: [required, employeeId],
  firstname: [required, max(80)],
  lastname: [required, max(80)],
  email: [email, max(200)],
  employmentStatus: [required, oneOf(employmentStatuses)],
  language: [required, oneOf(languages)],
} satisfies Rules;

/** The reasons why a line was skipped or needs a check. */
export const rosterDoubts = [
  "id_malformed",
  "id_twice",
  "name_missing",
  "name_too_long",
  "email_malformed",
  "email_twice",
  "branch_unknown",
  "department_unknown",
  "status_unknown",
  "language_unknown",
  "name_differs",
] as const;
export type RosterDoubt = (typeof rosterDoubts)[number];

/** The reasons that are about one cell with a word of a list. */
const wordColumns = {
  branch_unknown: "branch",
  department_unknown: "department",
  status_unknown: "employmentStatus",
  language_unknown: "language",
} as const satisfies Partial<Record<RosterDoubt, keyof RosterPerson>>;

/** A line with a problem, and the word that nobody knows; a line with another name is still imported. */
export type DoubtfulLine = { line: number; employeeId: string; doubt: RosterDoubt; word?: string };

/** The changes that an import would make; every line has its number in the file. */
export type RosterPlan = {
  added: { line: number; after: RosterPerson }[];
  changed: { line: number; before: RosterPerson; after: RosterPerson }[];
  left: RosterPerson[];
  unchanged: number;
  doubtful: DoubtfulLine[];
  /** Lines with a new address of a person with a role, who keeps the old one until an operator imports the list. */
  waiting: { line: number; before: RosterPerson; after: RosterPerson }[];
};

// People who log in before the first list get a mark instead of an employee ID, until a list has their address.
const unlistedMark = "mail:";

/** Gives the temporary employee ID of a person who is on no list yet. */
export function unlistedId(email: string): string {
  return unlistedMark + email;
}

/** Tells whether this person has been on a list. */
export function isListed({ employeeId }: Pick<RosterPerson, "employeeId">): boolean {
  return !employeeId.startsWith(unlistedMark);
}

/** Refuses a list that would remove more than half of the people, because it is probably a wrong file. */
export function checkLeavers({ left, changed, unchanged }: RosterPlan): Problem | null {
  const leaving = left.filter(isListed).length;
  const present = leaving + unchanged + changed.filter(({ before }) => isListed(before)).length;
  return leaving * 2 > present ? { code: "roster.manyLeavers", leaving, present } : null;
}

// The names of the columns in the three languages and in our code.
const headings: Record<keyof RosterPerson, string[]> = {
  employeeId: [
    ...["employeeid", "employeenumber", "employeeno", "staffid", "staffnumber", "staffno", "personnelnumber"],
    ...["personeelsnummer", "personeelsnr", "persnr", "stamnummer", "stamnr", "werknemersnummer"],
    ...["numerodepersonnel", "ndepersonnel", "nopersonnel", "npersonnel", "npers", "nopers", "matricule"],
    ...["numeromatricule", "nmatricule"],
  ],
  firstname: ["firstname", "givenname", "voornaam", "prenom"],
  lastname: ["lastname", "name", "surname", "naam", "achternaam", "familienaam", "nom", "nomdefamille"],
  email: ["email", "emailaddress", "mail", "emailadres", "adresseemail", "courriel"],
  branch: ["branch", "site", "vestiging", "filiale"],
  department: ["department", "afdeling", "dienst", "departement", "service"],
  employmentStatus: ["employmentstatus", "status", "statuut", "statut"],
  language: ["language", "taal", "langue"],
};

const needed = ["employeeId", "firstname", "lastname", "branch"] as const;

/** Says which columns a list lacks, or null when it can be read. */
export function checkColumns([head]: readonly CsvLine[]): Problem | null {
  const columns = columnsIn(head, headings);
  const missing = needed.filter((column) => columns[column] === undefined);
  return missing.length > 0 ? { code: "roster.columnsMissing", columns: missing.join(", ") } : null;
}

/** As much of an unknown word as helps to find it in the file. */
const mostOfWord = 80;

type ImportOptions = {
  lists: RosterLists;
  /** The languages that the fund offers; all if omitted. */
  offered?: readonly Language[];
  /** The employee IDs of people who keep their address, whatever their line says. */
  keepAddress?: ReadonlySet<string>;
};

/** Compares a list with the people we have, and plans additions, changes and removals. */
export function planImport(
  [head, ...lines]: readonly CsvLine[],
  present: readonly RosterPerson[],
  { lists, offered = languages, keepAddress = new Set() }: ImportOptions,
): RosterPlan {
  const columns = columnsIn(head, headings);
  const words = { branches: itemWords(lists.branches), departments: itemWords(lists.departments) };
  const presentById = new Map(present.map((person) => [person.employeeId, person]));
  const unlisted = new Map(present.filter((person) => !isListed(person)).map((person) => [person.email, person]));
  const doubtful: DoubtfulLine[] = [];
  const listedPeople = new Map<string, ListedPerson>();
  // A doubtful line is not imported, but its person must not be removed.
  const namedIds = new Set<string>();
  const waiting: RosterPlan["waiting"] = [];
  const ids = new Set<string>();
  const repeatedIds = new Set<string>();
  for (const { cells } of lines) {
    const id = idOf(oneLine(cells[columns.employeeId ?? -1] ?? ""));
    (ids.has(id) ? repeatedIds : ids).add(id);
  }
  // No line may use an address that its owner keeps, whatever the order of the lines.
  const owners = new Map<string, string>(
    present.flatMap(({ employeeId, email }) =>
      email && keepAddress.has(employeeId) && ids.has(employeeId) ? [[email, employeeId]] : [],
    ),
  );
  for (const { line, cells } of lines) {
    const cell = (column: keyof RosterPerson) => oneLine(cells[columns[column] ?? -1] ?? "");
    const id = idOf(cell("employeeId"));
    const before = presentById.get(id) ?? unlisted.get(cell("email").toLowerCase()) ?? null;
    const { after: read, doubt } = readPerson({
      id,
      cell,
      has: (column) => columns[column] !== undefined,
      before,
      words,
      offered,
    });
    const waits = before && keepAddress.has(before.employeeId) && before.email !== read.email ? before : null;
    const after = waits ? { ...read, email: waits.email } : read;
    const isShared = after.email !== null && (owners.get(after.email) ?? id) !== id;
    const wrong = doubt ?? (repeatedIds.has(id) ? "id_twice" : null) ?? (isShared ? "email_twice" : null);
    namedIds.add(before?.employeeId ?? id);
    if (wrong) {
      const word = wrong in wordColumns && cell(wordColumns[wrong as keyof typeof wordColumns]).slice(0, mostOfWord);
      doubtful.push({ line, employeeId: id, doubt: wrong, ...(word && { word }) });
      continue;
    }
    if (after.email) owners.set(after.email, id);
    if (waits) waiting.push({ line, before: waits, after: read });
    listedPeople.set(id, { line, before, after });
  }
  for (const { line, after } of withTakenAddress(listedPeople, presentById, namedIds)) {
    listedPeople.delete(after.employeeId);
    doubtful.push({ line, employeeId: after.employeeId, doubt: "email_twice" });
  }

  const left = present.filter(({ employeeId }) => !namedIds.has(employeeId));
  const plan: RosterPlan = { added: [], changed: [], left, unchanged: 0, doubtful, waiting };
  for (const { line, before, after } of listedPeople.values()) {
    if (!before) plan.added.push({ line, after });
    else if (isSamePerson(before, after)) plan.unchanged++;
    else {
      plan.changed.push({ line, before, after });
      if (!isSameName(before, after)) doubtful.push({ line, employeeId: after.employeeId, doubt: "name_differs" });
    }
  }
  doubtful.sort((first, second) => first.line - second.line);
  return plan;
}

type ListedPerson = { line: number; before: RosterPerson | null; after: RosterPerson };

/** Gives the lines with the address of a person who keeps it, because their own line is doubtful. */
function withTakenAddress(
  listedPeople: ReadonlyMap<string, ListedPerson>,
  presentById: ReadonlyMap<string, RosterPerson>,
  namedIds: ReadonlySet<string>,
): ListedPerson[] {
  const byMail = new Map([...listedPeople.values()].map((person) => [person.after.email, person]));
  const moving = new Set([...listedPeople.values()].map(({ before }) => before?.employeeId));
  const staying = [...namedIds].filter((id) => !moving.has(id)).flatMap((id) => presentById.get(id) ?? []);
  const refused: ListedPerson[] = [];
  for (let person = staying.pop(); person; person = staying.pop()) {
    const wanting = person.email === null ? undefined : byMail.get(person.email);
    if (!wanting || wanting.before === person) continue;
    byMail.delete(wanting.after.email);
    refused.push(wanting);
    // A refused person keeps their own address, so a third person cannot have it either.
    if (wanting.before) staying.push(wanting.before);
  }
  return refused;
}

/** Spreadsheets remove leading zeros. */
function idOf(cell: string): string {
  const id = plainEmployeeId(cell);
  return /^\d{1,8}$/.test(id) ? id.padStart(8, "0") : id;
}

type LineReader = {
  id: string;
  cell(column: keyof RosterPerson): string;
  has(column: keyof RosterPerson): boolean;
  before: RosterPerson | null;
  words: Record<keyof RosterLists, ReadonlyMap<string, string>>;
  /** The languages that the fund offers. */
  offered: readonly Language[];
};

/** Reads one line; people we have keep their values for columns that the list lacks. */
function readPerson({ id, cell, has, before, words, offered }: LineReader): {
  after: RosterPerson;
  doubt: RosterDoubt | null;
} {
  const newOrEarlier = <Column extends keyof RosterPerson>(column: Column, read: () => RosterPerson[Column] | null) =>
    has(column) || !before ? read() : before[column];
  const status = newOrEarlier("employmentStatus", () =>
    cell("employmentStatus") ? wordMeaning(statusWords, cell("employmentStatus")) : "employed",
  );
  const isRetired = status === "retired";
  const branch = wordMeaning(words.branches, cell("branch") || (isRetired ? retiredBranch : ""));
  // A line without a department counts as another department, if the fund has that.
  const department = newOrEarlier("department", () =>
    wordMeaning(words.departments, cell("department") || otherDepartment),
  );
  const isDepartmentUnknown = department === null && has("department") && cell("department") !== "";
  const language = newOrEarlier("language", () => readLanguage(cell("language"), offered));
  const after: RosterPerson = {
    employeeId: id,
    firstname: cell("firstname"),
    lastname: cell("lastname"),
    email: newOrEarlier("email", () => cell("email").toLowerCase() || null),
    branch: branch ?? "",
    department: isRetired ? null : department,
    employmentStatus: status ?? "employed",
    language: language ?? "nl",
  };
  const isWrong = (field: keyof typeof personFields) => checkField(personFields[field], after[field], after) !== null;
  const checks: [RosterDoubt, boolean][] = [
    ["id_malformed", isWrong("employeeId")],
    ["name_missing", !after.firstname || !after.lastname],
    ["name_too_long", isWrong("firstname") || isWrong("lastname")],
    ["email_malformed", isWrong("email")],
    ["branch_unknown", branch === null],
    ["department_unknown", isDepartmentUnknown && !isRetired],
    ["status_unknown", status === null],
    ["language_unknown", language === null],
  ];
  return { after, doubt: checks.find(([, isWrong]) => isWrong)?.[0] ?? null };
}

/** Reads "FR", "fr-BE" and "Frans" as French; an empty cell is Dutch. */
function readLanguage(cell: string, offered: readonly Language[]): Language | null {
  const word = plain(cell);
  const language = languageWords[word] ?? word.slice(0, 2);
  return word === "" ? "nl" : isLanguage(language, offered) ? language : null;
}

const languageWords: Record<string, Language> = {
  n: "nl",
  nederlands: "nl",
  neerlandais: "nl",
  dutch: "nl",
  e: "en",
  anglais: "en",
  f: "fr",
};

// Most lists say what kind of contract someone has; the fund only asks whether they work there.
const statusWordsOf: Record<EmploymentStatus, readonly string[]> = {
  employed: [
    ...["vast", "actief", "in dienst", "werknemer", "personeelslid", "arbeider", "arbeidster", "bediende"],
    ...["kader", "kaderlid", "directie", "directielid"],
    ...["actif", "active", "actifs", "en service", "travailleur", "travailleuse", "salarié", "salariée", "ouvrier"],
    ...["ouvrière", "employé", "employée", "cadre", "direction", "CDI"],
    ...["permanent", "employee", "worker", "staff", "blue collar", "white collar", "manager", "executive"],
  ],
  retired: [
    ...["gepensioneerd", "gepensioneerde", "pensioen", "met pensioen"],
    ...["retraite", "retraité", "retraitée", "pensionné", "pensionnée", "pension", "à la retraite"],
    ...["retiree", "pensioner"],
  ],
  family: ["familie", "familielid", "famille", "membre de la famille", "family member"],
};

const statusWords = new Map<string, EmploymentStatus>([
  ...wordsFor(employmentStatuses),
  ...employmentStatuses.flatMap((status) => statusWordsOf[status].map((word) => [plain(word), status] as const)),
]);

function isSamePerson(first: RosterPerson, second: RosterPerson): boolean {
  return (Object.keys(headings) as (keyof RosterPerson)[]).every((column) => first[column] === second[column]);
}
