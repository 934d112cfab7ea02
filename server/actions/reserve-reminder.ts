import { isPublished } from "#domain/call.ts";
import { inLanguage, preferredLanguage } from "#domain/language.ts";
import { isWithin } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import type { Context } from "#server/context.ts";
import { listCallsNow } from "#server/database/queries/call.ts";
import { findViewer } from "#server/database/queries/decision.ts";
import { countReserve } from "#server/database/queries/dossier-waiting.ts";
import { listHolders } from "#server/database/queries/person.ts";
import { listLanguages } from "#server/database/queries/setting.ts";

type ReminderContext = Pick<Context, "db" | "now" | "publicUrl">;

/** This is longer than a reserve list is of any use. */
const rememberedMinutes = 400 * 24 * 60;

/**
 * Reminds the chair, or the member who acts instead where the chair has a conflict, that projects are still on the reserve list of a call
 * whose results are out: once per person and call.
 */
export async function remindOfReserve({ db, now, publicUrl }: ReminderContext): Promise<void> {
  const calls = (await listCallsNow(db)).filter((call) => isPublished(call, now));
  if (calls.length === 0) return;
  const offered = await listLanguages(db);
  for (const person of await listHolders(db, ["committee"])) {
    const viewer = await findViewer(db, person.id);
    const { email: recipient } = person;
    if (!viewer || !recipient) continue;
    const language = preferredLanguage(person, offered);
    for (const call of calls) {
      if ((await countReserve(db, viewer, { callId: call.id, now })) === 0) continue;
      const address = pageAddress(publicUrl, language, "/office/dossiers?waits=reserve").href;
      const values = { call: inLanguage(call.title, language), address };
      await db.transaction(async (db) => {
        // The count and the mail share a transaction, so a second run, after a crash or in another process, sends
        // nothing.
        const key = `reserve ${call.id} ${person.id}`;
        if (!(await isWithin({ db, now }, { key, most: 1, minutes: rememberedMinutes }))) return;
        // The log must not say that somebody acts for a chair with a conflict.
        const mail = { template: "reserve-reminder", recipient, language, isConfidential: true, values } as const;
        await queueMail({ db, now }, mail);
      });
    }
  }
}
