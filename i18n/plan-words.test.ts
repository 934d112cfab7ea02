import { expect, test } from "vitest";
import type { Criterion } from "#domain/call.ts";
import { inEveryLanguage, writeCriterion } from "#i18n/plan-words.ts";

test("two criteria that differ in any part look different", () => {
  const criterion: Criterion = { id: "a", name: { nl: "Impact" }, help: { nl: "Voor wie?" }, weight: 60 };
  const others: Criterion[] = [
    { ...criterion, name: { nl: "Impact", en: "Impact" } },
    { ...criterion, name: { nl: "Impact", fr: "Impact" } },
    { ...criterion, help: { nl: "Voor wie en hoe lang?" } },
    { ...criterion, help: { nl: "Voor wie?", fr: "Pour qui ?" } },
    { ...criterion, words: { nl: "slecht, matig, gewoon, goed, top" } },
    { ...criterion, weight: 40 },
  ];
  const written = [criterion, ...others].map((one) => writeCriterion(one, (share) => `${share * 100} %`));
  expect(written[0]).toBe("Impact · Voor wie? (60 %)");
  expect(new Set(written).size).toBe(written.length);
});

test("a text in several languages names each of them, in the order of the site", () => {
  expect(inEveryLanguage({ fr: "Appel", nl: "Oproep" })).toBe("NL Oproep / FR Appel");
  expect(inEveryLanguage({ nl: "Oproep" })).toBe("Oproep");
});
