import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as dates from "#domain/date-rules.ts";
import * as money from "#domain/money.ts";
import * as numbers from "#domain/number-rules.ts";
import type { Rule } from "#domain/rules.ts";
import * as common from "#domain/rules.ts";
import * as texts from "#domain/text-rules.ts";

const now = new Date("2026-11-15T12:00:00Z");
const letters = (count: number) => "é".repeat(count);
const digits = (count: number) => "123456789012345678".slice(0, count);

type Bounds = { rule: Rule; well: unknown[]; wrong: unknown[]; values?: Record<string, unknown> };

/** Each rule with values at its bounds, and just below and above them. */
const bounds: Record<string, Bounds | Bounds[]> = {
  required: { rule: common.required, well: ["a", 0, true, ["a"]], wrong: ["", " \t\n", null, undefined, false, []] },
  email: {
    rule: common.email,
    well: [`${letters(64)}@a.be`, "a@b.be"],
    wrong: [`${letters(65)}@a.be`, "a@b.e", "a@be", "@b.be", "a@b@c.be", "a..b@c.be"],
  },
  phone: { rule: common.phone, well: [digits(8), `+${digits(15)}`], wrong: [digits(7), digits(16), "+", "1234 567a"] },
  employeeId: { rule: common.employeeId, well: [digits(8), "0000-0000"], wrong: [digits(7), digits(9), "1234567a"] },
  max: [
    {
      rule: common.max(80),
      well: [letters(79), letters(80), ` ${letters(80)} `, "👍".repeat(80)],
      wrong: [letters(81)],
    },
    { rule: common.max(80), well: [79, 80], wrong: [80.01, 81] },
    { rule: common.max(1), well: [["a"]], wrong: [["a", "b"]] },
  ],
  min: [
    { rule: common.min(3), well: [letters(3), letters(4)], wrong: [letters(2), ` ${letters(2)} `] },
    { rule: common.min(3), well: [3, 4], wrong: [2.99, 2] },
    { rule: common.min(2), well: [["a", "b"]], wrong: [["a"]] },
  ],
  between: [
    { rule: common.between(3, 5), well: [letters(3), letters(5)], wrong: [letters(2), letters(6)] },
    { rule: common.between(3, 5), well: [3, 5], wrong: [2.99, 5.01] },
    { rule: common.between(1, 2), well: [["a"], ["a", "b"]], wrong: [["a", "b", "c"]] },
  ],
  oneOf: { rule: common.oneOf(["a", "b"]), well: ["a", "b"], wrong: ["c", "A", "ab", ["a"]] },
  url: { rule: texts.url, well: ["a.be", "https://a.be"], wrong: ["a.b", "a", "ftp://a.be", "https://"] },
  accepted: { rule: texts.accepted, well: [true, "on"], wrong: [false, "off", 2] },
  number: { rule: texts.number, well: ["-1,5", "0", 0], wrong: ["", "1,", ",5", "1 5", Number.POSITIVE_INFINITY] },
  whole: { rule: texts.whole(0, 20), well: ["0", "20", 20], wrong: ["-1", "21", "0.5", "1234567890"] },
  confirm: { rule: texts.confirm("other"), values: { other: "a" }, well: ["a"], wrong: ["b", "a ", ""] },
  not: { rule: texts.not(["a"]), well: ["b", "aa"], wrong: ["a", " a "] },
  alpha: { rule: texts.alpha, well: ["a", "Zoë"], wrong: ["", "a1", "a b"] },
  alphanumeric: { rule: texts.alphanumeric, well: ["a1"], wrong: ["", "a-1"] },
  matches: { rule: texts.matches(/^a{2,3}$/), well: ["aa", "aaa"], wrong: ["a", "aaaa"] },
  startsWith: { rule: texts.startsWith("BE"), well: ["BE", "BE1"], wrong: ["B", "1BE"] },
  endsWith: { rule: texts.endsWith("BE"), well: ["BE", "1BE"], wrong: ["E", "BE1"] },
  mime: {
    rule: texts.mime("image/png", "image/jpeg"),
    well: ["a", [], { name: "a.png", type: "image/png" }, [{ name: "a.jpg", type: "image/jpeg" }]],
    wrong: [
      { name: "a.svg", type: "image/svg+xml" },
      [
        { name: "a.png", type: "image/png" },
        { name: "b", type: "" },
      ],
    ],
  },
  date: {
    rule: dates.date,
    well: ["2024-02-29", "1800-01-01", "2199-12-31", "29/2/2024", "1/1/1800"],
    wrong: ["2023-02-29", "1799-12-31", "2200-01-01", "2024-00-10", "2024-13-10", "0/1/2024", "32/1/2024", "1/1/24"],
  },
  before: {
    rule: dates.before("2023-11-14"),
    well: ["2023-11-13", "13/11/2023"],
    wrong: ["2023-11-14", "2023-11-15", "x"],
  },
  after: { rule: dates.after("2023-11-14"), well: ["2023-11-15"], wrong: ["2023-11-14", "2023-11-13", "x"] },
  notInFuture: {
    rule: dates.notInFuture(now),
    well: ["2026-11-14", "2026-11-15"],
    wrong: ["2026-11-16", "16/nov/2026", ""],
  },
  amount: {
    rule: money.amount({ least: 1_00, most: 10_000_000_00 }),
    well: ["1", "1,00", "10.000.000", "10.000.000,00", 1_00],
    wrong: ["0,99", "0", "10.000.000,01", "-1", 99, 1_00.5],
  },
  iban: {
    rule: numbers.iban,
    well: ["BE68539007547034", "NL91ABNA0417164300"],
    wrong: ["BE6853900754703", "BE685390075470340", "BE68539007547035", "BE41539007547035", "NL91ABNA041716430"],
  },
  bic: {
    rule: numbers.bic("account"),
    values: { account: "BE68539007547034" },
    well: ["KREDBEBB", "KREDBEBBXXX"],
    wrong: ["KREDBEB", "KREDBEBBX", "KREDBEBBXXXX", "ABNANL2A"],
  },
  registerNumber: {
    rule: numbers.registerNumber(now),
    well: ["85073099734", "85070099761", "98472899765", "999990019", "999990007"],
    wrong: ["8507309973", "850730997340", "85073099735", "85133099734", "999990018", "000000000"],
  },
  organisationNumber: [
    {
      rule: numbers.organisationNumber("country"),
      values: { country: "belgium" },
      well: ["0", "0000000196", "000000196", "BE 1999.990.144"],
      wrong: ["00", "1", "2123456791", "1999990145", "00000001960"],
    },
    {
      rule: numbers.organisationNumber("country"),
      values: { country: "netherlands" },
      well: ["0", "12345678", "123456782"],
      wrong: ["1234567", "123456783", "1234567820"],
    },
  ],
  postalCode: [
    { rule: numbers.postalCode("country"), well: ["1000", "9999"], wrong: ["999", "0999", "10000"] },
    {
      rule: numbers.postalCode("country"),
      values: { country: "netherlands" },
      well: ["1000 AA", "9999zz"],
      wrong: ["0999 AA", "1000 A", "1000 AAA", "1000 SS", "1000"],
    },
  ],
  realPhone: {
    rule: numbers.realPhone("country"),
    values: { country: "belgium" },
    well: ["0470 12 34 56", "+31 6 12345678", `+1${digits(7)}`, `+1${digits(14)}`],
    wrong: ["0470 12 34 5", "0470 12 34 56 7", "06 12345678", `+1${digits(6)}`, `+1${digits(15)}`],
  },
};

