import { auditActs, readAuditAct } from "#domain/audit.ts";
import { auditAct } from "#server/actions/audit-text.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { type AuditRow, listAuditOf } from "#server/database/queries/audit.ts";

const AuditActEnum = builder.enumType("AuditAct", {
  description: "An act that someone may have to answer for.",
  values: auditActs,
});

const detailOf = (name: "field" | "before" | "after") => (entry: AuditRow) => {
  const value = entry.details[name];
  return value === undefined ? null : String(value);
};

const CallLogEntry = builder.objectRef<AuditRow>("CallLogEntry").implement({
  description: "An entry of the audit log about a call.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Its number in the audit log." }),
    at: t.expose("at", { type: "Instant", description: "When it happened." }),
    by: t.string({
      nullable: true,
      description: "The name of the person who did it; null for the site itself.",
      resolve: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(" ") || null,
    }),
    act: t.field({
      type: AuditActEnum,
      nullable: true,
      description: "The act; null for one that this version does not know.",
      resolve: ({ act }) => readAuditAct(act),
    }),
    actName: t.string({
      description: "The act in words; one that this version does not know stays as it is.",
      args: { language: t.arg({ type: LanguageEnum, description: "The language of the words." }) },
      resolve: ({ act }, { language }) => auditAct(act, language),
    }),
    field: t.string({
      nullable: true,
      description: "The part of the plan that changed; null for any other act.",
      resolve: detailOf("field"),
    }),
    before: t.string({ nullable: true, description: "Its value before.", resolve: detailOf("before") }),
    after: t.string({ nullable: true, description: "Its value after.", resolve: detailOf("after") }),
  }),
});

builder.objectField(Call, "log", (t) =>
  t.field({
    type: [CallLogEntry],
    description: "The latest entries of the audit log about it, the newest first.",
    args: { first: t.arg.int({ description: "The maximum number of entries." }) },
    resolve: ({ id }, { first }, { db }) => listAuditOf(db, `call ${id}`, Math.min(Math.max(0, first), 200)),
  }),
);
