import { brusselsTime } from "#domain/brussels-time.ts";
import { isReminderDue } from "#domain/request-opinion.ts";
import { mailRequestArrival, mailRequestReminder } from "#server/actions/dossier-mail.ts";
import { isWithin } from "#server/actions/limit.ts";
import type { Context } from "#server/context.ts";
import { listOpenRequests, listOpinions } from "#server/database/queries/decision.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { listReaders } from "#server/database/queries/dossier-reader.ts";
import { listFirstSent } from "#server/database/queries/dossier-version.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

type ReminderContext = Pick<Context, "db" | "now" | "publicUrl" | "secret">;

/** This is longer than any request is open. */
const rememberedMinutes = 400 * 24 * 60;

/**
 * Tells the members who can judge a request for help that it came in, because they log in rarely. Each gets one such mail
 * a day at most: Today shows everything that waits for them.
 */
export async function announceRequest(context: ReminderContext, dossier: DossierRow): Promise<void> {
  const { db, now } = context;
  const today = brusselsTime(now).slice(0, 10);
  for (const member of await listReaders(db, dossier, ["judge", "declare"])) {
    const key = `requests ${today} ${member.id}`;
    if (!(await isWithin({ db, now }, { key, most: 1, minutes: 24 * 60 }))) continue;
    await mailRequestArrival(context, { dossier, member });
  }
}

/** Reminds members of requests for help whose term ends soon, urgent ones first, and each member of each once. */
export async function remindOfRequests(context: ReminderContext): Promise<void> {
  const { terms } = await getFundSettings(context.db);
  const requests = await listOpenRequests(context.db);
  const ids = requests.map(({ id }) => id);
  const firstSent = new Map((await listFirstSent(context.db, ids)).map((one) => [one.dossierId, one.firstSentAt]));
  for (const dossier of requests) {
    const request = { ...dossier, firstSentAt: firstSent.get(dossier.id) ?? null };
    if (isReminderDue(request, terms, context.now)) await remindMembers(context, dossier);
  }
}

async function remindMembers(context: ReminderContext, dossier: DossierRow): Promise<void> {
  const { db, now } = context;
  const answeredIds = (await listOpinions(db, [dossier.id])).map(({ opinion }) => opinion.personId);
  const members = await listReaders(db, dossier, ["judge", "declare"]);
  for (const member of members.filter(({ id }) => !answeredIds.includes(id)))
    await db.transaction(async (db) => {
      // The count and the mail share a transaction, so a second run, after a crash or in another process, sends nothing.
      const key = `request ${dossier.id} ${member.id}`;
      if (!(await isWithin({ db, now }, { key, most: 1, minutes: rememberedMinutes }))) return;
      await mailRequestReminder({ ...context, db }, { dossier, member });
    });
}
