import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aCall, aProject, daysFromNow } from "#test/factories.ts";
import { aServer } from "#test/server.ts";
import { anOfficeCookie, siteKey } from "#test/site-session.ts";

// Requests that none of our forms sends are refused, and are no errors of ours.

let site: Awaited<ReturnType<typeof aServer>>;

beforeAll(async () => {
  site = await aServer({ DEMO: "true", SECRET_KEY: siteKey });
});
afterAll(() => site.stop());

const send = (path: string, fields: Record<string, string>, cookie = "") =>
  fetch(site.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.url, cookie },
    body: new URLSearchParams(fields),
  });

test("a word in place of a number is refused with 400", async () => {
  const answer = await send("/fr/submit-a-project/financial", { intent: "next", dossier: "x", revision: "x" });
  expect(answer.status).toBe(400);
});

test("a broken text in a field that the form does not have is refused, with a page", async () => {
  const answer = await send("/login", { intent: "demo", demo_person: "\0" });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("<h1")]);
});

/** Reads the last person of the demo, a coordinator, whose account has a second factor. */
async function readCoordinator() {
  const login = await (await fetch(`${site.url}/en/login`)).text();
  const [, person = ""] = [...login.matchAll(/value="([^"]+)"[^>]*name="demo_person"/g)].at(-1) ?? [];
  return person;
}

async function logInAsCoordinator() {
  const entered = await send("/en/login", { intent: "demo", demo_person: await readCoordinator() });
  return entered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

test("an act with the name of something that every object has does nothing", async () => {
  const cookie = await logInAsCoordinator();
  const answer = await send("/en/login/second-factor", { intent: "toString" }, cookie);
  expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
});

test("an act that the login page does not have is refused", async () => {
  const answer = await send("/login", { intent: "toString", demo_person: await readCoordinator() });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
});

test("an act that the account does not have is refused, and logs nobody out", async () => {
  const cookie = await logInAsCoordinator();
  for (const fields of [{ intent: "toString" }, { intent: "language", language: "xx" }, {}]) {
    const answer = await send("/en/account", fields, cookie);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
  }
  const account = await fetch(`${site.url}/en/account`, { headers: { cookie }, redirect: "manual" });
  expect(account.status).toBe(200);
});

test("variables that do not fit are refused, also when the document is compiled", async () => {
  const ask = (body: object) =>
    fetch(`${site.url}/graphql/system`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const document = "query ($language: Language!) { fund { name(language: $language) } }";
  for (const _ of [1, 2, 3]) {
    const answer = await ask({ query: document, variables: { language: null } });
    expect(answer.status).toBeLessThan(500);
  }
});

test("the chair scores a project without a dossier in a plain form, and reads a refusal at the field", async () => {
  const database = await openDatabase({ databaseUrl: site.databaseUrl, dataDir: "" });
  const { db } = database;
  const call = await aCall(db, {
    votingOpens: daysFromNow(10),
    votingCloses: daysFromNow(30),
    resultsPublished: daysFromNow(40),
    awardsFrom: daysFromNow(50),
  });
  const { id } = await aProject(db, { callId: call.id, committeeScore: null });
  const [chair] = await db.select().from(personRoles).where(eq(personRoles.seat, "chair"));
  const cookie = await anOfficeCookie(db, chair?.personId ?? "");
  await database.close();
  const path = `/en/office/calls/${call.slug}/vote`;
  const fields = { intent: `score-${id}`, call: call.id, previous: "" };

  const refused = await send(path, { ...fields, score: "101" }, cookie);
  const text = await refused.text();
  expect(refused.status).toBe(422);
  expect(text).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="101"|<input[^>]*value="101"[^>]*aria-invalid="true"/);
  expect(text).toContain("Enter a whole number from 0 to 100.");
  const saved = await send(path, { ...fields, score: "64" }, cookie);
  expect([saved.status, saved.headers.get("location")]).toEqual([302, `${path}?scored#scores`]);
  const page = await (await fetch(`${site.url}${path}`, { headers: { cookie } })).text();
  expect(page).toMatch(/<input[^>]*name="score"[^>]*value="64"/);
});
