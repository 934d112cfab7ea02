import { randomBytes, randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type GivenRole, givenRoles, type Seat } from "#domain/permission.ts";
import { setUpSteps } from "#domain/set-up-step.ts";
import { openDemo } from "#server/actions/demo.ts";
import { and, eq, isNull, notInArray, sql } from "#server/database/drizzle.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { branches } from "#server/database/tables/fund-list.ts";
import { kiosks } from "#server/database/tables/kiosk.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { setUps } from "#server/database/tables/set-up.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import type { Draw } from "#test/draw.ts";
import { aServerProcess } from "#test/server-process.ts";
import { aCookie, anOfficeCookie, siteKey, siteSecret } from "#test/site-session.ts";

// A site with the demo as a process of its own, and people of every role who are logged in.

/** The demo on a disk, from which sites are copied. */
export type StoredDemo = { databaseUrl: string; dataDir: string };

/** Fills a database and a folder with the demo. */
export async function aStoredDemo(): Promise<StoredDemo> {
  const { url: databaseUrl, drop } = await aPostgres("empty");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  const dataDir = aDataFolder("empty");
  await migrateDatabase(db);
  await openDemo({ db, now: new Date(), secret: siteSecret, files: openLocalFiles(join(dataDir, "files")) });
  await close();
  return { databaseUrl, dataDir };
}

/** Someone who sends requests; without a cookie they are a visitor. */
export type Attacker = { name: string; cookie: string };

/** Logs in one person for each role, again if they were logged out or lost their role. */
export async function listAttackers(db: Database): Promise<Attacker[]> {
  const attackers: Attacker[] = [{ name: "visitor", cookie: "" }];
  const isHere = isNull(people.leftAt);
  for (const role of givenRoles) {
    const id = (await holderOf(db, role)) ?? (await newHolder(db, role));
    attackers.push({ name: role, cookie: await anOfficeCookie(db, id) });
  }
  const [applicant] = await db
    .select({ id: people.id })
    .from(people)
    .innerJoin(dossiers, eq(dossiers.applicantId, people.id))
    .where(isHere)
    .groupBy(people.id)
    .orderBy(sql`count(*) filter (where ${dossiers.state} = 'draft') desc, count(*) desc`, people.id)
    .limit(1);
  const [employee] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(isHere, notInArray(people.id, db.select({ id: dossiers.applicantId }).from(dossiers))))
    .orderBy(people.employeeId)
    .limit(1);
  for (const [name, person] of Object.entries({ applicant, employee }))
    if (person) attackers.push({ name, cookie: await aCookie(db, person.id) });
  return [...attackers, { name: "kiosk", cookie: await aKioskCookie(db) }];
}

async function holderOf(db: Database, role: GivenRole): Promise<string | null> {
  const [holder] = await db
    .select({ id: people.id })
    .from(personRoles)
    .innerJoin(people, eq(people.id, personRoles.personId))
    .where(and(eq(personRoles.role, role), isNull(people.leftAt)))
    .orderBy(personRoles.seat, people.employeeId)
    .limit(1);
  return holder?.id ?? null;
}

async function newHolder(db: Database, role: GivenRole): Promise<string> {
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(isNull(people.leftAt), notInArray(people.id, db.select({ id: personRoles.personId }).from(personRoles))))
    .orderBy(people.employeeId)
    .limit(1);
  if (!person) throw new Error("Everybody left the company");
  const seat: Seat | null = role === "committee" ? "chair" : null;
  await db.insert(personRoles).values({ personId: person.id, role, seat, givenAt: new Date() });
  return person.id;
}

async function aKioskCookie(db: Database): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const [branch] = await db.select().from(branches).limit(1);
  const now = new Date();
  const values = { name: "Onthaal", branch: branch?.code ?? "", madeAt: now, setUpEndsAt: now, lastSeenAt: now };
  await db.insert(kiosks).values({ id: randomUUID(), ...values, tokenHash: siteSecret.hash("kiosk", token) });
  return `samen_kiosk=${token}`;
}

/** A site on a copy of the demo. */
export async function aFuzzSite(demo: StoredDemo) {
  const { url: databaseUrl, drop } = await aPostgres({ copyOf: demo.databaseUrl });
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  onTestFinished(close);
  const dataDir = aDataFolder("empty");
  cpSync(demo.dataDir, dataDir, { recursive: true });
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: siteKey, DEMO: "true" };
  const server = aServerProcess({ ...settings, PORT: "0", TRUST_PROXY: "1" });
  return { db, server, url: await server.url() };
}

/** A site that is not set up yet. */
export async function anEmptyFuzzSite() {
  const { url: databaseUrl, drop } = await aPostgres("empty");
  onTestFinished(drop);
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: aDataFolder("empty"), SECRET_KEY: siteKey, DEMO: "false" };
  const server = aServerProcess({ ...settings, PORT: "0", TRUST_PROXY: "1" });
  const url = await server.url();
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  onTestFinished(close);
  return { db, server, url };
}

/** The browser that sets up a site, after some of its steps. */
export async function aFounder(db: Database, draw: Draw): Promise<Attacker> {
  const token = randomBytes(32).toString("base64url");
  const steps = setUpSteps.slice(0, draw(setUpSteps.length + 1));
  await db.update(setUps).set({
    openedAt: null,
    progress: Object.fromEntries(steps.map((step) => [step, "done"])),
    sessionHash: siteSecret.hash("set-up", token),
    sessionEndsAt: new Date(Date.now() + 3_600_000),
  });
  return { name: "founder", cookie: `samen_set_up=${token}` };
}
