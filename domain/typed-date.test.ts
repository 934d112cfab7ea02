import fc from "fast-check";
import { expect, test } from "vitest";
import { dateParts, joinDate, readDate, readDay, splitDate } from "#domain/typed-date.ts";

const read = (day: string, month: string, year: string) => readDate({ day, month, year });

test.each([
  ["14", "11", "2023", "2023-11-14"],
  ["1", "2", "1999", "1999-02-01"],
  [" 29 ", "02", " 2024 ", "2024-02-29"],
  ["3", "maart", "2020", "2020-03-03"],
  ["3", "Août", "2020", "2020-08-03"],
  ["3", "fév.", "2020", "2020-02-03"],
  ["3", "Sept", "2020", "2020-09-03"],
])("%s %s %s is a date", (day, month, year, date) => {
  expect(read(day, month, year)).toBe(date);
});

test("names the missing parts of a date", () => {
  expect(read("", "", "")).toEqual({
    code: "rule.date.missing",
    parts: ["day", "month", "year"],
    which: "day_month_year",
  });
  expect(read("14", " ", "2023")).toEqual({ code: "rule.date.missing", parts: ["month"], which: "month" });
});

test.each([
  ["31", "4", "2023", "day"],
  ["29", "2", "2023", "day"],
  ["32", "1", "2023", "day"],
  ["0", "1", "2023", "day"],
  ["1", "13", "2023", "month"],
  ["1", "jui", "2023", "month"],
  ["1", "hooimaand", "2023", "month"],
  ["1", "1", "23", "year"],
  ["1", "1", "1623", "year"],
])("refuses %s %s %s and names the wrong part", (day, month, year, part) => {
  expect(read(day, month, year)).toEqual({ code: "rule.date.unreal", parts: [part], which: part });
});

test("reads every day of four centuries, and never throws on odd text", () => {
  const days = fc.date({ min: new Date("1800-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = "", month = "", day = ""] = iso.split("-");
      expect(read(day, month, year)).toBe(iso);
    }),
  );
  const odd = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(odd, odd, odd, (day, month, year) => {
      const result = read(day, month, year);
      if (typeof result !== "string") expect(dateParts).toEqual(expect.arrayContaining(result.parts));
    }),
  );
});

test("a draft keeps the three fields, also when they are no date", () => {
  const draft = (day: string, month: string, year: string) => joinDate({ day, month, year });
  expect(draft("31", "feb", "2023")).toBe("31/feb/2023");
  expect(draft("", "", "2023")).toBe("//2023");
  expect(draft("", " ", "")).toBe("");
  expect(readDay(draft("3", "fév", "2023"))).toBe("2023-02-03");
  expect(readDay(draft("14/11/2023", "", ""))).toBe("2023-11-14");
  expect(readDay("2023-11-14")).toBe("2023-11-14");
  expect(readDay("2023-02-30")).toMatchObject({ code: "rule.date.unreal", parts: ["day"] });
  expect(splitDate("2023-11-04")).toEqual({ day: "04", month: "11", year: "2023" });
  const part = fc.string({ unit: "binary" }).map((text) => text.replaceAll("/", ""));
  fc.assert(
    fc.property(part, part, part, (day, month, year) => {
      const answer = joinDate({ day, month, year });
      // Three empty fields give an empty answer, which does not keep spaces.
      if (answer !== "") expect(splitDate(answer)).toEqual({ day, month, year });
    }),
  );
});
