import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aPostgresServer } from "#test/postgres.ts";

/** An empty database and a folder beside it, which are deleted at the end of the block that holds them. */
export type Place = { where: string; databaseUrl: string | null; dataDir: string } & AsyncDisposable;

export async function makeEmbedded(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "samen-bench-"));
  return {
    where: "embedded database",
    databaseUrl: null,
    dataDir,
    [Symbol.asyncDispose]: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export async function makePostgres(): Promise<Place> {
  const { url, folder, stop } = await aPostgresServer();
  return { where: "PostgreSQL", databaseUrl: url, dataDir: join(folder, "samen"), [Symbol.asyncDispose]: stop };
}
