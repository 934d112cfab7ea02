import { type Language, type Localized, languages } from "#domain/language.ts";
import type { TypedTexts } from "#domain/localized-form.ts";
import { type MailTextKey, mailTextRules, type OwnMailText, readMailText } from "#domain/mail-text.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import { checkFields } from "#domain/rules.ts";
import { changedLanguages, momentsOf } from "#domain/translation.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { queueMail } from "#server/actions/mail.ts";
import type { MailContent } from "#server/actions/mail-layout.ts";
import { standardMailText } from "#server/actions/mail-standard.ts";
import { writeMail } from "#server/actions/mail-template.ts";
import { countTrial } from "#server/actions/mail-trial.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { getFundSettings, listLanguages } from "#server/database/queries/setting.ts";
import { mailTexts } from "#server/database/tables/mail-text.ts";

type MailEdit = {
  key: MailTextKey;
  /** The revision at which the text was read; 0 for the standard text. */
  revision: number;
  values: TypedTexts;
  /** The languages whose unchanged text still fits the Dutch one. */
  upToDate?: readonly Language[];
};

/** Writes the fund's own text of a mail. Mails that still wait get it too. Returns whether anything changed. */
export async function writeMailText(
  context: Context,
  { key, revision, values, upToDate = [] }: MailEdit,
): Promise<boolean> {
  const me = requirePermission(context.me, "writeMail");
  const offered = await listLanguages(context.db);
  refuse(invalidForm(checkFields(mailTextRules(key, offered), values)));
  return context.db.transaction(async (db) => {
    const before = await lockMailText(db, key);
    refuse(checkRevision(revision, before?.revision ?? 0));
    const { subject, body } = withoutStandard(key, readMailText(values, before, offered));
    const changed = changedLanguages(before && { subject: before.subject, body: before.body }, { subject, body });
    const confirmed = upToDate.filter((language) => !changed.includes(language));
    if (!before && isEmpty({ subject, body })) return false;
    if (changed.length + confirmed.length === 0) return false;
    const writtenAt = { ...before?.writtenAt, ...momentsOf([...changed, ...confirmed], context.now) };
    const row = { subject, body, writtenAt, changedAt: context.now, revision: revision + 1, writerId: me.id };
    const [written] = before
      ? await db.update(mailTexts).set(row).where(eq(mailTexts.key, key)).returning({ key: mailTexts.key })
      : await db
          .insert(mailTexts)
          .values({ key, ...row })
          .onConflictDoNothing()
          .returning({ key: mailTexts.key });
    // Without a row there was nothing to lock, and somebody else wrote the first text meanwhile.
    refuse(written ? null : { code: "record.changed" });
    const details = { languages: [...changed, ...confirmed].join(", ") };
    await recordAudit({ ...context, db }, { act: "write_mail", subject: `mail ${key}`, details });
    return true;
  });
}

/** Puts the standard text of a mail back, in every language. */
export async function resetMailText(
  context: Context,
  { key, revision }: Pick<MailEdit, "key" | "revision">,
): Promise<void> {
  requirePermission(context.me, "writeMail");
  await context.db.transaction(async (db) => {
    const before = await lockMailText(db, key);
    if (!before) return;
    refuse(checkRevision(revision, before.revision));
    await db.delete(mailTexts).where(eq(mailTexts.key, key));
    await recordAudit({ ...context, db }, { act: "reset_mail", subject: `mail ${key}` });
  });
}

type Trial = { key: MailTextKey; language: Language; subject: string; body: string };

/** Gives a mail as its reader would get it, with the typed text and the values of a sample. */
export async function previewMailText(context: Context, trial: Trial): Promise<MailContent> {
  requirePermission(context.me, "writeMail");
  checkTrial(trial);
  const { language, ...values } = trial;
  const fund = await getFundSettings(context.db);
  return writeMail("mail-trial", { ...values, address: context.publicUrl.href }, language, fund);
}

/** Sends the typed text of a mail to the person who wrote it. */
export async function sendMailTrial(context: Context, trial: Trial): Promise<void> {
  const me = requirePermission(context.me, "writeMail");
  checkTrial(trial);
  const recipient = await countTrial(context, me);
  const { language, ...values } = trial;
  await queueMail(context, {
    template: "mail-trial",
    recipient,
    language,
    values: { ...values, address: context.publicUrl.href },
  });
}

/** Refuses a text that could not be saved in its language. */
function checkTrial({ key, language, subject, body }: Trial): void {
  const values = { [`subject.${language}`]: subject, [`body.${language}`]: body };
  refuse(invalidForm(checkFields(mailTextRules(key, [language]), values)));
}

const isStandardIn = (key: MailTextKey, { subject, body }: OwnMailText, language: Language): boolean => {
  const standard = standardMailText(key, language);
  return subject[language] === standard.subject && body[language] === standard.body;
};

/** Leaves out texts that are the standard text, so that translations show as a gap beside a Dutch text of the fund. */
function withoutStandard(key: MailTextKey, text: OwnMailText): OwnMailText {
  const own = (localized: Localized): Localized => {
    const ownLanguages = languages.filter((one) => !isStandardIn(key, text, one));
    return {
      nl: "",
      ...Object.fromEntries(ownLanguages.flatMap((one) => (localized[one] ? [[one, localized[one]]] : []))),
    };
  };
  return { subject: own(text.subject), body: own(text.body) };
}

const isEmpty = ({ subject }: OwnMailText): boolean => Object.values(subject).every((text) => text === "");

async function lockMailText(db: Database, key: MailTextKey) {
  const [row] = await db.select().from(mailTexts).where(eq(mailTexts.key, key)).for("update");
  return row ?? null;
}
