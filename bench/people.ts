import { randomUUID } from "node:crypto";
import { hashAccessCode, loginWithLetter } from "#server/actions/login.ts";
import { findMe } from "#server/actions/session.ts";
import type { Context } from "#server/context.ts";
import { sql } from "#server/database/drizzle.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { openSecret } from "#server/platform/secret.ts";
import { storeTestLists } from "#test/fund-lists.ts";
import { takeTurns } from "./measure.ts";
import { makeEmbedded, makePostgres, type Place } from "./place.ts";
import { figure, printHeading, printRow } from "./print.ts";

const turns = 7;
const turnSeconds = 0.3;
const code = "ABCDEFGH2345";
const letter = { firstname: "Anna", lastname: "Peeters", access_code: code, remember_me: false };

/** How often per second a function runs, one call after the other. */
async function rateOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let times = 0;
  while (performance.now() - start < turnSeconds * 1000) {
    await run();
    times++;
  }
  return times / ((performance.now() - start) / 1000);
}

async function printRatios(place: Place) {
  const { db, close } = await openDatabase(place);
  await migrateDatabase(db);
  await storeTestLists(db);
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
    setUp: null,
    mailFolder: null,
    now: new Date(),
    publicUrl: new URL("https://samen.example"),
    companyLogin: null,
    mailFrom: null,
    lookUpTexts: async () => null,
    // Each request comes from another network, so that no rate limit affects the measurement.
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
      setSetUp: () => {},
    },
  });
  const personId = randomUUID();
  const anna = { id: personId, employeeId: "10000001", email: "anna@amandel.example", branch: "gent" } as const;
  await db
    .insert(people)
    .values({ ...anna, ...letter, employmentStatus: "employed", language: "nl", department: "finance" });
  await db.insert(accessCodes).values({ personId, codeHash: hashAccessCode(secret, code), madeAt: new Date() });

  const rates = await takeTurns(turns, {
    bare: () => rateOf(() => db.execute(sql`select 1`)),
    login: () => rateOf(() => loginWithLetter(context(), { ...letter, employee_id: anna.employeeId })),
    check: () => rateOf(() => findMe(context(), token)),
  });
  await close();
  printRow(`login, ${place.where}`, figure(rates.login / rates.bare, 3));
  printRow(`session check, ${place.where}`, figure(rates.check / rates.bare, 3));
}

/** Prints how many logins and session checks are done in the time of one bare round-trip to the database. */
export async function printPeople(): Promise<void> {
  printHeading("Logins and session checks, as a part of a bare round-trip to the database");
  for (const make of [makeEmbedded, makePostgres]) {
    await using place = await make();
    await printRatios(place);
  }
}
