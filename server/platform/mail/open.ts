import { join } from "node:path";
import type { Config } from "#server/platform/config.ts";
import type { Mailer } from "#server/platform/mail/mail.ts";
import { openOutbox } from "#server/platform/mail/outbox.ts";
import { openSmtp } from "#server/platform/mail/smtp.ts";

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "publicUrl" | "dataDir">;

/** The folder that gets the mails of an installation without a mail server; null with one. */
export function mailFolderOf({ smtpUrl, dataDir }: Pick<MailConfig, "smtpUrl" | "dataDir">): string | null {
  return smtpUrl ? null : join(dataDir, "outbox");
}

/** Opens the mail server when there is one, else the outbox in the data folder. */
export function openMailer({ smtpUrl, mailFrom, publicUrl, dataDir }: MailConfig): Mailer {
  const sender = { chosen: mailFrom, siteHost: publicUrl.hostname };
  return smtpUrl ? openSmtp(smtpUrl, sender) : openOutbox(join(dataDir, "outbox"), sender);
}
