import { afterAll, beforeAll, expect, test } from "vitest";
import { aServer } from "#test/server.ts";

// Requests that none of our forms sends are refused, and are no errors of ours.

let site: Awaited<ReturnType<typeof aServer>>;

beforeAll(async () => {
  site = await aServer({ DEMO: "true" });
});
afterAll(() => site.stop());

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.url, ...headers },
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
  const answer = await send("/en/login/second-factor", { intent: "toString" }, { cookie });
  expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
});

test("an act that the login page does not have is refused", async () => {
  const answer = await send("/login", { intent: "toString", demo_person: await readCoordinator() });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
});

test("an act that the account does not have is refused, and logs nobody out", async () => {
  const cookie = await logInAsCoordinator();
  for (const fields of [{ intent: "toString" }, { intent: "language", language: "xx" }, {}]) {
    const answer = await send("/en/account", fields, { cookie });
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
