import { type Delivery, type GalleryPicture, illustrations, type Proposer, projectStatuses } from "#domain/project.ts";
import type { PublicPicture } from "#domain/project-picture.ts";
import { index, integer, jsonb, pgTable, sql, text, uuid } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { id, instant, localized } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { themes } from "#server/database/tables/fund-list.ts";
import { organisations } from "#server/database/tables/organisation.ts";

/** The published projects; `project_drafts` has those that the office writes. A confidential dossier never gets a row. */
export const projects = pgTable(
  "projects",
  {
    id: id(),
    dossierId: uuid()
      .unique()
      .references(() => dossiers.id, { onDelete: "set null" }),
    slug: text().notNull().unique(),
    callId: uuid()
      .notNull()
      .references(() => calls.id),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id),
    status: text({ enum: projectStatuses }).notNull(),
    theme: text()
      .notNull()
      .references(() => themes.code),
    illustration: text({ enum: illustrations }).notNull(),
    /** Its own picture, which is shown instead of the drawing. */
    picture: jsonb().$type<PublicPicture>(),
    title: localized().notNull(),
    summary: localized().notNull(),
    description: localized().notNull(),
    impact: localized().notNull(),
    quote: localized(),
    followUp: localized(),
    /** The promises, and the results one year later. */
    deliveries: jsonb().$type<Delivery[]>().notNull().default([]),
    gallery: jsonb().$type<GalleryPicture[]>().notNull().default([]),
    proposer: jsonb().$type<Proposer>().notNull(),
    costInCents: integer().notNull(),
    askedInCents: integer().notNull(),
    amountInCents: integer(),
    rank: integer(),
    votes: integer(),
    /** The score of the committee, out of 100. */
    committeeScore: integer(),
    /** The place in a list: winners first, the others after them. */
    place: integer().notNull().generatedAlwaysAs(sql`coalesce(rank, 32767)`),
    publishedAt: instant().notNull(),
  },
  (project) => [
    index("projects_newest").on(project.publishedAt.desc().nullsFirst(), project.place, project.slug),
    index("projects_of_call").on(project.callId, project.place, project.slug),
    index("projects_of_organisation").on(project.organisationId),
  ],
);
