import type { FormSituation } from "#domain/dossier-form.ts";
import { activeCodes, workplacesOf } from "#domain/fund-list.ts";
import { demoLists } from "#server/database/demo/content/fund-list.ts";
import type { Database } from "#server/database/open.ts";
import { branches, departments, themes } from "#server/database/tables/fund-list.ts";

/** The lists of every fund in tests; those of the demo, whose codes are the ones of the specification. */
export const testLists = demoLists;

/** The choices of an applicant in tests. */
export const testChoices: Pick<FormSituation, "workplaces" | "departments" | "members"> = {
  workplaces: workplacesOf(testLists),
  departments: activeCodes(testLists.departments),
  members: [
    { id: "sophie", name: "Sophie Lefèvre" },
    { id: "tom", name: "Tom Claes" },
  ],
};

/** Stores the lists of the fund in a new database. */
export async function storeTestLists(db: Database): Promise<void> {
  const tables = { branches, departments, themes };
  for (const [name, items] of Object.entries(testLists))
    await db.insert(tables[name as keyof typeof tables]).values(items.map((item, position) => ({ ...item, position })));
}
