import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { brusselsTime } from "#domain/brussels-time.ts";
import { findFact } from "#server/actions/installation.ts";
import { findSealingKey } from "#server/actions/secret-check.ts";
import { findStoreDoubt } from "#server/actions/store-mark.ts";
import { type Alone, CommandError, type LoneCommands } from "#server/cli/command.ts";
import { readMigrationState } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { deepestCause } from "#server/database/outage.ts";
import { readServerFacts } from "#server/database/queries/installation.ts";
import type { Config } from "#server/platform/config.ts";
import { openFiles } from "#server/platform/files/open.ts";
import { openScanner } from "#server/platform/files/scanner.ts";
import { createLog } from "#server/platform/log.ts";
import { checkSmtp } from "#server/platform/mail/smtp.ts";
import { isSecretThere, openSecret } from "#server/platform/secret.ts";

type Level = "good" | "look" | "wrong";
/** The result of a check; the sentence of a bad one says what to do. */
type Finding = { level: Level; about: string; sentence: string };
type Report = (level: Level, about: string, sentence: string) => void;

const oldestPostgres = 15;
const gigabyte = 1024 ** 3;
const day = 24 * 3_600_000;

export const doctorCommands: LoneCommands = {
  doctor: {
    usage:
      "doctor                           checks database, key, store, mail, clock, time zones and disk, and\n" +
      "                                                   says what to do",
    runAlone: async (alone) => {
      const findings: Finding[] = [];
      const report: Report = (level, about, sentence) => findings.push({ level, about, sentence });
      checkProxy(alone.config, report);
      checkTimeZone(report);
      await checkDatabase(alone, report);
      await checkStore(alone.config, report);
      await checkMail(alone.config, report);
      await checkScanner(alone.config, report);
      await checkDisk(alone.config, report);
      const lines = findings.map(
        ({ level, about, sentence }) => `  ${level.padEnd(6)} ${about.padEnd(10)} ${sentence}`,
      );
      if (findings.some(({ level }) => level === "wrong")) throw new CommandError(lines.join("\n"));
      return lines.join("\n");
    },
  },
};

/** Runs a part that may fail, and reports its error as a finding. */
async function attempt<Done>(report: Report, about: string, advice: string, run: () => Promise<Done>) {
  try {
    return await run();
  } catch (error) {
    report("wrong", about, `${deepestCause(error).message.replace(/\.$/, "")}. ${advice}`);
    return null;
  }
}

function checkProxy({ publicUrl, trustProxy, demo }: Config, report: Report): void {
  const isPublic = publicUrl.protocol === "https:";
  if (isPublic && trustProxy === 0)
    report("look", "proxy", "TRUST_PROXY is 0. Set it to the number of proxies, or all visitors count as one network.");
  else report("good", "proxy", `${publicUrl.origin}, ${trustProxy} proxies in front${demo ? ", as a demo" : ""}.`);
}

function checkTimeZone(report: Report): void {
  const noon = brusselsTime(new Date("2026-07-01T10:00:00Z"));
  if (noon.startsWith("2026-07-01T12:00")) report("good", "time zone", "Node knows the time in Brussels.");
  else report("wrong", "time zone", "Node lacks time zones. Use the Node that Samen brings, or one with full ICU.");
}

async function checkDatabase(alone: Alone, report: Report): Promise<void> {
  const { config, clock } = alone;
  if (!config.databaseUrl && !existsSync(join(config.dataDir, "database"))) {
    report("good", "database", "The first start makes an embedded one in DATA_DIR.");
    return;
  }
  const log = createLog({ level: "silent", clock });
  const advice = config.databaseUrl
    ? "See whether PostgreSQL runs and DATABASE_URL is right."
    : "With the embedded database, stop Samen first.";
  const database = await attempt(report, "database", advice, () => openDatabase({ ...config, log, isPatient: true }));
  if (!database) return;
  try {
    const { db } = database;
    await attempt(report, "database", advice, () => checkServer(db, alone, report));
    const hasTables = await attempt(report, "tables", advice, () => checkTables(db, report));
    await attempt(report, "key", advice, () => checkKey(db, config, report));
    if (hasTables) await attempt(report, "backup", advice, () => checkNights(db, alone, report));
  } finally {
    await database.close();
  }
}

async function checkServer(db: Database, { clock }: Alone, report: Report): Promise<void> {
  const before = clock().getTime();
  const facts = await readServerFacts(db);
  const version = Math.floor(facts.version / 10_000);
  if (version < oldestPostgres)
    report("wrong", "database", `PostgreSQL ${version} is too old. Use ${oldestPostgres} or newer.`);
  else if (facts.encoding !== "UTF8")
    report("wrong", "database", `The encoding is ${facts.encoding}. Make the database with the encoding UTF8.`);
  else if (!facts.mayCreate)
    report("wrong", "database", "Our user may not make tables. Make it the owner of the database.");
  else report("good", "database", `PostgreSQL ${version}, with all rights.`);

  if (facts.hasUnaccent) report("good", "extension", "unaccent is there.");
  else if (facts.offersUnaccent) report("good", "extension", "unaccent is not there yet; the first start makes it.");
  else report("wrong", "extension", "unaccent is missing. Install the package with PostgreSQL's contrib modules.");

  const apart = Math.abs(facts.now.getTime() - (before + clock().getTime()) / 2) / 1000;
  if (apart > 5)
    report("wrong", "clock", `This machine and the database are ${Math.round(apart)} s apart. Let both use NTP.`);
  else report("good", "clock", "This machine and the database have the same time.");
  if (facts.noonInBrussels !== 10)
    report(
      "wrong",
      "time zone",
      "PostgreSQL does not know the time in Brussels. Install the data of time zones (tzdata).",
    );
}

