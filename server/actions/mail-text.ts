import type { Language } from "#domain/language.ts";
import { compileSpeech } from "#i18n/compiled.ts";
import { contact as contactEn } from "#i18n/en/contact.ts";
import { dossierState as dossierStateEn } from "#i18n/en/dossier-state.ts";
import { mail as mailEn } from "#i18n/en/mail.ts";
import { mailDossier as mailDossierEn } from "#i18n/en/mail-dossier.ts";
import { contact as contactFr } from "#i18n/fr/contact.ts";
import { dossierState as dossierStateFr } from "#i18n/fr/dossier-state.ts";
import { mail as mailFr } from "#i18n/fr/mail.ts";
import { mailDossier as mailDossierFr } from "#i18n/fr/mail-dossier.ts";
import { contact as contactNl } from "#i18n/nl/contact.ts";
import { dossierState as dossierStateNl } from "#i18n/nl/dossier-state.ts";
import { mail as mailNl } from "#i18n/nl/mail.ts";
import { mailDossier as mailDossierNl } from "#i18n/nl/mail-dossier.ts";
import type { Text } from "#i18n/text.ts";
import type { MailContent } from "#server/actions/mail-layout.ts";

const catalogues = {
  nl: { ...mailNl, ...mailDossierNl, ...contactNl, ...dossierStateNl },
  en: { ...mailEn, ...mailDossierEn, ...contactEn, ...dossierStateEn },
  fr: { ...mailFr, ...mailDossierFr, ...contactFr, ...dossierStateFr },
};

/** Gives a text of a mail. */
export type MailText = Text<keyof typeof catalogues.nl>;

/** The texts of mails in each language. */
export const mailSpeech = compileSpeech(catalogues);

/** Formats the end of something for people. */
export function sayEnd(ends: string, language: Language): string {
  return mailSpeech[language].format.until(new Date(ends));
}

/** The parts that a template writes; the rest is the same in every mail. */
export type MailBody = Pick<MailContent, "subject" | "greeting" | "paragraphs" | "afterwards"> & {
  quote?: string;
  code?: string;
  button?: { label: string; address: string };
  also?: { label: string; address: string };
};

/** Makes a mail from its values. */
export type Template<Values> = {
  /** After this time the mail is no longer useful and is not sent. */
  usefulMinutes?: number;
  /** The same for a mail whose values contain that moment. */
  usefulUntil?(values: Values): Date;
  write(text: MailText, values: Values, fund: string, language: Language): MailBody;
};
