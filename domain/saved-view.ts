import { max, type Rules, required } from "#domain/rules.ts";

/** The rules for the name of a saved view. */
export const savedViewFields = { name: [required, max(40)] } satisfies Rules;

/** The most views of one list that a person sees; more would not fit above it. */
export const mostSavedViews = 12;

/** The longest address of a view. */
export const longestViewAddress = 1500;

export type SavedViewProblem = { code: "view.tooMany"; most: number } | { code: "view.unknown" };
