import { conflictAnswers } from "#domain/conflict.ts";
import { inLanguage } from "#domain/language.ts";
import { type CheckedPoint, checkEligibility } from "#server/actions/eligibility.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { OfficeDossier, versionsOf } from "#server/api/fund/office-dossier.ts";
import { readOncePer } from "#server/api/loader.ts";
import { type ListedDossierRow, listMentioning, listOfOrganisation } from "#server/database/queries/dossier-list.ts";
import { type DossierReader, listReaders } from "#server/database/queries/dossier-reader.ts";

const OfficePoint = builder.objectRef<CheckedPoint>("OfficePoint").implement({
  description: "A condition of the call, as judged for one dossier.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    text: t.string({
      description: "The condition; in Dutch if it is not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ text }, { language }) => inLanguage(text, language),
    }),
    isMet: t.exposeBoolean("isMet", {
      nullable: true,
      description: "Whether the dossier meets it; null if nobody has judged it.",
    }),
    isChecked: t.exposeBoolean("isChecked", {
      description: "Whether the product checked it, so that nobody has to judge it.",
    }),
  }),
});

const Reader = builder.objectRef<DossierReader>("DossierReader").implement({
  description: "Someone of the office who may read a dossier.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the person." }),
    name: t.string({ description: "Their name.", resolve: ({ firstname, lastname }) => `${firstname} ${lastname}` }),
  }),
});

export const ConflictAnswerEnum = builder.enumType("ConflictAnswer", {
  description: "The answer of a member to the question about conflicts of interest.",
  values: conflictAnswers,
});

/** The other dossiers of the organisation of a dossier, read once for a request. */
const sameOrganisationOf = readOncePer(
  ({ id }: ListedDossierRow) => id,
  ({ db, me }, dossier) => listOfOrganisation(db, requirePermission(me, "readDossiers"), dossier),
);

/** The most dossiers of one organisation that are shown beside one of them. */
const mostOfOrganisation = 20;

builder.objectFields(OfficeDossier, (t) => ({
  points: t.field({
    type: [OfficePoint],
    nullable: true,
    description: "The conditions of its call.",
    resolve: async (dossier, _args, context) => {
      const [versions, ofSameOrganisation] = await Promise.all([
        versionsOf(context, dossier.id, null),
        sameOrganisationOf(context, dossier),
      ]);
      const viewer = requirePermission(context.me, "readDossiers");
      return checkEligibility(context, viewer, dossier, { versions, ofSameOrganisation });
    },
  }),
  ofSameOrganisation: t.field({
    type: [OfficeDossier],
    nullable: true,
    description: "Other ordinary dossiers with the same organisation number or account, the last one first.",
    resolve: async (dossier, _args, context) =>
      (await sameOrganisationOf(context, dossier)).slice(0, mostOfOrganisation),
  }),
  otherReaders: t.field({
    type: [Reader],
    nullable: true,
    description: "The others who may read it, whom a note can mention.",
    resolve: async (dossier, _args, { db, me }) =>
      (await listReaders(db, dossier)).filter((reader) => reader.id !== me?.id),
  }),
  isLikelyConflict: t.boolean({
    nullable: true,
    description: "Whether the member who is asked about conflicts of interest should think twice. It does not say why.",
    resolve: ({ declaration }) => declaration?.isLikely ?? false,
  }),
  conflictAnswer: t.field({
    type: ConflictAnswerEnum,
    nullable: true,
    description: "The answer that the viewer gave to the question about conflicts of interest.",
    resolve: ({ declaration }) => declaration?.answer ?? null,
  }),
}));

const MentioningDossier = builder.objectRef<ListedDossierRow>("MentioningDossier").implement({
  description: "A dossier with a note that mentions the viewer.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the dossier." }),
    number: t.exposeString("number", { nullable: true, description: "Its number." }),
  }),
});

builder.queryField("mentioningDossiers", (t) =>
  t.field({
    type: [MentioningDossier],
    description: "The dossiers with a note that mentions the viewer, until they open them.",
    resolve: (_root, _args, { db, me }) => listMentioning(db, requirePermission(me, "readDossiers")),
  }),
);
