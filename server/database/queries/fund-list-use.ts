import { type FundListName, otherDepartment, retiredBranch } from "#domain/fund-list.ts";
import { count, inArray, isNull, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { kiosks } from "#server/database/tables/kiosk.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { voters } from "#server/database/tables/vote.ts";

/** How many people or projects name an item. */
export type ItemUse = { code: string; count: number };

/** Counts the people of each branch or department, or the projects of each theme. */
export async function countListUse(db: Database, name: FundListName): Promise<ItemUse[]> {
  if (name === "themes")
    return db.select({ code: projects.theme, count: count() }).from(projects).groupBy(projects.theme);
  const column = name === "branches" ? people.branch : people.department;
  const rows = await db
    .select({ code: sql<string>`${column}`, count: count() })
    .from(people)
    .where(isNull(people.leftAt))
    .groupBy(column);
  return rows.filter(({ code }) => code !== null);
}

/** Lists those of these items that no record names, so that they can be deleted. */
export async function listUnusedItems(db: Database, name: FundListName, codes: readonly string[]): Promise<string[]> {
  // The product itself knows these two.
  const candidates = codes.filter((code) => code !== retiredBranch && code !== otherDepartment);
  if (candidates.length === 0) return [];
  const used = new Set((await Promise.all(usesOf(db, name, candidates))).flat().map(({ code }) => code));
  if (name !== "themes") {
    // Answers of dossiers are sealed, so nobody can tell which branch or department they name.
    const [dossier] = await db.select({ id: dossiers.id }).from(dossiers).limit(1);
    if (dossier) return [];
  }
  return candidates.filter((code) => !used.has(code));
}

function usesOf(db: Database, name: FundListName, codes: string[]): Promise<{ code: string | null }[]>[] {
  const proposer = (field: "branch" | "department") => {
    const code = sql<string>`${projects.proposer} ->> ${sql.raw(`'${field}'`)}`;
    return db.selectDistinct({ code }).from(projects).where(inArray(code, codes));
  };
  if (name === "themes")
    return [
      db.selectDistinct({ code: projects.theme }).from(projects).where(inArray(projects.theme, codes)),
      db.selectDistinct({ code: projectDrafts.theme }).from(projectDrafts).where(inArray(projectDrafts.theme, codes)),
      db.selectDistinct({ code: dossiers.theme }).from(dossiers).where(inArray(dossiers.theme, codes)),
    ];
  if (name === "departments")
    return [
      db.selectDistinct({ code: people.department }).from(people).where(inArray(people.department, codes)),
      proposer("department"),
    ];
  return [
    db.selectDistinct({ code: people.branch }).from(people).where(inArray(people.branch, codes)),
    db.selectDistinct({ code: kiosks.branch }).from(kiosks).where(inArray(kiosks.branch, codes)),
    db.selectDistinct({ code: voters.branch }).from(voters).where(inArray(voters.branch, codes)),
    proposer("branch"),
  ];
}
