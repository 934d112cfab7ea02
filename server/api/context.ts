import type { Context } from "#server/context.ts";
import type { ReceivedMail } from "#server/platform/mail/outbox.ts";

/** What exists in the demo and nowhere else. */
export type Demo = {
  /** Every mail the site sent lately, the newest first. */
  readMails(): Promise<ReceivedMail[]>;
};

/** What a field is handed: the context of every action, the id that ties its answer to the log, and the demo if it is one. */
export type ApiContext = Context & { requestId: string; demo: Demo | null };
