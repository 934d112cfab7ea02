import type { TieRule } from "#domain/call.ts";
import { type CallMoment, readMoment } from "#domain/call-moment.ts";
import { languages as allLanguages, type Language, type Localized } from "#domain/language.ts";
import { readInEach, rulesInEach, type TypedTexts, textIn } from "#domain/localized-form.ts";
import { amount, centsOf, largestAmount, readAmount } from "#domain/money.ts";
import { postalCodeOfRegion, readPostalCode } from "#domain/postal-code.ts";
import { countryOf, type Region, regions } from "#domain/region.ts";
import { type Candidate, type Standing, standingsOf } from "#domain/result.ts";
import { max, oneOf, type Rule, type Rules, required } from "#domain/rules.ts";

// A vote that took place before this site existed: people type its results. A project has one row of controls, which
// are called `project.{row}.{field}`.

/** The reasons for refusing a field of an earlier call. */
export type EarlierCallRuleProblem =
  | { code: "rule.earlier.day" }
  | { code: "rule.earlier.future" }
  | { code: "rule.earlier.electorate" }
  | { code: "rule.earlier.sum"; sum: number }
  | { code: "rule.earlier.winners"; projects: number }
  | { code: "rule.earlier.samePlace" }
  | { code: "rule.earlier.place"; place: number }
  | { code: "rule.earlier.notWinner" }
  | { code: "rule.earlier.cost" };

/** The dates of an earlier call, each typed as a day. */
export const earlierMoments = [
  "submissionsOpen",
  "submissionsClose",
  "votingOpens",
  "votingCloses",
  "resultsPublished",
] as const satisfies CallMoment[];
type EarlierMoment = (typeof earlierMoments)[number];

/** The texts of a project in each language. */
export const earlierTexts = ["title", "summary"] as const;

/** The other fields of a project. */
export const earlierProjectFields = [
  "organisation",
  "postalCode",
  "town",
  "region",
  "theme",
  "branch",
  "place",
  "votes",
  "score",
  "asked",
  "cost",
  "given",
] as const;
export type EarlierProjectField = (typeof earlierProjectFields)[number];

/** The numbers of an earlier call. */
export const earlierFigures = ["electorate", "votesCast", "voteWeight", "winnerCount", "budget"] as const;

const mostProjects = 40;
const mostPeople = 1_000_000;
const mostBudget = 20_000_000_00;
const textLengths = { title: 80, project: 120, summary: 300, organisation: 120, town: 80 } as const;

/** The project of an earlier call: what the public sees of it, and its result. */
export type EarlierProject = {
  title: Localized;
  summary: Localized;
  organisation: { name: string; postalCode: string; town: string; region: Region };
  theme: string;
  branch: string;
  place: number;
  votes: number;
  committeeScore: number | null;
  askedInCents: number;
  costInCents: number;
  amountInCents: number | null;
};

/** A call whose vote took place before this site existed. */
export type EarlierCall = Record<EarlierMoment, Date> & {
  title: Localized;
  budgetInCents: number;
  voteWeight: number;
  winnerCount: number;
  electorate: number;
  votesCast: number;
  projects: EarlierProject[];
};

/** The fund's own values on which the rules depend. */
type Situation = {
  languages: readonly Language[];
  themes: readonly string[];
  branches: readonly string[];
  now: Date;
};

/** The name of a control of a project. */
export const inRow = (row: number, field: string) => `project.${row}.${field}`;

const allRows = Array.from({ length: mostProjects }, (_, index) => index + 1);

/** Lists the rows in which somebody typed something. */
export function filledRows(values: TypedTexts): number[] {
  const filled = Object.entries(values).flatMap(([name, value]) => (value.trim() ? [name] : []));
  return allRows.filter((row) => filled.some((name) => name.startsWith(inRow(row, ""))));
}

/** Lists the rows of the form: those with a project, and some for more. */
export function shownRows(values: TypedTexts): number[] {
  const last = filledRows(values).at(-1) ?? 0;
  return allRows.slice(0, Math.max(3, last + 2));
}

const isControl = new RegExp(
  `^(?:title\\.(?:${allLanguages.join("|")})|${[...earlierMoments, ...earlierFigures].join("|")}|project\\.\\d{1,2}\\.(?:(?:${earlierTexts.join("|")})\\.(?:${allLanguages.join("|")})|${earlierProjectFields.join("|")}))$`,
);
const longestText = 1000;

