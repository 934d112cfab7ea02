import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aCallInVote, theSettings } from "#test/factories.ts";
import { aColleague, type Colleague } from "#test/leak-site.ts";
import { aServerProcess } from "#test/server-process.ts";
import { aSiteClient } from "#test/site-client.ts";
import { siteKey } from "#test/site-session.ts";

const Forms = `query { settingForms(parts: [names]) { revision values { field value } } }`;
const Change = `mutation ($revision: Int!, $values: [SettingValueInput!]!) {
  changeSettings(part: names, revision: $revision, values: $values)
}`;
const Make = `mutation { makeCall { id slug plan { revision } } }`;

/** Sends a request of the office to a process; refuses an answer with errors. */
async function ask<Data>({ cookie }: Colleague, url: string, query: string, variables: Record<string, unknown> = {}) {
  const answer = await fetch(`${url}/graphql/system`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(url).origin, cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

test("what the office changes in one process shows in the other, where visitors have read it before", async () => {
  const { url: databaseUrl, drop } = await aPostgres("migrated");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  await theSettings(db);
  await aCallInVote(db, { slug: "2025" });
  const settings = { DATABASE_URL: databaseUrl, SECRET_KEY: siteKey, DEMO: "false", PORT: "0" };
  const startServer = () => aServerProcess({ ...settings, DATA_DIR: aDataFolder("empty") }).url();
  const [first, second] = await Promise.all([startServer(), startServer()]);
  const coordinator = await aColleague(db, first, "coordinator");
  await close();
  const home = async () => (await fetch(second)).text();
  const callsOfOffice = async () => {
    const { officeCalls } = await aSiteClient(second, coordinator.cookie).ask<{ officeCalls: { slug: string }[] }>(
      "{ officeCalls { slug } }",
      {},
    );
    return officeCalls.map(({ slug }) => slug);
  };
  expect(await home()).not.toContain("Noot Helpt");
  expect(await callsOfOffice()).toEqual(["2025"]);

  type Form = { revision: number; values: { field: string; value: string }[] };
  const { settingForms } = await ask<{ settingForms: Form[] }>(coordinator, first, Forms);
  const [form] = settingForms;
  const values = form?.values.map((one) => (one.field === "name.nl" ? { ...one, value: "Noot Helpt" } : one));
  await ask(coordinator, first, Change, { revision: form?.revision, values });
  await expect.poll(home).toContain("Noot Helpt");

  await aSiteClient(first, coordinator.cookie).ask(Make, {});
  await expect.poll(callsOfOffice).toHaveLength(2);
});
