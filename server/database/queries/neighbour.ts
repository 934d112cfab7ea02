import { and, asc, desc, eq, inArray, or, type SQL, sql, unionAll } from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { type ProjectRow, whole } from "#server/database/queries/project.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";

type ProjectPlace = Pick<ProjectRow, "id" | "callId" | "place" | "slug">;

/** Lists a project with its nearest neighbours in its call, in the order of the list. */
export const listAround = publicRead(
  "listAround",
  async (db: Database, { id, callId, place, slug }: ProjectPlace, most: number): Promise<ProjectRow[]> => {
    const here = sql`(${place}::integer, ${slug}::text)`;
    const there = sql`(${projects.place}, ${projects.slug})`;
    const nearest = (where: SQL, direction: typeof asc) =>
      db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.callId, callId), where))
        .orderBy(direction(projects.place), direction(projects.slug))
        .limit(most);
    const around = unionAll(nearest(sql`${there} < ${here}`, desc), nearest(sql`${there} > ${here}`, asc));
    return db
      .select(whole)
      .from(projects)
      .innerJoin(organisations, eq(organisations.id, projects.organisationId))
      .where(or(eq(projects.id, id), inArray(projects.id, around)))
      .orderBy(projects.place, projects.slug);
  },
);
