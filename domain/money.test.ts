import { expect, test } from "vitest";
import { amount, largestPayment, readAmount } from "#domain/money.ts";

const readable: [string, number][] = [
  ["2500", 2_500_00],
  ["2.500,50", 2_500_50],
  ["2 500,50", 2_500_50],
  ["2,500.50", 2_500_50],
  ["25", 25_00],
  ["25,5", 25_50],
  ["25.5", 25_50],
  ["25,05", 25_05],
  ["0,5", 50],
  [",50", 50],
  ["0", 0],
  ["0025", 25_00],
  ["2.500", 2_500_00],
  ["2,500", 2_500_00],
  ["2 500", 2_500_00],
  ["1.234.567", 1_234_567_00],
  ["1 234 567,8", 1_234_567_80],
  ["1,234,567.89", 1_234_567_89],
  ["1.000 ", 1_000_00],
  ["  25  ", 25_00],
  ["€ 25", 25_00],
  ["€25.50", 25_50],
  ["25 €", 25_00],
  ["25,50 EUR", 25_50],
  ["EUR 25", 25_00],
  ["25 euro", 25_00],
  ["25 Euros", 25_00],
  ["25,-", 25_00],
  ["€ 1.000,--", 1_000_00],
  ["25,– €", 25_00],
  // Our own pages write amounts with a no-break space or a narrow one.
  ["€\u00a02.500,50", 2_500_50],
  ["2\u202f500,50\u00a0€", 2_500_50],
  ["999.999.999,99", largestPayment],
];

test.each(readable)("“%s” is read as %i cents", (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

const unreadable: [string, string][] = [
  ["", "rule.required"],
  ["   ", "rule.required"],
  ["\u00a0", "rule.required"],
  ["veel", "rule.amount.unreadable"],
  ["€", "rule.amount.unreadable"],
  ["euro", "rule.amount.unreadable"],
  ["25 dollar", "rule.amount.unreadable"],
  ["$25", "rule.amount.unreadable"],
  ["1e3", "rule.amount.unreadable"],
  ["0x1f", "rule.amount.unreadable"],
  ["Infinity", "rule.amount.unreadable"],
  ["1'000", "rule.amount.unreadable"],
  ["+25", "rule.amount.unreadable"],
  ["25,", "rule.amount.unreadable"],
  ["25.", "rule.amount.unreadable"],
  ["2..500", "rule.amount.unreadable"],
  ["2,,5", "rule.amount.unreadable"],
  [",", "rule.amount.unreadable"],
  ["-", "rule.amount.unreadable"],
  ["25-30", "rule.amount.unreadable"],
  ["٢٥", "rule.amount.unreadable"],
  ["1.234.56", "rule.amount.ambiguous"],
  ["1,234,56", "rule.amount.ambiguous"],
  ["1.23.456", "rule.amount.ambiguous"],
  ["12,34,567", "rule.amount.ambiguous"],
  ["25 50", "rule.amount.ambiguous"],
  ["2 5", "rule.amount.ambiguous"],
  ["1 000 00", "rule.amount.ambiguous"],
  ["1.000 000", "rule.amount.ambiguous"],
  ["0.123.456", "rule.amount.ambiguous"],
  ["1.2345,50", "rule.amount.ambiguous"],
  ["0,500", "rule.amount.decimals"],
  ["12,3456", "rule.amount.decimals"],
  ["2500,505", "rule.amount.decimals"],
  ["1.234,567", "rule.amount.decimals"],
  ["1 234.5678", "rule.amount.decimals"],
  ["-25", "rule.amount.negative"],
  ["− 25,50", "rule.amount.negative"],
  ["€ -25", "rule.amount.negative"],
  ["-€25", "rule.amount.negative"],
  ["-0", "rule.amount.negative"],
  ["1000000000", "rule.amount.most"],
  ["9".repeat(400), "rule.amount.most"],
];

test.each(unreadable)("“%s” is refused as %s", (text, code) => {
  expect(readAmount(text)).toMatchObject({ code });
});

/** Gives the same numbers every time, so that a failure can be repeated. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

test("reads any text as whole cents that can be paid, or gives a reason", () => {
  const random = randomNumbers(20_261_115);
  const alphabet = [..."0123456789012345..,,  -€+eEuro’'\u00a0\u202f\t\n−x\ud83d\u0000"];
  for (let round = 0; round < 50_000; round++) {
    const length = random.next().value % 14;
    const text = Array.from({ length }, () => alphabet[random.next().value % alphabet.length]).join("");
    const read = readAmount(text);
    if (typeof read !== "number") {
      expect(read.code, JSON.stringify(text)).toMatch(/^rule\.(required|amount\.)/);
      continue;
    }
    expect(Number.isInteger(read) && read >= 0 && read <= largestPayment, JSON.stringify(text)).toBe(true);
    // No digit is lost or added, except zeros.
    const digits = (written: string) => written.replaceAll(/\D/g, "").replaceAll(/^0+|0+$/g, "");
    expect(digits(String(read)), JSON.stringify(text)).toBe(digits(text));
  }
});

test("reads every amount back from each way to write it", () => {
  const random = randomNumbers(7);
  for (let round = 0; round < 2_000; round++) {
    const cents = random.next().value % 10_000_000_00;
    for (const locale of ["nl-BE", "nl-NL", "fr-BE", "en-GB"]) {
      const format = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
      expect(readAmount(format.format(cents / 100)), `${locale} ${cents}`).toBe(cents);
    }
    expect(readAmount((cents / 100).toFixed(2))).toBe(cents);
  }
});

// Reading in quadratic time would exceed the time limit of the test.
test("refuses a very long text", () => {
  for (const text of [" ".repeat(200_000), "1 ".repeat(100_000), "1.234".repeat(40_000), "€".repeat(200_000)]) {
    expect(readAmount(`${text}x`)).toMatchObject({ code: "rule.amount.unreadable" });
  }
});

test("refuses an amount outside its bounds, and gives the bound in euro", () => {
  const rule = amount({ least: 1_00, most: 5_000_00 });
  expect(rule("1", {})).toBeNull();
  expect(rule("5.000,00", {})).toBeNull();
  expect(rule("0,99", {})).toEqual({ code: "rule.amount.least", least: 1 });
  expect(rule("0", {})).toEqual({ code: "rule.amount.least", least: 1 });
  expect(rule("5.000,01", {})).toEqual({ code: "rule.amount.most", most: 5_000 });
  expect(rule("9".repeat(30), {})).toEqual({ code: "rule.amount.most", most: 5_000 });
});

test("takes a number as an amount in cents", () => {
  const rule = amount({ least: 1_00, most: 5_000_00 });
  expect(rule(1_00, {})).toBeNull();
  expect(rule(99, {})).toMatchObject({ code: "rule.amount.least" });
  expect(rule(-1_00, {})).toMatchObject({ code: "rule.amount.negative" });
  for (const odd of [1_00.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(rule(odd, {})).toMatchObject({ code: "rule.amount.unreadable" });
  }
});
