import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sql } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { readOutbox } from "#server/platform/mail/outbox.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aPerson } from "#test/factories.ts";
import { aServerProcess } from "#test/server-process.ts";

const zebedeus = {
  firstname: "Zebedeus",
  lastname: "Quispel",
  email: "zebedeus.quispel@amandel.example",
  employeeId: "90807060",
};
const letterCode = "ZQZQ-2345-6789";

/** The site as a process with the most detailed log, with one employee on its roster. */
async function aTalkativeSite() {
  const { url: databaseUrl, drop } = await aPostgres("migrated");
  const dataDir = aDataFolder("empty");
  const database = await openDatabase({ databaseUrl, dataDir });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await aPerson(database.db, zebedeus);
  const settings = { PORT: "0", DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: "false", LOG_LEVEL: "debug" };
  const server = aServerProcess(settings);
  return { server, url: await server.url(), outbox: join(dataDir, "outbox"), db: database.db };
}

test("the log names nobody and contains no credentials, also when requests fail", async () => {
  const { server, url, outbox, db } = await aTalkativeSite();
  const system = async (query: string, variables: Record<string, unknown>) => {
    const headers = { "content-type": "application/json" };
    return fetch(`${url}/graphql/system`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  };
  const { firstname, lastname, email, employeeId } = zebedeus;

  const ask = `mutation ($email: String!, $firstname: String!, $lastname: String!, $employee_id: String!) {
    askToLogin(
      email: $email, firstname: $firstname, lastname: $lastname, employee_id: $employee_id, remember_me: false, language: nl
    )
  }`;
  const loginAnswer = await system(ask, { email, firstname, lastname, employee_id: employeeId });
  const loginId = (await loginAnswer.json()).data.askToLogin as string;
  await expect.poll(async () => (await readOutbox(outbox, 1)).length).toBe(1);
  const [{ text } = { text: "" }] = await readOutbox(outbox, 1);
  const [code = ""] = /\b\d{6}\b/.exec(text) ?? [];
  const [, token = ""] = /\/login\/link\?token=(\S+)/.exec(text) ?? [];
  await fetch(`${url}/login/link?token=${token}`);
  const prove = "mutation ($loginId: ID!, $code: String!) { loginWithCode(loginId: $loginId, code: $code) }";
  const proven = await system(prove, { loginId, code });
  const [cookie = ""] = (proven.headers.get("set-cookie") ?? "").split(";");
  for (const path of ["/account", "/account/data.json", `/projects?q=${lastname}`]) {
    expect((await fetch(url + path, { headers: { cookie } })).status, path).toBe(200);
  }
  await fetch(`${url}/login?next=/${email}`, { method: "POST", body: new URLSearchParams({ email, firstname }) });
  await fetch(`${url}/login/letter`, {
    method: "POST",
    body: new URLSearchParams({ employee_id: employeeId, firstname, lastname, access_code: letterCode }),
  });
  // The database quotes a refused row in its error message.
  await db.execute(sql`alter table jobs add constraint takes_none check (kind <> 'sendLoginCode') not valid`);
  const failed = await system(ask, { email, firstname, lastname, employee_id: employeeId });
  expect(JSON.stringify(await failed.json())).toContain("unexpected");

  server.signal("SIGTERM");
  expect((await server.ended).code).toBe(0);
  const heard = server.heard();
  expect([code, token, cookie].map((secretText) => secretText.length > 5)).toEqual([true, true, true]);
  const personal = [...Object.values(zebedeus), token, cookie.split("=")[1] ?? "", letterCode];
  expect(personal.filter((detail) => heard.includes(detail))).toEqual([]);
  expect(heard).not.toMatch(new RegExp(`\\b${code}\\b`));
  // The log must contain something, or this test proves nothing.
  expect(heard.match(/"message":"request"/g)?.length).toBeGreaterThan(8);
  expect(heard).toContain("field failed");
  expect(heard).toContain('"problem":"login.wrongAccessCode"');
});
