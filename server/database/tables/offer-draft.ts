import { type Language, languages } from "#domain/language.ts";
import { illustrations } from "#domain/project.ts";
import type { DraftOrganisation } from "#domain/project-draft.ts";
import { index, integer, jsonb, pgTable, type SQL, text, uuid } from "#server/database/drizzle.ts";
import { gapsOf, id, inEachLanguage, instant, localized, sortKeyOf } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { organisations } from "#server/database/tables/organisation.ts";

/**
 * The offers as the office writes them. Publishing copies a draft into `offers`, under the same id, so no public read
 * can show a draft.
 */
export const offerDrafts = pgTable(
  "offer_drafts",
  {
    id: id(),
    /** Nothing of a draft is left when its dossier is erased. */
    dossierId: uuid()
      .unique()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    /** Null for a new organisation, which publishing makes from `organisation`. */
    organisationId: uuid().references(() => organisations.id),
    organisation: jsonb().$type<DraftOrganisation>().notNull(),
    illustration: text({ enum: illustrations }).notNull(),
    title: localized().notNull(),
    task: localized().notNull(),
    /** Empty if the offer is on one day. */
    moment: localized().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    hands: integer().notNull(),
    hoursPerMonth: integer(),
    minimumAge: integer().notNull(),
    languages: jsonb().$type<Language[]>().notNull(),
    madeAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** Counts the changes, so that two people who edit at once notice it. */
    revision: integer().notNull().default(1),
    /** The title by which lists sort it. */
    titleKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sortKeyOf(inEachLanguage(offerDrafts.title))),
    /** The languages in which it lacks something, because lists cannot look into the texts of every row. */
    gaps: text({ enum: languages })
      .array()
      .notNull()
      .generatedAlwaysAs((): SQL => gapsOf({ parts: [offerDrafts.title, offerDrafts.task, offerDrafts.moment] })),
  },
  (draft) => [
    index("offer_drafts_newest").on(draft.changedAt, draft.id),
    index("offer_drafts_by_title").on(draft.titleKey, draft.id),
  ],
);
