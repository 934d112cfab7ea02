import type { Language } from "#domain/language.ts";

/** A file that is attached to a mail. */
export type Attachment = { name: string; type: string; bytes: Buffer };

/** A mail that is ready to send. */
export type OutgoingMail = {
  /** Stays the same for every attempt, so that a mail that was sent twice is recognised as one. */
  id: string;
  queuedAt: Date;
  language: Language;
  /** The fund; its address is empty until someone fills it in. */
  from: { name: string; address: string };
  to: string;
  /** The address for replies when it is not the fund. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
};

/** Sends mails. */
export type Mailer = {
  /** Resolves when the mail is accepted, rejects when it has to be sent again. */
  send(mail: OutgoingMail): Promise<void>;
  /** Closes the connections that wait for the next mail. */
  close(): void;
};

/** Thrown by a mailer when this mail can never be delivered, for example because its address does not exist. */
export class MailRefused extends Error {
  override name = "MailRefused";
}
