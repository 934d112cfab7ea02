import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer, OutgoingMail } from "#server/platform/mail/mail.ts";
import { type Sender, toMessage } from "#server/platform/mail/message.ts";

/** Puts each mail as an .eml file in a folder, for a site that has no mail server. */
export function openOutbox(folder: string, sender: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, sender));
      // Mails hold personal data: nobody but the site's own user reads them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = fileName(mail);
      // Under another name until it is whole, so that no reader ever sees half a mail.
      const unfinished = join(folder, `.${name}.unfinished`);
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, name));
    },
    close() {},
  };
}

// Sorts by time, says nothing about anyone, and is the same on a second try.
function fileName({ id, queuedAt }: OutgoingMail) {
  return `${queuedAt.toISOString().replaceAll(/[-:.]/g, "")}-${id}.eml`;
}
