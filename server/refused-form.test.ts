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
