import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eq, getTableColumns, is, PgTable, sql } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import * as tables from "#server/database/tables/index.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { codeApps } from "#server/database/tables/second-factor.ts";
import { sessions } from "#server/database/tables/session.ts";
import { openSecret } from "#server/platform/secret.ts";
import { runSamen, spawnSamen } from "#test/command.ts";
import { aContext } from "#test/context.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aPerson } from "#test/factories.ts";
import { readPages } from "#test/pdf.ts";
import { isEverything } from "#test/tier.ts";

/** Makes a PostgreSQL with the settings that a command needs to find it. */
async function anInstallation() {
  const postgres = await aPostgres("migrated");
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await database.close();
    await postgres.drop();
  });
  const dataDir = aDataFolder("empty");
  return { db: database.db, dataDir, settings: { DATABASE_URL: postgres.url, DATA_DIR: dataDir } };
}

const list = `personeelsnummer;voornaam;naam;e-mail;vestiging;afdeling;statuut;taal
412345;Anna;Peeters;anna@amandel.example;gent;finance;vast;nl
412346;Jan;Maes;jan@amandel.example;wevelgem;finance;vast;nl
412347;Zoë;Lefèvre;zoe@amandel;brussel;;;fr
`;

const aList = (folder: string, content = list) => {
  const file = join(folder, "list.csv");
  writeFileSync(file, content);
  return file;
};

test("a dry run prints the changes line by line and in words, and changes nothing", async () => {
  const { db, dataDir, settings } = await anInstallation();
  await aPerson(db, { employeeId: "00412346", firstname: "Jan", lastname: "Maes", email: "jan@amandel.example" });
  await aPerson(db, { employeeId: "00000001" });
  const before = await db.select().from(people);
  const { output, code } = await runSamen(settings, "roster", "import", aList(dataDir), "--dry-run");
  expect(output.split("\n")).toEqual([
    "  line  ID        what",
    "     2  00412345  new: Anna Peeters, gent",
    "     3  00412346  changes: Jan Maes (branch gent → wevelgem)",
    "     4  00412347  left out: the email address is not one",
    "        00000001  leaves: Anna Peeters, gent",
    "",
    "1 new, 1 changed, 1 leaving, 0 as before, 1 doubtful. Nothing was changed.",
  ]);
  expect(code).toBe(0);
  expect(await db.select().from(people)).toEqual(before);
});

test("a list without most of the people is imported only if the operator insists", async () => {
  const { db, dataDir, settings } = await anInstallation();
  await aPerson(db);
  const refused = await spawnSamen(settings, "roster", "import", aList(dataDir));
  expect(refused).toMatchObject({ code: 1, output: "" });
  expect(refused.errors).toBe(
    "After this list 1 of 1 people would be gone, so nothing was changed. Look at it with --dry-run; if it is right, add --allow-many-leavers.",
  );
  const imported = await spawnSamen(settings, "roster", "import", aList(dataDir), "--allow-many-leavers");
  expect(imported).toMatchObject({ code: 0, errors: "" });
  expect(imported.output).toContain("2 new, 0 changed, 1 leaving, 0 as before, 1 doubtful. The list is taken over.");
  expect((await runSamen(settings, "roster", "import", aList(dataDir))).output).toContain("2 as before");
});

if (isEverything)
  test("the embedded database can import a list and get its first coordinator", async () => {
    const settings = { DATA_DIR: aDataFolder() };
    expect((await runSamen(settings, "roster", "import", aList(settings.DATA_DIR))).output).toContain("2 new");
    expect((await runSamen(settings, "person", "role", "anna@amandel.example", "coordinator")).output).toBe(
      "Anna Peeters is now coordinator, and must log in anew.",
    );
    expect((await runSamen(settings, "verify", "audit")).output).toMatch(/^The audit log is whole: 2 entries, /);
  });

