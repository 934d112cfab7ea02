import type { CsvLine } from "#domain/csv.ts";
import type { ListItem } from "#domain/fund-list.ts";
import { type Language, type Localized, languages } from "#domain/language.ts";
import { readInEach, rulesInEach, type TypedTexts } from "#domain/localized-form.ts";
import { amount, largestAmount, readAmount } from "#domain/money.ts";
import { postalCodeOfRegion, readPostalCode, regionOfPostalCode } from "#domain/postal-code.ts";
import type { ProjectStatus } from "#domain/project.ts";
import { yearUntil } from "#domain/project-by-hand.ts";
import { type ProjectTexts, projectTextParts, projectTextRules } from "#domain/project-draft.ts";
import { countryOf, type Region, regions } from "#domain/region.ts";
import { checkFields, type FieldProblem, max, type Rule, type Rules, required } from "#domain/rules.ts";
import { type Columns, columnsIn, type Headings, itemWords, plain, wordMeaning, wordsFor } from "#domain/table.ts";
import { readUrl, url } from "#domain/text-rules.ts";
import { manyLines, oneLine } from "#domain/typed-text.ts";

// A list of projects of earlier years. Each line is a project of the fund's selection, or one that won a vote or took part
// in it; all of them are published, or none.

/** The reasons for refusing such a list. */
export type ProjectImportProblem =
  | { code: "projectImport.unreadable" }
  | { code: "projectImport.columnsMissing"; columns: string }
  | { code: "projectImport.tooLong"; most: number }
  | { code: "projectImport.wrongLines"; count: number }
  | { code: "projectImport.noDraft" };

/** The most projects in one list; a fund has some hundred in its archive. */
export const mostImported = 2000;

/** Texts have a column per language; one without a language is in Dutch. */
const textHeadings = {
  title: ["title", "titel", "titre", "project", "projet"],
  summary: ["summary", "samenvatting", "resume", "kort", "inonesentence"],
  description: ["description", "story", "beschrijving", "verhaal", "omschrijving", "recit", "histoire"],
  impact: ["impact", "result", "resultaat", "resultat"],
} as const;
type TextColumn = `${keyof typeof textHeadings}.${Language}`;

const factHeadings = {
  year: ["year", "call", "jaar", "oproep", "annee", "appel"],
  organisation: ["organisation", "organization", "organisatie", "vereniging", "association"],
  postalCode: ["postalcode", "postcode", "zip", "codepostal"],
  town: ["town", "city", "gemeente", "stad", "plaats", "commune", "ville", "localite"],
  region: ["region", "province", "provincie", "regio"],
  website: ["website", "site", "siteweb", "web"],
  theme: ["theme", "thema"],
  branch: ["branch", "vestiging", "filiale"],
  given: ["given", "amount", "gegeven", "bedrag", "toegekend", "donne", "montant", "accorde"],
  asked: ["asked", "gevraagd", "demande"],
  status: ["status", "outcome", "uitslag", "statut", "issue"],
  place: ["place", "rank", "rang", "classement"],
  cost: ["cost", "kost", "kosten", "kostprijs", "cout"],
} as const;
export type ImportColumn = TextColumn | keyof typeof factHeadings;

const inEachLanguage = Object.entries(textHeadings).flatMap(([part, spellings]) =>
  languages.map((language) => [
    `${part}.${language}`,
    spellings.flatMap((spelling) => [`${spelling}${language}`, ...(language === "nl" ? [spelling] : [])]),
  ]),
);
const headings = { ...Object.fromEntries(inEachLanguage), ...factHeadings } as Headings<ImportColumn>;

/** The results that a line can have, in the words of the three languages; a line without one is in the selection. */
const statusSpellings = {
  selected: ["selected", "selection", "selectie", "keuze van het fonds", "sélection du fonds", ""],
  winner: ["winner", "winnaar", "lauréat", "lauréate"],
  not_elected: [
    "candidate",
    "kandidaat",
    "candidat",
    "candidate",
    "not elected",
    "niet verkozen",
    "non élu",
    "non élue",
  ],
} as const satisfies Partial<Record<ProjectStatus, readonly string[]>>;
export type ImportedStatus = keyof typeof statusSpellings;
export const importedStatuses = Object.keys(statusSpellings) as [ImportedStatus, ...ImportedStatus[]];
const statusWords = new Map<string, string>(
  Object.entries(statusSpellings).flatMap(([status, spellings]) => spellings.map((one) => [plain(one), status])),
);

const needed = [
  "year",
  "title.nl",
  "summary.nl",
  "organisation",
  "postalCode",
  "town",
  "theme",
  "branch",
  "given",
] as const;