/** Keeps the texts of the form, so that a draft can be stored before it is right. */
export function keepTyped(values: TypedTexts): TypedTexts {
  const typed = Object.entries(values).map(([name, value]) => [name, value.trim().slice(0, longestText)] as const);
  return Object.fromEntries(typed.filter(([name, value]) => isControl.test(name) && value !== ""));
}

/** Reads a typed day of an earlier call; undefined when nobody can read it. */
export function readEarlierDay(name: EarlierMoment, typed: unknown): Date | undefined {
  return readMoment(name, { day: String(typed ?? ""), time: "" }, null) ?? undefined;
}

const day =
  (name: EarlierMoment, now: Date): Rule =>
  (value, values) => {
    const moment = readEarlierDay(name, value);
    if (!moment) return { code: "rule.earlier.day" };
    if (moment > now) return { code: "rule.earlier.future" };
    const before = earlierMoments[earlierMoments.indexOf(name) - 1];
    const earlier = before && readEarlierDay(before, values[before]);
    return earlier && moment < earlier ? { code: "rule.order" } : null;
  };

/** Reads a typed count; undefined when it is none. */
const readCount = (typed: unknown) => {
  const plain = String(typed ?? "").replaceAll(/[\s.]/g, "");
  return /^\d{1,7}$/.test(plain) ? Number(plain) : undefined;
};

const count =
  (least: number, most: number): Rule =>
  (value) => {
    const number = readCount(value);
    const isRight = number !== undefined && number >= least && number <= most;
    return isRight ? null : { code: "rule.wholeNumber", least, most };
  };

const withinElectorate: Rule = (value, { electorate }) => {
  const [cast, people] = [readCount(value), readCount(electorate)];
  return cast !== undefined && people !== undefined && cast > people ? { code: "rule.earlier.electorate" } : null;
};

/** Every voter chose one project, so the votes add up. */
const sumOf =
  (rows: readonly number[]): Rule =>
  (value, values) => {
    const votes = rows.map((row) => readCount(values[inRow(row, "votes")]));
    if (votes.includes(undefined)) return null;
    const sum = votes.reduce<number>((total, one) => total + (one ?? 0), 0);
    return readCount(value) === sum ? null : { code: "rule.earlier.sum", sum };
  };

const enoughFor =
  (projects: number): Rule =>
  (value) =>
    (readCount(value) ?? 0) > projects ? { code: "rule.earlier.winners", projects } : null;

const placeAmong =
  (row: number, rows: readonly number[]): Rule =>
  (value, values) => {
    const isTaken = rows.some(
      (other) => other !== row && readCount(values[inRow(other, "place")]) === readCount(value),
    );
    if (isTaken) return { code: "rule.earlier.samePlace" };
    const standing = standingsIn(values as TypedTexts)?.find(({ candidate }) => candidate.row === row);
    return standing && standing.place !== readCount(value)
      ? { code: "rule.earlier.place", place: standing.place }
      : null;
  };

const atLeastAsked =
  (row: number): Rule =>
  (value, values) => {
    const [cost, asked] = [readAmount(String(value)), readAmount(String(values[inRow(row, "asked")] ?? ""))];
    return typeof cost === "number" && typeof asked === "number" && cost < asked ? { code: "rule.earlier.cost" } : null;
  };

const money = amount({ least: 1_00, most: mostBudget });
const noMoney: Rule = () => ({ code: "rule.earlier.notWinner" });

/** The rules of an earlier call, which it has to follow before it is published. */
export function earlierCallRules(values: TypedTexts, situation: Situation): Rules {
  const filled = filledRows(values);
  const rows = filled.length > 0 ? filled : [1];
  return {
    ...rulesInEach("title", [required, max(textLengths.title)], situation.languages),
    ...Object.fromEntries(earlierMoments.map((name) => [name, [required, day(name, situation.now)]])),
    electorate: [required, count(1, mostPeople)],
    votesCast: [required, count(0, mostPeople), withinElectorate, sumOf(rows)],
    voteWeight: [required, count(0, 100)],
    winnerCount: [required, count(1, mostProjects), enoughFor(rows.length)],
    budget: [required, money],
    ...Object.assign({}, ...rows.map((row) => projectRules(row, { rows, values, situation }))),
  };
}

type RowSituation = { rows: readonly number[]; values: TypedTexts; situation: Situation };

