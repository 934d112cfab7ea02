import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase, openInMemory } from "#server/database/open.ts";
import { storeTestLists } from "#test/fund-lists.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Which database this project's tests run on. */
    databaseKind: "embedded" | "postgres";
    /** A PostgreSQL of this test run, with all rights. */
    postgresUrl: string;
    /** The file with a migrated embedded database that holds only the lists of the test fund. */
    databaseDump: string;
  }
}

/** Starts a private PostgreSQL and prepares a migrated database of both kinds, once per test run. */
export default async function setUp(project: TestProject) {
  const [postgres, dump] = await Promise.all([aPostgresServer({ waitsForDisk: false }), dumpMigrated()]);
  const dumpFile = join(postgres.folder, "embedded.tar");
  writeFileSync(dumpFile, dump);
  await makeTemplate(postgres.url);
  project.provide("postgresUrl", postgres.url);
  project.provide("databaseDump", dumpFile);
  return postgres.stop;
}

/**
 * Starts a PostgreSQL in a new folder; stopping it deletes everything. Tests that never break it need not wait for the
 * disk.
 */
export async function aPostgresServer({ waitsForDisk = true, place = tmpdir() } = {}) {
  const folder = mkdtempSync(join(place, "samen-postgres-"));
  makeDatabases(folder);
  let postgres = await startPostgres(folder, waitsForDisk);
  /** Ends it in the way of this signal: SIGINT is a fast end, SIGQUIT an immediate one, and SIGKILL a crash. */
  const goDown = async (signal: "SIGINT" | "SIGQUIT" | "SIGKILL") => {
    if (postgres.exitCode !== null || postgres.signalCode !== null) return;
    const exitEvent = once(postgres, "exit");
    postgres.kill(signal);
    await exitEvent;
  };
  return {
    folder,
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    goDown,
    /** Starts it again. */
    comeBack: async () => {
      // After a crash, processes of the old one may still hold its memory for a moment.
      for (let isBack = false; !isBack; )
        isBack = await startPostgres(folder, waitsForDisk).then(
          (started) => {
            postgres = started;
            return true;
          },
          () => false,
        );
    },
    /** Stops all its processes where they are, until the returned function is called. */
    freeze: () => {
      const main = postgres.pid ?? 0;
      process.kill(main, "SIGSTOP");
      const children = readFileSync(`/proc/${main}/task/${main}/children`, "utf8")
        .split(" ")
        .filter(Boolean)
        .map(Number);
      for (const child of children) process.kill(child, "SIGSTOP");
      return () => {
        for (const one of [...children, main]) process.kill(one, "SIGCONT");
      };
    },
    stop: async () => {
      await goDown("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const surroundings = (folder: string) => ({
  cwd: folder,
  env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", TZ: "UTC" },
});

function makeDatabases(folder: string): void {
  const account = postgresAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  execFileSync(
    join(postgresBinaries(), "initdb"),
    ["-D", join(folder, "data"), "-U", "postgres", "-E", "UTF8", "--auth=trust", "--no-sync"],
    { ...surroundings(folder), ...account, stdio: "ignore" },
  );
}

async function startPostgres(folder: string, waitsForDisk: boolean): Promise<ChildProcess> {
  // It listens only on a socket in its own folder, so that it needs no free port.
  const server = [
    join(postgresBinaries(), "postgres"),
    "-D",
    join(folder, "data"),
    "-k",
    folder,
    "-c",
    "listen_addresses=",
    "-c",
    `fsync=${waitsForDisk}`,
  ];
  const [command = "", ...args] = [...endsWithUs(postgresAccount()), ...server];
  const postgres = spawn(command, args, { ...surroundings(folder), stdio: ["ignore", "ignore", "pipe"] });
  const lines: string[] = [];
  for await (const line of createInterface(postgres.stderr)) {
    if (line.includes("ready to accept connections")) {
      postgres.stderr.resume();
      return postgres;
    }
    lines.push(line);
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join("\n")}`);
}

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root; Debian's package brings an account for it. */
export function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const id = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** A command before another that makes the kernel stop it when we end, even when we are killed. */
export function endsWithUs(account: Account | null): string[] {
  if (process.platform !== "linux") return [];
  const change = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"] : [];
  return ["setpriv", ...change, "--pdeathsig=INT"];
}

function postgresBinaries(): string {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error("PostgreSQL is not installed: node scripts/set-up.js test");
  return join(debian, newest, "bin");
}

async function dumpMigrated(): Promise<Buffer> {
  const database = await openInMemory();
  await migrateDatabase(database.db);
  await storeTestLists(database.db);
  const dump = await database.dump();
  await database.close();
  return Buffer.from(await dump.arrayBuffer());
}

/** Makes the database `migrated`, which tests copy. */
export async function makeTemplate(url: string) {
  await runAsAdministrator(url, "create database migrated");
  const template = await openDatabase({ databaseUrl: withDatabase(url, "migrated"), dataDir: "" });
  await migrateDatabase(template.db);
  await storeTestLists(template.db);
  await template.close();
}

/** Makes a copy of a database that nobody has open. */
export async function copyDatabase(url: string, template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runAsAdministrator(url, `create database ${name} template ${template}`);
  return {
    url: withDatabase(url, name),
    drop: () => runAsAdministrator(url, `drop database ${name} with (force)`),
  };
}

/** Runs a statement with all rights. */
export async function runAsAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database in the same PostgreSQL. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
