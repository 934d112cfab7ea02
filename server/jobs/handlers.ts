import { sendMail } from "#server/actions/mail.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import type { JobHandlers } from "#server/jobs/queue.ts";
import type { Mailer } from "#server/platform/mail/mail.ts";

/** What this process does for each kind of job. */
export function createHandlers({ mailer }: { mailer: Mailer }): JobHandlers {
  return {
    sendMail: async (context, { mailId }) => sendMail(context, mailer, await getFundSettings(context.db), mailId),
  };
}
