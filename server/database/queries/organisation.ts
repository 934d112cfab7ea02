import type { organisations } from "#server/database/tables/organisation.ts";

/** An organisation as it is read; whoever shows it leaves out its mail address. */
export type OrganisationRow = typeof organisations.$inferSelect;
