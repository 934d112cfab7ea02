import { languages } from "#domain/language.ts";
import { type SQL, type SQLWrapper, sql } from "#server/database/drizzle.ts";

/** A text in every language; null where it has none. */
export const inEachLanguage = (text: SQLWrapper): SQL[] =>
  languages.map((language) => sql`${text} ->> ${sql.raw(`'${language}'`)}`);

/** Finds rows by a part of their title in any language, or of another text of them; all rows without a search. */
export function matchesTitle(search: string, title: SQLWrapper, other: SQLWrapper): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const texts = sql.join([...inEachLanguage(title), other], sql`, `);
  return sql`name_key(concat_ws(' ', ${texts})) like name_key(${pattern})`;
}
