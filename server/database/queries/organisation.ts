import type { organisations } from "#server/database/tables/organisation.ts";

/** An organisation with its mail address, which no page may show. */
export type OrganisationRow = typeof organisations.$inferSelect;
