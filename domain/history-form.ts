import { type TypedTexts, textIn } from "#domain/localized-form.ts";
import { amount, centsOf, writeAmount } from "#domain/money.ts";
import { type Rule, required } from "#domain/rules.ts";
import type { YearFigures } from "#domain/setting.ts";
import type { SettingForm } from "#domain/setting-form.ts";
import { whole } from "#domain/text-rules.ts";

// The figures of earlier years as a form: each year has a row of controls, called `year.{row}.{field}`.

/** The fields of a year, in the order of the form. */
export const yearFields = ["year", "projects", "amount", "internalRequests", "internalAmount"] as const;
export type YearField = (typeof yearFields)[number];

/** The most years with figures, in the form and in the file of a fund. */
export const mostYears = 100;
const mostCount = 100_000;
const mostCents = 20_000_000_00;

/** The name of a control of a year. */
export const inYear = (row: number, field: YearField) => `year.${row}.${field}`;

const allRows = Array.from({ length: mostYears }, (_, index) => index + 1);

const isFilled = (values: TypedTexts, row: number) => yearFields.some((field) => values[inYear(row, field)]?.trim());

/** Lists the rows of the form: one per year, and this many empty ones. */
export function shownYears(values: TypedTexts, emptyRows: number): number[] {
  const last = allRows.findLast((row) => isFilled(values, row)) ?? 0;
  return allRows.slice(0, last + emptyRows);
}

/** Accepts a year that no other row has. */
const onlyOnce =
  (row: number): Rule =>
  (value, values) => {
    const year = String(value).trim();
    const isTwice = allRows.some((other) => other < row && String(values[inYear(other, "year")] ?? "").trim() === year);
    return isTwice ? { code: "rule.taken" } : null;
  };

const money = amount({ least: 0, most: mostCents });

const rulesOf = (row: number): Record<YearField, readonly Rule[]> => ({
  year: [required, whole(1900, 2100), onlyOnce(row)],
  projects: [whole(0, mostCount)],
  amount: [money],
  internalRequests: [whole(0, mostCount)],
  internalAmount: [money],
});

/** The form of the fund's figures from before this site. */
export const historyForm: SettingForm = {
  rules: (_languages, values) =>
    Object.fromEntries(
      allRows
        .filter((row) => isFilled(values, row))
        .flatMap((row) => yearFields.map((field) => [inYear(row, field), rulesOf(row)[field]])),
    ),
  write: ({ history }) =>
    Object.fromEntries(
      history.flatMap((figures, index) =>
        yearFields.map((field) => [inYear(index + 1, field), textOf(figures, field)]),
      ),
    ),
  read: (values) => ({
    history: allRows
      .filter((row) => isFilled(values, row))
      .map((row) => readYear(row, values))
      .sort((one, other) => one.year - other.year),
  }),
};

function textOf(
  { year, projects, amountInCents, internalRequests, internalAmountInCents }: YearFigures,
  field: YearField,
) {
  const texts = {
    year: String(year),
    projects: String(projects),
    amount: writeAmount(amountInCents),
    internalRequests: String(internalRequests),
    internalAmount: writeAmount(internalAmountInCents),
  };
  return texts[field];
}

/** Reads a year; an empty number is none. */
function readYear(row: number, values: TypedTexts): YearFigures {
  const count = (field: YearField) => Number(textIn(values, inYear(row, field)));
  const cents = (field: YearField) => centsOf(textIn(values, inYear(row, field))) ?? 0;
  return {
    year: count("year"),
    projects: count("projects"),
    amountInCents: cents("amount"),
    internalRequests: count("internalRequests"),
    internalAmountInCents: cents("internalAmount"),
  };
}
