import { auditActs, readAuditAct } from "#domain/audit.ts";
import { isLasting, type OwnRecordKind, ownRecordKinds } from "#domain/own-record.ts";
import { refuse } from "#domain/problem.ts";
import { chooseLanguage, eraseOwnData } from "#server/actions/account.ts";
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
  description: "How much of one kind is kept about someone.",
  fields: (t) => ({
    kind: t.expose("kind", { type: OwnRecordKindEnum, description: "What it is." }),
    count: t.exposeInt("count", { description: "How many records." }),
    staysWhenErased: t.boolean({
      description: "Whether they stay when their owner has all erased that may be erased.",
      resolve: ({ kind }) => isLasting(kind),
    }),
  }),
});

const AuditActEnum = builder.enumType("AuditAct", {
  description: "What someone may have to answer for.",
  values: auditActs,
});

const OwnAuditEntry = builder.objectRef<OwnAuditRow & { isByMe: boolean }>("OwnAuditEntry").implement({
  description: "Something that was done with one's record.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Counts up, over everyone's entries." }),
    at: t.expose("at", { type: "Instant", description: "When." }),
    act: t.field({
      description: "What; null for something this version has no word for.",
      type: AuditActEnum,
      nullable: true,
      resolve: ({ act }) => readAuditAct(act),
    }),
    isByMe: t.exposeBoolean("isByMe", { description: "Whether its owner did it." }),
    by: t.string({
      nullable: true,
      description: "Who did it; null for the site itself.",
      resolve: ({ firstname, lastname }) => (firstname ? `${firstname} ${lastname}` : null),
    }),
  }),
});

builder.objectFields(Me, (t) => ({
  kept: t.field({
    description: "How much is kept about this person, kind by kind.",
    type: [KeptRecords],
    resolve: (me, _args, { db }) => countOwnRecords(db, me),
  }),
  audit: t.field({
    description: "What was done with this person's record lately, the newest first.",
    type: [OwnAuditEntry],
    args: { first: t.arg.int({ description: "At most so many; more is in the download." }) },
    resolve: async (me, { first }, { db }) => {
      refuse(first > longestPage || first < 0 ? { code: "list.tooLong", most: longestPage } : null);
      const entries = await listAuditAbout(db, me.id, first);
      return entries.map((entry) => ({ ...entry, isByMe: entry.actorId === me.id }));
    },
  }),
}));

builder.mutationFields((t) => ({
  chooseLanguage: t.boolean({
    description: "Has the site write to this person in a language.",
    args: { language: t.arg({ type: LanguageEnum }) },
    resolve: async (_root, args, context) => {
      await chooseLanguage(context, args);
      return true;
    },
  }),
  eraseOwnData: t.boolean({
    description: "Erases what may be erased about this person, and logs them out everywhere.",
    resolve: async (_root, _args, context) => {
      await eraseOwnData(context);
      return true;
    },
  }),
}));
