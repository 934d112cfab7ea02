import { and, eq, getTableColumns, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { ListSource } from "#server/database/queries/list.ts";
import { offers } from "#server/database/tables/offer.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";

/** An organisation with its mail address, which no page may show. */
export type OrganisationRow = typeof organisations.$inferSelect;

/** An organisation as the office lists it, with what the site has of it. */
export type ListedOrganisationRow = OrganisationRow & { projects: number; offers: number };

const columns = {
  ...getTableColumns(organisations),
  projects: sql<number>`${sql`(select count(*)::integer from ${projects} where ${projects.organisationId} = ${organisations.id})`}`,
  offers: sql<number>`${sql`(select count(*)::integer from ${offers} where ${offers.organisationId} = ${organisations.id})`}`,
};

/** The organisations of the site, for the list of the office. */
export const organisationList = (): ListSource<ListedOrganisationRow> => ({
  table: organisations,
  sorts: {
    name: [
      { value: sql`name_key(${organisations.name})`, type: "text" },
      { value: organisations.id, type: "uuid" },
    ],
  },
  where: ({ search }) => {
    const words = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const text = sql`name_key(${organisations.name} || ' ' || ${organisations.town})`;
    return and(...words.map((word) => sql`${text} like '%' || name_key(${word}) || '%'`));
  },
  read: (db, { where, orderBy, limit, sortKeys }) =>
    db
      .select({ ...columns, sortKeys })
      .from(organisations)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** Finds an organisation of the site; null if there is none. */
export async function findOrganisation(db: Database, id: string): Promise<ListedOrganisationRow | null> {
  const [row] = await db.select(columns).from(organisations).where(eq(organisations.id, id));
  return row ?? null;
}
