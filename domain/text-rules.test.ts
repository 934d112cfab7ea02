import { expect, test } from "vitest";
import { after, before, date, notInFuture } from "#domain/date-rules.ts";
import { bic, iban, organisationNumber, postalCode, realPhone, registerNumber } from "#domain/number-rules.ts";
import type { Rule } from "#domain/rules.ts";
import {
  accepted,
  alpha,
  alphanumeric,
  confirm,
  endsWith,
  matches,
  not,
  number,
  readUrl,
  startsWith,
  url,
  whole,
} from "#domain/text-rules.ts";

const passes = (rule: Rule, value: unknown, values = {}) => rule(value, values) === null;

test("accepts the web address of a site, with or without https", () => {
  for (const typed of ["https://www.a.be", "http://a.be/x?y#z", "www.a.be", "a.brussels", "https://münchen.de"])
    expect(passes(url, typed), typed).toBe(true);
  for (const typed of ["", "a", "http://a", "mailto:a@b.be", "javascript:alert(1)", "a b.be", "https://u:p@a.be", "//"])
    expect(passes(url, typed), typed).toBe(false);
  expect(readUrl("www.a.be")).toBe("https://www.a.be/");
});

test("accepts every value that browsers send for a ticked box", () => {
  for (const value of [true, "true", "on", "yes", 1, "1"]) expect(passes(accepted, value)).toBe(true);
  for (const value of [false, "", "no", "off", 0, "YES", null]) expect(passes(accepted, value)).toBe(false);
});

test("accepts a number with a comma or a dot, and refuses an empty text", () => {
  for (const value of [0, -1.5, "0", "-12", "1,5", "1.5", " 7 "]) expect(passes(number, value)).toBe(true);
  for (const value of ["", " ", "1e3", "0x1f", "Infinity", Number.NaN, "€ 5", "1.5.2"])
    expect(passes(number, value)).toBe(false);
});

test("accepts a whole number between its bounds, both included", () => {
  const rule = whole(0, 20);
  for (const value of ["0", "20", 7]) expect(rule(value, {})).toBeNull();
  expect(rule("21", {})).toEqual({ code: "rule.between.number", least: 0, most: 20 });
  for (const value of ["-1", "1.5", "2,5", "x"]) expect(rule(value, {})).toEqual({ code: "rule.whole", least: 0 });
});

test("confirm needs the same value, and not refuses the listed values", () => {
  expect(passes(confirm("email"), "a@b.be", { email: "a@b.be" })).toBe(true);
  expect(passes(confirm("email"), "a@b.be", { email: "a@c.be" })).toBe(false);
  expect(passes(not(["admin"]), "admin ")).toBe(false);
  expect(passes(not(["admin"]), "anna")).toBe(true);
});

test("accepts letters of every alphabet, and refuses a space", () => {
  for (const value of ["Zoë", "Łukasz", "Ÿ", "Андрей"]) expect(passes(alpha, value), value).toBe(true);
  for (const value of ["Jean Paul", "A1", "-"]) expect(passes(alpha, value), value).toBe(false);
  expect(passes(alphanumeric, "Zoë7")).toBe(true);
  expect(passes(alphanumeric, "Zoë 7")).toBe(false);
});

test("patterns give the same answer every time", () => {
  const rule = matches(/^a+$/g, "b");
  for (const _time of [1, 2, 3]) expect(passes(rule, "aa")).toBe(true);
  expect(passes(rule, "b")).toBe(true);
  expect(passes(rule, "bb")).toBe(false);
  expect(passes(startsWith("BE", "NL"), "NL91")).toBe(true);
  expect(passes(startsWith("BE", "NL"), "FR91")).toBe(false);
  expect(passes(endsWith(".pdf"), "a.pdf")).toBe(true);
  expect(passes(endsWith(".pdf"), "a.doc")).toBe(false);
});

test("accepts a date that exists, before, after or not in the future", () => {
  for (const value of ["2024-02-29", "1999-12-31", "14/11/2023", "14/nov/2023"]) expect(passes(date, value)).toBe(true);
  for (const value of ["2023-02-29", "2023-13-01", "31/feb/2023", "//2023", "2023", ""])
    expect(passes(date, value)).toBe(false);
  expect([before("2023-11-14"), after("2023-11-14")].map((rule) => passes(rule, "2023-11-13"))).toEqual([true, false]);
  expect([before("2023-11-14"), after("2023-11-14")].map((rule) => passes(rule, "2023-11-14"))).toEqual([false, false]);
  expect([before("2023-11-14"), after("2023-11-14")].map((rule) => passes(rule, "2023-11-15"))).toEqual([false, true]);
  // At half past midnight in Brussels it is still yesterday in UTC.
  const now = new Date("2026-11-14T23:30:00Z");
  expect(passes(notInFuture(now), "2026-11-15")).toBe(true);
  expect(notInFuture(now)("2026-11-16", {})).toEqual({ code: "rule.future" });
});

test("checks official numbers by their country, and never repeats them", () => {
  expect(passes(iban, "be68 5390.0754-7034")).toBe(true);
  expect(iban("BE41 5390 0754 7035", {})).toEqual({ code: "rule.iban" });
  expect(passes(bic("iban"), "kredbebb", { iban: "BE68539007547034" })).toBe(true);
  expect(bic("iban")("ABNANL2A", { iban: "BE68539007547034" })).toEqual({ code: "rule.bicCountry" });
  expect(passes(bic("iban"), "ABNANL2A", {})).toBe(true);
  expect(bic("iban")("KRED", {})).toEqual({ code: "rule.bic" });
  const now = new Date("2026-11-15T12:00:00Z");
  expect(passes(registerNumber(now), "85.07.30-997.34")).toBe(true);
  expect(registerNumber(now)("85.07.30-997.35", {})).toEqual({ code: "rule.registerNumber" });
  expect(passes(organisationNumber("country"), "12345678", { country: "netherlands" })).toBe(true);
  expect(passes(organisationNumber("country"), "12345678", { country: "belgium" })).toBe(false);
  expect(passes(postalCode("country"), "1234 AB", { country: "netherlands" })).toBe(true);
  expect(postalCode("country")("1234 AB", { country: "belgium" })).toEqual({ code: "rule.postalCode.belgium" });
  // Without a chosen country, codes of both countries are valid.
  for (const code of ["9000", "1234 AB"]) expect(passes(postalCode("country"), code, {})).toBe(true);
  expect(postalCode("country")("123", {})).toEqual({ code: "rule.postalCode.belgium" });
  expect(passes(realPhone("country"), "06 12345678", {})).toBe(true);
});

test("never throws on values that are no text", () => {
  const rules: Rule[] = [url, accepted, number, alpha, alphanumeric, date, iban, whole(0, 9), not(["a"]), matches(/a/)];
  for (const value of [null, undefined, 0, Number.NaN, [], {}, true])
    for (const rule of rules) expect(() => rule(value, {})).not.toThrow();
});
