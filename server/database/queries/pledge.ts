import { eq, getTableColumns, sql } from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { projects } from "#server/database/tables/project.ts";

/** The columns of a project that people can choose for a gift. */
const giftProject = { slug: projects.slug, title: projects.title, call: calls.title };

export type GiftProjectRow = Awaited<ReturnType<typeof listGiftProjects>>[number];

/** Lists the newest projects that can receive a gift, winners before the others. */
export const listGiftProjects = publicRead("listGiftProjects", async (db: Database, first: number) => {
  return db
    .select(giftProject)
    .from(projects)
    .innerJoin(calls, eq(calls.id, projects.callId))
    .orderBy(sql`${projects.publishedAt} desc`, projects.place, projects.slug)
    .limit(first);
});

/** Finds the project with this slug, to choose it for a gift; null when there is none. */
export const findGiftProject = publicRead("findGiftProject", async (db: Database, slug: string) => {
  const [project] = await db
    .select({ id: projects.id, ...giftProject })
    .from(projects)
    .innerJoin(calls, eq(calls.id, projects.callId))
    .where(eq(projects.slug, slug));
  return project ?? null;
});

// Only the fund's office may know who gives, so these reads leave it out.
const { name: _name, email: _email, ...publicColumns } = getTableColumns(pledges);

export type PledgeRow = NonNullable<Awaited<ReturnType<typeof findPledge>>>;

/** Finds a pledge and its project by id, without the giver; null when there is none. */
export async function findPledge(db: Database, id: string) {
  const [row] = await db
    .select({ pledge: publicColumns, project: giftProject })
    .from(pledges)
    .leftJoin(projects, eq(projects.id, pledges.projectId))
    .leftJoin(calls, eq(calls.id, projects.callId))
    .where(eq(pledges.id, id));
  if (!row) return null;
  const { slug, title, call } = row.project;
  return { ...row.pledge, project: slug && title && call ? { slug, title, call } : null };
}
