import { bulkActs, checkDossierAct, plannableActs } from "#domain/dossier-act.ts";
import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { type BulkOutcome, handleDossiers } from "#server/actions/dossier-bulk.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { actingOfficer, OfficeDossier } from "#server/api/fund/office-dossier.ts";
import { listListed } from "#server/database/queries/dossier-list.ts";

const BulkActEnum = builder.enumType("BulkAct", {
  description: "The acts of the office on several dossiers at once.",
  values: bulkActs,
});

const PlannableActEnum = builder.enumType("PlannableAct", {
  description: "The acts that the office can plan for several dossiers, and a ZIP with all that they may read.",
  values: plannableActs,
});

/** A text that applicants read, in one language. */
export const ReasonInput = builder.inputType("ReasonInput", {
  description: "A reason that applicants read in their language.",
  fields: (t) => ({
    language: t.field({ type: LanguageEnum, required: true, description: "The language." }),
    text: t.string({ required: true, description: "The reason in that language." }),
  }),
});

const StayingDossier = builder.objectRef<BulkOutcome["staying"][number]>("StayingDossier").implement({
  description: "A dossier to which an act does nothing.",
  fields: (t) => ({
    dossier: t.field({ type: OfficeDossier, description: "The dossier.", resolve: ({ dossier }) => dossier }),
    reason: t.string({ description: "The code of the reason.", resolve: ({ problem }) => problem.code }),
  }),
});

/** The dossiers that an act on several covers, and those that it leaves out. */
export const ActOutcome = builder.objectRef<BulkOutcome>("DossierActOutcome").implement({
  description: "The dossiers that an act on several covers, and those that it leaves out.",
  fields: (t) => ({
    going: t.field({ type: [OfficeDossier], description: "Those it is done to.", resolve: ({ going }) => going }),
    staying: t.field({ type: [StayingDossier], description: "The others.", resolve: ({ staying }) => staying }),
  }),
});

const checkIds = (ids: readonly string[]) => {
  for (const id of ids) refuse(checkId(id));
};

builder.queryField("officeDossierPlan", (t) =>
  t.field({
    type: ActOutcome,
    description: "The effect of an act on several dossiers; it changes nothing.",
    args: { act: t.arg({ type: PlannableActEnum }), ids: t.arg.idList() },
    resolve: async (_root, { act, ids }, context) => {
      const viewer = requirePermission(context.me, "readDossiers");
      checkIds(ids);
      const outcome: BulkOutcome = { going: [], staying: [] };
      for (const dossier of await listListed(context.db, viewer, ids)) {
        const problem = checkDossierAct(act, await actingOfficer(context, dossier), dossier);
        if (problem) outcome.staying.push({ dossier, problem });
        else outcome.going.push(dossier);
      }
      return outcome;
    },
  }),
);

builder.mutationField("handleDossiers", (t) =>
  t.field({
    type: ActOutcome,
    description: "Does one act with several dossiers, each by itself. Asking for completion needs a date and reasons.",
    args: {
      act: t.arg({ type: BulkActEnum }),
      ids: t.arg.idList(),
      until: t.arg({ type: "Instant", required: false }),
      reasons: t.arg({ type: [ReasonInput], required: false }),
    },
    resolve: (_root, { act, ids, until, reasons }, context) => {
      checkIds(ids);
      const inLanguages = Object.fromEntries((reasons ?? []).map(({ language, text }) => [language, text]));
      return handleDossiers(context, { act, ids, until, reasons: inLanguages });
    },
  }),
);
