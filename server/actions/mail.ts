import { randomUUID } from "node:crypto";
import { inBatches } from "#domain/batch.ts";
import { midnightAfter } from "#domain/brussels-time.ts";
import { inLanguage, type Language } from "#domain/language.ts";
import type { MailState } from "#domain/mail.ts";
import type { FundSettings } from "#domain/setting.ts";
import { addJob, addJobs, GiveUp } from "#server/actions/job.ts";
import { enclose, type KeptValues } from "#server/actions/mail-enclosure.ts";
import { writeHtml, writeText } from "#server/actions/mail-layout.ts";
import {
  isMailTemplate,
  type MailTemplate,
  type MailValues,
  openingOf,
  usefulUntil,
  writeMail,
} from "#server/actions/mail-template.ts";
import type { Context } from "#server/context.ts";
import { and, eq } from "#server/database/drizzle.ts";
import { findMailText } from "#server/database/queries/mail-text.ts";
import { mails } from "#server/database/tables/mail.ts";
import { type Mailer, MailRefused } from "#server/platform/mail/mail.ts";

type NewMail<Name extends MailTemplate> = {
  template: Name;
  recipient: string;
  language: Language;
  /** The address for replies, if that is not the fund's. */
  replyTo?: string;
  /** The mail log must not say who got it: it is about a confidential dossier, or would tell who has a conflict. */
  isConfidential?: boolean;
  values: KeptValues<Name>;
};

/** Queues a mail, which is sent once the surrounding transaction commits, and never if it rolls back. */
export function queueMail<Name extends MailTemplate>(
  context: Pick<Context, "db" | "now">,
  mail: NewMail<Name>,
): Promise<void> {
  return queueMails(context, [mail]);
}

/** Queues many mails in batches. */
export function queueMails<Name extends MailTemplate>(
  { db, now }: Pick<Context, "db" | "now">,
  queued: readonly NewMail<Name>[],
): Promise<void> {
  return db.transaction(async (db) => {
    for (const some of inBatches(queued, batch)) {
      const rows = some.map(({ replyTo, values, ...mail }) => ({
        id: randomUUID(),
        ...mail,
        // The reply address is deleted together with the values.
        values: { ...values, ...(replyTo && { [replyToKey]: replyTo }) },
        queuedAt: now,
        listedAt: mail.isConfidential ? midnightAfter(now, 0) : now,
      }));
      await db.insert(mails).values(rows);
      const sending = rows.map(
        ({ id }) => ({ kind: "sendMail", payload: { mailId: id }, key: `sendMail ${id}` }) as const,
      );
      await addJobs({ db, now }, sending);
    }
  });
}

/** The number of mails per statement. */
const batch = 500;

/** The key of the reply address among a mail's values; no template uses this name. */
const replyToKey = "reply-to";

type SendContext = Pick<Context, "db" | "now" | "secret"> & { isLastTry?: boolean };

/** Sends a queued mail; does nothing if it was sent, is gone, or is too late to be useful. */
export async function sendMail(
  { db, now, secret, isLastTry = false }: SendContext,
  mailer: Mailer,
  fund: FundSettings,
  mailId: string,
): Promise<void> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), eq(mails.state, "queued")));
  if (!mail) return;
  const { template, language, queuedAt } = mail;
  // The values of a mail are personal, so we delete them once it is sent or given up.
  const close = (state: MailState) =>
    db
      .update(mails)
      .set({ state, values: {}, ...(state === "sent" && { sentAt: now }) })
      .where(eq(mails.id, mailId));
  const delivered = deliveredBy(mailer);
  const closeAsSent = async () => {
    await close("sent");
    delivered.delete(mailId);
  };
  if (delivered.has(mailId)) return closeAsSent();
  if (!isMailTemplate(template)) {
    await close("failed");
    throw new GiveUp(`There is no mail called ${template}.`);
  }

  // queueMail wrote these values for this template.
  const storedValues = mail.values as KeptValues<typeof template>;
  const latest = usefulUntil(template, storedValues as MailValues[typeof template], queuedAt);
  try {
    const enclosed =
      latest && now > latest ? null : await enclose({ db, secret }, { template, storedValues, language });
    if (!enclosed) {
      await close("too_late");
      return;
    }
    const opening = openingOf(template, enclosed.values, language);
    const own = opening && (await findMailText(db, opening.key));
    const content = writeMail(template, enclosed.values, language, { ...fund, own });
    await mailer.send({
      id: mailId,
      queuedAt,
      language,
      from: { name: inLanguage(fund.name, language), address: fund.email },
      to: mail.recipient,
      ...(replyToKey in mail.values && { replyTo: String(mail.values[replyToKey]) }),
      subject: content.subject,
      text: writeText(content),
      html: writeHtml(content, fund.colours),
      ...(enclosed.attachments && { attachments: enclosed.attachments }),
    });
    delivered.add(mailId);
  } catch (error) {
    const isRefused = error instanceof MailRefused;
    if (isRefused || isLastTry) {
      await close("failed");
      // Only mails to applicants name a dossier, and someone has to reach them in another way.
      const { number } = mail.values;
      if (typeof number === "string" && number !== "")
        await addJob({ db, now }, { kind: "tellBounce", payload: { number }, key: `tellBounce ${mailId}` });
    }
    throw isRefused ? new GiveUp(error.message, { cause: error }) : error;
  }
  await closeAsSent();
}

// The database can go away while a mail leaves. The next try must not send it again, but only record it.
const deliveredMails = new WeakMap<Mailer, Set<string>>();

/** The mails that a mailer has sent, but whose rows do not say so yet. */
function deliveredBy(mailer: Mailer): Set<string> {
  const delivered = deliveredMails.get(mailer) ?? new Set();
  deliveredMails.set(mailer, delivered);
  return delivered;
}
