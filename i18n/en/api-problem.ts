import type { apiProblem as dutch } from "#i18n/nl/api-problem.ts";

/** The reasons for which the API refuses requests that none of our pages sends; no page loads them. */
export const apiProblem = {
  "query.tooDeep": "This query goes too deep: {most} levels at most.",
  "query.tooCostly": "This query is too large. Ask for fewer rows or fields.",
  "query.tooManyAliases": "This query has too many aliases: {most} at most.",
  "query.tooLarge": "The answer would be larger than {kilobytes} kB. Ask for fewer rows or fields.",
  "id.malformed": "This is not a valid id.",
  "list.badCursor": "This place in the list does not exist.",
  "list.tooLong": "Ask for {most} rows at most.",
} satisfies Record<keyof typeof dutch, string>;
