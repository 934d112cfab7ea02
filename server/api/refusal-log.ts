import { isAboutAccess, type Problem } from "#domain/problem.ts";
import type { ApiContext } from "#server/api/context.ts";
import type { Log } from "#server/platform/log.ts";

type Sender = Pick<ApiContext, "requestId" | "me" | "network">;

/**
 * Writes a refusal about access to the log, so that an operator can see that someone guesses. The person is an id and
 * the network a keyed hash; the line has no typed value.
 */
export function logRefusal(log: Log, { requestId, me, network }: Sender, problem: Problem, path?: string): void {
  if (!isAboutAccess(problem)) return;
  log.info({ requestId, problem: problem.code, path, person: me?.id, network: network() }, "refused");
}
