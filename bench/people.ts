import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { hashAccessCode, loginWithLetter } from "#server/actions/login.ts";
import { findMe } from "#server/actions/session.ts";
import type { Context } from "#server/context.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { openSecret } from "#server/platform/secret.ts";
import { aPostgresServer } from "#test/postgres.ts";

const turns = 11;
const turnSeconds = 0.3;
const code = "ABCDEFGH2345";
const letter = { firstname: "Anna", lastname: "Peeters", access_code: code, remember_me: false };

/** How many times per second something is done, one after the other. */
async function rateOf(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let times = 0;
  while (performance.now() - begun < turnSeconds * 1000) {
    await run();
    times++;
  }
  return times / ((performance.now() - begun) / 1000);
}

const median = (rates: readonly number[]) => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;

async function printRatios(where: string, options: { databaseUrl: string | null; dataDir: string }) {
  const { db, close } = await openDatabase(options);
  await migrateDatabase(db);
  const secret = openSecret({
    secretKey: "a key that only the bench uses, long enough",
    secretKeysBefore: [],
    dataDir: "",
  });
  let token = "";
  let network = 0;
  const context = (): Context => ({
    db,
    me: null,
    kiosk: null,
    now: new Date(),
    publicUrl: new URL("https://samen.example"),
    companyLogin: null,
    // Everyone comes from elsewhere: the limits are not what is measured.
    network: () => String(network++),
    secret,
    files: openLocalFiles("never-used"),
    scansFiles: false,
    browser: {
      device: "Bench",
      setSession: (session) => {
        token = session?.token ?? token;
      },
      setKiosk: () => {},
    },
  });
  const personId = randomUUID();
  const anna = { id: personId, employeeId: "10000001", email: "anna@amandel.example", branch: "gent" } as const;
  await db
    .insert(people)
    .values({ ...anna, ...letter, employmentStatus: "employed", language: "nl", department: "finance" });
  await db.insert(accessCodes).values({ personId, codeHash: hashAccessCode(secret, code), madeAt: new Date() });

  const doings = {
    "bare round-trip": () => db.execute(sql`select 1`),
    login: () => loginWithLetter(context(), { ...letter, employee_id: anna.employeeId }),
    "session check": () => findMe(context(), token),
  };
  const rates = Object.fromEntries(Object.keys(doings).map((name) => [name, [] as number[]]));
  // Turn by turn, so that a busy moment of the machine touches all of them.
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, run] of Object.entries(doings)) rates[name]?.push(await rateOf(run));
  }
  const bare = median(rates["bare round-trip"] ?? []);
  for (const name of ["login", "session check"]) {
    console.log(`  ${`${name}, ${where}`.padEnd(62)} ${(median(rates[name] ?? []) / bare).toFixed(3)}`);
  }
  await close();
}

/** Prints how many logins and session checks are done in the time of one bare round-trip to the database. */
export async function printPeopleRatios(): Promise<void> {
  console.log("\nLogins and session checks, as a part of a bare round-trip to the database");
  const dataDir = mkdtempSync(join(tmpdir(), "samen-bench-"));
  await printRatios("embedded database", { databaseUrl: null, dataDir });
  rmSync(dataDir, { recursive: true, force: true });
  const postgres = await aPostgresServer();
  await printRatios("PostgreSQL", { databaseUrl: postgres.url, dataDir: "" });
  await postgres.stop();
}
