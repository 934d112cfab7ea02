import { inLanguage, type Language } from "#domain/language.ts";
import type { FundSettings } from "#domain/setting.ts";
import { compileText } from "#i18n/compiled.ts";
import { mail as en } from "#i18n/en/mail.ts";
import { mail as fr } from "#i18n/fr/mail.ts";
import { mail as nl } from "#i18n/nl/mail.ts";
import type { Text } from "#i18n/text.ts";
import type { MailContent } from "#server/actions/mail-layout.ts";

/** Every mail the site sends, and what it needs to be told. */
export type MailValues = {
  /** Signs someone in; see `loginCodeMinutes`. */
  "login-code": { firstname: string; code: string; address: string };
  /** Proves to the operator that mail works. */
  "operator-test": { address: string };
};

export type MailTemplate = keyof MailValues;

/** How long a login code works. */
export const loginCodeMinutes = 10;

type Body = Pick<MailContent, "subject" | "preheader" | "greeting" | "paragraphs" | "afterwards"> & {
  code?: string;
  button: { label: string; address: string };
};

type Template<Values> = {
  /** After this long it is of no use any more and is not sent. */
  usefulMinutes?: number;
  write(text: Text<keyof typeof nl>, values: Values, fund: string): Body;
};

const templates: { [Name in MailTemplate]: Template<MailValues[Name]> } = {
  "login-code": {
    usefulMinutes: loginCodeMinutes,
    write: (text, { firstname, code, address }) => ({
      subject: text("mail.loginCode.subject"),
      preheader: text("mail.loginCode.preheader", { minutes: loginCodeMinutes }),
      greeting: text("mail.greeting", { firstname }),
      paragraphs: [text("mail.loginCode.intro")],
      code,
      button: { label: text("mail.loginCode.button"), address },
      afterwards: [text("mail.loginCode.validity", { minutes: loginCodeMinutes }), text("mail.loginCode.unasked")],
    }),
  },
  "operator-test": {
    write: (text, { address }, fund) => ({
      subject: text("mail.operatorTest.subject", { fund }),
      preheader: text("mail.operatorTest.preheader"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.operatorTest.intro"), text("mail.operatorTest.spam")],
      button: { label: text("mail.operatorTest.button"), address },
      afterwards: [],
    }),
  },
};

const texts = { nl: compileText("nl", nl), en: compileText("en", en), fr: compileText("fr", fr) };

/** Tells whether a string names a mail this version of the site knows. */
export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(templates, name);
}

/** The moment after which a mail that was queued then is of no use any more, or null. */
export function usefulUntil(name: MailTemplate, queuedAt: Date): Date | null {
  const { usefulMinutes } = templates[name];
  return usefulMinutes ? new Date(queuedAt.getTime() + usefulMinutes * 60_000) : null;
}

/** Fills in a template in the reader's language. */
export function writeMail<Name extends MailTemplate>(
  name: Name,
  values: MailValues[Name],
  language: Language,
  fund: Pick<FundSettings, "name" | "email">,
): MailContent {
  const text = texts[language];
  const fundName = inLanguage(fund.name, language);
  const body = templates[name].write(text, values, fundName);
  return {
    ...body,
    language,
    button: { ...body.button, hint: text("mail.buttonHint") },
    closing: text("mail.closing"),
    fund: fundName,
    footer: [
      text("mail.footer", { fund: fundName }),
      ...(fund.email ? [text("mail.footerContact", { email: fund.email })] : []),
    ],
  };
}
