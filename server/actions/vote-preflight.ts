import { type Finding, preflight } from "#domain/vote-preflight.ts";
import type { Context } from "#server/context.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { readPreflight } from "#server/database/queries/vote-preflight.ts";

/** Checks a vote before it opens. */
export async function lookOverVote({ db, now }: Pick<Context, "db" | "now">, call: CallRow): Promise<Finding[]> {
  return preflight({ call, now, ...(await readPreflight(db, call.id)) });
}
