import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { formats } from "#i18n/format.ts";

// Intl writes special spaces that look like plain ones.
const plain = (written: string) => written.replaceAll(/[\u00a0\u202f\u2009]/g, " ");

const afternoon = new Date("2023-11-14T12:05:00Z");

const expected = {
  money: { nl: "€ 1.234,50", en: "€1,234.50", fr: "1 234,50 €" },
  "money below zero": { nl: "€ -12,30", en: "-€12.30", fr: "-12,30 €" },
  "whole money": { nl: "€ 2.500", en: "€2,500", fr: "2 500 €" },
  "whole money with cents": { nl: "€ 2.500,50", en: "€2,500.50", fr: "2 500,50 €" },
  number: { nl: "12.345,678", en: "12,345.678", fr: "12 345,678" },
  "file size": { nl: "412 kB", en: "412 kB", fr: "412 ko" },
  "large file size": { nl: "1,5 MB", en: "1.5 MB", fr: "1,5 Mo" },
  percent: { nl: "26%", en: "26%", fr: "26 %" },
  "short date": { nl: "14/11/2023", en: "14/11/2023", fr: "14/11/2023" },
  "long date": { nl: "14 november 2023", en: "14 November 2023", fr: "14 novembre 2023" },
  "weekday and date": {
    nl: "dinsdag 14 november 2023",
    en: "Tuesday, 14 November 2023",
    fr: "mardi 14 novembre 2023",
  },
  "date and time": {
    nl: "14 november 2023 om 13:05",
    en: "14 November 2023 at 13:05",
    fr: "14 novembre 2023 à 13:05",
  },
  time: { nl: "13:05", en: "13:05", fr: "13:05" },
  "end of something": {
    nl: "tot en met 14 november 2023, 23:59",
    en: "until and including 14 November 2023, 23:59",
    fr: "jusqu’au 14 novembre 2023 inclus, 23:59",
  },
  "range of dates": { nl: "15 sep – 13 nov 2023", en: "15 Sept – 13 Nov 2023", fr: "15 sept. – 13 nov. 2023" },
};

const sentences = compileSentences(await readCatalogues("site"));

describe.each(languages)("in %s", (language) => {
  const { format } = sentences[language];
  const written: Record<keyof typeof expected, string> = {
    money: format.money(123450),
    "money below zero": format.money(-1230),
    "whole money": format.wholeMoney(250000),
    "whole money with cents": format.wholeMoney(250050),
    number: format.number(12345.678),
    "file size": format.fileSize(411_600),
    "large file size": format.fileSize(1_540_000),
    percent: format.percent(0.256),
    "short date": format.shortDate(afternoon),
    "long date": format.longDate(afternoon),
    "weekday and date": format.weekdayDate(afternoon),
    "date and time": format.dateTime(afternoon),
    time: format.time(afternoon),
    "end of something": format.until(new Date("2023-11-14T23:00:00Z")),
    "range of dates": format.dateRange(new Date("2023-09-15T10:00Z"), new Date("2023-11-13T10:00Z")),
  };

  test.each(Object.entries(expected))("writes %s as readers expect", (name, languages) => {
    expect(plain(written[name as keyof typeof expected])).toBe(languages[language]);
  });
});

test("writes the first of a month as 1er in French", () => {
  const first = new Date("2026-12-01T09:00:00Z");
  expect(plain(formats("fr").longDate(first))).toBe("1er décembre 2026");
  expect(formats("fr").shortDay(first)).toBe("mar. 1er déc.");
  expect(plain(formats("fr").longDate(new Date("2026-12-11T09:00:00Z")))).toBe("11 décembre 2026");
  expect(plain(formats("nl").longDate(first))).toBe("1 december 2026");
});

test.each(languages)("keeps a long date on one line in %s", (language) => {
  expect(formats(language).longDate(afternoon)).not.toMatch(/ /);
});

test("writes the date in Brussels, in winter and in summer", () => {
  expect(formats("nl").shortDate(new Date("2023-11-13T23:00:00Z"))).toBe("14/11/2023");
  expect(formats("nl").dateTime(new Date("2024-07-01T22:30:00Z"))).toBe("2 juli 2024 om 00:30");
});
