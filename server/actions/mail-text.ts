import type { Language } from "#domain/language.ts";
import type { MailTextKey, MailWord } from "#domain/mail-text.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import type { Text } from "#i18n/text.ts";
import type { MailContent } from "#server/actions/mail-layout.ts";

const catalogues = await readCatalogues("site", "public", "submission", "mail");

/** Gives a text of a mail. */
export type MailText = Text<keyof typeof catalogues.nl>;

/** The texts of mails in each language. */
export const mailSentences = compileSentences(catalogues);

/** Formats the end of something for people. */
export function formatEnd(ends: string, language: Language): string {
  return mailSentences[language].format.until(new Date(ends));
}

/** The parts that a template writes; the rest is the same in every mail. */
export type MailBody = Pick<MailContent, "subject" | "greeting" | "paragraphs" | "afterwards"> & {
  quote?: string;
  code?: string;
  button?: { label: string; address: string };
  also?: { label: string; address: string };
};

/** The part of a mail that the fund can write itself: which text it is, and the words that are filled in. */
export type MailOpening = { key: MailTextKey; words: Readonly<Partial<Record<MailWord, string>>> };

type Write<Values, Body> = (text: MailText, values: Values, fund: string, language: Language) => Body;

/** Makes a mail from its values. */
export type Template<Values> = {
  /** After this time the mail is no longer useful and is not sent. */
  usefulMinutes?: number;
  /** The same for a mail whose values contain that moment. */
  usefulUntil?(values: Values): Date;
} & (
  | { opening?: undefined; write: Write<Values, MailBody> }
  | {
      /** The subject and the first paragraphs, which the fund can write itself; `write` gives the rest. */
      opening(values: Values, language: Language, text: MailText): MailOpening;
      write: Write<Values, Omit<MailBody, "subject">>;
    }
);
