import type { ApiProblem } from "#domain/problem.ts";

/** The reasons for which the API refuses requests that none of our pages sends; no page loads them. */
export const apiProblem = {
  "query.tooDeep": "Deze vraag gaat te diep: hoogstens {most} niveaus.",
  "query.tooCostly": "Deze vraag is te groot. Vraag minder rijen of velden.",
  "query.tooManyAliases": "Deze vraag heeft te veel aliassen: hoogstens {most}.",
  "query.tooLarge": "Het antwoord zou groter zijn dan {kilobytes} kB. Vraag minder rijen of velden.",
  "id.malformed": "Dit is geen geldige id.",
  "list.badCursor": "Deze plaats in de lijst bestaat niet.",
  "list.tooLong": "Vraag hoogstens {most} rijen tegelijk.",
} satisfies Record<ApiProblem["code"], string>;