/** Says which columns a list of projects lacks, or why it is too long; null when it can be read. */
export function checkProjectTable([head, ...lines]: readonly CsvLine[]): ProjectImportProblem | null {
  const columns = columnsIn(head, headings);
  const missing = needed.filter((column) => columns[column] === undefined);
  if (missing.length > 0) return { code: "projectImport.columnsMissing", columns: missing.join(", ") };
  return lines.length > mostImported ? { code: "projectImport.tooLong", most: mostImported } : null;
}

/** A project that a line describes. */
export type ImportedProject = ProjectTexts & {
  year: string;
  organisation: { name: string; postalCode: string; town: string; region: Region; website: string | null };
  theme: string;
  branch: string;
  status: ImportedStatus;
  /** The place in the vote; null without one. */
  rank: number | null;
  /** Null for a candidate that got nothing. */
  amountInCents: number | null;
  askedInCents: number;
  costInCents: number;
};

/** The kinds of lines: one is wrong, adds its project, or has a project that is on the site already. */
export const importLineKinds = ["wrong", "added", "present"] as const;
export type ImportLineKind = (typeof importLineKinds)[number];

/** One line of a dry run. */
export type ProjectLine = {
  kind: ImportLineKind;
  line: number;
  title: string;
  year: string;
  organisation: string;
  /** The year is new on the site. */
  makesYear: boolean;
  makesOrganisation: boolean;
  problems: FieldProblem[];
  /** Null for a wrong line. */
  project: ImportedProject | null;
};

/** The facts about the fund with which a list is compared. */
export type ImportSituation = {
  themes: readonly ListItem[];
  branches: readonly ListItem[];
  languages: readonly Language[];
  /** The last year that is over. */
  lastYear: number;
  /** The year of each call, whether its results are out, and whether the site has its vote. */
  years: ReadonlyMap<string, { isOver: boolean; hasVote: boolean }>;
  /** The projects and organisations of the site, as `projectKey` and `organisationKey` write them. */
  projects: ReadonlySet<string>;
  organisations: ReadonlySet<string>;
};

/** Tells two projects apart: a year has no two with the same title. */
export const projectKey = (year: string, title: string) => `${year} ${plain(title)}`;

/** Tells two organisations apart, as the form of an earlier call does. */
export const organisationKey = (name: string, postalCode: string) => `${name.toLowerCase()} ${postalCode}`;

/** Says what each line of a list would do, in the order of the file. */
export function planProjects(
  [head, ...lines]: readonly CsvLine[],
  { themes, branches, languages: offered, lastYear, years, projects, organisations }: ImportSituation,
): ProjectLine[] {
  const columns = columnsIn(head, headings);
  const words = { themes: itemWords(themes), branches: itemWords(branches) };
  const listedKeys = new Set<string>();
  const planned = lines.map(({ line, cells }) => {
    const values = readCells(cells, columns, words);
    const key = projectKey(values.year ?? "", values["title.nl"] ?? "");
    const problems = [
      ...checkFields(lineRules(offered, { lastYear, years, status: values.status }), values),
      ...(listedKeys.has(key) ? [{ field: "title.nl", problem: { code: "rule.taken" } } as const] : []),
    ];
    listedKeys.add(key);
    const project = problems.length === 0 ? readProject(values, offered) : null;
    return {
      kind: project ? (projects.has(key) ? "present" : "added") : "wrong",
      line,
      title: values["title.nl"] ?? "",
      year: values.year ?? "",
      organisation: values.organisation ?? "",
      makesYear: project !== null && !years.has(project.year),
      makesOrganisation: project !== null && !organisations.has(keyOf(project.organisation)),
      problems,
      project,
    } satisfies ProjectLine;
  });
  return withPlaces(planned);
}

/** Gives a place to those who took part in a vote and have none: after the others of their year, winners first. */
function withPlaces(lines: readonly ProjectLine[]): ProjectLine[] {
  const places = new Map<ProjectLine, number>();
  const perYear = Map.groupBy(
    lines.filter(({ project }) => project && project.status !== "selected"),
    ({ year }) => year,
  );
  for (const ofYear of perYear.values()) {
    let last = Math.max(0, ...ofYear.map(({ project }) => project?.rank ?? 0));
    for (const status of ["winner", "not_elected"] as const)
      for (const line of ofYear)
        if (line.project?.status === status && line.project.rank === null) places.set(line, ++last);
  }
  return lines.map((line) => {
    const place = places.get(line);
    return line.project && place ? { ...line, project: { ...line.project, rank: place } } : line;
  });
}

const keyOf = ({ name, postalCode }: ImportedProject["organisation"]) => organisationKey(name, postalCode);

type Words = Record<"themes" | "branches", ReadonlyMap<string, string>>;

