import { fileIdsIn } from "#domain/dossier-file.ts";
import type { Answers } from "#domain/dossier-form.ts";
import { movers } from "#domain/dossier-move.ts";
import { changedFields } from "#domain/dossier-version.ts";
import { withoutTheirs } from "#server/actions/dossier-answer.ts";
import { openMessage, openReason, openVersion } from "#server/actions/dossier-content.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder } from "#server/api/fund/builder.ts";
import {
  AnswerRef,
  answerList,
  Dossier,
  DossierFile,
  FieldEnum,
  StateEnum,
  withoutHandedOver,
} from "#server/api/fund/dossier.ts";
import { loadLists } from "#server/api/loader.ts";
import {
  type DossierEventRow,
  type DossierMessageRow,
  type DossierVersionRow,
  listDossierMessages,
  listEvents,
  listVersions,
} from "#server/database/queries/dossier.ts";
import { listFilesEver } from "#server/database/queries/dossier-version.ts";

/** The parties that change the state of a dossier. */
export const MoverEnum = builder.enumType("Mover", {
  description:
    "The party that changes the state; `release` is the release of decisions, and `clock` the server itself.",
  values: movers,
});

const versionsOf = loadLists(listVersions, ({ dossierId }) => dossierId);
const eventsOf = loadLists(listEvents, ({ dossierId }) => dossierId);
const messagesOf = loadLists(listDossierMessages, ({ dossierId }) => dossierId);
const filesEverOf = loadLists(listFilesEver, ({ dossierId }) => dossierId);

/** Reads the submitted answers without those of the organisation, which the applicant may never read. */
async function readSent(context: ApiContext, version: DossierVersionRow): Promise<Answers> {
  const answers = openVersion(context.secret, version);
  return version.isHandedOver ? withoutTheirs(answers, true) : withoutHandedOver(context, version.dossierId, answers);
}

const Version = builder.objectRef<DossierVersionRow>("DossierVersion").implement({
  description: "A dossier as it was submitted.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: "The number of the version, from 1." }),
    sentAt: t.expose("sentAt", { type: "Instant", description: "When this version was submitted." }),
    answers: t.field({
      type: [AnswerRef],
      description: "All answers, without those that an organisation filled in itself.",
      resolve: async (version, _args, context) => answerList(await readSent(context, version), context.now),
    }),
    files: t.field({
      type: [DossierFile],
      description: "The files of this version, without those that an organisation added itself.",
      resolve: async (version, _args, context) => {
        const answers = await readSent(context, version);
        const fileIds = fileIdsIn(answers);
        return (await filesEverOf(context, version.dossierId, null)).filter(({ id }) => fileIds.includes(id));
      },
    }),
    changedFields: t.field({
      type: [FieldEnum],
      description:
        "The fields that differ from the version before, in the order of the form; empty for the first version.",
      resolve: async (version, _args, context) => {
        const versions = await versionsOf(context, version.dossierId, null);
        const before = versions.find((earlier) => earlier.version === version.version - 1);
        if (!before) return [];
        // Answers that are hidden in one version are compared in neither.
        const isHandedOver = before.isHandedOver || version.isHandedOver;
        const [earlier, later] = [await readSent(context, before), await readSent(context, version)];
        return changedFields(withoutTheirs(earlier, isHandedOver), withoutTheirs(later, isHandedOver));
      },
    }),
  }),
});

const DossierEvent = builder.objectRef<DossierEventRow>("DossierEvent").implement({
  description: "A change from one state to another.",
  fields: (t) => ({
    at: t.expose("at", { type: "Instant", description: "When." }),
    fromState: t.expose("fromState", { type: StateEnum, description: "The state before the change." }),
    toState: t.expose("toState", { type: StateEnum, description: "The state after the change." }),
    mover: t.expose("mover", { type: MoverEnum, description: "The party that changed the state." }),
    reason: t.string({
      nullable: true,
      description: "The reason; null if none was given.",
      resolve: (event, _args, { secret }) => openReason(secret, event),
    }),
  }),
});

const DossierMessage = builder.objectRef<DossierMessageRow>("DossierMessage").implement({
  description: "A message between the applicant and the office.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    writtenAt: t.expose("writtenAt", { type: "Instant", description: "When." }),
    isFromOffice: t.exposeBoolean("isFromOffice", {
      description: "Whether the office wrote it; otherwise the applicant did.",
    }),
    isRead: t.boolean({ description: "Whether the receiver has read it.", resolve: ({ readAt }) => readAt !== null }),
    text: t.string({
      description: "The text of the message.",
      resolve: (message, _args, { secret }) => openMessage(secret, message),
    }),
  }),
});

builder.objectFields(Dossier, (t) => ({
  versions: t.field({
    type: [Version],
    description: "Every submitted version, from the first to the last.",
    resolve: ({ id }, _args, context) => versionsOf(context, id, null),
  }),
  history: t.field({
    type: [DossierEvent],
    description: "The changes of its state, from the first to the last.",
    resolve: ({ id }, _args, context) => eventsOf(context, id, null),
  }),
  messages: t.field({
    type: [DossierMessage],
    description: "The messages about it, from the first to the last.",
    resolve: ({ id }, _args, context) => messagesOf(context, id, null),
  }),
}));
