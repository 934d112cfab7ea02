import { refuse } from "#domain/problem.ts";
import { countTry } from "#server/actions/limit.ts";
import type { Context, Me } from "#server/context.ts";

/** Enough to try a text in every language, and too few to fill a mailbox. */
const trialLimit = { most: 20, minutes: 60 } as const;

/** Counts a mail that someone sends to themselves to see how it reads; gives their address. */
export async function countTrial(context: Context, me: Me): Promise<string> {
  refuse(me.email ? null : { code: "mail.noAddress" });
  await countTry(context, { key: `trial mails to ${me.id}`, ...trialLimit });
  return me.email ?? "";
}
