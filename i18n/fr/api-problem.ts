import type { apiProblem as dutch } from "#i18n/nl/api-problem.ts";

/** The reasons for which the API refuses requests that none of our pages sends; no page loads them. */
export const apiProblem = {
  "query.tooDeep": "Requête trop profonde : {most} niveaux au plus.",
  "query.tooCostly": "Requête trop lourde. Demandez moins de lignes ou de champs.",
  "query.tooManyAliases": "Trop d’alias : {most} au plus.",
  "query.tooLarge": "La réponse dépasserait {kilobytes} ko. Demandez moins de lignes ou de champs.",
  "id.malformed": "Cet identifiant n’est pas valable.",
  "list.badCursor": "Cette place dans la liste n’existe pas.",
  "list.tooLong": "Demandez {most} lignes au plus.",
} satisfies Record<keyof typeof dutch, string>;
