import { eq, getTableColumns, sql } from "drizzle-orm";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { projects } from "#server/database/tables/project.ts";

/** A project as one chooses it for a gift. */
const giftProject = { slug: projects.slug, title: projects.title, call: calls.title };

export type GiftProjectRow = Awaited<ReturnType<typeof listGiftProjects>>[number];

/** The projects that may receive a gift of their own: the newest, winners before the others. */
export const listGiftProjects = publicRead("listGiftProjects", async (db: Database, first: number) => {
  return db
    .select(giftProject)
    .from(projects)
    .innerJoin(calls, eq(calls.id, projects.callId))
    .orderBy(sql`${projects.publishedAt} desc`, projects.place, projects.slug)
    .limit(first);
});

/** The project with this address, to be chosen for a gift; null when there is none. */
export const findGiftProject = publicRead("findGiftProject", async (db: Database, slug: string) => {
  const [project] = await db
    .select({ id: projects.id, ...giftProject })
    .from(projects)
    .innerJoin(calls, eq(calls.id, projects.callId))
    .where(eq(projects.slug, slug));
  return project ?? null;
});

// Who gives is for the fund's office alone: nothing that is read here tells.
const { name: _name, email: _email, ...shown } = getTableColumns(pledges);

export type PledgeRow = NonNullable<Awaited<ReturnType<typeof findPledge>>>;

/** The announced gift with this id and the project it is for, without who gives; null when there is none. */
export async function findPledge(db: Database, id: string) {
  const [row] = await db
    .select({ pledge: shown, project: giftProject })
    .from(pledges)
    .leftJoin(projects, eq(projects.id, pledges.projectId))
    .leftJoin(calls, eq(calls.id, projects.callId))
    .where(eq(pledges.id, id));
  if (!row) return null;
  const { slug, title, call } = row.project;
  return { ...row.pledge, project: slug && title && call ? { slug, title, call } : null };
}
