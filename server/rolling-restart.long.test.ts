import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { theSettings } from "#test/factories.ts";
import { aFreePort, anNginx } from "#test/nginx.ts";
import { aServerProcess } from "#test/server-process.ts";
import { siteKey } from "#test/site-session.ts";

const paths = ["/", "/en", "/fr/contact", "/en/projects", "/healthz", "/robots.txt"];

test("two processes behind nginx are restarted one after the other at 50 reads a second without a failed one", async () => {
  const { url: databaseUrl, drop } = await aPostgres("migrated");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  await theSettings(db);
  await close();
  const ports = [await aFreePort(), await aFreePort()] as const;
  const startAt = async (port: number) => {
    const settings = { DATABASE_URL: databaseUrl, SECRET_KEY: siteKey, DEMO: "false" };
    const server = aServerProcess({
      ...settings,
      PORT: String(port),
      DRAIN_SECONDS: "2",
      TRUST_PROXY: "1",
      DATA_DIR: aDataFolder("empty"),
    });
    await server.url();
    return server;
  };
  const servers = await Promise.all(ports.map(startAt));
  const site = await anNginx(ports);

  const failures: string[] = [];
  const underWay = new Set<Promise<unknown>>();
  let requests = 0;
  const ask = async (path: string) => {
    try {
      const { status } = await fetch(site + path);
      if (status !== 200) failures.push(`${path} ${status}`);
    } catch (error) {
      failures.push(`${path} ${(error as Error).cause ?? error}`);
    }
  };
  const load = setInterval(() => {
    const asking = ask(paths[requests++ % paths.length] ?? "/");
    underWay.add(asking);
    void asking.finally(() => underWay.delete(asking));
  }, 20);
  onTestFinished(() => clearInterval(load));

  for (const [place, port] of ports.entries()) {
    servers[place]?.signal("SIGTERM");
    expect((await servers[place]?.ended)?.code).toBe(0);
    await startAt(port);
  }
  clearInterval(load);
  await Promise.all(underWay);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(200);
});
