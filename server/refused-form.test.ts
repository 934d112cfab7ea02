import { afterAll, beforeAll, expect, test } from "vitest";
import { aServer } from "#test/server.ts";

// Requests that none of our forms sends are refused, and are no errors of ours.

let site: Awaited<ReturnType<typeof aServer>>;

beforeAll(async () => {
  site = await aServer({ DEMO: "true" });
});
afterAll(() => site.stop());

const send = (path: string, fields: Record<string, string>) =>
  fetch(site.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.url },
    body: new URLSearchParams(fields),
  });

test("a word in place of a number is refused with 400", async () => {
  const answer = await send("/fr/submit-a-project/financial", { intent: "next", dossier: "x", revision: "x" });
  expect(answer.status).toBe(400);
});

test("a broken text in a field that the form does not have is refused, with a page", async () => {
  const answer = await send("/login", { intent: "login", demo_person: "\0" });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("<h1")]);
});

test("an act with the name of something that every object has does nothing", async () => {
  const login = await (await fetch(`${site.url}/en/login`)).text();
  // The last one is a coordinator, whose account has a second factor.
  const [, person = ""] = [...login.matchAll(/value="([^"]+)"[^>]*name="demo_person"/g)].at(-1) ?? [];
  const entered = await send("/en/login", { intent: "login", demo_person: person });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const answer = await fetch(`${site.url}/en/login/second-factor`, {
    method: "POST",
    headers: { origin: site.url, cookie },
    body: new URLSearchParams({ intent: "toString" }),
  });
  expect([answer.status, new URL(answer.url).pathname]).toEqual([200, "/en/login/second-factor"]);
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
