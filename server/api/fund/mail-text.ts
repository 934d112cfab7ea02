import { type Language, languages } from "#domain/language.ts";
import {
  isBareMail,
  type MailTextKey,
  type MailWording,
  mailTextKeys,
  mailTranslation,
  wordsOfMail,
} from "#domain/mail-text.ts";
import type { MailContent } from "#server/actions/mail-layout.ts";
import { standardMailText } from "#server/actions/mail-standard.ts";
import { previewMailText, resetMailText, sendMailTrial, writeMailText } from "#server/actions/mail-text-change.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { PageTranslation, PageValueInput } from "#server/api/fund/page-editor.ts";
import { findMailText, type MailTextRow } from "#server/database/queries/mail-text.ts";

const MailTextKeyEnum = builder.enumType("MailTextKey", {
  description: "A mail whose text the fund can change.",
  values: Object.fromEntries(mailTextKeys.map((key) => [key.replaceAll("-", "_"), { value: key }])) as Record<
    string,
    { value: MailTextKey }
  >,
});

const MailTextIn = builder.objectRef<MailWording & { language: Language }>("MailTextIn").implement({
  description: "The text of a mail in one language.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    subject: t.exposeString("subject", { description: "Its subject." }),
    body: t.exposeString("body", {
      description: "Its paragraphs, with empty lines between them and words in braces that are filled in.",
    }),
  }),
});

const MailTextRef = builder.objectRef<{ key: MailTextKey; own: MailTextRow | null }>("MailText").implement({
  description: "The text of a mail, as its writers see it.",
  fields: (t) => ({
    key: t.expose("key", { type: MailTextKeyEnum, description: "Which mail it is." }),
    revision: t.int({
      description: "How often it was changed; a change must name it. 0 for the standard text.",
      resolve: ({ own }) => own?.revision ?? 0,
    }),
    isStandard: t.boolean({
      description: "Whether the fund wrote no text of its own.",
      resolve: ({ own }) => own === null,
    }),
    isBare: t.boolean({
      description: "Whether it also goes to applicants of confidential dossiers.",
      resolve: ({ key }) => isBareMail(key),
    }),
    words: t.stringList({
      description: "The words that it may have in braces.",
      resolve: ({ key }) => [...wordsOfMail(key)],
    }),
    changedAt: t.field({
      type: "Instant",
      nullable: true,
      description: "When it was last changed; null for the standard text.",
      resolve: ({ own }) => own?.changedAt ?? null,
    }),
    writer: t.string({
      nullable: true,
      description: "The last person who changed it.",
      resolve: ({ own }) => own?.writer ?? null,
    }),
    translations: t.field({
      type: [PageTranslation],
      description: "How complete it is in each language; a language without a text gets the standard text.",
      resolve: ({ own }) => languages.map((language) => ({ language, state: mailTranslation(own, language) })),
    }),
    texts: t.field({
      type: [MailTextIn],
      description: "The fund's own text in every language; empty where it has none.",
      resolve: ({ own }) =>
        languages.map((language) => ({
          language,
          subject: own?.subject[language] ?? "",
          body: own?.body[language] ?? "",
        })),
    }),
    standard: t.field({
      type: [MailTextIn],
      description: "The standard text in every language.",
      resolve: ({ key }) => languages.map((language) => ({ language, ...standardMailText(key, language) })),
    }),
  }),
});

const MailPreview = builder.objectRef<MailContent>("MailPreview").implement({
  description: "A mail as its reader would get it, with the values of a sample.",
  fields: (t) => ({
    subject: t.exposeString("subject", { description: "Its subject." }),
    paragraphs: t.stringList({
      description: "Its text, from the greeting to the closing.",
      resolve: ({ greeting, paragraphs, quote, afterwards, closing, fund }) => [
        greeting,
        ...paragraphs,
        ...(quote ? [quote] : []),
        ...afterwards,
        `${closing}\n${fund}`,
      ],
    }),
    button: t.string({
      nullable: true,
      description: "The words of its button.",
      resolve: ({ button }) => button?.label ?? null,
    }),
  }),
});

const trialArgs = {
  key: { type: MailTextKeyEnum },
  language: { type: LanguageEnum },
} as const;

builder.queryFields((t) => ({
  mailText: t.field({
    type: MailTextRef,
    description: "The text of one mail, for its writers.",
    args: { key: t.arg(trialArgs.key) },
    resolve: async (_root, { key }, { db }) => ({ key, own: await findMailText(db, key) }),
  }),
  previewMailText: t.field({
    type: MailPreview,
    description: "A mail with the typed text.",
    args: {
      key: t.arg(trialArgs.key),
      language: t.arg(trialArgs.language),
      subject: t.arg.string(),
      body: t.arg.string(),
    },
    resolve: (_root, trial, context) => previewMailText(context, trial),
  }),
}));

builder.mutationFields((t) => ({
  writeMailText: t.boolean({
    description: "Writes the fund's own text of a mail. Answers whether anything changed.",
    args: {
      key: t.arg(trialArgs.key),
      revision: t.arg.int({ description: "The revision at which the text was read; another one is refused." }),
      values: t.arg({ type: [PageValueInput], description: "`subject` and `body` in every language of the fund." }),
      upToDate: t.arg({
        type: [LanguageEnum],
        required: false,
        description: "The languages whose unchanged text still fits the Dutch one.",
      }),
    },
    resolve: (_root, { values, upToDate, ...edit }, context) =>
      writeMailText(context, {
        ...edit,
        values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
        upToDate: upToDate ?? [],
      }),
  }),
  resetMailText: t.boolean({
    description: "Puts the standard text of a mail back, in every language.",
    args: { key: t.arg(trialArgs.key), revision: t.arg.int({ description: "The revision at which it was read." }) },
    resolve: async (_root, edit, context) => {
      await resetMailText(context, edit);
      return true;
    },
  }),
  sendMailTrial: t.boolean({
    description: "Sends the typed text of a mail to the person who asks.",
    args: {
      key: t.arg(trialArgs.key),
      language: t.arg(trialArgs.language),
      subject: t.arg.string(),
      body: t.arg.string(),
    },
    resolve: async (_root, trial, context) => {
      await sendMailTrial(context, trial);
      return true;
    },
  }),
}));
