import { expect, onTestFinished, test } from "vitest";
import { eq, sql } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { settings as settingRows } from "#server/database/tables/setting.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { followOver } from "#test/event-stream.ts";
import { aCallInVote } from "#test/factories.ts";
import { aColleague } from "#test/leak-site.ts";
import { aServer } from "#test/server.ts";
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
    [database.url, /^The database does not answer \(.*ECONNREFUSED.*\)\. Start it,.*\n$/],
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
  // A signal within a second is the same one, so it is repeated.
  const repeating = setInterval(() => server.signal("SIGTERM"), 100);
  onTestFinished(() => clearInterval(repeating));
  expect((await server.ended).code).toBe(1);
});

test("ends cleanly when npm passes on the Ctrl-C that the terminal has sent as well", async () => {
  const server = aServerProcess({
    ...settings,
    DATABASE_URL: await aDatabaseUrl("migrated"),
    DATA_DIR: aDataFolder("empty"),
  });
  await server.url();
  // Two signals of one kind may become one.
  server.signal("SIGINT");
  server.signal("SIGTERM");
  expect((await server.ended).code).toBe(0);
  expect(server.heard()).toContain('"message":"stopped"');
});

test("ends when it is asked to while it still waits for its database", async () => {
  const database = await aSilentProxy(await aDatabaseUrl("migrated"));
  await database.refuse();
  const server = aServerProcess({ ...settings, DATABASE_URL: database.url, DATA_DIR: aDataFolder("empty") });
  await server.said("The database does not answer yet; Samen waits for it.");
  server.signal("SIGTERM");
  expect((await server.ended).code).toBe(0);
});

test("names each bad setting in a sentence, and does not start", async () => {
  const server = aServerProcess({ PORT: "no", SMTP_URL: "mail.example", SECRET_KEY: "short", TRUST_PROXY: "-1" });
  const { code, errors } = await server.ended;
  expect(code).toBe(1);
  expect(errors).toContain('PORT must be a whole number from 0 to 65535, not "no".');
  expect(errors).toContain("SMTP_URL must be an address that starts with smtp:// or smtps://.");
  expect(errors).toContain("SECRET_KEY must have at least 32 characters.");
  expect(server.heard()).toContain('"message":"SECRET_KEY must have at least 32 characters."');
  expect(server.heard()).not.toContain("    at ");
});

test("refuses a key that did not seal the database in one sentence, and does not start", async () => {
  const first = await aServer({ SECRET_KEY: siteKey });
  onTestFinished(first.stop);
  const place = { DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir };
  const server = aServerProcess({ ...settings, ...place, SECRET_KEY: "another key of at least 32 characters" });
  const { code, errors } = await server.ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^This database was sealed with the key .* not among SECRET_KEY and SECRET_KEYS_BEFORE/);
  expect(server.heard()).not.toContain("    at ");
});

test("when asked to stop, it ends open event streams, so that browsers reconnect elsewhere", async () => {
  const DATABASE_URL = await aDatabaseUrl("migrated");
  const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: "" });
  const { slug } = await aCallInVote(db);
  const { cookie } = await aColleague(db, "http://localhost", "coordinator");
  await close();
  const server = aServerProcess({ ...settings, DATABASE_URL, DATA_DIR: aDataFolder("empty") });
  const query = "subscription Turnout($slug: String!) { turnout(callSlug: $slug) { electorate } }";
  const stream = await followOver(await server.url(), { cookie, query, variables: { slug } });
  expect(await stream.next()).toEqual({ event: "next", data: { data: { turnout: { electorate: 1 } } } });
  server.signal("SIGTERM");
  expect(await stream.rest()).toEqual([]);
  expect((await server.ended).code).toBe(0);
});

test("a second process on the same folder gives the reason and ends, while the first continues", async () => {
  const folder = aDataFolder();
  const first = aServerProcess({ PORT: "0", DATA_DIR: folder, DEMO: "false" });
  const url = await first.url();
  const second = aServerProcess({ PORT: "0", DATA_DIR: folder, DEMO: "false" });
  const { code, errors } = await second.ended;
  expect(code).toBe(1);
  expect(errors).toContain(folder);
  expect(second.heard()).not.toContain("    at ");
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  first.signal("SIGINT");
  expect((await first.ended).code).toBe(0);
});

test("a demo is not served as a fund, nor a fund as a demo", async () => {
  const DATABASE_URL = await aDatabaseUrl("migrated");
  const place = { ...settings, DATABASE_URL, DATA_DIR: aDataFolder("empty") };
  const demo = aServerProcess({ ...place, DEMO: "true" });
  await demo.url();
  demo.signal("SIGTERM");
  await demo.ended;
  const asFund = await aServerProcess({ ...place, DEMO: "false" }).ended;
  expect([asFund.code, asFund.errors]).toEqual([1, expect.stringMatching(/^This database holds the demo fund/)]);

  const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: "" });
  await db.delete(settingRows).where(eq(settingRows.key, "demo"));
  const withoutMark = await aServerProcess({ ...place, DEMO: "false" }).ended;
  expect(withoutMark.errors).toMatch(/^This database holds the demo fund/);
  await db.execute(sql`truncate people cascade`);
  await close();
  const asDemo = await aServerProcess({ ...place, DEMO: "true" }).ended;
  expect([asDemo.code, asDemo.errors]).toEqual([1, expect.stringMatching(/^This database holds a real fund/)]);
});
