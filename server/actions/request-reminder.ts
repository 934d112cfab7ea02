import { isReminderDue } from "#domain/request-opinion.ts";
import { mailRequestArrival, mailRequestReminder, type RequestMail } from "#server/actions/dossier-mail.ts";
import { isWithin } from "#server/actions/limit.ts";
import type { Context } from "#server/context.ts";
import { listOpenRequests, listOpinions } from "#server/database/queries/decision.ts";
import { listReaders } from "#server/database/queries/dossier-reader.ts";
import { listFirstSent } from "#server/database/queries/dossier-version.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

type ReminderContext = Pick<Context, "db" | "now" | "publicUrl" | "secret">;

/** This is longer than any request is open. */
const rememberedMinutes = 400 * 24 * 60;

/**
 * Tells members in the morning of requests for help that came in, and of those whose term ends soon, urgent ones first.
 * Each member hears once of each request, and once more before its term. A mail at the moment of sending would tell its
 * hour, which with the logins tells who asked for help.
 */
export async function remindOfRequests(context: ReminderContext): Promise<void> {
  const { terms } = await getFundSettings(context.db);
  const requests = await listOpenRequests(context.db);
  const ids = requests.map(({ id }) => id);
  const firstSent = new Map((await listFirstSent(context.db, ids)).map((one) => [one.dossierId, one.firstSentAt]));
  // One mail tells a member of all new requests.
  const toldIds = new Set<string>();
  for (const dossier of requests) {
    const request = { ...dossier, firstSentAt: firstSent.get(dossier.id) ?? null };
    const isDue = isReminderDue(request, terms, context.now);
    const answeredIds = (await listOpinions(context.db, [dossier.id])).map(({ opinion }) => opinion.personId);
    const members = await listReaders(context.db, dossier, ["judge", "declare"]);
    for (const member of members.filter(({ id }) => !answeredIds.includes(id)))
      await tellMember(context, { dossier, member, isDue, toldIds });
  }
}

async function tellMember(
  context: ReminderContext,
  { dossier, member, isDue, toldIds }: RequestMail & { isDue: boolean; toldIds: Set<string> },
): Promise<void> {
  const { db, now } = context;
  const key = `${isDue ? "request" : "request-arrival"} ${dossier.id} ${member.id}`;
  // The count and the mail share a transaction, so a second run, after a crash or in another process, sends nothing.
  await db.transaction(async (db) => {
    const isNews = await isWithin({ db, now }, { key, most: 1, minutes: rememberedMinutes });
    if (!isNews || (toldIds.has(member.id) && !isDue)) return;
    const tell = isDue ? mailRequestReminder : mailRequestArrival;
    await tell({ ...context, db }, { dossier, member });
    toldIds.add(member.id);
  });
}