function projectRules(row: number, { rows, values, situation }: RowSituation): Rules {
  const { languages, themes, branches } = situation;
  const isWinner = (readCount(values[inRow(row, "place")]) ?? 0) <= (readCount(values.winnerCount) ?? 0);
  const hasScores = readCount(values.voteWeight) !== 100;
  const rules: Record<EarlierProjectField, readonly Rule[]> = {
    organisation: [required, max(textLengths.organisation)],
    postalCode: [required, postalCodeOfRegion(inRow(row, "region"))],
    town: [required, max(textLengths.town)],
    region: [required, oneOf(regions)],
    theme: [required, oneOf(themes)],
    branch: [required, oneOf(branches)],
    place: [required, count(1, rows.length), placeAmong(row, rows)],
    votes: [required, count(0, mostPeople)],
    score: hasScores ? [required, count(0, 100)] : [count(0, 100)],
    asked: [required, money],
    cost: [required, amount({ least: 1_00, most: largestAmount }), atLeastAsked(row)],
    given: isWinner ? [required, money] : [noMoney],
  };
  return {
    ...rulesInEach(inRow(row, "title"), [required, max(textLengths.project)], languages),
    ...rulesInEach(inRow(row, "summary"), [required, max(textLengths.summary)], languages),
    ...Object.fromEntries(earlierProjectFields.map((field) => [inRow(row, field), rules[field]])),
  };
}

/** The rule for ties of earlier calls: the typed places decide between equal points. */
export const earlierTieRule = "committee_decides" satisfies TieRule;

/** Sorts the typed projects by the formula; null as long as a number is missing. */
export function standingsIn(values: TypedTexts): Standing<Candidate & { row: number }>[] | null {
  const voteWeight = readCount(values.voteWeight);
  const candidates = filledRows(values).map((row) => {
    const number = (field: EarlierProjectField) => readCount(values[inRow(row, field)]);
    // Rows have two digits, so that the alphabet keeps their order.
    const slug = String(row).padStart(2, "0");
    return {
      row,
      slug,
      votes: number("votes"),
      committeeScore: number("score") ?? null,
      rank: number("place") ?? null,
    };
  });
  const isWhole = candidates.every(
    ({ votes, committeeScore }) => votes !== undefined && (voteWeight === 100 || committeeScore !== null),
  );
  if (voteWeight === undefined || voteWeight > 100 || candidates.length === 0 || !isWhole) return null;
  const countedCandidates = candidates.map((candidate) => ({ ...candidate, votes: candidate.votes ?? 0 }));
  return standingsOf(countedCandidates, { voteWeight, tieRule: earlierTieRule });
}

/** Reads an earlier call from values that follow the rules. */
export function readEarlierCall(values: TypedTexts, languages: readonly Language[]): EarlierCall {
  const moments = earlierMoments.map((name) => [name, readEarlierDay(name, values[name])]);
  const number = (name: string) => readCount(values[name]) ?? 0;
  return {
    ...(Object.fromEntries(moments) as Record<EarlierMoment, Date>),
    title: readInEach("title", values, { languages }),
    budgetInCents: centsOf(values.budget ?? "") ?? 0,
    voteWeight: number("voteWeight"),
    winnerCount: number("winnerCount"),
    electorate: number("electorate"),
    votesCast: number("votesCast"),
    projects: filledRows(values).map((row) => readProject(row, values, languages)),
  };
}

function readProject(row: number, values: TypedTexts, languages: readonly Language[]): EarlierProject {
  const written = (field: EarlierProjectField) => textIn(values, inRow(row, field));
  const money = (field: EarlierProjectField) => centsOf(values[inRow(row, field)] ?? "");
  const region = regions.find((one) => one === written("region")) ?? regions[0];
  const code = written("postalCode");
  return {
    title: readInEach(inRow(row, "title"), values, { languages }),
    summary: readInEach(inRow(row, "summary"), values, { languages }),
    organisation: {
      name: written("organisation"),
      postalCode: readPostalCode(code, countryOf(region)) ?? code,
      town: written("town"),
      region,
    },
    theme: written("theme"),
    branch: written("branch"),
    place: readCount(written("place")) ?? 0,
    votes: readCount(written("votes")) ?? 0,
    committeeScore: readCount(written("score")) ?? null,
    askedInCents: money("asked") ?? 0,
    costInCents: money("cost") ?? 0,
    amountInCents: money("given"),
  };
}
