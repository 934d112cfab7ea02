import { pictureProblems } from "#domain/project-picture.ts";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "#server/database/drizzle.ts";
import { id, instant, localized } from "#server/database/tables/column.ts";
import { files } from "#server/database/tables/file.ts";
import { people } from "#server/database/tables/person.ts";

/** The pictures of projects. A picture waits until a job has drawn it again in every width, without its metadata. */
export const projectPictures = pgTable(
  "project_pictures",
  {
    id: id(),
    /** The project of which it is; a published page keeps its picture when the draft is erased with its dossier. */
    draftId: uuid().notNull(),
    /** The file as it was sent; null once it was drawn again or refused. */
    originalId: uuid().references(() => files.id, { onDelete: "set null" }),
    name: text().notNull(),
    /** The size of the largest drawing; null as long as it waits. */
    width: integer(),
    height: integer(),
    /** Why it cannot be used, if it cannot. */
    refusal: text({ enum: pictureProblems }),
    alt: localized().notNull(),
    maker: text().notNull().default(""),
    /** Everyone in it agreed to be shown, and for children their parents. */
    hasConsent: boolean().notNull().default(false),
    focusX: integer().notNull().default(50),
    focusY: integer().notNull().default(50),
    addedAt: instant().notNull(),
    addedById: uuid().references(() => people.id, { onDelete: "set null" }),
    /** When the editors took it away; the published page keeps it until the project is published again. */
    removedAt: instant(),
  },
  (picture) => [index("project_pictures_of_draft").on(picture.draftId, picture.addedAt)],
);

/** The drawings of a picture, one per width and type. */
export const projectPictureFiles = pgTable(
  "project_picture_files",
  {
    pictureId: uuid()
      .notNull()
      .references(() => projectPictures.id, { onDelete: "cascade" }),
    width: integer().notNull(),
    height: integer().notNull(),
    type: text({ enum: ["image/avif", "image/webp"] }).notNull(),
    fileId: uuid()
      .notNull()
      .unique()
      .references(() => files.id, { onDelete: "cascade" }),
  },
  (file) => [primaryKey({ columns: [file.pictureId, file.width, file.type] })],
);
