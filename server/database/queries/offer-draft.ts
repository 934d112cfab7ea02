import type { Viewer } from "#domain/dossier-level.ts";
import { mayDo } from "#domain/permission.ts";
import { and, desc, eq, getTableColumns, isNull, or, type PgColumn, type SQL, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { isProjectWrittenBy } from "#server/database/queries/dossier-access.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { offers } from "#server/database/tables/offer.ts";
import { offerDrafts } from "#server/database/tables/offer-draft.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";

// Every read of a draft names its viewer: the offer of a dossier is for the people who write its project.

/** An offer as the office writes it, with what is on the site. */
export type OfferDraftRow = typeof offerDrafts.$inferSelect & {
  published: typeof offers.$inferSelect | null;
  /** How many people offered help. */
  volunteers: number;
};

type DraftColumn = keyof typeof offerDrafts.$inferSelect;
const columnNames = Object.keys(getTableColumns(offerDrafts)) as DraftColumn[];

/** What a published offer does not have under the name of a draft. */
const others: Partial<Record<DraftColumn, SQL>> = {
  dossierId: sql`null::uuid`,
  organisation: sql`jsonb_build_object(
    'name', ${organisations.name}, 'legalForm', ${organisations.legalForm}, 'postalCode', ${organisations.postalCode},
    'town', ${organisations.town}, 'country', ${organisations.country}, 'region', ${organisations.region},
    'website', ${organisations.website})`,
  moment: sql`coalesce(${offers.moment}, '{}'::jsonb)`,
  madeAt: sql`'epoch'::timestamptz`,
  changedAt: sql`'epoch'::timestamptz`,
  revision: sql`1`,
};

const publishedColumns = getTableColumns(offers) as Partial<Record<string, PgColumn>>;
const listed = (columns: readonly SQL[]) => sql.join([...columns], sql`, `);

/** The drafts, and the published offers that have none yet, in the same columns and under the same name. */
const officeRows = sql`
  select ${listed(columnNames.map((name) => sql`${offerDrafts[name]}`))} from ${offerDrafts}
  union all
  select ${listed(columnNames.map((name) => others[name] ?? sql`${publishedColumns[name]}`))}
  from ${offers} inner join ${organisations} on ${eq(organisations.id, offers.organisationId)}
  where not exists (select from ${offerDrafts} where ${eq(offerDrafts.id, offers.id)})
`;

function isWrittenBy(viewer: Viewer): SQL {
  const ofDossier = sql`(select from ${dossiers} where ${and(eq(dossiers.id, offerDrafts.dossierId), isProjectWrittenBy(viewer))})`;
  const isByHand = mayDo(viewer, "writeProject") ? isNull(offerDrafts.dossierId) : sql`false`;
  return or(isByHand, sql`exists ${ofDossier}`) as SQL;
}

async function readOffers(db: Database, where: SQL | undefined): Promise<OfferDraftRow[]> {
  const count = sql<number>`(select count(*)::integer from ${volunteers} where ${eq(volunteers.offerId, offerDrafts.id)})`;
  const rows = await db
    .with(db.$with("offer_drafts", getTableColumns(offerDrafts)).as(officeRows))
    .select({ draft: getTableColumns(offerDrafts), published: offers, volunteers: count })
    .from(offerDrafts)
    .leftJoin(offers, eq(offers.id, offerDrafts.id))
    .where(where)
    .orderBy(desc(offerDrafts.changedAt), offerDrafts.id)
    .limit(mostOffers);
  return rows.map(({ draft, published, volunteers }) => ({ ...draft, published, volunteers }));
}

/** No fund has more offers at a time. */
const mostOffers = 500;

/** Lists the offers that a viewer may write, the last changed first. */
export function listOfferDrafts(db: Database, viewer: Viewer): Promise<OfferDraftRow[]> {
  return readOffers(db, isWrittenBy(viewer));
}

/** Finds an offer that a viewer may write; null for any other. */
export async function findOfferDraft(db: Database, viewer: Viewer, id: string): Promise<OfferDraftRow | null> {
  const [row] = await readOffers(db, and(eq(offerDrafts.id, id), isWrittenBy(viewer)));
  return row ?? null;
}

/** Locks a draft for a change by a viewer who may write it; null for any other. */
export async function lockOfferDraft(db: Database, viewer: Viewer, id: string) {
  const [draft] = await db
    .select()
    .from(offerDrafts)
    .where(and(eq(offerDrafts.id, id), isWrittenBy(viewer)))
    .for("update");
  return draft ?? null;
}
