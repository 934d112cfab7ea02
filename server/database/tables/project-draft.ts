import { languages } from "#domain/language.ts";
import type { WrittenAt } from "#domain/page.ts";
import { illustrations, type Proposer, projectStatuses } from "#domain/project.ts";
import { type DraftOrganisation, projectTextParts } from "#domain/project-draft.ts";
import { boolean, index, integer, jsonb, pgTable, type SQL, sql, text, uuid } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { gapsOf, id, instant, localized, sortKeyOf } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { themes } from "#server/database/tables/fund-list.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { people } from "#server/database/tables/person.ts";

/**
 * The projects as the office writes them. Publishing copies a draft into `projects`, under the same id, so no public
 * read can show a draft. A confidential dossier never gets a row here.
 */
export const projectDrafts = pgTable(
  "project_drafts",
  {
    id: id(),
    /** Nothing of a draft is left when its dossier is erased. */
    dossierId: uuid()
      .unique()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    callId: uuid()
      .notNull()
      .references(() => calls.id),
    /** The status on the site of a project without a dossier; with a dossier it follows from the state. */
    status: text({ enum: projectStatuses }),
    /** Null for a new organisation, which publishing makes from `organisation`. */
    organisationId: uuid().references(() => organisations.id),
    organisation: jsonb().$type<DraftOrganisation>().notNull(),
    theme: text().references(() => themes.code),
    illustration: text({ enum: illustrations }).notNull(),
    title: localized().notNull(),
    summary: localized().notNull(),
    description: localized().notNull(),
    impact: localized().notNull(),
    proposer: jsonb().$type<Proposer>().notNull(),
    costInCents: integer().notNull(),
    askedInCents: integer().notNull(),
    /** The support of the fund, once that is decided. */
    amountInCents: integer(),
    /** The language of the applicant's own words. */
    sourceLanguage: text({ enum: languages }).notNull(),
    writtenAt: jsonb().$type<WrittenAt>().notNull(),
    madeAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** When it will be published by itself; null if that is not planned. */
    publishAt: instant(),
    /** Counts the changes, so that two people who edit at once notice it. */
    revision: integer().notNull().default(1),
    /** The title by which lists sort it; `titleOfDraft` gives the title itself. */
    titleKey: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sortKeyOf([
            sql`${projectDrafts.title} ->> 'nl'`,
            sql`${projectDrafts.title} ->> ${projectDrafts.sourceLanguage}`,
          ]),
      ),
    /** The languages in which it lacks something, because lists cannot look into the texts of every row. */
    gaps: text({ enum: languages })
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          gapsOf({
            parts: projectTextParts.map((part) => projectDrafts[part]),
            source: projectDrafts.sourceLanguage,
            writtenAt: projectDrafts.writtenAt,
          }),
      ),
  },
  (draft) => [
    index("project_drafts_newest").on(draft.changedAt, draft.id),
    index("project_drafts_by_title").on(draft.titleKey, draft.id),
  ],
);

/** Every version of the texts of a project, also the current one. */
export const projectVersions = pgTable(
  "project_versions",
  {
    id: id(),
    draftId: uuid()
      .notNull()
      .references(() => projectDrafts.id, { onDelete: "cascade" }),
    title: localized().notNull(),
    summary: localized().notNull(),
    description: localized().notNull(),
    impact: localized().notNull(),
    changedAt: instant().notNull(),
    /** Null for the applicant's own words. */
    writerId: uuid().references(() => people.id, { onDelete: "set null" }),
    /** The browser saved it by itself; the next save of the same writer soon after replaces it. */
    isAutosave: boolean().notNull().default(false),
    publishedAt: instant(),
  },
  (version) => [index("project_versions_newest").on(version.draftId, version.changedAt.desc())],
);

/** The answer of an applicant about the text of their project, which they read through a personal link. */
export const projectApprovals = pgTable("project_approvals", {
  draftId: uuid()
    .primaryKey()
    .references(() => projectDrafts.id, { onDelete: "cascade" }),
  tokenHash: text().notNull().unique(),
  askedAt: instant().notNull(),
  expiresAt: instant().notNull(),
  /** The version that they were asked about. */
  versionId: uuid()
    .notNull()
    .references(() => projectVersions.id),
  answeredAt: instant(),
  isApproved: boolean(),
  /** The change that they ask for. */
  wish: text(),
  /** Only a yes shows their first name. */
  showsFirstname: boolean().notNull().default(false),
});
