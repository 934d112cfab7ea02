import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { dossierStates, dossierSteps, movers, projectTypes } from "#domain/dossier.ts";
import { languages } from "#domain/language.ts";
import { calls } from "#server/database/tables/call.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";

/**
 * What people ask of the fund. All they wrote stands sealed, whatever its type: a copy of the database tells nobody's
 * troubles, account or number.
 */
export const dossiers = pgTable(
  "dossiers",
  {
    id: id(),
    applicantId: uuid()
      .notNull()
      .references(() => people.id),
    type: text({ enum: projectTypes }).notNull(),
    state: text({ enum: dossierStates }).notNull().default("draft"),
    /** Judged by the committee alone. */
    isConfidential: boolean().notNull(),
    /** By which people speak of it; random, for a row of numbers would tell how many ask for help. Null until it is sent. */
    number: text().unique(),
    /** The language its applicant wrote it in, in which they are told of it; null where nobody said. */
    language: text({ enum: languages }),
    /** The call it was sent for; null for a draft, which belongs to whichever is open, and for an internal request. */
    callId: uuid().references(() => calls.id),
    /** The answers as they are being written, and in which revision each was. */
    sealedDraft: text().notNull(),
    revision: integer().notNull().default(1),
    /** The revision that was sent last; more was written since when it is less than the present one. */
    sentRevision: integer(),
    /** The step its applicant looked at last. */
    step: text({ enum: dossierSteps }).notNull(),
    begunAt: instant().notNull(),
    changedAt: instant().notNull(),
    sentAt: instant(),
    /** Until when its applicant may complete it; null when nobody asked. */
    completeBy: instant(),
  },
  (dossier) => [
    index("dossiers_of_applicant").on(dossier.applicantId, dossier.changedAt.desc()),
    index("dossiers_of_call").on(dossier.callId, dossier.state),
    index("dossiers_in_state").on(dossier.state, dossier.changedAt),
    check(
      "dossiers_sent",
      sql`(${dossier.state} = 'draft') = (${dossier.sentAt} is null) and (${dossier.sentAt} is null) = (${dossier.number} is null)`,
    ),
    check(
      "dossiers_external_has_call",
      sql`${dossier.sentAt} is null or (${dossier.type} = 'external') = (${dossier.callId} is not null)`,
    ),
    check("dossiers_internal_is_confidential", sql`${dossier.type} <> 'internal' or ${dossier.isConfidential}`),
  ],
);

/** Every version of a dossier that was sent, as it was sent. */
export const dossierVersions = pgTable(
  "dossier_versions",
  {
    id: id(),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    /** 1, 2, 3 … */
    version: integer().notNull(),
    sealedAnswers: text().notNull(),
    sentAt: instant().notNull(),
    /** Whether the organisation filled in the financial part of it; that stays its own, also when it is taken back. */
    isHandedOver: boolean().notNull().default(false),
  },
  (version) => [unique("dossier_versions_once").on(version.dossierId, version.version)],
);

/** What happened to a dossier: every move from one state to another, by whom and why. */
export const dossierEvents = pgTable(
  "dossier_events",
  {
    id: id(),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    at: instant().notNull(),
    /** 1, 2, 3 …: two moves may come in the same moment, and each dossier counts its own. */
    place: integer().notNull(),
    fromState: text({ enum: dossierStates }).notNull(),
    toState: text({ enum: dossierStates }).notNull(),
    mover: text({ enum: movers }).notNull(),
    actorId: uuid().references(() => people.id),
    /** Why, in the applicant's language. */
    sealedReason: text(),
  },
  (event) => [unique("dossier_events_in_order").on(event.dossierId, event.place)],
);

/** What applicant and office write to each other about a dossier. */
export const dossierMessages = pgTable(
  "dossier_messages",
  {
    id: id(),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    authorId: uuid()
      .notNull()
      .references(() => people.id),
    isFromOffice: boolean().notNull(),
    sealedText: text().notNull(),
    writtenAt: instant().notNull(),
    readAt: instant(),
  },
  (message) => [index("dossier_messages_of_dossier").on(message.dossierId, message.writtenAt)],
);

/** The financial part, handed to the organisation by a link; one at a time for each dossier. */
export const handOvers = pgTable("hand_overs", {
  dossierId: uuid()
    .primaryKey()
    .references(() => dossiers.id, { onDelete: "cascade" }),
  tokenHash: text().notNull().unique(),
  madeAt: instant().notNull(),
  expiresAt: instant().notNull(),
  /** When the organisation said that it is complete. */
  completedAt: instant(),
});

/** Leave to hand in a dossier after the deadline: a link that the first to use it keeps for themselves. */
export const lateAccesses = pgTable("late_accesses", {
  id: id(),
  callId: uuid()
    .notNull()
    .references(() => calls.id),
  tokenHash: text().notNull().unique(),
  givenById: uuid().references(() => people.id),
  givenAt: instant().notNull(),
  until: instant().notNull(),
  personId: uuid().references(() => people.id),
});
