import { preferredLanguage } from "#domain/language.ts";
import { permissions } from "#domain/permission.ts";
import { isWithin } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import { listUndecided, mayOrder } from "#server/actions/vote-count.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { listHolders } from "#server/database/queries/person.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { calls } from "#server/database/tables/call.ts";

type MailContext = Pick<Context, "db" | "now" | "publicUrl" | "secret" | "files">;

/** This is longer than a job is retried. */
const rememberedMinutes = 30 * 24 * 60;

/** Tells the members without conflict, once, that results wait for its decision on a tie; the office shows which projects. */
export async function tellTie(context: MailContext, { callId }: { callId: string }): Promise<void> {
  const { db, now, publicUrl } = context;
  // The cached call may be older than the count: this job can run before its process hears of the count.
  const [call] = await db.select().from(calls).where(eq(calls.id, callId));
  const tied = call ? await listUndecided(context, call) : [];
  if (!call || tied.length === 0) return;
  const offered = await listLanguages(db);
  for (const member of await listHolders(db, permissions.decideTie)) {
    const { email: recipient } = member;
    if (!recipient || !(await mayOrder(db, member.id, tied))) continue;
    const language = preferredLanguage(member, offered);
    const address = pageAddress(publicUrl, language, `/office/calls/${call.slug}/vote`).href;
    const values = { results: call.resultsPublished.toISOString(), address };
    await db.transaction(async (db) => {
      // The count and the mail share a transaction, so a second run, after a crash or in another process, sends
      // nothing.
      const key = `tie ${callId} ${member.id}`;
      if (!(await isWithin({ db, now }, { key, most: 1, minutes: rememberedMinutes }))) return;
      await queueMail({ db, now }, { template: "tie-waits", recipient, language, values });
    });
  }
}
