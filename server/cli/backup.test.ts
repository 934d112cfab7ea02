import { createHash, randomUUID } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, onTestFinished, test } from "vitest";
import { findStoreDoubt } from "#server/actions/store-mark.ts";
import { sql } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { files } from "#server/database/tables/file.ts";
import { installationFacts } from "#server/database/tables/installation.ts";
import { settings } from "#server/database/tables/setting.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aBucket } from "#test/bucket.ts";
import { runSamen } from "#test/command.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aPerson, aProject } from "#test/factories.ts";
import { allRows } from "#test/table-rows.ts";
import { isEverything } from "#test/tier.ts";

const SECRET_KEY = "the key of a fund that is backed up";

async function anInstallation(content: "migrated" | "empty") {
  const postgres = await aPostgres(content);
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await database.close();
    await postgres.drop();
  });
  const dataDir = aDataFolder("empty");
  const store = openLocalFiles(join(dataDir, "files"));
  return { db: database.db, dataDir, store, settings: { DATABASE_URL: postgres.url, DATA_DIR: dataDir, SECRET_KEY } };
}

/** A small fund with rows of every difficult kind: accents, references, JSON, an audit log and a file. */
async function aFund() {
  const fund = await anInstallation("migrated");
  const { db, store } = fund;
  const zoe = await aPerson(db, { firstname: 'Zoë "Zo"\n', lastname: "O'Brien \\ Šimek" });
  await aProject(db, { title: { nl: "Bijen, op 't dak" } });
  await db.insert(settings).values(
    [
      { key: "null", value: null },
      { key: "exact", value: { number: 1.5, list: ["é", null] } },
    ].map(({ key, value }) => ({ key, value: value === null ? sql`'null'::jsonb` : value })),
  );
  await runSamen(fund.settings, "person", "role", zoe.employeeId, "committee");
  const [bytes, storedAs] = [Buffer.from("a picture"), randomUUID()];
  await store.put(storedAs, Readable.from([bytes]));
  const checksum = createHash("sha256").update(bytes).digest("hex");
  const row = { name: "a.png", type: "image/png", size: bytes.length, checksum, storedAs, isPublic: true };
  await db.insert(files).values({ id: randomUUID(), ...row, storedAt: new Date("2026-11-15T09:00:00Z") });
  return { ...fund, storedAs };
}

/** Facts of an installation differ between a database and its copy. */
const withoutFacts = ({ installation_facts: _facts, ...rows }: Record<string, string[]>) => rows;

test("a backup is restored elsewhere with every row and file, and the audit log still holds", async () => {
  const [fund, place] = [await aFund(), aDataFolder("empty")];
  const made = await runSamen(fund.settings, "backup", place);
  expect(made).toMatchObject({ code: 0, errors: "" });
  expect(made.output).toContain("1 files.");
  expect(made.output).toContain("SECRET_KEY is not in it");
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()))
    expect(readFileSync(join(entry.parentPath, entry.name)).includes(SECRET_KEY), entry.name).toBe(false);
  expect((await runSamen({}, "verify", "backup", place)).output).toMatch(/ is whole: \d+ rows and 1 files\.$/);

  const other = await anInstallation("empty");
  const restored = await runSamen(other.settings, "restore", place);
  expect(restored).toMatchObject({ code: 0, errors: "" });
  expect(withoutFacts(await allRows(other.db))).toEqual(withoutFacts(await allRows(fund.db)));
  const storedFile = await other.store.open(fund.storedAs);
  expect(storedFile && (await buffer(storedFile)).toString()).toBe("a picture");
  expect((await runSamen(other.settings, "verify", "audit")).output).toMatch(/^The audit log is whole: 1 entries/);
  expect((await runSamen(other.settings, "verify", "files")).output).toBe(
    "All 1 files are there, as they were stored.",
  );
  // Triggers and references are back.
  await expect(other.db.execute(sql`delete from audit_entries`)).rejects.toMatchObject({
    cause: { message: "The audit log is only ever added to." },
  });
  await expect(other.db.execute(sql`delete from calls`)).rejects.toThrow();
  const facts = await other.db.select().from(installationFacts);
  expect(facts.map(({ key }) => key)).toEqual(expect.arrayContaining(["restored", "newestBackup"]));

  // Rows from a backup do not fit a store that went on after it.
  expect(await findStoreDoubt({ db: other.db, files: other.store })).toBeNull();
  expect(await findStoreDoubt({ db: other.db, files: fund.store })).toContain("older than the store of files");

  const again = await runSamen(other.settings, "restore", place);
  expect(again).toMatchObject({ code: 1 });
  expect(again.errors).toContain("The database is not empty.");
});

