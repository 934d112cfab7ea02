import { releaseDue } from "#server/actions/decision-release.ts";
import { assessConflicts } from "#server/actions/declaration.ts";
import { scanFile } from "#server/actions/dossier-file-scan.ts";
import { remindNextTime, remindOfDrafts } from "#server/actions/dossier-reminder.ts";
import { mendSummaries } from "#server/actions/dossier-summary.ts";
import { putFact } from "#server/actions/installation.ts";
import { sendLoginCode } from "#server/actions/login-code.ts";
import { sendMail } from "#server/actions/mail.ts";
import { tellBounce } from "#server/actions/mail-bounce.ts";
import { forgetOrphans } from "#server/actions/orphan.ts";
import { drawPicture } from "#server/actions/project-picture.ts";
import { publishWhenDue } from "#server/actions/project-publish.ts";
import { remindOfRequests } from "#server/actions/request-reminder.ts";
import { remindOfReserve } from "#server/actions/reserve-reminder.ts";
import { forgetOld, forgetOldTonight } from "#server/actions/retention.ts";
import { tellIfListed } from "#server/actions/staff-list-check.ts";
import { announceOpening, countWhenClosed, planVotes, releaseWhenDue } from "#server/actions/vote-plan.ts";
import { remindOfVotes } from "#server/actions/vote-reminder.ts";
import { tellResults } from "#server/actions/vote-result-mail.ts";
import { rewriteBox } from "#server/actions/vote-rewrite.ts";
import { tellTie } from "#server/actions/vote-tie-mail.ts";
import { sendWebhook } from "#server/actions/webhook.ts";
import type { Context } from "#server/context.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import type { JobHandlers } from "#server/jobs/queue.ts";
import type { Scanner } from "#server/platform/files/scanner.ts";
import { createPost, type Post } from "#server/platform/http/post.ts";
import type { Mailer } from "#server/platform/mail/mail.ts";

type HandlerOptions = Pick<Context, "publicUrl" | "secret" | "files"> & {
  mailer: Mailer;
  scanner: Scanner | null;
  /** Sends messages to other sites; null sends none, and they wait. */
  post?: Post | null;
};

/** The parts of a context that only a request has. */
const noUser = {
  me: null,
  kiosk: null,
  setUp: null,
  mailFolder: null,
  companyLogin: null,
  mailFrom: null,
  lookUpTexts: async () => null,
  network: () => "",
  scansFiles: false,
  browser: { device: "", setSession: () => {}, setKiosk: () => {}, setSetUp: () => {} },
};

/** Creates the handlers of jobs; files and webhooks wait for a process that scans or sends. */
export function createHandlers(options: HandlerOptions): Partial<JobHandlers> {
  const { mailer, publicUrl, secret, files, scanner, post = createPost() } = options;
  return {
    countVotes: (context, payload) => countWhenClosed({ ...context, secret, files }, payload),
    drawPicture: (context, { pictureId }) => drawPicture({ ...context, files }, pictureId),
    forgetOld: async (context) => {
      // We plan the next run first, so that a failure tonight does not end the series.
      await forgetOldTonight(context);
      await forgetOld(context, (await getFundSettings(context.db)).retention);
      await assessConflicts({ ...context, secret });
      await mendSummaries({ ...context, secret });
      await forgetOrphans({ ...context, files });
      await putFact(context, "lastNight", { at: context.now.toISOString() });
    },
    openVote: (context, payload) => announceOpening(context, payload),
    planVotes: (context) => planVotes(context),
    publishProject: (context, payload) => publishWhenDue(context, payload),
    releaseDecisions: (context) => releaseDue({ ...noUser, ...context, publicUrl, secret, files }),
    releaseResults: (context, payload) => releaseWhenDue({ ...context, publicUrl, secret, files }, payload),
    remindOfDrafts: async (context) => {
      // We plan the next run first, so that a failure today does not end the series.
      await remindNextTime(context);
      await planVotes(context);
      await remindOfVotes({ ...context, publicUrl });
      await remindOfRequests({ ...context, publicUrl, secret });
      await remindOfReserve({ ...context, publicUrl });
      await remindOfDrafts({ ...context, publicUrl, secret });
    },
    rewriteBox: (context, payload) => rewriteBox({ ...context, files }, payload),
    ...(scanner && { scanFile: (context, payload) => scanFile({ ...context, files, secret }, scanner, payload) }),
    sendMail: async (context, { mailId }) =>
      sendMail({ ...context, secret }, mailer, await getFundSettings(context.db), mailId),
    ...(post && { sendWebhook: (context, payload) => sendWebhook({ ...context, secret }, post, payload) }),
    tellResults: (context, payload) => tellResults({ ...context, publicUrl }, payload),
    tellTie: (context, payload) => tellTie({ ...context, publicUrl, secret, files }, payload),
    tellBounce: (context, payload) => tellBounce({ ...context, publicUrl }, payload),
    tellIfListed: (context, payload) => tellIfListed({ ...context, publicUrl }, payload),
    sendLoginCode: (context, payload) => sendLoginCode({ ...context, publicUrl, secret }, payload),
  };
}
