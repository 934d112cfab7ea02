import { mailStates } from "#domain/mail.ts";
import { auditEntryId } from "#server/actions/audit.ts";
import {
  actsNamed,
  auditAct,
  auditDetailTexts,
  auditSubject,
  listAuditActs,
  mailName,
  mailsNamed,
} from "#server/actions/audit-text.ts";
import { answerList } from "#server/api/list.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import { addListType } from "#server/api/system/list.ts";
import { type AuditRow, auditList } from "#server/database/queries/audit-list.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { type MailRow, mailList } from "#server/database/queries/mail-list.ts";

const MailStateEnum = builder.enumType("MailState", { description: "Whether a mail was sent.", values: mailStates });

const LoggedMail = builder.objectRef<MailRow>("LoggedMail").implement({
  description: "A mail that the site sent or will send, without its text.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    name: t.string({
      description: "The subject of the mail; a confidential one only says that it is.",
      nullable: true,
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ template, isConfidential }, { language }) => (isConfidential ? null : mailName(template, language)),
    }),
    recipient: t.exposeString("recipient", {
      nullable: true,
      description: "The address; null if it would tell who voted or who has a confidential dossier.",
    }),
    language: t.expose("language", {
      type: LanguageEnum,
      nullable: true,
      description: "The language of the mail; null if the mail is confidential.",
    }),
    state: t.expose("state", { type: MailStateEnum, description: "Whether it was sent." }),
    isConfidential: t.exposeBoolean("isConfidential", { description: "Whether it is about a confidential dossier." }),
    listedAt: t.expose("listedAt", {
      type: "Instant",
      description: "When it was written; of a confidential one only the day.",
    }),
    sentAt: t.expose("sentAt", { type: "Instant", nullable: true, description: "When it was sent, if that is shown." }),
  }),
});

const AuditEntry = builder.objectRef<AuditRow>("AuditEntry").implement({
  description: "An act that someone may have to answer for.",
  fields: (t) => ({
    id: t.id({
      description: "An id that never changes, and does not count.",
      resolve: (entry, _args, context) => auditEntryId(context, entry),
    }),
    at: t.expose("at", { type: "Instant", description: "When it was done." }),
    act: t.string({
      description: "The act.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ act }, { language }) => auditAct(act, language),
    }),
    actor: t.exposeString("actorName", {
      nullable: true,
      description: "The person who did it; null for the site itself and for people whose data was erased.",
    }),
    subject: t.string({
      description: "The person or the record that it is about.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (entry, { language }) => auditSubject(entry, language),
    }),
    details: t.stringList({
      description: "The details, one by one; a change has the text before and after.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: async (entry, { language }, { db }) =>
        auditDetailTexts(entry, { language, lists: await getFundLists(db) }),
    }),
  }),
});

const AuditActName = builder.objectRef<{ act: string; text: string }>("AuditActName").implement({
  description: "A kind of act in the audit log.",
  fields: (t) => ({
    act: t.exposeString("act", { description: "Its name in addresses." }),
    text: t.exposeString("text", { description: "Its name for people." }),
  }),
});

const MailLog = addListType({ name: "MailLog", description: "A page of the mail log.", row: LoggedMail });
const AuditLog = addListType({ name: "AuditLog", description: "A page of the audit log.", row: AuditEntry });

const address = "The address of the list after its question mark: filters, order, page.";

builder.queryFields((t) => ({
  mailLog: t.field({
    type: MailLog,
    description: "The mails of the site, the latest first. For coordinators and operators.",
    args: { list: t.arg.string({ description: address }) },
    resolve: (_root, { list }, context) => answerList(context, "mails", mailList(mailsNamed), list),
  }),
  auditLog: t.field({
    type: AuditLog,
    description: "The acts of the office, the latest first, without those on dossiers. For coordinators and operators.",
    args: { list: t.arg.string({ description: address }) },
    resolve: (_root, { list }, context) => answerList(context, "audit", auditList(actsNamed), list),
  }),
  auditActs: t.field({
    type: [AuditActName],
    description: "All kinds of acts, for a filter.",
    args: { language: t.arg({ type: LanguageEnum }) },
    resolve: (_root, { language }) => listAuditActs(language),
  }),
}));
