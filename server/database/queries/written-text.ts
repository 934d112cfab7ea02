import { type SQL, type SQLWrapper, sql } from "#server/database/drizzle.ts";
import { inEachLanguage } from "#server/database/tables/column.ts";

/** Finds rows by a part of their title in any language, or of another text of them; all rows without a search. */
export function matchesTitle(search: string, title: SQLWrapper, other: SQLWrapper): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const texts = sql.join([...inEachLanguage(title), other], sql`, `);
  return sql`name_key(concat_ws(' ', ${texts})) like name_key(${pattern})`;
}
