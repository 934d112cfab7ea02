import { type CatalogueOrder, mostFound } from "#domain/catalogue.ts";
import type { Language } from "#domain/language.ts";
import type { ProjectStatus, Theme } from "#domain/project.ts";
import type { Region } from "#domain/region.ts";
import { and, type Column, gt, isNotNull, isNull, type SQL, sql } from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { type ProjectRow, whole } from "#server/database/queries/project.ts";
import { catalogue, catalogueCounts } from "#server/database/tables/catalogue.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";

/** The value of each filter; null means all. */
export type Choice = { call: string | null; theme: Theme | null; region: Region | null; status: ProjectStatus | null };
export type Filter = keyof Choice;

/** The projects to read, with their order and language. */
export type CatalogueRequest = {
  choice: Choice;
  language: Language;
  order: CatalogueOrder;
  page: number;
  first: number;
  /** A seed for a random order, which replaces the order by winners while there are none. */
  chance?: string | null;
};

/** The number of projects for each value of a filter; null when there are too many to count. */
export type Counts = Record<string, number> | null;

export type CatalogueRow = ProjectRow;

/** One page of the catalogue. */
export type CataloguePage<Row = CatalogueRow> = { total: number; counts: Record<Filter, Counts>; rows: Row[] };

export const filters: readonly Filter[] = ["call", "theme", "region", "status"];

const { callId: call, theme, region, status } = catalogue;

/** The column of each filter. */
export const columns = { call, theme, region, status };

const countColumns = {
  call: catalogueCounts.callId,
  theme: catalogueCounts.theme,
  region: catalogueCounts.region,
  status: catalogueCounts.status,
};

/** Reads one page of the projects for a choice of filters, and the counts for each other choice. */
export const readCatalogue = publicRead(
  "readCatalogue",
  async (db: Database, request: CatalogueRequest): Promise<CataloguePage> => {
    const { choice } = request;
    const chosen = filters.flatMap((filter) => (choice[filter] ? [sql`${columns[filter]} = ${choice[filter]}`] : []));
    const where = and(...chosen) ?? sql`true`;
    const projectIds = sql`select ${catalogue.projectId} from ${partOf(request.language)} where ${where}`;
    const skipped = (request.page - 1) * request.first;
    // Beyond the end we show the last page. It has its own query, so that other pages keep the fastest plan.
    const ids =
      skipped === 0
        ? sql`${projectIds} ${inOrder(request)}`
        : sql`(${projectIds} ${inOrder(request)}) union all (
          ${projectIds} and (${totalOf(choice)}) <= ${skipped} ${inOrder(request, lastOffset(request, totalOf(choice)))})`;
    const counts = filters.map((filter) => sql`(${countsFor(filter, choice)}) as ${sql.identifier(filter)}`);
    const answer = await getOne<Record<Filter, Counts> & { total: number | null; rows: CatalogueJson[] }>(
      db,
      sql`select (${totalOf(choice)}) as total, ${sql.join(counts, sql`, `)}, (${rowsOf(ids)}) as rows`,
    );
    return {
      total: answer.total ?? 0,
      counts: Object.fromEntries(filters.map((filter) => [filter, answer[filter] ?? {}])) as CataloguePage["counts"],
      rows: answer.rows.map(rowOf),
    };
  },
);

/** Reads the number of projects for a choice. Every choice has its own row, so that nothing has to be counted. */
function totalOf(choice: Choice): SQL {
  const same = filters.map((filter) => isChosen(filter, choice[filter]));
  return sql`select ${catalogueCounts.projects} from ${catalogueCounts} where ${and(...same)}`;
}

function countsFor(filter: Filter, choice: Choice): SQL {
  const others = filters.filter((other) => other !== filter).map((other) => isChosen(other, choice[other]));
  return sql`select json_object_agg(${countColumns[filter]}, ${catalogueCounts.projects}) from ${catalogueCounts}
    where ${and(isNotNull(countColumns[filter]), ...others, gt(catalogueCounts.projects, 0))}`;
}

function isChosen(filter: Filter, value: string | null): SQL {
  return value === null ? isNull(countColumns[filter]) : sql`${countColumns[filter]} = ${value}`;
}

/** Gives the partition of one language by name, because the embedded database has no statistics on its size. */
export function partOf(language: Language): SQL {
  return sql`${sql.identifier(`catalogue_${language}`)} as ${catalogue}`;
}

/** Gives the order of a list, and the page to read. */
export function inOrder(request: CatalogueRequest, offset?: SQL): SQL {
  return sql`order by ${orderOf(request)} ${paged(request, offset)}`;
}

/** Gives limit and offset: those of the requested page, unless an offset is given. */
export function paged({ page, first }: CatalogueRequest, offset = sql`${(page - 1) * first}`): SQL {
  return sql`limit ${first} offset ${offset}`;
}

/** Gives the offset of the last page of a list with this total. */
export function lastOffset({ first }: CatalogueRequest, total: SQL): SQL {
  return sql`greatest(0, (least((${total}), ${mostFound}::int) - 1) / ${first}::int * ${first}::int)`;
}

function orderOf({ order, chance }: CatalogueRequest): SQL {
  const { isWinner, publishedAt, place, slug, amountInCents, title } = catalogue;
  if (order === "newest") return sql`${publishedAt} desc, ${place}, ${slug}`;
  if (order === "amount") return sql`${amountInCents} desc, ${slug}`;
  if (order === "title") return sql`${title}, ${slug}`;
  if (chance) return sql`md5(${slug} || ${chance}), ${slug}`;
  return sql`${isWinner} desc, ${publishedAt} desc, ${place}, ${slug}`;
}

const { organisation: itsOrganisation, ...head } = whole;

/** A row as the database returns it. */
export type CatalogueJson = {
  project: Omit<ProjectRow, "organisation" | "publishedAt"> & { publishedAt: string };
  organisation: ProjectRow["organisation"];
};

/** Turns a row of the database into a row of the catalogue. */
export function rowOf({ project, organisation }: CatalogueJson): CatalogueRow {
  return { ...project, publishedAt: new Date(project.publishedAt), organisation };
}

/** Selects the projects with these ids as JSON, in their order; `more` adds fields from `page`. */
export function rowsOf(ids: SQL, more: Record<string, SQL> = {}): SQL {
  const fields = { project: jsonOf(head), organisation: jsonOf(itsOrganisation), ...more };
  return sql`select coalesce(json_agg(${jsonOf(fields)} order by page.nth), '[]')
    from (select ids.*, row_number() over () as nth from (${ids}) as ids) as page
    join ${projects} on ${projects.id} = page.project_id
    join ${organisations} on ${organisations.id} = ${projects.organisationId}`;
}

function jsonOf(parts: Record<string, Column | SQL>): SQL {
  const pairs = Object.entries(parts).map(([name, part]) => sql`${sql.raw(`'${name}'`)}, ${part}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Runs a query that always gives one row. */
export async function getOne<Row>(db: Database, query: SQL): Promise<Row> {
  // Both drivers return rows, but their common type does not say so.
  const [row] = ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
  if (!row) throw new Error("A query for one row gave none");
  return row;
}
