import { createTransport } from "nodemailer";
import { type Mailer, MailRefused } from "#server/platform/mail/mail.ts";
import { type Sender, toMessage } from "#server/platform/mail/message.ts";

const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Rejects when the mail server does not answer, or refuses our login. */
export async function checkSmtp(url: URL): Promise<void> {
  const transport = createTransport({ url: url.href, ...times });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends mails through a mail server, over a few connections that stay open. */
export function openSmtp(url: URL, sender: Sender): Mailer {
  const transport = createTransport({
    url: url.href,
    pool: true,
    maxConnections: 2,
    // Our own queue does the retries.
    maxRequeues: 1,
    ...times,
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

// 4xx means try again later. 5xx is permanent, but it concerns the recipient only when the envelope was refused
// (a wrong password, for example, is a problem for the operator).
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
