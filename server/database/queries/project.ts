import { refuse } from "#domain/problem.ts";
import type { ProjectStatus } from "#domain/project.ts";
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  type SQL,
  sql,
} from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { decodeCursor, encodeCursor } from "#server/database/queries/cursor.ts";
import type { OrganisationRow } from "#server/database/queries/organisation.ts";
import { calls } from "#server/database/tables/call.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";

// Lists do not show the stories, which are nine tenths of a row.
const { description, impact, quote, followUp, deliveries, gallery, ...head } = getTableColumns(projects);
const story = { id: projects.id, description, impact, quote, followUp, deliveries, gallery };

type ProjectHead = Omit<typeof projects.$inferSelect, keyof typeof story> & { id: string };

export type ProjectRow = ProjectHead & {
  organisation: OrganisationRow;
  /** Only when a single project is read. */
  story?: StoryRow;
  call?: CallRow;
};

export type StoryRow = Awaited<ReturnType<typeof listStories>>[number];

/** Lists the long texts of these projects, in any order. */
export const listStories = publicRead("listStories", async (db: Database, ids: readonly string[]) => {
  return db
    .select(story)
    .from(projects)
    .where(inArray(projects.id, [...ids]));
});

export type ProjectFilter = { callId?: string | null; statuses?: readonly ProjectStatus[] | null };

/** All columns of a project except its story, with its organisation. */
export const whole = { ...head, organisation: getTableColumns(organisations) };

type Page = { first: number; after?: string | null };

/** Lists projects with their organisation, newest call first and winners before the others. */
export const listProjects = publicRead(
  "listProjects",
  async (db: Database, filter: ProjectFilter, page: Page): Promise<ProjectRow[]> => {
    return db
      .select(whole)
      .from(projects)
      .innerJoin(organisations, eq(organisations.id, projects.organisationId))
      .where(and(matching(filter), page.after ? behindCursor(page.after) : undefined))
      .orderBy(desc(projects.publishedAt), projects.place, projects.slug)
      .limit(page.first);
  },
);

/** Lists the first projects of each of these calls in one query, winners before the others. */
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

/** Counts the projects of a filter. */
export const countProjects = publicRead(
  "countProjects",
  async (db: Database, filter: ProjectFilter): Promise<number> => {
    return db.$count(projects, matching(filter));
  },
);

/** Counts per call the projects that get money: a winner can give its award up, and another project can take it over. */
export const countAwarded = publicRead(
  "countAwarded",
  async (db: Database, callIds: readonly string[]): Promise<Map<string, number>> => {
    const rows = await db
      .select({ callId: projects.callId, count: count() })
      .from(projects)
      .where(
        and(
          matching({ statuses: ["winner", "selected", "not_elected"] }),
          inArray(projects.callId, [...callIds]),
          isNotNull(projects.amountInCents),
        ),
      )
      .groupBy(projects.callId);
    return new Map(rows.map(({ callId, count }) => [callId, count]));
  },
);

/** Finds the data of a project that a vote needs; null when there is none. */
export const findCandidate = publicRead("findCandidate", async (db: Database, id: string) => {
  const { callId, dossierId, status, title } = projects;
  const [candidate] = await db
    .select({ id: projects.id, callId, dossierId, status, title })
    .from(projects)
    .where(eq(projects.id, id));
  return candidate ?? null;
});

/** Finds the project with this slug, with its story, organisation and call, or null. */
export const findProject = publicRead("findProject", async (db: Database, slug: string): Promise<ProjectRow | null> => {
  const [row] = await db
    .select({ project: head, story, organisation: organisations, call: calls })
    .from(projects)
    .innerJoin(organisations, eq(organisations.id, projects.organisationId))
    .innerJoin(calls, eq(calls.id, projects.callId))
    .where(eq(projects.slug, slug));
  return row ? { ...row.project, story: row.story, organisation: row.organisation, call: row.call } : null;
});

/** Gives the cursor after which the next page begins. */
export function projectCursor(project: ProjectRow): string {
  return encodeCursor([project.publishedAt.toISOString(), project.place, project.slug]);
}

function matching({ callId, statuses }: ProjectFilter): SQL | undefined {
  return and(
    callId ? eq(projects.callId, callId) : undefined,
    statuses ? inArray(projects.status, [...statuses]) : undefined,
  );
}

function behindCursor(after: string): SQL {
  const { publishedAt, place, slug } = readCursor(after);
  return sql`(${projects.publishedAt} < ${publishedAt} or (${projects.publishedAt} = ${publishedAt} and (${projects.place}, ${projects.slug}) > (${place}, ${slug})))`;
}

function readCursor(after: string) {
  const [publishedAt, place, slug] = decodeCursor(after);
  const instant = new Date(String(publishedAt));
  const isBroken = Number.isNaN(instant.getTime()) || typeof place !== "number" || typeof slug !== "string";
  refuse(isBroken ? { code: "list.badCursor" } : null);
  return { publishedAt: instant.toISOString(), place: Number(place), slug: String(slug) };
}
