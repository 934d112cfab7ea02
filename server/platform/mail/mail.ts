import type { Language } from "#domain/language.ts";

/** A file that goes with a mail. */
export type Attachment = { name: string; type: string; bytes: Buffer };

/** A mail that is ready to leave. */
export type OutgoingMail = {
  /** Stays the same however often sending is tried, so that a mail that left twice is recognised as one. */
  id: string;
  queuedAt: Date;
  language: Language;
  /** The fund; its address is empty as long as nobody has filled it in. */
  from: { name: string; address: string };
  to: string;
  /** Whom an answer goes to, when that is not the fund. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
};

/** Brings mails out of the house. */
export type Mailer = {
  /** Resolves once the mail is out of our hands, rejects when it has to be tried again. */
  send(mail: OutgoingMail): Promise<void>;
  /** Ends what is kept open for the next mail. */
  close(): void;
};

/** Thrown by a mailer when this mail can never be delivered, for instance as its address does not exist. */
export class MailRefused extends Error {
  override name = "MailRefused";
}
