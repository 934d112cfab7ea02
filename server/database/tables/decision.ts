import { letterSubjects, type TextsByLanguage } from "#domain/decision.ts";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";

/**
 * The decisions of the committee about dossiers, and the results of the vote. A decision without `releasedAt` is
 * pending: nobody outside the committee knows of it.
 */
export const decisions = pgTable(
  "decisions",
  {
    id: id(),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    outcome: text({ enum: letterSubjects }).notNull(),
    /** The support for the dossier; a shortlisted one gets it if it wins. Null if it gets nothing. */
    amountInCents: bigint({ mode: "number" }),
    /** The fund lends the amount and does not give it; the repayment is arranged elsewhere. */
    isLoan: boolean().notNull().default(false),
    /** The reasons by language, as JSON. */
    sealedReason: text(),
    /** The withdrawn dossier whose award this one gets; each award is passed on once. */
    replacesDossierId: uuid()
      .unique()
      .references(() => dossiers.id, { onDelete: "set null" }),
    votesFor: integer(),
    votesAgainst: integer(),
    votesAbstained: integer(),
    /** Null for a result of the vote. */
    decidedById: uuid().references(() => people.id),
    decidedAt: instant().notNull(),
    /** The letter by language, as JSON: as the office edited it, and from the release on as it was sent. Null for the standard text. */
    sealedLetter: text(),
    /** When it is released by itself, and who planned that. */
    plannedFor: instant(),
    plannedById: uuid().references(() => people.id),
    /** The planned hour that it lost, because it changed or could not leave then. A new plan ends that. */
    lostHour: instant(),
    releasedAt: instant(),
    releasedById: uuid().references(() => people.id),
    revision: integer().notNull().default(1),
  },
  (decision) => [
    uniqueIndex("decisions_one_pending").on(decision.dossierId).where(sql`${decision.releasedAt} is null`),
    index("decisions_of_dossier").on(decision.dossierId, decision.decidedAt),
    index("decisions_planned").on(decision.plannedFor).where(sql`${decision.releasedAt} is null`),
    index("decisions_released").on(decision.releasedAt.desc(), decision.id),
    check("decisions_amount", sql`${decision.amountInCents} is null or ${decision.amountInCents} > 0`),
    check("decisions_planned_by", sql`(${decision.plannedFor} is null) = (${decision.plannedById} is null)`),
  ],
);

/** The opinions of members on a request for help, until two of them agree. */
export const requestOpinions = pgTable(
  "request_opinions",
  {
    id: id(),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    /** Null if the member declines the request. */
    amountInCents: bigint({ mode: "number" }),
    isLoan: boolean().notNull().default(false),
    /** In the applicant's language. */
    sealedReason: text(),
    givenAt: instant().notNull(),
  },
  (opinion) => [
    unique("request_opinions_once").on(opinion.dossierId, opinion.personId),
    check("request_opinions_amount", sql`${opinion.amountInCents} is null or ${opinion.amountInCents} > 0`),
  ],
);

/** The two letters that applicants get with the results of the vote of a call; null is the standard text. */
export const resultLetters = pgTable("result_letters", {
  callId: uuid()
    .primaryKey()
    .references(() => calls.id, { onDelete: "cascade" }),
  winner: jsonb().$type<TextsByLanguage>(),
  notElected: jsonb().$type<TextsByLanguage>(),
  revision: integer().notNull().default(1),
});