const cases = Object.entries(bounds).flatMap(([name, each]) => [each].flat().map((one) => ({ name, ...one })));

describe.each(cases)("$name", ({ rule, well, wrong, values = {} }) => {
  test("accepts values at its bounds and refuses values beyond them", () => {
    for (const value of well) expect(rule(value, values), String(value)).toBeNull();
    for (const value of wrong)
      expect(rule(value, values), String(value)).toMatchObject({ code: expect.stringMatching(/^rule\./) });
  });
});

test("every rule is in this test", () => {
  // These exports are no rules.
  const checks = ["checkField", "checkFields", "checkFilled", "isAward"];
  const amounts = ["centsOf", "readAmount", "writeAmount", "largestAmount", "largestPayment"];
  const others = [...checks, ...amounts, "readUrl"];
  const rules = [common, texts, dates, numbers, money].flatMap((module) => Object.keys(module));
  expect(Object.keys(bounds).sort()).toEqual(rules.filter((name) => !others.includes(name)).sort());
});

test("accepts both bounds and refuses their neighbours, for random bounds", () => {
  const range = fc.tuple(fc.nat(500), fc.nat(500)).map(([least, more]) => [least, least + more] as const);
  fc.assert(
    fc.property(range, ([least, most]) => {
      const passes = (rule: Rule, value: unknown) => rule(value, {}) === null;
      const kinds: [Rule, (size: number) => unknown][] = [
        [common.between(least, most), (size) => size],
        [common.between(least, most), letters],
        [texts.whole(least, most), String],
        [money.amount({ least, most }), (cents) => (cents / 100).toFixed(2)],
      ];
      for (const [rule, write] of kinds) {
        const sizes = [least - 1, least, most, most + 1].filter((size) => size >= 0);
        for (const size of sizes) {
          const isWithin = size >= least && size <= most;
          if (passes(rule, write(size)) !== isWithin) throw new Error(`${write(size)} of ${least} to ${most}`);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("no rule throws on any of 10 000 random texts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (value, other) => {
      const values = { other, account: other, country: other };
      for (const { rule } of cases) rule(value, values);
    }),
    { numRuns: 10_000 },
  );
});