test("an encrypted backup opens only with its private key, in a bucket as in a folder", async () => {
  const [fund, bucket, folder] = [await aFund(), await aBucket(), aDataFolder("empty")];
  onTestFinished(bucket.stop);
  const [identity, otherIdentity] = [await generateX25519Identity(), await generateX25519Identity()];
  const [key, otherKey] = [join(folder, "key.txt"), join(folder, "other.txt")];
  writeFileSync(key, `# created: 2026-11-15\n${identity}\n`);
  writeFileSync(otherKey, otherIdentity);
  const made = await runSamen(fund.settings, "backup", bucket.url, "--to", await identityToRecipient(identity));
  expect(made.output).toContain("1 files, encrypted.");
  expect((await runSamen({}, "verify", "backup", bucket.url)).output).toContain("give with --key");
  expect((await runSamen({}, "verify", "backup", bucket.url, "--key", key)).output).toMatch(/\d+ rows and 1 files\.$/);

  const other = await anInstallation("empty");
  expect((await runSamen(other.settings, "restore", bucket.url)).errors).toContain("This backup is encrypted");
  const wrong = await runSamen(other.settings, "restore", bucket.url, "--key", otherKey);
  expect(wrong.errors).toBe("This private key does not open the backup.");
  expect(await runSamen(other.settings, "restore", bucket.url, "--key", key)).toMatchObject({ code: 0, errors: "" });
  expect(withoutFacts(await allRows(other.db))).toEqual(withoutFacts(await allRows(fund.db)));

  const plain = aDataFolder("empty");
  await runSamen(fund.settings, "backup", plain);
  expect(await runSamen({}, "verify", "backup", plain, "--key", key)).toMatchObject({ code: 0, errors: "" });
});

test("a backup that was cut off, damaged or made with another key is refused, and so is a store that is in use", async () => {
  const [fund, place] = [await aFund(), aDataFolder("empty")];
  await runSamen(fund.settings, "backup", place);
  const [name = ""] = readdirSync(place);
  const backup = join(place, name);
  const other = await anInstallation("empty");
  const refused = async (message: string | RegExp, settings = {}) => {
    const { code, errors } = await runSamen({ ...other.settings, ...settings }, "restore", backup);
    expect(errors).toMatch(message);
    expect(code).toBe(1);
    expect(await allRows(other.db)).toEqual({});
  };
  await refused("This backup needs the key", { SECRET_KEY: "another key of at least 32 characters" });
  await refused("Set SECRET_KEY to the key", { SECRET_KEY: "" });

  const strange = randomUUID();
  await other.store.put(strange, Readable.from(["of another fund"]));
  await refused("The store of files holds files that are not of this backup.");
  await other.store.remove(strange);

  const storedFile = join(backup, "files", fund.storedAs);
  writeFileSync(storedFile, "a forgery");
  await refused("was changed or cut off");
  expect((await runSamen({}, "verify", "backup", backup)).errors).toContain(`files/${fund.storedAs} was changed`);
  writeFileSync(storedFile, "a picture");

  const database = join(backup, "database.jsonl.gz");
  const bytes = readFileSync(database);
  writeFileSync(database, bytes.subarray(0, bytes.length - 20));
  await refused(/unexpected end of file|changed or cut off/);
  expect((await runSamen({}, "verify", "backup", backup)).code).toBe(1);
  await aPerson(fund.db);
  const later = aDataFolder("empty");
  await runSamen(fund.settings, "backup", later);
  const [laterName = ""] = readdirSync(later);
  copyFileSync(join(later, laterName, "database.jsonl.gz"), database);
  await refused("database.jsonl.gz was changed or cut off");
  writeFileSync(database, bytes);
  expect((await runSamen({}, "verify", "backup", backup)).code).toBe(0);

  rmSync(join(backup, "manifest.json"));
  await refused("no folder has a manifest.json");
});

test("no table counts by a sequence, which a copy would have to continue", async () => {
  const { db } = await anInstallation("migrated");
  const { rows } = (await db.execute(sql`select sequencename from pg_sequences where schemaname = 'public'`)) as never;
  expect(rows).toEqual([]);
});

if (isEverything)
  test("a backup of PostgreSQL is restored into the embedded database", async () => {
    const [fund, place, dataDir] = [await aFund(), aDataFolder("empty"), aDataFolder("empty")];
    await runSamen(fund.settings, "backup", place);
    const embedded = { DATA_DIR: dataDir, SECRET_KEY };
    expect(await runSamen(embedded, "restore", place)).toMatchObject({ code: 0, errors: "" });
    expect((await runSamen(embedded, "verify", "audit")).output).toMatch(/^The audit log is whole: 1 entries/);
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
    onTestFinished(close);
    expect(withoutFacts(await allRows(db))).toEqual(withoutFacts(await allRows(fund.db)));
  });
