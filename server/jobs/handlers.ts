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
    sendMail: async (context, { mailId }) =>
      sendMail({ ...context, secret }, mailer, await getFundSettings(context.db), mailId),
    tellIfListed: (context, payload) => tellIfListed({ ...context, publicUrl }, payload),
    sendLoginCode: (context, payload) => sendLoginCode({ ...context, publicUrl, secret }, payload),
  };
}
