import type { Viewer } from "#domain/dossier-level.ts";
import type { OfferState } from "#domain/offer-draft.ts";
import { mayDo } from "#domain/permission.ts";
import { and, eq, getTableColumns, isNull, or, type PgColumn, type SQL, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { isProjectWrittenBy } from "#server/database/queries/dossier-access.ts";
import { type ListSource, rowsOfPage } from "#server/database/queries/list.ts";
import { isOpenAt } from "#server/database/queries/offer.ts";
import { matchesTitle } from "#server/database/queries/written-text.ts";
import { gapsOf, inEachLanguage, sortKeyOf } from "#server/database/tables/column.ts";
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

/** The columns of a draft that a published offer does not have under the same name. */
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
  titleKey: sortKeyOf(inEachLanguage(offers.title)),
  gaps: gapsOf({ parts: [offers.title, offers.task, offers.moment] }),
};

const publishedColumns = getTableColumns(offers) as Partial<Record<string, PgColumn>>;
const joinColumns = (columns: readonly SQL[]) => sql.join([...columns], sql`, `);

/** The drafts, and the published offers that have none yet, in the same columns and under the same name. */
const officeRows = sql`
  select ${joinColumns(columnNames.map((name) => sql`${offerDrafts[name]}`))} from ${offerDrafts}
  union all
  select ${joinColumns(columnNames.map((name) => others[name] ?? sql`${publishedColumns[name]}`))}
  from ${offers} inner join ${organisations} on ${eq(organisations.id, offers.organisationId)}
  where not exists (select from ${offerDrafts} where ${eq(offerDrafts.id, offers.id)})
`;

/** The offers that a viewer may read and write. */
export function isOfferWrittenBy(viewer: Viewer): SQL {
  const ofDossier = sql`(select from ${dossiers} where ${and(eq(dossiers.id, offerDrafts.dossierId), isProjectWrittenBy(viewer))})`;
  const isByHand = mayDo(viewer, "writeProject") ? isNull(offerDrafts.dossierId) : sql`false`;
  return or(isByHand, sql`exists ${ofDossier}`) as SQL;
}

/** Begins a query in which `offer_drafts` also has the published offers without a draft. */
const withPublished = (db: Database, rows = officeRows) =>
  db.with(db.$with("offer_drafts", getTableColumns(offerDrafts)).as(rows));
/** Those rows, as a table. */
export const officeOffers = sql`(${officeRows}) as ${offerDrafts}`;

const columns = {
  ...getTableColumns(offerDrafts),
  published: offers,
  volunteers: sql<number>`(select count(*)::integer from ${volunteers} where ${eq(volunteers.offerId, offerDrafts.id)})`,
};

const onSite = (condition?: SQL) =>
  sql`exists (select from ${offers} where ${and(eq(offers.id, offerDrafts.id), condition)})`;

/** Does the same as `offerStateOf` in the domain. */
function isInState(state: OfferState, now: Date): SQL {
  const isOpen = isOpenAt(now.getTime());
  if (state === "draft") return sql`not ${onSite()}`;
  return state === "open" ? onSite(isOpen) : onSite(sql`not ${isOpen}`);
}

/** The offers that a viewer may write, for the list of the office. */
export const offerDraftList = (viewer: Viewer, { now }: { now: Date }): ListSource<OfferDraftRow> => ({
  table: officeOffers,
  sorts: {
    offer: [
      { value: offerDrafts.titleKey, type: "text" },
      { value: offerDrafts.id, type: "uuid" },
    ],
    changed: [
      { value: offerDrafts.changedAt, type: "timestamptz" },
      { value: offerDrafts.id, type: "uuid" },
    ],
  },
  where: ({ search, filters }) =>
    and(
      isOfferWrittenBy(viewer),
      filters.state && or(...filters.state.map((state) => isInState(state as OfferState, now))),
      matchesTitle(search, offerDrafts.title, sql`${offerDrafts.organisation} ->> 'name'`),
    ),
  read: (db, page) =>
    withPublished(db, rowsOfPage(officeOffers, page))
      .select({ ...columns, sortKeys: page.sortKeys })
      .from(offerDrafts)
      .leftJoin(offers, eq(offers.id, offerDrafts.id))
      .orderBy(...page.orderBy),
});

/** Counts the offers of a viewer that are not on the site yet. */
export function countUnpublishedOffers(db: Database, viewer: Viewer, now: Date): Promise<number> {
  return db.$count(officeOffers, and(isOfferWrittenBy(viewer), isInState("draft", now)));
}

/** Finds an offer that a viewer may write; null for any other. */
export async function findOfferDraft(db: Database, viewer: Viewer, id: string): Promise<OfferDraftRow | null> {
  const [row] = await withPublished(db)
    .select(columns)
    .from(offerDrafts)
    .leftJoin(offers, eq(offers.id, offerDrafts.id))
    .where(and(eq(offerDrafts.id, id), isOfferWrittenBy(viewer)));
  return row ?? null;
}

/** Locks a draft for a change by a viewer who may write it; null for any other. */
export async function lockOfferDraft(db: Database, viewer: Viewer, id: string) {
  const [draft] = await db
    .select()
    .from(offerDrafts)
    .where(and(eq(offerDrafts.id, id), isOfferWrittenBy(viewer)))
    .for("update");
  return draft ?? null;
}
