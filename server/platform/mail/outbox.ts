import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import type { Mailer, OutgoingMail } from "#server/platform/mail/mail.ts";
import { type Sender, toMessage } from "#server/platform/mail/message.ts";

/** Writes each mail as an .eml file in a folder, for a site without a mail server. */
export function openOutbox(folder: string, sender: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, sender));
      // Mails contain personal data, so only the site's own user may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = fileName(mail);
      // The file has another name until it is complete, so that no reader sees half a mail.
      const unfinished = join(folder, `.${name}.unfinished`);
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, name));
    },
    close() {},
  };
}

/** A mail in the outbox, as its reader would see it. */
export type ReceivedMail = {
  id: string;
  to: string;
  from: string;
  subject: string;
  at: Date;
  html: string;
  text: string;
};

/** Reads the latest mails of an outbox, the newest first. */
export async function readOutbox(folder: string, most: number): Promise<ReceivedMail[]> {
  const latest = (await listOutbox(folder)).slice(0, most);
  return Promise.all(latest.map((name) => readMail(folder, name)));
}

/** The names of all mails of an outbox, the newest first. */
export async function listOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /^\w+-[\w-]+\.eml$/.test(name))
    .sort()
    .reverse();
}

export async function readMail(folder: string, name: string): Promise<ReceivedMail> {
  const { to, from, subject, date, html, text } = await PostalMime.parse(await readFile(join(folder, name)));
  return {
    id: name.replace(/^\w+?-|\.eml$/g, ""),
    to: to?.[0]?.address ?? "",
    from: from?.name ?? "",
    subject: subject ?? "",
    at: new Date(date ?? 0),
    html: html ?? "",
    text: text ?? "",
  };
}

// The name sorts by time, has no personal data, and is the same at a second attempt.
function fileName({ id, queuedAt }: OutgoingMail) {
  return `${queuedAt.toISOString().replaceAll(/[-:.]/g, "")}-${id}.eml`;
}