test("a role is given and taken by address or employee ID, ends every session, and is audited", async () => {
  const { db, settings } = await anInstallation();
  const anna = await aPerson(db);
  const begin = () =>
    db.insert(sessions).values({
      id: crypto.randomUUID(),
      tokenHash: crypto.randomUUID(),
      personId: anna.id,
      way: "mail_code",
      device: "Test",
      isRemembered: false,
      startedAt: new Date(),
      seenAt: new Date(),
      expiresAt: new Date("2099-01-01T00:00:00Z"),
    });
  await begin();
  expect((await runSamen(settings, "person", "role", anna.employeeId, "committee")).code).toBe(0);
  expect(await db.$count(sessions)).toBe(0);
  expect(await db.select().from(personRoles)).toMatchObject([{ personId: anna.id, role: "committee" }]);
  await begin();
  const again = await runSamen(settings, "person", "role", anna.email ?? "", "committee");
  expect(again.output).toBe("Nothing changed: Anna Peeters is already committee.");
  expect(await db.$count(sessions)).toBe(1);
  const removal = await runSamen(settings, "person", "role", anna.email ?? "", "committee", "--remove");
  expect(removal.output).toBe("Anna Peeters is no longer committee, and must log in anew.");
  expect(await db.$count(personRoles)).toBe(0);
  expect((await db.select().from(auditEntries).orderBy(auditEntries.number)).map(({ act }) => act)).toEqual([
    "give_role",
    "take_role",
  ]);
  for (const wrong of [["nobody@amandel.example", "committee"], [anna.employeeId, "king"], []])
    expect((await runSamen(settings, "person", "role", ...wrong)).code).toBe(1);
});

test("verify names the forged entry of the audit log, and ends with an error", async () => {
  const { db, settings } = await anInstallation();
  const anna = await aPerson(db);
  for (const role of ["committee", "coordinator", "operator"])
    await runSamen(settings, "person", "role", anna.employeeId, role);
  expect(await runSamen(settings, "verify", "audit")).toMatchObject({ code: 0, errors: "" });
  await db.execute(sql`alter table audit_entries disable trigger all`);
  await db.update(auditEntries).set({ subject: "person x" }).where(eq(auditEntries.number, 2));
  const forged = await runSamen(settings, "verify", "audit");
  expect(forged).toMatchObject({ code: 1, output: "" });
  expect(forged.errors).toContain("broken at entry 2");
});

test("after a change of key everything is resealed, also after an interrupted run", async () => {
  const { db, settings } = await anInstallation();
  const [before, present] = ["an earlier key of at least 32 characters", "the present key of at least 32 characters"];
  const keys = { dataDir: "", secretKey: before, secretKeysBefore: [] };
  const [old, fresh] = [openSecret(keys), openSecret({ ...keys, secretKey: present })];
  const column = sealedColumns.codeAppSecret;
  const owners = [];
  for (let number = 0; number < 3; number++) owners.push(await aPerson(db));
  for (const [index, { id }] of owners.entries()) {
    // The first value was resealed before the interruption.
    const sealedSecret = (index === 0 ? fresh : old).seal(placeOf(column, id), `secret ${index}`);
    await db.insert(codeApps).values({ personId: id, sealedSecret, confirmedAt: new Date("2026-11-15T09:00:00Z") });
  }
  const changed = { ...settings, SECRET_KEY: present, SECRET_KEYS_BEFORE: before };
  expect((await runSamen(changed, "secret", "rotate")).output).toMatch(/^2 values /);
  expect((await runSamen(changed, "secret", "rotate")).output).toMatch(/^0 values /);
  for (const [index, { id }] of owners.entries()) {
    const [row] = await db.select().from(codeApps).where(eq(codeApps.personId, id));
    expect(fresh.open(placeOf(column, id), row?.sealedSecret ?? "")).toBe(`secret ${index}`);
  }
});

