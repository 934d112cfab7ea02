import { dossierStates, dossierSteps, projectTypes } from "#domain/dossier.ts";
import { movers } from "#domain/dossier-move.ts";
import { languages } from "#domain/language.ts";
import { boolean, check, index, integer, jsonb, pgTable, sql, text, unique, uuid } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { themes } from "#server/database/tables/fund-list.ts";
import { people } from "#server/database/tables/person.ts";

/**
 * The dossiers. All answers are sealed, so that a copy of the database reveals nobody's troubles, bank account or
 * register number.
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
    /** Only the committee judges it. */
    isConfidential: boolean().notNull(),
    /** The number that people mention; random, because a sequence would show how many ask for help. Null until sent. */
    number: text().unique(),
    /** The language of the applicant's form, also for mails about the dossier; null when unknown. */
    language: text({ enum: languages }),
    /** The call it was sent for; null for a draft, which goes to the open call, and for an internal request. */
    callId: uuid().references(() => calls.id),
    /** The current answers, with the revision of each. */
    sealedDraft: text().notNull(),
    revision: integer().notNull().default(1),
    /** The revision that was sent last; a lower number than `revision` means unsent changes. */
    sentRevision: integer(),
    /** The step that the applicant saw last. */
    step: text({ enum: dossierSteps }).notNull(),
    begunAt: instant().notNull(),
    changedAt: instant().notNull(),
    sentAt: instant(),
    /** The end of the time to complete it; null when nobody asked for it. */
    completeBy: instant(),
    /** The state to which it returns when it is complete; null unless it is incomplete. */
    incompleteFrom: text({ enum: dossierStates }),
    /** When the committee got it; null if it never did. */
    reviewSince: instant(),
    /** The coordinator chooses it; null until then. */
    theme: text().references(() => themes.code),
    /** The committee answers an urgent request for help sooner. */
    isUrgent: boolean().notNull().default(false),
    /** The points of the call's eligibility list that a person judged, by id. */
    judgedPoints: jsonb().$type<Record<string, boolean>>().notNull().default({}),
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
    index("dossiers_by_arrival").on(dossier.sentAt, dossier.id),
    check("dossiers_incomplete_from", sql`(${dossier.state} = 'incomplete') = (${dossier.incompleteFrom} is not null)`),
    check("dossiers_internal_is_confidential", sql`${dossier.type} <> 'internal' or ${dossier.isConfidential}`),
  ],
);

/** Every sent version of a dossier. */
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
    /** Whether the organisation filled in the financial part, which stays private after taking the hand-over back. */
    isHandedOver: boolean().notNull().default(false),
  },
  (version) => [unique("dossier_versions_once").on(version.dossierId, version.version)],
);

/** The history of a dossier: every move from one state to another, by whom and why. */
export const dossierEvents = pgTable(
  "dossier_events",
  {
    id: id(),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    at: instant().notNull(),
    /** 1, 2, 3 … per dossier, because two moves may happen at the same moment. */
    place: integer().notNull(),
    fromState: text({ enum: dossierStates }).notNull(),
    toState: text({ enum: dossierStates }).notNull(),
    mover: text({ enum: movers }).notNull(),
    actorId: uuid().references(() => people.id),
    /** The reason, in the applicant's language. */
    sealedReason: text(),
  },
  (event) => [unique("dossier_events_in_order").on(event.dossierId, event.place)],
);

/** The messages between applicant and office about a dossier. */
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

/** The hand-overs of the financial part to an organisation by a link; each dossier has at most one. */
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

/** Extra time to submit after the deadline: a link that belongs to the first person who uses it. */
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
