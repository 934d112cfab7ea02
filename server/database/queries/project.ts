import { and, count, desc, eq, exists, getTableColumns, inArray, lte, type SQL, sql } from "drizzle-orm";
import { refuse } from "#domain/problem.ts";
import type { ProjectStatus } from "#domain/project.ts";
import { jsonRow, withDates } from "#server/database/json-row.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { prepared } from "#server/database/prepared.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { decodeCursor, encodeCursor } from "#server/database/queries/cursor.ts";
import type { OrganisationRow } from "#server/database/queries/organisation.ts";
import { calls } from "#server/database/tables/call.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";

export type ProjectRow = Awaited<ReturnType<typeof listProjects>>[number];

// A list shows titles, not whole stories, and the stories are nine tenths of a row.
const { description, impact, quote, followUp, ...head } = getTableColumns(projects);
const story = { id: projects.id, description, impact, quote, followUp };

type ProjectHead = Omit<typeof projects.$inferSelect, "description" | "impact" | "quote" | "followUp">;

export type StoryRow = Awaited<ReturnType<typeof listStories>>[number];

/** The long texts of these projects, in any order. */
export const listStories = publicRead("listStories", async (db: Database, ids: readonly string[]) => {
  return db
    .select(story)
    .from(projects)
    .where(inArray(projects.id, [...ids]));
});

export type ProjectFilter = { callId?: string | null; statuses?: readonly ProjectStatus[] | null };

/** Projects with their organisation, newest call first and winners before the others. */
export const listProjects = publicRead(
  "listProjects",
  async (db: Database, { callId, statuses }: ProjectFilter, page: { first: number; after?: string | null }) => {
    const asked = { callId: Boolean(callId), statuses: Boolean(statuses), after: Boolean(page.after) };
    const query = prepared(db, `projects_${JSON.stringify(asked)}`, (name) => {
      const rows = db
        .select({ row: jsonRow({ project: head, organisation: getTableColumns(organisations) }).as("row") })
        .from(projects)
        .innerJoin(organisations, eq(organisations.id, projects.organisationId))
        .where(
          and(
            asked.callId ? eq(projects.callId, sql.placeholder("callId")) : undefined,
            asked.statuses ? sql`${projects.status} = any(${sql.placeholder("statuses")})` : undefined,
            asked.after ? behindCursor : undefined,
          ),
        )
        .orderBy(sql`${projects.publishedAt} desc`, projects.place, projects.slug)
        .limit(sql.placeholder("first"))
        .as("rows");
      return db
        .select({ json: sql<string>`json_agg(${rows.row})::text` })
        .from(rows)
        .prepare(name);
    });
    const values = { callId, statuses, first: page.first, ...(page.after && readCursor(page.after)) };
    const [answer] = await query.execute(values);
    const found = JSON.parse(answer?.json ?? "[]") as { project: ProjectHead; organisation: OrganisationRow }[];
    return found.map(({ project, organisation }) => Object.assign(withDates(project, head), { organisation }));
  },
);

/** The first projects of each of these calls, winners before the others, in one query. */
export const listProjectsOfCalls = publicRead(
  "listProjectsOfCalls",
  async (
    db: Database,
    callIds: readonly string[],
    { statuses, first }: { statuses: readonly ProjectStatus[] | null; first: number },
  ): Promise<ProjectRow[]> => {
    const placed = db
      .select({
        id: projects.id,
        nth: sql<number>`row_number() over (partition by ${projects.callId} order by ${projects.place}, ${projects.slug})`.as(
          "nth",
        ),
      })
      .from(projects)
      .where(and(inArray(projects.callId, [...callIds]), matching({ statuses })))
      .as("placed");
    const rows = await db
      .select({ project: head, organisation: organisations })
      .from(placed)
      .innerJoin(projects, eq(projects.id, placed.id))
      .innerJoin(organisations, eq(organisations.id, projects.organisationId))
      .where(lte(placed.nth, first))
      .orderBy(placed.nth);
    return rows.map(({ project, organisation }) => ({ ...project, organisation }));
  },
);

/** How many projects a filter leaves. */
export const countProjects = publicRead(
  "countProjects",
  async (db: Database, filter: ProjectFilter): Promise<number> => {
    return db.$count(projects, matching(filter));
  },
);

/** How many projects each of these calls has. */
export const countProjectsOfCalls = publicRead(
  "countProjectsOfCalls",
  async (db: Database, callIds: readonly string[]) => {
    return db
      .select({ id: calls.id, projects: count(projects.id) })
      .from(calls)
      .leftJoin(projects, eq(projects.callId, calls.id))
      .where(inArray(calls.id, [...callIds]))
      .groupBy(calls.id);
  },
);

type CatalogueCall = { slug?: string | null | undefined; project?: string | null | undefined };

/** The latest call with projects, or with this address, or with this project in it; null when there is none. */
export const findCatalogueCall = publicRead(
  "findCatalogueCall",
  async (db: Database, { slug, project }: CatalogueCall): Promise<CallRow | null> => {
    const itsProjects = db
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.callId, calls.id), project ? eq(projects.slug, project) : undefined));
    const [call] = await db
      .select()
      .from(calls)
      .where(and(slug ? eq(calls.slug, slug) : undefined, exists(itsProjects)))
      .orderBy(desc(calls.submissionsOpen))
      .limit(1);
    return call ?? null;
  },
);

/** The project with this address, or null. */
export const findProject = publicRead("findProject", async (db: Database, slug: string): Promise<ProjectRow | null> => {
  const [row] = await db
    .select({ project: head, organisation: organisations })
    .from(projects)
    .innerJoin(organisations, eq(organisations.id, projects.organisationId))
    .where(eq(projects.slug, slug));
  return row ? { ...row.project, organisation: row.organisation } : null;
});

/** The cursor behind which the next page begins. */
export function projectCursor(project: ProjectRow): string {
  return encodeCursor([project.publishedAt.toISOString(), project.place, project.slug]);
}

function matching({ callId, statuses }: ProjectFilter): SQL | undefined {
  return and(
    callId ? eq(projects.callId, callId) : undefined,
    statuses ? inArray(projects.status, [...statuses]) : undefined,
  );
}

const behindCursor = sql`(${projects.publishedAt} < ${sql.placeholder("publishedAt")} or (${projects.publishedAt} = ${sql.placeholder("publishedAt")} and (${projects.place}, ${projects.slug}) > (${sql.placeholder("place")}, ${sql.placeholder("slug")})))`;

function readCursor(after: string) {
  const [publishedAt, place, slug] = decodeCursor(after);
  const instant = new Date(String(publishedAt));
  const isBroken = Number.isNaN(instant.getTime()) || typeof place !== "number" || typeof slug !== "string";
  refuse(isBroken ? { code: "list.badCursor" } : null);
  return { publishedAt: instant.toISOString(), place: Number(place), slug: String(slug) };
}
