import { remindNextTime, remindOfDrafts } from "#server/actions/dossier-reminder.ts";
import { tellIfListed } from "#server/actions/listed.ts";
import { sendLoginCode } from "#server/actions/login-code.ts";
import { sendMail } from "#server/actions/mail.ts";
import { forgetOld, forgetOldTonight } from "#server/actions/retention.ts";
import type { Context } from "#server/context.ts";
import { getFundSettings, getRetention } from "#server/database/queries/setting.ts";
import type { JobHandlers } from "#server/jobs/queue.ts";
import type { Mailer } from "#server/platform/mail/mail.ts";

type Given = Pick<Context, "publicUrl" | "secret"> & { mailer: Mailer };

/** What this process does for each kind of job. */
export function createHandlers({ mailer, publicUrl, secret }: Given): JobHandlers {
  return {
    forgetOld: async (context) => {
      await forgetOld(context, await getRetention(context.db));
      await forgetOldTonight(context);
    },
    remindOfDrafts: async (context) => {
      // First of all, so that one bad morning is not the last.
      await remindNextTime(context);
      await remindOfDrafts({ ...context, publicUrl, secret });
    },
    sendMail: async (context, { mailId }) =>
      sendMail({ ...context, secret }, mailer, await getFundSettings(context.db), mailId),
    tellIfListed: (context, payload) => tellIfListed({ ...context, publicUrl }, payload),
    sendLoginCode: (context, payload) => sendLoginCode({ ...context, publicUrl, secret }, payload),
  };
}
