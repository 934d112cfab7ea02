import { defaultLanguage, type Language, type Localized, languages } from "#domain/language.ts";
import { and, jsonb, or, type SQL, type SQLWrapper, sql, timestamp, uuid } from "#server/database/drizzle.ts";

/** The key of a row; the application makes it, so that it works the same on every PostgreSQL. */
export const id = () => uuid().primaryKey();

/** A moment in time, always with a time zone. */
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** A text in up to three languages. */
export const localized = () => jsonb().$type<Localized>();

// The names of languages are constants of ours; a generated column can have no parameter.
const quoted = (language: Language) => sql.raw(`'${language}'`);

/** A text in every language; null where it has none. */
export const inEachLanguage = (text: SQLWrapper): SQL[] =>
  languages.map((language) => sql`${text} ->> ${quoted(language)}`);

/** The first of these texts that is not empty, as lists sort it. */
export const sortKeyOf = (texts: readonly SQLWrapper[]): SQL =>
  sql`name_key(coalesce(${sql.join(
    texts.map((text) => sql`nullif(${text}, '')`),
    sql`, `,
  )}, ''))`;

type Texts = { parts: readonly SQLWrapper[]; source?: SQLWrapper | undefined; writtenAt?: SQLWrapper | undefined };

/**
 * The languages in which texts lack something, or are older than in the language they come from; `translationStateOf`
 * in the domain says the same.
 */
export function gapsOf({ parts, source = quoted(defaultLanguage), writtenAt = sql`'{}'::jsonb` }: Texts): SQL {
  const isIn = (part: SQLWrapper, language: SQLWrapper) => sql`coalesce(${part} ->> ${language}, '') <> ''`;
  const gaps = languages.map((one) => {
    const language = quoted(one);
    const isThere = or(...parts.map((part) => isIn(part, language)));
    const isPartial = or(...parts.map((part) => and(isIn(part, source), sql`not ${isIn(part, language)}`)));
    const isBehind = sql`coalesce(coalesce(${writtenAt} ->> ${language}, '') < ${writtenAt} ->> ${source}, false)`;
    return sql`case when not ${isThere} or ${isPartial} or ${isBehind} then ${language} end`;
  });
  return sql`array_remove(array[${sql.join(gaps, sql`, `)}], null)`;
}
