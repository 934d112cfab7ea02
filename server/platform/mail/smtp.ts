import { createTransport } from "nodemailer";
import { type Mailer, MailRefused } from "#server/platform/mail/mail.ts";
import { type Sender, toMessage } from "#server/platform/mail/message.ts";

/** Sends mails through a mail server, over a few connections that stay open. */
export function openSmtp(url: URL, sender: Sender): Mailer {
  const transport = createTransport({
    url: url.href,
    pool: true,
    maxConnections: 2,
    // The queue is who tries again.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, sender));
      } catch (error) {
        throw isRecipientRefused(error) ? new MailRefused("The recipient was refused.", { cause: error }) : error;
      }
    },
    close() {
      transport.close();
    },
  };
}

// 4xx asks to come back later. 5xx is for good, yet about the recipient only where the envelope was refused
// (a wrong password, say, is the operator's to mend).
function isRecipientRefused(error: unknown) {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "EENVELOPE" &&
    "command" in error &&
    error.command === "RCPT TO" &&
    "responseCode" in error &&
    Number(error.responseCode) >= 500
  );
}
