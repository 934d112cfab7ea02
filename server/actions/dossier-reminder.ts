import { brusselsTime, nextTime } from "#domain/brussels-time.ts";
import { isSubmissionOpen } from "#domain/call.ts";
import { type DueReminder, dueReminder, reminderTime } from "#domain/dossier-reminder.ts";
import { findCorrespondent } from "#server/actions/correspondent.ts";
import { draftsAddress } from "#server/actions/dossier-mail.ts";
import { addJob } from "#server/actions/job.ts";
import { isWithin } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import type { Context } from "#server/context.ts";
import { type CallRow, listCallsNow } from "#server/database/queries/call.ts";
import { type DossierRow, listOpenDrafts } from "#server/database/queries/dossier.ts";

type ReminderContext = Pick<Context, "db" | "now" | "publicUrl" | "secret">;

/** The number of drafts per query. */
const batch = 200;

/** Reminds people with a draft of a project that a call closes soon: once per person, call and distance. */
export async function remindOfDrafts(context: ReminderContext): Promise<void> {
  const { db, now } = context;
  for (const call of await listCallsNow(db)) {
    const due = isSubmissionOpen(call, now) && dueReminder(call.submissionsClose, now);
    if (!due) continue;
    let drafts: DossierRow[] = [];
    do {
      const after = drafts.at(-1)?.id ?? null;
      drafts = await listOpenDrafts(db, { begunBefore: due.since, after, limit: batch });
      for (const draft of drafts) await remind(context, { call, due, draft });
    } while (drafts.length === batch);
  }
}

/** This is longer than any call is open, also when its end is postponed. */
const rememberedMinutes = 400 * 24 * 60;

type Reminder = { call: CallRow; due: DueReminder; draft: DossierRow };

async function remind(context: ReminderContext, { call, due, draft }: Reminder): Promise<void> {
  const { recipient, language } = await findCorrespondent(context, draft);
  if (!recipient) return;
  const { applicantId: personId } = draft;
  await context.db.transaction(async (db) => {
    // The count and the mail share a transaction, so a second run, after a crash or in another process, sends nothing.
    const key = `reminder ${call.id} ${personId} ${due.days}`;
    if (!(await isWithin({ db, now: context.now }, { key, most: 1, minutes: rememberedMinutes }))) return;
    const closes = call.submissionsClose.toISOString();
    const values = { closes, address: draftsAddress(context, language), personId };
    await queueMail(
      { db, now: context.now },
      { template: "dossier-reminder", recipient, language, isConfidential: true, values },
    );
  });
}

/** Plans the next reminders. Every process may call this; they run once a day. */
export async function remindNextTime(situation: Pick<Context, "db" | "now">): Promise<void> {
  const runAt = nextTime(situation.now, reminderTime);
  const key = `remindOfDrafts ${brusselsTime(runAt).slice(0, 10)}`;
  await addJob(situation, { kind: "remindOfDrafts", payload: {}, runAt, key });
}
