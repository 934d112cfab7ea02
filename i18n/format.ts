import { lastMinute } from "#domain/brussels-time.ts";
import { type Language, languageFacts, languages } from "#domain/language.ts";
import { getDateTimeFormat, getLanguageNames, getNumberFormat, locales } from "#i18n/locale.ts";
import type { Text } from "#i18n/text.ts";

/** The styles of dates; messages use them too: `{deadline, date, longDate}`. */
export const dateStyles = {
  // The short style of French has two digits for the year, so we do not use it.
  shortDate: { day: "2-digit", month: "2-digit", year: "numeric" },
  longDate: { dateStyle: "long" },
  weekdayDate: { dateStyle: "full" },
  dateTime: { dateStyle: "long", timeStyle: "short" },
  weekday: { weekday: "long" },
  shortDay: { weekday: "short", day: "numeric", month: "short" },
  time: { timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The styles of numbers; messages use them too: `{turnout, number, percent}`. */
export const numberStyles = {
  percent: { style: "percent" },
  tenths: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  kilobytes: { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 },
  megabytes: { style: "unit", unit: "megabyte", maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const money = { style: "currency", currency: "EUR" } as const;
const wholeMoney = { ...money, trailingZeroDisplay: "stripIfInteger" } as const;
const range = { day: "numeric", month: "short", year: "numeric" } as const;

const mostRemembered = 200;

/** Formatting a range is slow, and every page has the same few, so we cache them. */
function remembered(write: (from: Date, to: Date) => string): (from: Date, to: Date) => string {
  const cache = new Map<string, string>();
  return (from, to) => {
    const key = `${from.getTime()} ${to.getTime()}`;
    const written = cache.get(key) ?? write(from, to);
    if (cache.size >= mostRemembered) cache.clear();
    cache.set(key, written);
    return written;
  };
}

const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function createFormats(language: Language) {
  const locale = locales[language];
  const number = (options: Intl.NumberFormatOptions, value: number) => getNumberFormat(locale, options).format(value);
  // French writes “1er”, but `Intl` does not.
  const withFirst = (date: string) => (language === "fr" ? date.replaceAll(/(?<=^|\s)1(?=\s)/g, "1er") : date);
  const date = (style: keyof typeof dateStyles) => (moment: Date) =>
    withFirst(getDateTimeFormat(locale, dateStyles[style]).format(moment));
  return {
    /** € 1.234,50: always with the cents. */
    money: (cents: number) => number(money, cents / 100),
    /** € 2.500: without the cents when there are none. */
    wholeMoney: (cents: number) => number(wholeMoney, cents / 100),
    number: (value: number) => number({}, value),
    /** 82,0: always with one decimal. */
    tenths: (value: number) => number(numberStyles.tenths, value),
    /** 26%, from the ratio 0.256. */
    percent: (ratio: number) => number(numberStyles.percent, ratio),
    /** 412 kB, or 1,5 MB: for people who wonder whether to download it. */
    fileSize: (bytes: number) =>
      bytes < 1_000_000
        ? number(numberStyles.kilobytes, Math.max(1, bytes / 1000))
        : number(numberStyles.megabytes, bytes / 1_000_000),
    /** 14/11/2023 */
    shortDate: date("shortDate"),
    /** 14 november 2023, on one line: a date that breaks over two lines is hard to read. */
    longDate: (moment: Date) => date("longDate")(moment).replaceAll(" ", "\u00a0"),
    /** dinsdag 14 november 2023 */
    weekdayDate: date("weekdayDate"),
    /** dinsdag */
    weekday: date("weekday"),
    /** di 14 nov */
    shortDay: date("shortDay"),
    /** 14 november 2023 om 13:05 */
    dateTime: date("dateTime"),
    /** 13:05 */
    time: date("time"),
    /** Frans */
    languageName: (language: Language) => getLanguageNames(locale).of(language) ?? language,
    /** Frans (Français): readers of both languages find it in a list. */
    languageLabel: (language: Language) => {
      const [name, ownName] = [
        withCapital(getLanguageNames(locale).of(language) ?? language),
        languageFacts[language].name,
      ];
      return name === ownName ? name : `${name} (${ownName})`;
    },
    /** 15 sep – 13 nov 2023 */
    dateRange: remembered((from, to) =>
      // Browsers write a thin space around the dash and Node a plain one, but a page must be the same in both.
      withFirst(getDateTimeFormat(locale, range).formatRange(from, to).replaceAll("\u2009", " ")),
    ),
  };
}

const formatsOf = Object.fromEntries(languages.map((language) => [language, createFormats(language)])) as Record<
  Language,
  ReturnType<typeof createFormats>
>;

/** Gives what writes amounts, numbers, dates and times as readers of one language do, always in Brussels time. */
export function formats(language: Language) {
  return formatsOf[language];
}

/** The functions that write amounts, numbers, dates and times. */
export type PlainFormats = ReturnType<typeof formats>;

/** The same, and deadlines. */
export type Formats = PlainFormats & { until(closes: Date): string };

/** Gives the formats of a language, and its sentence for deadlines: no reader may find two dates for one deadline. */
export function formatsWithDeadline(language: Language, text: Text<"date.until">): Formats {
  const format = formats(language);
  return {
    ...format,
    /** tot en met 13 november 2023, 23:59: the last minute before a closing instant. */
    until: (closes) => {
      const last = lastMinute(closes);
      return text("date.until", { day: format.longDate(last), time: format.time(last) });
    },
  };
}
