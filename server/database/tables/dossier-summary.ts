import { bigint, index, pgTable, type SQL, sql, text, uuid } from "#server/database/drizzle.ts";
import { dossiers } from "#server/database/tables/dossier.ts";

/**
 * A few answers of ordinary projects in plain text, because lists cannot search, sort or add up sealed answers. They are
 * written with the version that they come from; a confidential dossier has no row.
 */
export const dossierSummaries = pgTable(
  "dossier_summaries",
  {
    dossierId: uuid()
      .primaryKey()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    title: text().notNull(),
    organisation: text().notNull(),
    town: text().notNull(),
    costInCents: bigint({ mode: "number" }).notNull(),
    askedInCents: bigint({ mode: "number" }).notNull(),
    /** Without spaces and points, to find other dossiers of the same organisation; empty if it has none. */
    organisationNumber: text().notNull(),
    /** A keyed hash of the account, which finds other dossiers without showing it; empty without an account. */
    ibanHash: text().notNull(),
    titleKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`name_key(${dossierSummaries.title})`),
    organisationKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`name_key(${dossierSummaries.organisation})`),
  },
  (summary) => [
    index("dossier_summaries_by_title").on(summary.titleKey, summary.dossierId),
    index("dossier_summaries_by_organisation").on(summary.organisationKey, summary.dossierId),
    index("dossier_summaries_by_amount").on(summary.askedInCents, summary.dossierId),
    index("dossier_summaries_of_organisation").on(summary.organisationNumber),
    index("dossier_summaries_of_account").on(summary.ibanHash),
  ],
);
