import { importKinds } from "#domain/import-draft.ts";
import { pgTable, text, unique, uuid } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";

/** Lists that someone of the office is looking through before taking them over; one of each kind per person, for a day. */
export const importDrafts = pgTable(
  "import_drafts",
  {
    id: id(),
    kind: text({ enum: importKinds }).notNull(),
    makerId: uuid()
      .notNull()
      .references(() => people.id),
    fileName: text().notNull(),
    /** The file as base64, sealed, because a staff list has the data of everyone in the company. */
    sealedFile: text().notNull(),
    madeAt: instant().notNull(),
  },
  (draft) => [unique("import_drafts_of_maker").on(draft.makerId, draft.kind)],
);
