import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment } from "#test/environment.ts";
import { test as base } from "./live.ts";

/** A site of one's own, where it is kept, and the way to put its clock forward. */
export type Site = {
  url: string;
  dataDir: string;
  databaseUrl: string;
  putForward(milliseconds: number): Promise<void>;
};

/** A test with a site of its own: what happens when time passes would happen to every test that shares one. */
export const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "samen-late-"));
    const program = join(import.meta.dirname, "site-with-a-clock.ts");
    const started = fork(program, [dataDir], { execArgv: [], env: { ...process.env, ...environment } });
    const [{ url, databaseUrl }] = (await once(started, "message")) as [Pick<Site, "url" | "databaseUrl">];
    const putForward = async (milliseconds: number) => {
      started.send(milliseconds);
      await once(started, "message");
    };
    await use({ url, dataDir, databaseUrl, putForward });
    started.disconnect();
    await once(started, "exit");
    rmSync(dataDir, { recursive: true });
  },
});
