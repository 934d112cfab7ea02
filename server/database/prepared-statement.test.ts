import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Query, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { askPrepared } from "#server/database/prepared-statement.ts";
import { people } from "#server/database/tables/person.ts";
import { aDatabase } from "#test/database.ts";
import { aPerson } from "#test/factories.ts";

const shape = { id: people.id, firstname: people.firstname, left: people.leftAt, marks: sql<string[]>`` };

const marks = ["blue", 'a "quoted" one', "a, comma"];

/** Finds people by name with a prepared statement that has values of several types, one of them nullable. */
function findByName(db: Database, firstname: string, since: Date | null = null) {
  const build = (): { toSQL(): Query } =>
    db
      .select({ ...shape, marks: sql<string[]>`${sql.placeholder("marks")}::text[]` })
      .from(people)
      .where(
        sql`${people.firstname} = ${sql.placeholder("firstname")}
          and (${people.leftAt} > ${sql.placeholder("since")}::timestamptz or ${sql.placeholder("since")}::timestamptz is null)`,
      )
      .orderBy(people.employeeId);
  return askPrepared(db, "named", shape, build, { firstname, since, marks });
}

/** Divides by a number, which the database refuses for zero. */
function shareOf(db: Database, parts: number) {
  const statement = db.execute(sql`select 100 / ${sql.placeholder("parts")}::int`);
  const build = () => ({ toSQL: () => statement.getQuery() });
  return askPrepared(db, "shareOf", { share: sql<number>`` }, build, { parts });
}

describe.each(["embedded", "postgres"] as const)("on the %s database", (kind) => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await aDatabase(kind));
  });
  afterAll(() => close());

  test("a prepared statement reads the current rows, with new values each time", async () => {
    const dayOfLeaving = new Date("2026-03-01T10:20:30.456Z");
    const ann = await aPerson(db, { firstname: "Ann" });

    expect(await findByName(db, "Bo")).toEqual([]);
    expect(await findByName(db, "Ann")).toEqual([{ id: ann.id, firstname: "Ann", left: null, marks }]);
    const bo = await aPerson(db, { firstname: "Bo", leftAt: dayOfLeaving });
    expect(await findByName(db, "Bo", new Date("2026-03-01T10:20:30.455Z"))).toEqual([
      { id: bo.id, firstname: "Bo", left: dayOfLeaving, marks },
    ]);
    expect(await findByName(db, "Bo", dayOfLeaving)).toEqual([]);

    // The embedded database plans each query again.
    if (kind === "embedded") return;
    const statements = await db.select({ text: sql<string>`statement` }).from(sql`pg_prepared_statements`);
    expect(statements.filter(({ text }) => text.includes('"firstname" = '))).toHaveLength(1);
  });

  test("a prepared statement still works after the database refused it once", async () => {
    await expect(shareOf(db, 0)).rejects.toMatchObject({ cause: { code: "22012" } });
    expect(await shareOf(db, 4)).toEqual([{ share: 25 }]);
    await expect(shareOf(db, 0)).rejects.toMatchObject({ cause: { code: "22012" } });
    await expect(db.$count(people)).resolves.toBeTypeOf("number");
    expect(await shareOf(db, 5)).toEqual([{ share: 20 }]);
  });

  test("prepares a statement again that could not be prepared before", async () => {
    const count = () => {
      const statement = db.execute(sql`select count(*)::int from later`);
      return askPrepared(db, "count", { count: sql<number>`` }, () => ({ toSQL: () => statement.getQuery() }), {});
    };

    await expect(count()).rejects.toMatchObject({ cause: { code: "42P01" } });
    await db.execute(sql`create table later (id int)`);
    expect(await count()).toEqual([{ count: 0 }]);
  });

  test("a prepared statement sees the rows of its own transaction, and not those of another", async () => {
    const cor = await aPerson(db, { firstname: "Cor" });
    let outside: ReturnType<typeof findByName> | undefined;

    const failed = db.transaction(async (inside) => {
      await aPerson(inside, { firstname: "Cor" });
      outside = findByName(db, "Cor");
      expect(await findByName(inside, "Cor")).toHaveLength(2);
      throw new Error("The change failed.");
    });

    await expect(failed).rejects.toThrow("The change failed.");
    expect(await outside).toMatchObject([{ id: cor.id }]);
  });
});
