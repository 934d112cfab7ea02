import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { runSamen } from "#test/command.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aPerson, aProject } from "#test/factories.ts";
import { allRows } from "#test/table-rows.ts";
import { isEverything } from "#test/tier.ts";

async function aServerWith(content: "migrated" | "empty") {
  const { url, drop } = await aPostgres(content);
  onTestFinished(drop);
  return url;
}

async function rowsAt(place: { databaseUrl: string | null; dataDir: string }) {
  const { db, close } = await openDatabase(place);
  const rows = await allRows(db);
  await close();
  return rows;
}

test("a database moves to another PostgreSQL with every row, but not while Samen runs on it", async () => {
  const [from, to, dataDir] = [await aServerWith("migrated"), await aServerWith("empty"), aDataFolder("empty")];
  const { db, close } = await openDatabase({ databaseUrl: from, dataDir: "" });
  await aPerson(db, { firstname: "Zoë" });
  await aProject(db);
  const settings = { DATABASE_URL: from, DATA_DIR: dataDir };
  expect((await runSamen(settings, "move", to)).errors).toContain("Stop it first.");
  await close();
  expect((await runSamen(settings, "move", to)).output).toMatch(/^\d+ rows in \d+ tables are copied, and all compared/);
  expect(await rowsAt({ databaseUrl: to, dataDir })).toEqual(await rowsAt({ databaseUrl: from, dataDir }));
  expect((await runSamen(settings, "move", to)).errors).toBe("The database is not empty, so nothing was written.");
});

if (isEverything)
  test("an embedded database moves to PostgreSQL and back, and keeps every row", async () => {
    const [dataDir, back, to] = [aDataFolder(), join(aDataFolder("empty"), "back"), await aServerWith("empty")];
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
    await aPerson(db, { firstname: "Zoë" });
    await aProject(db);
    const rows = await allRows(db);
    await close();
    expect(await runSamen({ DATA_DIR: dataDir }, "move", to)).toMatchObject({ code: 0, errors: "" });
    expect(await rowsAt({ databaseUrl: to, dataDir })).toEqual(rows);
    expect(await runSamen({ DATABASE_URL: to, DATA_DIR: dataDir }, "move", back)).toMatchObject({
      code: 0,
      errors: "",
    });
    expect(await rowsAt({ databaseUrl: null, dataDir: back })).toEqual(rows);
  });
