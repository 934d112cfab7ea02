import type { Program } from "#server/actions/connection.ts";
import type { Context } from "#server/context.ts";
import type { ReceivedMail } from "#server/platform/mail/outbox.ts";

/** Functions that exist only in the demo. */
export type Demo = {
  /** Returns the mails that the site sent recently, newest first. */
  readMails(): Promise<ReceivedMail[]>;
};

/** The context of a field: that of every action, the id that links its answer to the log, and the demo if any. */
export type ApiContext = Context & {
  requestId: string;
  demo: Demo | null;
  /** The other program that sends the request with its token, if it is one. */
  program?: Program | null;
};
