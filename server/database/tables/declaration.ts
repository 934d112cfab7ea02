import { conflictAnswers, exclusions } from "#domain/conflict.ts";
import { boolean, index, pgTable, primaryKey, text, uuid } from "#server/database/drizzle.ts";
import { instant } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";

/**
 * The tie of each committee member to each dossier: whether they may hear of it, and their answer to the question about
 * conflicts of interest. A member without a row sees nothing of the dossier.
 */
export const declarations = pgTable(
  "declarations",
  {
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    exclusion: text({ enum: exclusions }),
    isLikely: boolean().notNull().default(false),
    openedAt: instant(),
    /** The chair or the deputy who opened it. */
    openedById: uuid().references(() => people.id),
    nameShownAt: instant(),
    answer: text({ enum: conflictAnswers }),
    answeredAt: instant(),
  },
  (declaration) => [
    primaryKey({ columns: [declaration.dossierId, declaration.personId] }),
    index("declarations_of_person").on(declaration.personId, declaration.dossierId),
  ],
);