/** Reads the cells of a line; names of lists become their codes, and amounts that are left out follow from others. */
function readCells(cells: readonly string[], columns: Columns<ImportColumn>, words: Words): Record<string, string> {
  const cell = (column: ImportColumn) => oneLine(cells[columns[column] ?? -1] ?? "");
  const code = (list: keyof Words, typed: string) => wordMeaning(words[list], typed) ?? (typed && unknown);
  const postalCode = cell("postalCode");
  const region = wordMeaning(wordsFor(regions), cell("region")) ?? regionOfPostalCode(postalCode, "belgium");
  const askedAmount = cell("asked") || cell("given");
  const texts = projectTextParts.flatMap((part) =>
    languages.map((language) => [`${part}.${language}`, manyLines(cells[columns[`${part}.${language}`] ?? -1] ?? "")]),
  );
  return {
    ...Object.fromEntries(texts),
    year: cell("year"),
    organisation: cell("organisation"),
    postalCode,
    town: cell("town"),
    region: region ?? "",
    website: cell("website"),
    theme: code("themes", cell("theme")),
    branch: code("branches", cell("branch")),
    status: wordMeaning(statusWords, cell("status")) ?? unknown,
    place: cell("place"),
    given: cell("given"),
    asked: askedAmount,
    cost: cell("cost") || askedAmount,
  };
}

// No code has this sign, so that a word that nobody knows is no code by chance.
const unknown = "?";
const isKnownWord: Rule = (value) => (value === unknown ? { code: "rule.in" } : null);

const inPast =
  ({ lastYear, years }: Pick<ImportSituation, "lastYear" | "years">): Rule =>
  (value, values) => {
    const call = years.get(String(value));
    if (call) return call.isOver ? null : { code: "rule.in" };
    return yearUntil(lastYear)(value, values);
  };

// The results of a vote on this site say who won.
const withoutVoteHere =
  (years: ImportSituation["years"]): Rule =>
  (value, { year }) =>
    value !== "selected" && years.get(String(year))?.hasVote ? { code: "rule.taken" } : null;

const realPlace: Rule = (value) => {
  const place = /^\d{1,3}$/.test(String(value)) ? Number(value) : 0;
  return place >= 1 && place <= mostPlaces ? null : { code: "rule.between.number", least: 1, most: mostPlaces };
};

const mostPlaces = 200;
const money = amount({ least: 1_00, most: largestAmount });

type LineSituation = Pick<ImportSituation, "lastYear" | "years"> & { status: string | undefined };

function lineRules(offered: readonly Language[], { status, ...situation }: LineSituation): Rules {
  const texts = projectTextParts.map((part) => {
    const rules: readonly Rule[] = projectTextRules[part];
    // Archives rarely have the whole story.
    return rulesInEach(part, part === "description" ? rules.filter((rule) => rule !== required) : rules, offered);
  });
  return Object.assign({ year: [required, inPast(situation)] }, ...texts, {
    organisation: [required, max(150)],
    postalCode: [required, postalCodeOfRegion("region")],
    town: [required, max(80)],
    region: [required],
    website: [url],
    theme: [required, isKnownWord],
    branch: [required, isKnownWord],
    status: [isKnownWord, withoutVoteHere(situation.years)],
    place: [realPlace],
    // A candidate that did not win got nothing.
    given: status === "not_elected" ? [money] : [required, money],
    asked: [required, money],
    cost: [required, money],
  });
}

/** Reads a project from values that follow the rules. */
function readProject(values: TypedTexts, offered: readonly Language[]): ImportedProject {
  const text = (part: keyof ProjectTexts): Localized => {
    const read = readInEach(part, values, { languages: offered, read: (texts, name) => texts[name] ?? "" });
    return { ...read, nl: read.nl ?? "" };
  };
  const cents = (name: string) => Number(readAmount(values[name] ?? ""));
  const region = values.region as Region;
  const code = values.postalCode ?? "";
  return {
    title: text("title"),
    summary: text("summary"),
    description: text("description"),
    impact: text("impact"),
    year: values.year ?? "",
    organisation: {
      name: values.organisation ?? "",
      postalCode: readPostalCode(code, countryOf(region)) ?? code,
      town: values.town ?? "",
      region,
      website: readUrl(values.website ?? ""),
    },
    theme: values.theme ?? "",
    branch: values.branch ?? "",
    status: (["winner", "not_elected"] as const).find((one) => one === values.status) ?? "selected",
    rank: values.status !== "selected" && values.place ? Number(values.place) : null,
    amountInCents: values.given ? cents("given") : null,
    askedInCents: cents("asked"),
    costInCents: cents("cost"),
  };
}
