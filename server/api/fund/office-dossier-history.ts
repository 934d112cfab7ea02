import { readingActs } from "#domain/audit.ts";
import { maskedFields } from "#domain/dossier-reading.ts";
import { openMessage, openReason } from "#server/actions/dossier-content.ts";
import { builder } from "#server/api/fund/builder.ts";
import { FieldEnum, StateEnum } from "#server/api/fund/dossier.ts";
import { MoverEnum } from "#server/api/fund/dossier-history.ts";
import { OfficeDossier } from "#server/api/fund/office-dossier.ts";
import { loadLists } from "#server/api/loader.ts";
import { type DossierReadingRow, listReadings } from "#server/database/queries/audit.ts";
import { listNamedEvents, listNamedMessages } from "#server/database/queries/dossier.ts";

const eventsOf = loadLists(listNamedEvents, ({ dossierId }) => dossierId);
const messagesOf = loadLists(listNamedMessages, ({ dossierId }) => dossierId);

const nameOf = (person: { firstname: string; lastname: string } | null) =>
  person && `${person.firstname} ${person.lastname}`;

const OfficeEvent = builder.objectRef<Awaited<ReturnType<typeof listNamedEvents>>[number]>("OfficeEvent").implement({
  description: "A change of the state of a dossier, as the office reads it.",
  fields: (t) => ({
    at: t.expose("at", { type: "Instant", description: "When." }),
    toState: t.expose("toState", { type: StateEnum, description: "The state after the change." }),
    mover: t.expose("mover", { type: MoverEnum, description: "As what they changed it." }),
    by: t.string({
      nullable: true,
      description: "The name of the person who changed it; null for the site itself.",
      resolve: ({ actor }) => nameOf(actor),
    }),
    reason: t.string({
      nullable: true,
      description: "The reason; null if none was given.",
      resolve: (event, _args, { secret }) => openReason(secret, event),
    }),
  }),
});

const OfficeMessage = builder
  .objectRef<Awaited<ReturnType<typeof listNamedMessages>>[number]>("OfficeMessage")
  .implement({
    description: "A message between the applicant and the office, as the office reads it.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "An id that never changes." }),
      writtenAt: t.expose("writtenAt", { type: "Instant", description: "When." }),
      isFromOffice: t.exposeBoolean("isFromOffice", {
        description: "Whether the office wrote it; otherwise the applicant did.",
      }),
      isRead: t.boolean({ description: "Whether the receiver has read it.", resolve: ({ readAt }) => readAt !== null }),
      author: t.string({
        nullable: true,
        description: "The name of the person who wrote it.",
        resolve: ({ author }) => nameOf(author),
      }),
      text: t.string({
        description: "The text of the message.",
        resolve: (message, _args, { secret }) => openMessage(secret, message),
      }),
    }),
  });

const ReadingActEnum = builder.enumType("ReadingAct", {
  description: "How someone of the office read a dossier.",
  values: readingActs,
});

/** The most readings that are shown of one dossier. */
const mostReadings = 100;

const DossierReading = builder.objectRef<DossierReadingRow>("DossierReading").implement({
  description: "A reading, a reveal or a download of a dossier, from the audit log.",
  fields: (t) => ({
    at: t.expose("at", { type: "Instant", description: "When." }),
    act: t.expose("act", { type: ReadingActEnum, description: "How they read it." }),
    by: t.string({
      nullable: true,
      description: "The person who read it; null for people who are forgotten.",
      resolve: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(" ") || null,
    }),
    field: t.field({
      type: FieldEnum,
      nullable: true,
      description: "The masked answer that they looked at.",
      resolve: ({ details }) => maskedFields.find((field) => field === details.field) ?? null,
    }),
    reason: t.string({
      nullable: true,
      description: "Why they looked at a masked answer.",
      resolve: ({ details }) => (details.reason === undefined ? null : String(details.reason)),
    }),
  }),
});

builder.objectFields(OfficeDossier, (t) => ({
  messages: t.field({
    type: [OfficeMessage],
    nullable: true,
    description: "The messages about it, from the first to the last.",
    resolve: ({ id }, _args, context) => messagesOf(context, id, null),
  }),
  history: t.field({
    type: [OfficeEvent],
    nullable: true,
    description: "The changes of its state, from the first to the last.",
    resolve: ({ id }, _args, context) => eventsOf(context, id, null),
  }),
  readings: t.field({
    type: [DossierReading],
    nullable: true,
    description: "The latest readings, reveals and downloads of it, the newest first.",
    resolve: ({ id }, _args, { db }) => listReadings(db, id, mostReadings),
  }),
}));