test("without the earlier key nothing is resealed, and the command names the missing key", async () => {
  const { db, settings } = await anInstallation();
  const { id } = await aPerson(db);
  const sealedSecret = aContext(db).secret.seal(placeOf(sealedColumns.codeAppSecret, id), "secret");
  await db.insert(codeApps).values({ personId: id, sealedSecret, confirmedAt: new Date("2026-11-15T09:00:00Z") });
  const failed = await runSamen(
    { ...settings, SECRET_KEY: "another key of at least 32 characters" },
    "secret",
    "rotate",
  );
  expect(failed.code).toBe(1);
  expect(failed.errors).toContain("not among SECRET_KEY and SECRET_KEYS_BEFORE");
  expect(await db.select().from(codeApps)).toMatchObject([{ sealedSecret }]);
});

test("letters go to a new file that nobody else can read, and the operator learns that the codes are new", async () => {
  const { db, dataDir, settings } = await anInstallation();
  const karim = await aPerson(db, { firstname: "Karim", email: null });
  await aPerson(db, { firstname: "Lotte", branch: "brussel" });
  const out = join(dataDir, "letters.pdf");
  const { output } = await runSamen(settings, "letters", "print", out, "--without-mailbox", "--branch", "gent");
  expect(output).toBe(`1 letters are in ${out}. Their codes are new: earlier letters to these people no longer work.`);
  expect(readPages(readFileSync(out))[0]).toContain("Karim");
  expect(statSync(out).mode & 0o777).toBe(0o600);
  const again = await runSamen(settings, "letters", "print", out, "--person", karim.employeeId);
  expect(again).toMatchObject({ code: 1, errors: `${out} is there already; give another name.` });
  const none = join(dataDir, "none.pdf");
  const lost = await runSamen(settings, "letters", "print", none, "--person", "99999999");
  expect(lost).toMatchObject({ code: 1, errors: "This person is not on the staff list." });
  expect(existsSync(none)).toBe(false);
});

test("a change of key covers every column whose name starts with sealed", () => {
  const isTable = (value: unknown): value is PgTable => is(value, PgTable);
  const sealed = Object.values(tables)
    .filter(isTable)
    .flatMap((table) => Object.values(getTableColumns(table)).filter(({ name }) => /^sealed/.test(name)))
    // These values are deleted after ten minutes, long before a key is changed twice.
    .filter((column) => column !== tables.factorChallenges.sealedChallenge);
  const listedColumns = Object.values(sealedColumns).map(({ column }) => column);
  expect(sealed.filter((column) => !listedColumns.includes(column as never))).toEqual([]);
});

test("a command says in one sentence that the database is down or refuses it", async () => {
  // Where this host has two addresses, the error of both has no message of its own.
  const down = await runSamen({ DATABASE_URL: "postgres://samen@localhost:1/samen" }, "mail", "log");
  expect(down).toEqual({
    output: "",
    errors: expect.stringMatching(/^The database does not answer \(connect ECONNREFUSED .*\)\. Start it, .*\.$/),
    code: 1,
  });
  const { settings } = await anInstallation();
  const elsewhere = new URL(settings.DATABASE_URL);
  elsewhere.pathname = "/no_such_database";
  const refused = await runSamen({ ...settings, DATABASE_URL: elsewhere.href }, "mail", "log");
  expect(refused.errors).toMatch(
    /^The database refuses the connection \(.*no_such_database.*\)\. Check DATABASE_URL\.$/,
  );
});

test("a query that fails is one sentence, without the values of people", async () => {
  const { db, settings } = await anInstallation();
  await db.execute(sql`alter table people rename column email to address`);
  const { errors, code } = await runSamen(settings, "person", "role", "anna@amandel.example", "coordinator");
  expect([errors, code]).toEqual([
    expect.stringMatching(/^The database could not do this \(column .* does not exist\)\.$/),
    1,
  ]);
});

test("an unknown command lists all commands", async () => {
  const { errors, code } = await runSamen({}, "roster", "dance");
  expect(code).toBe(1);
  for (const usage of ["roster import", "person role", "verify audit", "secret rotate", "page write", "mail test"])
    expect(errors).toContain(usage);
});
