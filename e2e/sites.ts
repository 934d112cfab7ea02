import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { openDemo } from "#server/actions/demo.ts";
import { eq, inArray } from "#server/database/drizzle.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { projects } from "#server/database/tables/project.ts";
import { reviews } from "#server/database/tables/review.ts";
import { ballots, receipts, voters } from "#server/database/tables/vote.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { environment } from "#test/environment.ts";
import { aMailServer } from "#test/mail-server.ts";
import { aPostgresServer, copyDatabase, runAsAdministrator, withDatabase } from "#test/postgres.ts";
import { siteKey, siteSecret } from "#test/site-session.ts";
import type { ClockMessage, StartMessage } from "./site-process.ts";

/** The clock of a site. */
type Clock = {
  /** The time on it. */
  now(): Date;
  putForward(milliseconds: number): Promise<void>;
  /** Stops it; it then moves only when it is put forward. */
  stopClock(): Promise<void>;
};

/** A site with the demo and its own clock. */
export type Site = Clock & { url: string; dataDir: string; databaseUrl: string };

/** The site that all tests share; the main process passes its address to the workers. */
export const sharedSite: Omit<Site, "putForward" | "stopClock"> = {
  now: () => new Date(),
  get url() {
    return process.env.E2E_URL ?? "";
  },
  get dataDir() {
    return process.env.E2E_DATA_DIR ?? "";
  },
  get databaseUrl() {
    return process.env.E2E_DATABASE_URL ?? "";
  },
};

/** Starts PostgreSQL with the demo, and the shared site, before the first test. */
export default async function startSharedSite() {
  if (spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" }).status !== 0)
    throw new Error("The build failed");
  const postgres = await aPostgresServer({ waitsForDisk: false });
  process.env.E2E_DEMO_FILES = mkdtempSync(join(tmpdir(), "samen-e2e-demo-"));
  await makeDemo(postgres.url);
  process.env.E2E_POSTGRES = postgres.url;
  const { stop, ...site } = await startSite({ hasCompanyLogin: true });
  process.env.E2E_URL = site.url;
  process.env.E2E_DATA_DIR = site.dataDir;
  process.env.E2E_DATABASE_URL = site.databaseUrl;
  return async () => {
    await stop();
    await postgres.stop();
    rmSync(demoFiles(), { recursive: true });
  };
}

/** Fills a database once; every site gets a copy of it. */
async function makeDemo(postgresUrl: string): Promise<void> {
  await runAsAdministrator(postgresUrl, "create database demo");
  const { db, close } = await openDatabase({ databaseUrl: withDatabase(postgresUrl, "demo"), dataDir: "" });
  await migrateDatabase(db);
  const files = openLocalFiles(demoFiles());
  await openDemo({ db, now: new Date(), secret: siteSecret, files });
  await close();
}

/** The folder with the files of that database; every site gets a copy of these too. */
const demoFiles = () => process.env.E2E_DEMO_FILES ?? "";

/** Starts a site on a copy of the demo, with the votes and scores of its ballot or without both. */
export async function startSite({
  hasVotes = true,
  hasCompanyLogin = false,
} = {}): Promise<Site & { stop(): Promise<void> }> {
  const { url: databaseUrl, drop } = await copyDatabase(process.env.E2E_POSTGRES ?? "", "demo");
  if (!hasVotes) {
    const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
    for (const table of [receipts, ballots, voters]) await db.delete(table);
    // Without votes and scores all projects are equal, so that the committee has a tie to decide.
    const onBallot = db.select({ id: projects.dossierId }).from(projects).where(eq(projects.status, "shortlisted"));
    await db.delete(reviews).where(inArray(reviews.dossierId, onBallot));
    await db.update(projects).set({ committeeScore: null }).where(eq(projects.status, "shortlisted"));
    await close();
  }
  const dataDir = mkdtempSync(join(tmpdir(), "samen-e2e-"));
  cpSync(demoFiles(), join(dataDir, "files"), { recursive: true });
  const { child, url } = await startProcess(dataDir, databaseUrl, hasCompanyLogin ? "company-login" : "");
  return {
    url,
    dataDir,
    databaseUrl,
    ...clockOf(child),
    stop: async () => {
      child.disconnect();
      await once(child, "exit");
      await drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Moves the clock of a site in its process. */
function clockOf(child: ChildProcess): Clock {
  let aheadBy = 0;
  const sendMessage = async (message: ClockMessage) => {
    child.send(message);
    [aheadBy] = await once(child, "message");
  };
  return {
    now: () => new Date(Date.now() + aheadBy),
    putForward: (milliseconds) => sendMessage({ putForward: milliseconds }),
    stopClock: () => sendMessage("stop"),
  };
}

/** A site without a fund, the link that its start shows, and all mails that its mail server got, the newest last. */
export type EmptySite = Clock & {
  url: string;
  setUpLink: string;
  settings: Record<string, string>;
  mails: Email[];
  stop(): Promise<void>;
};

/** Starts a site on an empty database, with a mail server. */
export async function startEmptySite(): Promise<EmptySite> {
  const { url: databaseUrl, drop } = await copyDatabase(process.env.E2E_POSTGRES ?? "", "template0");
  const mails: Email[] = [];
  const mailServer = await aMailServer({ take: (mail) => mails.push(mail) });
  const dataDir = mkdtempSync(join(tmpdir(), "samen-e2e-"));
  const smtpUrl = `smtp://127.0.0.1:${mailServer.port}`;
  const { child, url, setUpLink } = await startProcess(dataDir, databaseUrl, "", smtpUrl);
  return {
    url,
    setUpLink,
    ...clockOf(child),
    settings: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: siteKey, PUBLIC_URL: url, DEMO: "false" },
    mails,
    stop: async () => {
      child.disconnect();
      await once(child, "exit");
      await mailServer.stop();
      await drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Starts the demo on the embedded database in a folder, as `npm start` does; it can only be killed. */
export async function startEmbeddedSite(dataDir: string): Promise<{ url: string; kill(): Promise<void> }> {
  const { child, url } = await startProcess(dataDir);
  return {
    url,
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function startProcess(dataDir: string, ...args: string[]) {
  const program = join(import.meta.dirname, "site-process.ts");
  const child = fork(program, [dataDir, ...args], { execArgv: [], env: { ...process.env, ...environment } });
  const earlyExit = once(child, "exit").then(([code]) => {
    throw new Error(`The site ended with ${code} before it listened`);
  });
  const [started] = (await Promise.race([once(child, "message"), earlyExit])) as [StartMessage];
  // After the start, the test ends the process itself.
  earlyExit.catch(() => {});
  return { child, ...started };
}
