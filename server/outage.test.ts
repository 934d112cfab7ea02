import { expect, onTestFinished, test } from "vitest";
import { readCatalogues } from "#i18n/every-language.ts";
import { openDatabase } from "#server/database/open.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aPerson, theSettings } from "#test/factories.ts";
import { aServerProcess } from "#test/server-process.ts";
import { aSilentProxy } from "#test/silent-proxy.ts";
import { aCookie, siteKey } from "#test/site-session.ts";

const texts = await readCatalogues("site", "outage");

/** A site whose database can go away, with a visitor and someone who is logged in. */
async function aSite() {
  const { url, drop } = await aPostgres("migrated");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "" });
  await theSettings(db);
  const { id } = await aPerson(db);
  const cookie = await aCookie(db, id);
  await close();
  const database = await aSilentProxy(url);
  const settings = { DATABASE_URL: database.url, SECRET_KEY: siteKey, DEMO: "false", PORT: "0" };
  const server = aServerProcess({ ...settings, DATA_DIR: aDataFolder("empty") });
  const origin = await server.url();
  const ask = async (path: string, headers: Record<string, string> = {}, body?: string) => {
    const answer = await fetch(origin + path, { headers, ...(body && { method: "POST", body }) });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { database, server, ask, cookie };
}

test("while the database is down, visitors get kept pages and everyone else an answer that says to come back", async () => {
  const { database, ask, cookie, server } = await aSite();
  expect((await ask("/en")).status).toBe(200);
  await database.refuse();

  // A moment may pass before the process notices.
  await expect.poll(async () => (await ask("/en")).headers.get("age")).toMatch(/^\d+$/);
  const keptPage = await ask("/en");
  expect([keptPage.status, keptPage.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const [sentence = ""] = texts.en["outage.keptPage"].split("{");
  expect(keptPage.text).toContain(sentence);
  expect(keptPage.text.split("<body>")[1]).not.toContain("<script");

  for (const [path, headers, language] of [
    ["/fr/contact", {}, "fr"],
    ["/en/account", { cookie }, "en"],
    ["/", { cookie }, "nl"],
    ["/projects", {}, "nl"],
    ["/en/nowhere", { cookie }, "en"],
  ] as const) {
    const answer = await ask(path, headers);
    expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "15"]);
    expect(answer.headers.get("content-type"), path).toContain("text/html");
    expect(answer.text, path).toContain(`<h1>${texts[language]["error.heading"]}</h1>`);
    expect(answer.text, path).toContain(texts[language].unavailable);
  }

  const document = JSON.stringify({ query: "{ fund { company } me { id } }" });
  for (const headers of [{}, { cookie }]) {
    const sentHeaders = { ...headers, "content-type": "application/json", "sec-fetch-site": "same-origin" };
    const answer = await ask("/graphql/system", sentHeaders, document);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "15"]);
    expect(JSON.parse(answer.text).errors[0].extensions.problem).toEqual({ code: "unavailable" });
  }

  expect(await ask("/readyz")).toMatchObject({ status: 503, text: "The database does not answer.\n" });
  expect((await ask("/healthz")).status).toBe(200);

  await database.accept();
  await expect.poll(async () => (await ask("/readyz")).status).toBe(200);
  await expect.poll(async () => (await ask("/en")).headers.get("age")).toBeNull();
  expect((await ask("/en/account", { cookie })).status).toBe(200);
  expect(server.heard()).not.toContain("parameters");
});

test("the page from before an outage is not shown in the next one", async () => {
  const { database, ask } = await aSite();
  await ask("/en/contact");
  await database.refuse();
  await expect.poll(async () => (await ask("/en/contact")).headers.get("age")).not.toBeNull();
  await database.accept();
  // Once the process hears of changes again, it keeps pages again, but not those of before.
  await ask("/en");
  await expect.poll(async () => (await ask("/en")).headers.get("etag")).not.toBeNull();
  await database.refuse();
  // Before the process notices, it could make the page anew of reads that it kept for the other one.
  await expect.poll(async () => (await ask("/en")).headers.get("age")).not.toBeNull();
  expect((await ask("/en/contact")).status).toBe(503);
});
