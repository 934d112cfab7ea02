import { expect, onTestFinished, test } from "vitest";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aServerProcess } from "#test/server-process.ts";
import { aSilentProxy } from "#test/silent-proxy.ts";
import { siteKey } from "#test/site-session.ts";

const settings = { PORT: "0", DEMO: "false", SECRET_KEY: siteKey };

async function aDatabaseUrl(content: "migrated" | "empty") {
  const { url, drop } = await aPostgres(content);
  onTestFinished(drop);
  return url;
}

test("waits for a database that starts later, and says so once", async () => {
  const database = await aSilentProxy(await aDatabaseUrl("migrated"));
  await database.refuse();
  const server = aServerProcess({ ...settings, DATABASE_URL: database.url, DATA_DIR: aDataFolder("empty") });
  await server.said("The database does not answer yet; Samen waits for it.");
  await database.accept();
  expect((await fetch(`${await server.url()}/readyz`)).status).toBe(200);
  expect(server.heard().match(/does not answer yet/g)).toHaveLength(1);
});

test("ends with one sentence when the database stays away or refuses the connection", async () => {
  const database = await aSilentProxy(await aDatabaseUrl("migrated"));
  const elsewhere = new URL(database.url);
  elsewhere.pathname = "/no_such_database";
  for (const [url, sentence] of [
    [elsewhere.href, /^The database refuses the connection \(.*no_such_database.*\)\. Check DATABASE_URL\.\n$/],
    [database.url, /^The database does not answer \(.*ECONNREFUSED.*\), also after 0 seconds\..*\n$/],
  ] as const) {
    if (url === database.url) await database.refuse();
    const server = aServerProcess({
      ...settings,
      DATABASE_URL: url,
      DATABASE_WAIT_SECONDS: "0",
      DATA_DIR: aDataFolder("empty"),
    });
    const { code, errors } = await server.ended;
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
    expect(server.heard()).not.toContain("    at ");
  }
});

test("listens where a proxy on the same machine asks, and says in one sentence that the port is taken", async () => {
  const DATABASE_URL = await aDatabaseUrl("migrated");
  const server = aServerProcess({ ...settings, DATABASE_URL, DATA_DIR: aDataFolder("empty") });
  const { port } = new URL(await server.url());
  for (const host of ["127.0.0.1", "localhost"])
    expect((await fetch(`http://${host}:${port}/healthz`)).status, host).toBe(200);
  const second = aServerProcess({ ...settings, PORT: port, DATABASE_URL, DATA_DIR: aDataFolder("empty") });
  const { code, errors } = await second.ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^Samen cannot listen on port \d+ of 127\.0\.0\.1\. Another program listens there\. .*\n$/);
});

test("two processes that start at once on an empty database make one demo", async () => {
  const DATABASE_URL = await aDatabaseUrl("empty");
  const servers = [1, 2].map(() =>
    aServerProcess({ ...settings, DEMO: "true", DATABASE_URL, DATA_DIR: aDataFolder("empty") }),
  );
  for (const server of servers) expect((await fetch(`${await server.url()}/readyz`)).status).toBe(200);
});

test("after SIGTERM it says that it stops, while it still answers and closes each connection", async () => {
  const DATABASE_URL = await aDatabaseUrl("migrated");
  const server = aServerProcess({ ...settings, DATABASE_URL, DRAIN_SECONDS: "20", DATA_DIR: aDataFolder("empty") });
  const url = await server.url();
  const before = await fetch(url);
  expect(before.headers.get("connection")).toBe("keep-alive");
  server.signal("SIGTERM");
  await server.said("stopping");
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, "This process is stopping.\n"]);
  // The second one comes from memory.
  for (const _ of [1, 2]) {
    const page = await fetch(url);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
  }
  server.signal("SIGTERM");
  expect((await server.ended).code).toBe(1);
});
