import { isLanguage, type Language } from "#domain/language.ts";
import type { FundSettings } from "#domain/setting.ts";
import { writeHtml, writeText } from "#server/actions/mail-layout.ts";
import { mailSamples } from "#server/actions/mail-sample.ts";
import { isMailTemplate, type MailTemplate, writeMail } from "#server/actions/mail-template.ts";

/** A sample of a mail as HTML and as plain text. */
export function previewMail(name: MailTemplate, language: Language, fund: FundSettings) {
  const content = writeMail(name, mailSamples[name] as never, language, fund);
  return { subject: content.subject, html: writeHtml(content, fund.colours), text: writeText(content) };
}

/** Lists every mail the site sends, in every language of the fund. */
export function listPreviews({ languages }: Pick<FundSettings, "languages">) {
  return Object.keys(mailSamples).flatMap((name) => languages.map((language) => ({ name, language })));
}

/** Reads the address of a sample: `login-code.nl.html`. */
export function readPreview(file: string, { languages }: Pick<FundSettings, "languages">) {
  const [name = "", language, kind] = file.split(".");
  if (!isMailTemplate(name) || !isLanguage(language, languages) || (kind !== "html" && kind !== "txt")) return null;
  return { name, language, kind } as const;
}
