import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail } from "#server/platform/mail/mail.ts";

/** Who mails come from: the operator's choice, or else the fund's own address, or else one that fits the site. */
export type Sender = { chosen: string | null; siteHost: string };

/** Writes a mail down the way nodemailer takes it. */
export function toMessage(mail: OutgoingMail, sender: Sender): SendMailOptions {
  const from = chooseFrom(mail, sender);
  return {
    from,
    ...replyTo(mail, from.address),
    // As an object: a string would be parsed, and could then hold a second recipient.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: bytes,
      })),
    }),
    date: mail.queuedAt,
    messageId: `<${mail.id}@${from.address.split("@").at(-1)}>`,
    headers: {
      "Content-Language": mail.language,
      // Keeps out-of-office answers away.
      "Auto-Submitted": "auto-generated",
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function replyTo({ replyTo, from }: OutgoingMail, sentFrom: string) {
  if (replyTo) return { replyTo: { name: "", address: replyTo } };
  // Answers reach the fund, also when the site mails from an address nobody reads.
  return from.address && from.address !== sentFrom ? { replyTo: from } : {};
}

function chooseFrom({ from }: OutgoingMail, { chosen, siteHost }: Sender) {
  const named = /^(?<name>[^<]*)<(?<address>[^<>]+)>$/.exec(chosen ?? "")?.groups;
  const address = named?.address ?? chosen ?? (from.address || `samen@${siteHost}`);
  return { name: named?.name?.trim().replaceAll('"', "") || from.name, address: address.trim() };
}
