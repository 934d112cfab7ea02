import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail } from "#server/platform/mail/mail.ts";

/** The sender of mails: the operator's choice, else the fund's own address, else one at the host of the site. */
export type Sender = { chosen: string | null; siteHost: string };

/** Converts a mail to the format of nodemailer. */
export function toMessage(mail: OutgoingMail, sender: Sender): SendMailOptions {
  const from = chooseFrom(mail, sender);
  return {
    from,
    ...replyTo(mail, from.address),
    // This is an object, because a string would be parsed and could contain a second recipient.
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
      // This prevents out-of-office replies.
      "Auto-Submitted": "auto-generated",
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function replyTo({ replyTo, from }: OutgoingMail, sentFrom: string) {
  if (replyTo) return { replyTo: { name: "", address: replyTo } };
  // Replies must reach the fund, also when the site sends from an address that nobody reads.
  return from.address && from.address !== sentFrom ? { replyTo: from } : {};
}

function chooseFrom({ from }: OutgoingMail, { chosen, siteHost }: Sender) {
  const match = /^(?<name>[^<]*)<(?<address>[^<>]+)>$/.exec(chosen ?? "")?.groups;
  const address = match?.address ?? chosen ?? (from.address || `samen@${siteHost}`);
  return { name: match?.name?.trim().replaceAll('"', "") || from.name, address: address.trim() };
}
