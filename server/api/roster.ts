import type { RosterPlan } from "#domain/roster.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { importRoster, planRosterImport } from "#server/actions/roster.ts";
import { answerJson, type ContextOf, postHandler } from "#server/api/office.ts";
import { readBytes } from "#server/platform/http/body.ts";
import type { Handler } from "#server/platform/http/server.ts";

/** A list of 100 000 people has about eight megabytes, and twice that in the UTF-16 of Excel. */
export const largestList = 24 * 1024 * 1024;

/** The answer has at most this many rows of each kind; the counts include all rows. */
const mostRows = 500;

/**
 * Answers `POST /office/roster/plan` and `POST /office/roster/import`, with the list as the body: the changes that it
 * would make, or made. `?allowManyLeavers=true` confirms that most people left. Lines that `wait` change the address of
 * a person with a role, which only the import of an operator may do.
 */
export function createRosterHandlers(contextOf: ContextOf): Handler[] {
  return [
    postHandler(
      "/office/roster/plan",
      { contextOf, page: "/office/people/import" },
      async ({ request, response, context }) => {
        requirePermission(context.me, "importRoster");
        answerJson(response, 200, planAnswer(await planRosterImport(context, await readBytes(request, largestList))));
      },
    ),
    postHandler(
      "/office/roster/import",
      { contextOf, page: "/office/people/import" },
      async ({ request, response, context }) => {
        requirePermission(context.me, "importRoster");
        const allowManyLeavers = /[?&]allowManyLeavers=true(&|$)/.test(request.url ?? "");
        const file = await readBytes(request, largestList);
        answerJson(response, 200, planAnswer(await importRoster(context, { file, allowManyLeavers })));
      },
    ),
  ];
}

function planAnswer({ added, changed, left, unchanged, doubtful, waiting }: RosterPlan) {
  return {
    counts: {
      added: added.length,
      changed: changed.length,
      left: left.length,
      unchanged,
      doubtful: doubtful.length,
      waiting: waiting.length,
    },
    added: added.slice(0, mostRows),
    changed: changed.slice(0, mostRows),
    left: left.slice(0, mostRows),
    doubtful: doubtful.slice(0, mostRows),
    waiting: waiting.slice(0, mostRows),
  };
}
