import type { Scores } from "#domain/review.ts";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "#server/database/drizzle.ts";
import { instant } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";

/** The scores and the note that each committee member gave to each dossier. */
export const reviews = pgTable(
  "reviews",
  {
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    /** The key of the seal; random, so that a note opens in no other row. */
    sealId: uuid().notNull().unique().defaultRandom(),
    scores: jsonb().$type<Scores>().notNull().default({}),
    sealedNote: text(),
    /** The version of the dossier that the member last scored. */
    version: integer().notNull(),
    changedAt: instant().notNull(),
    /** When every criterion had a score; null until then. */
    finishedAt: instant(),
    /** When someone first saw it beside the reviews of others; from then on it stays as it is. */
    shownAt: instant(),
    /** When the member declared a conflict; their scores count no more. */
    struckAt: instant(),
  },
  (review) => [
    primaryKey({ columns: [review.dossierId, review.personId] }),
    index("reviews_of_person").on(review.personId, review.dossierId),
  ],
);

/** The members who score each dossier of a call that does not ask everybody. */
export const reviewAssignments = pgTable(
  "review_assignments",
  {
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    personId: uuid()
      .notNull()
      .references(() => people.id),
  },
  (assignment) => [
    primaryKey({ columns: [assignment.dossierId, assignment.personId] }),
    index("review_assignments_of_person").on(assignment.personId, assignment.dossierId),
  ],
);
