import { createPosterHandler } from "#server/api/poster.ts";
import type { Me } from "#server/context.ts";
import { aCall, aPerson, loggedIn } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { readPages } from "#test/pdf.ts";

test("only a coordinator can download posters", async ({ fund }) => {
  const call = await aCall(fund.db);
  const post = async (me: Me | null, form: Record<string, string>) => {
    const url = await serveHandlers(createPosterHandler(async () => fund.context(me)));
    return fetch(`${url}/office/posters.pdf`, { method: "POST", body: new URLSearchParams(form) });
  };
  const person = await aPerson(fund.db);
  const coordinator = loggedIn(person, { roles: ["coordinator"], hasSecondFactor: true });
  const response = await post(coordinator, { call: call.slug, branch: "wevelgem" });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(readPages(await response.bytes())[0]).toContain("Wevelgem");
  const wrong = await post(coordinator, { call: "none", branch: "parijs" });
  expect(await wrong.json()).toMatchObject({ problem: { fields: [{ field: "call" }, { field: "branch" }] } });
  for (const [me, status] of [
    [null, 401],
    [loggedIn(person, { roles: ["committee"], hasSecondFactor: true }), 403],
    [loggedIn(person, { roles: ["coordinator"], hasSecondFactor: true, isAtKiosk: true }), 403],
  ] as const)
    expect((await post(me, { call: call.slug })).status).toBe(status);
});
