import { sendMail } from "#server/actions/mail.ts";
import { forgetOld, forgetOldTonight } from "#server/actions/retention.ts";
import { getFundSettings, getRetention } from "#server/database/queries/setting.ts";
import type { JobHandlers } from "#server/jobs/queue.ts";
import type { Mailer } from "#server/platform/mail/mail.ts";

/** What this process does for each kind of job. */
export function createHandlers({ mailer }: { mailer: Mailer }): JobHandlers {
  return {
    forgetOld: async (context) => {
      await forgetOld(context, await getRetention(context.db));
      await forgetOldTonight(context);
    },
    sendMail: async (context, { mailId }) => sendMail(context, mailer, await getFundSettings(context.db), mailId),
  };
}
