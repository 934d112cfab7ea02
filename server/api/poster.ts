import { workplacesOf } from "#domain/fund-list.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields, oneOf, required } from "#domain/rules.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { printVotePosters } from "#server/actions/poster.ts";
import { type ContextOf, postHandler } from "#server/api/office.ts";
import { listCalls } from "#server/database/queries/call.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { readBody } from "#server/platform/http/body.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";

const largestForm = 1024;

/**
 * Answers `POST /office/posters.pdf` with the posters of a vote. A plain form says which: `call` by its slug, and
 * `branch`; without a branch there is one poster for each.
 */
export function createPosterHandler(contextOf: ContextOf): Handler {
  return postHandler(
    "/office/posters.pdf",
    { contextOf, page: "/office/calls" },
    async ({ request, response, context }) => {
      requirePermission(context.me, "runCall");
      const form = new URLSearchParams(await readBody(request, largestForm));
      const typed = { call: form.get("call") ?? "", branch: form.get("branch") ?? "" };
      const calls = await listCalls(context.db);
      const workplaces = workplacesOf(await getFundLists(context.db));
      const rules = { call: [required, oneOf(calls.map(({ slug }) => slug))], branch: [oneOf(workplaces)] };
      refuse(invalidForm(checkFields(rules, typed)));
      const call = calls.find(({ slug }) => slug === typed.call);
      if (!call) return;
      const { pdf } = await printVotePosters(context, { call, branch: typed.branch || null });
      response.writeHead(200, {
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="vote-posters.pdf"',
      });
      await sendWhileMade(response, pdf);
    },
  );
}
