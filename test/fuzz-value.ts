import { getTableName, is, PgTable } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import * as tables from "#server/database/tables/index.ts";
import { type Draw, pickFrom } from "#test/draw.ts";

// Values of random requests: those that exist in a database, and those of people who look for trouble.

/** The texts that a database holds, by column, and the ids by table. */
export type StoredValues = { ids: Map<string, string[]>; texts: Map<string, string[]> };

const mostRows = 60;
const longestText = 200;

/** Reads values that exist, so that requests reach further than the first check. */
export async function readStoredValues(db: Database): Promise<StoredValues> {
  const stored: StoredValues = { ids: new Map(), texts: new Map() };
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue;
    const rows: Record<string, unknown>[] = await db.select().from(table).limit(mostRows);
    const add = (values: Map<string, string[]>, key: string, value: string) =>
      values.set(key, [...(values.get(key) ?? []), value]);
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== "string" || value === "" || value.length > longestText) continue;
        if (column === "id") add(stored.ids, getTableName(table), value);
        else add(stored.texts, column, value);
      }
  }
  return stored;
}

const oddTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "x\u202ey",
  "\u0085\u2028\ufeff",
  "é".repeat(255),
  "👍".repeat(130),
  "a".repeat(5_000),
  "a".repeat(70_000),
  "0",
  "-1",
  "1e999",
  "NaN",
  "Infinity",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "'; drop table x; --",
  "' or 1=1 --",
  "\\",
  "%",
  "%00",
  "%c3%28",
  "$1",
  "../../../../etc/hosts",
  "..\\..",
  "//evil.example/x",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "<script>alert(1)</script>",
  "<b>vet</b>",
  "& < > \" '",
  "a@b.example",
  '"a b"@b.example',
  "a@b.example\r\nbcc: c@d.example",
  "=1+1",
  "1.234,56",
  "1,5",
  "99999999999999999999",
  "0x10",
  "١٢",
  "2026-02-30",
  "2026-02-30T10:00",
  "2028-02-29T10:00",
  "0000-00-00",
  "-271821-04-20T00:00:00Z",
  "+275760-09-13T00:00:00Z",
  "9999-12-31",
  "31/02/2026",
  "25:61",
  "BE68 5390 0754 7034",
  "NL91ABNA0417164300",
  "nl",
  "zz",
  "de tuin en het dak",
  "a & b | !c <-> (d",
  "e".repeat(300).split("").join(" "),
  "00000000-0000-0000-0000-000000000000",
  "not-an-id",
];

const numbers = [0, 1, 2, 3, 5, 10, 24, 50, 100, 101, 1000, 12345, -1, -0, 0.5, 1e9, 2 ** 31 - 1, 2 ** 31];
const hugeNumbers = [-(2 ** 31), 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324, 0.1 + 0.2, 9e15];

/** Draws values. */
export type Values = ReturnType<typeof fuzzValues>;

/** Draws values of every kind, those that exist among them. */
export function fuzzValues(draw: Draw, { ids, texts }: StoredValues) {
  const pick = <One>(list: readonly One[]): One => pickFrom(draw, list);
  const everyId = [...ids.values()];
  const columns = [...texts.values()];
  const tableNames = [...ids.keys()];
  /** Tables whose name is part of a name: `officeCall.id` is about calls, `threadId` about threads. */
  const tablesIn = (name: string) => {
    const plain = name.toLowerCase();
    return tableNames.filter((table) => plain.includes(singular(table).replaceAll("_", "")));
  };
  const id = (name: string): string => {
    const fitting = tablesIn(name);
    if (fitting.length > 0 && draw(10) < 7) return pick(ids.get(pick(fitting)) ?? [""]);
    return draw(10) < 7 ? pick(pick(everyId)) : pick(oddTexts);
  };
  const text = (name: string): string => {
    const same = texts.get(name);
    const luck = draw(10);
    if (same && luck < 4) return pick(same);
    if (luck < 5) return pick(pick(columns));
    if (luck < 6) return `${pick(oddTexts)}${pick(oddTexts)}`;
    return luck < 7 ? id(name) : pick(oddTexts);
  };
  const moment = (): string => {
    if (draw(6) === 0) return pick(oddTexts);
    const time = Date.now() + (draw(4_000) - 2_000) * 3_600_000 * (draw(20) === 0 ? 10_000 : 1);
    return new Date(time).toISOString();
  };
  const number = (): number => (draw(5) === 0 ? pick(hugeNumbers) : pick(numbers));
  const whole = (): number => Math.trunc(pick(numbers.slice(0, -1)));
  /** A value of no kind in particular. */
  const anything = (): unknown =>
    pick([null, true, [], {}, [[]], { a: { b: [1] } }, pick(oddTexts), number(), [pick(oddTexts)], { code: "x" }]);
  return { draw, pick, id, text, moment, number, whole, anything };
}

function singular(table: string): string {
  const irregular: Record<string, string> = { people: "person", news: "news", mails: "mail" };
  return irregular[table] ?? table.replace(/ies$/, "y").replace(/s$/, "");
}
