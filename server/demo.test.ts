import { expect, onTestFinished, test } from "vitest";
import { demoLogins } from "#server/database/demo/people.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { settings as settingRows } from "#server/database/tables/setting.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aServer } from "#test/server.ts";
import { aServerProcess } from "#test/server-process.ts";

test("a demo is not served as a fund, nor a fund as a demo", async () => {
  const database = await aPostgres("migrated");
  onTestFinished(database.drop);
  const settings = { PORT: "0", DATABASE_URL: database.url, DATA_DIR: aDataFolder("empty") };
  const demo = aServerProcess({ ...settings, DEMO: "true" });
  await demo.url();
  demo.signal("SIGTERM");
  await demo.ended;
  const asFund = await aServerProcess({ ...settings, DEMO: "false" }).ended;
  expect([asFund.code, asFund.errors]).toEqual([1, expect.stringMatching(/^This database holds the demo fund/)]);

  const { db, close } = await openDatabase({ databaseUrl: database.url, dataDir: "" });
  await db.delete(settingRows).where(eq(settingRows.key, "demo"));
  const withoutMark = await aServerProcess({ ...settings, DEMO: "false" }).ended;
  expect(withoutMark.errors).toMatch(/^This database holds the demo fund/);
  await db.execute(sql`truncate people cascade`);
  await close();
  const asDemo = await aServerProcess({ ...settings, DEMO: "true" }).ended;
  expect([asDemo.code, asDemo.errors]).toEqual([1, expect.stringMatching(/^This database holds a real fund/)]);
});

test("outside the demo there is no mailbox, nobody to log in as and no badge", async () => {
  const fresh = await aServer();
  onTestFinished(fresh.stop);
  const ask = async (query: string) => {
    const answer = await fetch(`${fresh.url}/graphql/system`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    return { cookie: answer.headers.get("set-cookie"), answer: await answer.json() };
  };
  const { answer } = await ask("{ demo { people { email } mails(first: 5) { text } } }");
  expect(answer).toEqual({ data: { demo: null } });
  for (const { employeeId } of demoLogins) {
    const refused = await ask(`mutation { loginAsDemoPerson(employeeId: "${employeeId}") }`);
    expect(refused.answer.errors[0].extensions.problem).toEqual({ code: "demo.only" });
    expect(refused.cookie).toBeNull();
  }
  const login = await (await fetch(`${fresh.url}/login`)).text();
  for (const trace of ['class="demo-badge"', 'class="demo-people"', "demo_person", 'href="/mailbox"', "?form"])
    expect(login).not.toContain(trace);
  expect((await fetch(`${fresh.url}/mailbox/0198a000-0000-7000-8000-000000000000.html`)).status).toBe(404);
  expect((await fetch(`${fresh.url}/mails`)).status).toBe(404);
});
