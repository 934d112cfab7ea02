import { Refusal } from "#domain/problem.ts";
import { collectOwnData } from "#server/actions/account.ts";
import type { ApiContext } from "#server/api/context.ts";
import type { Handler, Incoming } from "#server/platform/http/server.ts";

/** Answers `/account/data.json`: everything that is kept about whoever asks. */
export function createAccountDataHandler(contextOf: (incoming: Incoming) => Promise<ApiContext>): Handler {
  return async (incoming) => {
    const { path, request, response } = incoming;
    if (path !== "/account/data.json" || request.method !== "GET") return false;
    try {
      const kept = await collectOwnData(await contextOf(incoming));
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="samen.json"',
        "cache-control": "private, no-store",
      });
      response.end(`${JSON.stringify(kept, null, 2)}\n`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Whoever was logged out meanwhile comes back here by way of the login.
      response.writeHead(303, { location: "/login?next=%2Faccount" }).end();
    }
    return true;
  };
}
