import { listNames } from "#domain/office-list.ts";
import { index, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";

/** The views of lists of the office that people saved: an address with a name. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    list: text({ enum: listNames }).notNull(),
    name: text().notNull(),
    /** The part of the address after the question mark. */
    address: text().notNull(),
    /** Null for a view that everyone who may open the list sees. */
    ownerId: uuid().references(() => people.id, { onDelete: "cascade" }),
    /** Null once the data of the maker was erased. */
    makerId: uuid().references(() => people.id, { onDelete: "set null" }),
    madeAt: instant().notNull(),
  },
  (view) => [index("saved_views_of_list").on(view.list)],
);
