import { expect, onTestFinished, test } from "vitest";
import { demoLogins } from "#server/database/demo/people.ts";
import { aServer } from "#test/server.ts";

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
