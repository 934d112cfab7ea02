import type { FundListName, FundLists, LegalLanguage } from "#domain/fund-list.ts";
import { asc, sql, unionAll } from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { branches, departments, themes } from "#server/database/tables/fund-list.ts";

/** Reads the fund's branches, departments and themes, each in the order of the fund. */
export const getFundLists = publicRead("getFundLists", async (db: Database): Promise<FundLists> => {
  const rowsOf = (list: FundListName, table: typeof branches | typeof departments | typeof themes) =>
    db
      .select({
        list: sql<FundListName>`${list}`.as("list"),
        code: table.code,
        names: table.names,
        isActive: table.isActive,
        position: table.position,
        legalLanguage: sql<LegalLanguage | null>`${list === "branches" ? branches.legalLanguage : sql`null`}`.as(
          "legal",
        ),
      })
      .from(table);
  const rows = await unionAll(
    rowsOf("branches", branches),
    rowsOf("departments", departments),
    rowsOf("themes", themes),
  ).orderBy(asc(sql`position`), asc(sql`code`));
  const itemsOf = (name: FundListName) =>
    rows.filter(({ list }) => list === name).map(({ code, names, isActive }) => ({ code, names, isActive }));
  const legalLanguageOf = (branch: string) =>
    rows.find(({ list, code }) => list === "branches" && code === branch)?.legalLanguage ?? null;
  return {
    branches: itemsOf("branches").map((item) => ({ ...item, legalLanguage: legalLanguageOf(item.code) })),
    departments: itemsOf("departments"),
    themes: itemsOf("themes"),
  };
});