/** Reports the tables, and tells whether they are those of this version. */
async function checkTables(db: Database, report: Report): Promise<boolean> {
  const { applied, missing, unknown } = await readMigrationState(db);
  if (unknown > 0) report("wrong", "tables", "They are of a newer version of Samen. Start that one.");
  else if (applied.length === 0) report("good", "tables", "The database is empty; the first start makes them.");
  else if (missing > 0)
    report(
      "look",
      "tables",
      `${missing} changes wait for the next start, or for npm run samen -- migrate. Make a backup first.`,
    );
  else report("good", "tables", "They are up to date.");
  return missing === 0;
}

async function checkKey(db: Database, config: Config, report: Report): Promise<void> {
  const sealedWith = await findSealingKey(db).catch(() => null);
  if (!isSecretThere(config)) {
    if (sealedWith) report("wrong", "key", `The database needs the key ${sealedWith}. Set SECRET_KEY to it.`);
    else report("look", "key", "There is none yet; the first start makes one in DATA_DIR. Keep a copy elsewhere.");
    return;
  }
  if (sealedWith && !openSecret(config).hasKey(sealedWith))
    report(
      "wrong",
      "key",
      `The database was sealed with the key ${sealedWith}, and SECRET_KEY is another one. Set that one.`,
    );
  else if (!config.secretKey && config.databaseUrl)
    report(
      "look",
      "key",
      "It is in DATA_DIR of this machine. Set SECRET_KEY if there are several, and keep a copy elsewhere.",
    );
  else report("good", "key", "It opens what the database holds. Keep a copy elsewhere.");
}

async function checkNights(db: Database, { config, clock }: Alone, report: Report): Promise<void> {
  const [night, backup] = [await findFact(db, "lastNight"), await findFact(db, "newestBackup")];
  const isOld = (at: string) => clock().getTime() - Date.parse(at) > 2 * day;
  if (!backup) report("look", "backup", "There is none that Samen made. Make one: npm run samen -- backup <folder>.");
  else if (isOld(backup.at)) report("look", "backup", `The newest is of ${backup.at}. See why none followed.`);
  else report("good", "backup", `The newest is of ${backup.at}.`);
  if (night && isOld(night.at)) report("look", "night", `The nightly job last ended well at ${night.at}. See the log.`);
  const doubt = await findStoreDoubt({ db, files: await openFiles(config) }).catch(() => null);
  if (doubt) report("look", "files", doubt);
}

async function checkStore(config: Config, report: Report): Promise<void> {
  const advice = config.storage
    ? "See whether the bucket of STORAGE_URL is there and we may put, get, list and delete."
    : "See whether DATA_DIR can be written.";
  await attempt(report, "files", advice, async () => {
    const files = await openFiles(config);
    const name = "samen-doctor-test";
    await files.put(name, Readable.from(["samen"]));
    const storedFile = await files.open(name);
    if (!storedFile || (await text(storedFile)) !== "samen") throw new Error("A stored file did not come back");
    await files.remove(name);
    report("good", "files", "The store takes, gives and removes a file.");
  });
}

async function checkMail({ smtpUrl, demo }: Config, report: Report): Promise<void> {
  if (!smtpUrl) {
    report(
      demo ? "good" : "look",
      "mail",
      "There is no mail server: mails are files in DATA_DIR/outbox. Set SMTP_URL.",
    );
    return;
  }
  await attempt(report, "mail", "See whether SMTP_URL has the right host, user and password.", async () => {
    await checkSmtp(smtpUrl);
    report("good", "mail", "The mail server accepts our login. Send one: npm run samen -- mail test <address>.");
  });
}

async function checkScanner({ clamdUrl }: Config, report: Report): Promise<void> {
  if (!clamdUrl) {
    report("look", "scan", "Uploads are not scanned for viruses. Set CLAMD_URL if you have ClamAV.");
    return;
  }
  await attempt(report, "scan", "See whether ClamAV's daemon runs and CLAMD_URL is right.", async () => {
    await openScanner(clamdUrl).isClean((async function* () {})());
    report("good", "scan", "ClamAV answers.");
  });
}

async function checkDisk({ dataDir }: Config, report: Report): Promise<void> {
  let data = dataDir;
  while (!existsSync(data)) data = dirname(data);
  for (const folder of new Set([data, tmpdir()])) {
    const { bavail, bsize } = await statfs(folder);
    const free = (bavail * bsize) / gigabyte;
    const freeSpace = `${free.toFixed(1)} GB are free in ${folder}.`;
    if (free < 0.2) report("wrong", "disk", `${freeSpace} Make room now: writes fail soon.`);
    else if (free < 2) report("look", "disk", `${freeSpace} Make room.`);
    else report("good", "disk", freeSpace);
  }
}
