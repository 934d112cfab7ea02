import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { aFreePort } from "#test/nginx.ts";
import { endsWithUs, postgresAccount } from "#test/postgres.ts";

const program = ["/usr/sbin/pgbouncer", "/usr/local/bin/pgbouncer"].find((path) => existsSync(path));

type Options = { mode: "session" | "transaction"; keepsStatements?: boolean };

/** Whether this PgBouncer can keep prepared statements in transaction mode: from 1.21 on. */
export function canKeepStatements(): boolean {
  const [, major = 0, minor = 0] =
    /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(findProgram(), ["--version"], { encoding: "utf8" })) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

function findProgram(): string {
  if (!program) throw new Error("PgBouncer is not installed: node scripts/set-up.js test");
  return program;
}

/** A real PgBouncer before a database, with the settings of our guide; gives the address through it. */
export async function aPgBouncer(databaseUrl: string, { mode, keepsStatements = false }: Options): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "samen-pgbouncer-"));
  const account = postgresAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await aFreePort();
  const address = new URL(databaseUrl);
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${address.username}" ""\n`);
  const settings = [
    "[databases]",
    `* = host=${address.searchParams.get("host")} port=5432`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${users}`,
    `pool_mode = ${mode}`,
    "default_pool_size = 30",
    "max_client_conn = 200",
    ...(canKeepStatements() ? [`max_prepared_statements = ${keepsStatements ? 200 : 0}`] : []),
    "",
  ];
  writeFileSync(join(folder, "pgbouncer.ini"), settings.join("\n"));
  const [command = "", ...args] = [...endsWithUs(account), findProgram(), join(folder, "pgbouncer.ini")];
  const pooler = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
  const isReady = Promise.withResolvers<void>();
  let output = "";
  pooler.stderr.on("data", (piece) => {
    output += piece;
    if (output.includes("process up")) isReady.resolve();
  });
  const closeEvent = once(pooler, "close");
  void closeEvent.then(() => isReady.reject(new Error(`PgBouncer ended:\n${output}`)));
  onTestFinished(async () => {
    pooler.kill("SIGKILL");
    await closeEvent;
    rmSync(folder, { recursive: true });
  });
  await isReady.promise;
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return url.href;
}
