import { auditActs, readAuditAct } from "#domain/audit.ts";
import { isLasting, type OwnRecordKind, ownRecordKinds } from "#domain/own-record.ts";
import { refuse } from "#domain/problem.ts";
import { chooseLanguage, eraseOwnData } from "#server/actions/account.ts";
import { auditEntryId } from "#server/actions/audit.ts";
import { longestPage } from "#server/api/page-of.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import { Me } from "#server/api/system/person.ts";
import { listAuditAbout, type OwnAuditRow } from "#server/database/queries/audit.ts";
import { countOwnRecords } from "#server/database/queries/own-record.ts";

const OwnRecordKindEnum = builder.enumType("OwnRecordKind", {
  description: "A kind of record that can be about a person.",
  values: ownRecordKinds,
});

const KeptRecords = builder.objectRef<{ kind: OwnRecordKind; count: number }>("KeptRecords").implement({
  description: "How many records of one kind are kept about a person.",
  fields: (t) => ({
    kind: t.expose("kind", { type: OwnRecordKindEnum, description: "The kind of record." }),
    count: t.exposeInt("count", { description: "How many records." }),
    staysWhenErased: t.boolean({
      description: "Whether they are kept after the person erases their data.",
      resolve: ({ kind }) => isLasting(kind),
    }),
  }),
});

const AuditActEnum = builder.enumType("AuditAct", {
  description: "An act that is kept in the audit log.",
  values: auditActs,
});

const OwnAuditEntry = builder.objectRef<OwnAuditRow & { isByMe: boolean }>("OwnAuditEntry").implement({
  description: "An act on the record of the logged-in person.",
  fields: (t) => ({
    id: t.id({
      description: "An id that never changes, and does not count.",
      resolve: (entry, _args, context) => auditEntryId(context, entry),
    }),
    at: t.expose("at", { type: "Instant", description: "When." }),
    act: t.field({
      description: "The act; null if this version does not know it.",
      type: AuditActEnum,
      nullable: true,
      resolve: ({ act }) => readAuditAct(act),
    }),
    isByMe: t.exposeBoolean("isByMe", { description: "Whether the logged-in person did it." }),
    by: t.string({
      nullable: true,
      description: "The person who did it; null for the site itself.",
      resolve: ({ firstname, lastname }) => (firstname ? `${firstname} ${lastname}` : null),
    }),
  }),
});

builder.objectFields(Me, (t) => ({
  kept: t.field({
    description: "How many records are kept about this person, by kind.",
    type: [KeptRecords],
    resolve: (me, _args, { db }) => countOwnRecords(db, me),
  }),
  audit: t.field({
    description: "The recent acts on this person's record, the newest first.",
    type: [OwnAuditEntry],
    args: { first: t.arg.int({ description: "The maximum number of entries. The download has all of them." }) },
    resolve: async (me, { first }, { db }) => {
      refuse(first > longestPage || first < 0 ? { code: "list.tooLong", most: longestPage } : null);
      const entries = await listAuditAbout(db, me.id, first);
      return entries.map((entry) => ({ ...entry, isByMe: entry.actorId === me.id }));
    },
  }),
}));

builder.mutationFields((t) => ({
  chooseLanguage: t.boolean({
    description: "Sets the language in which the site writes to this person.",
    args: { language: t.arg({ type: LanguageEnum }) },
    resolve: async (_root, args, context) => {
      await chooseLanguage(context, args);
      return true;
    },
  }),
  eraseOwnData: t.boolean({
    description: "Erases all data that may be erased about this person, and logs them out everywhere.",
    resolve: async (_root, _args, context) => {
      await eraseOwnData(context);
      return true;
    },
  }),
}));
