import type { GivenRole } from "#domain/permission.ts";
import { max, type Rules, required } from "#domain/rules.ts";

/** The rules for the name of a saved view. */
export const savedViewFields = { name: [required, max(40)] } satisfies Rules;

/** The most views of one list that a person sees; more would not fit above it. */
export const mostSavedViews = 12;

/** The longest address of a view. */
export const longestViewAddress = 1500;

/** A saved view, as far as it decides who may change it. */
export type SavedViewOwners = {
  /** Null for a view of everyone. */
  ownerId: string | null;
  makerId: string | null;
  /** Whether the maker left, so that nobody would be able to remove the view. */
  isMakerGone: boolean;
};

/** Tells whether someone may replace or remove a view: their own, or a shared one that they made. Operators tidy up. */
export function mayChangeView(
  { id, roles }: { id: string; roles: readonly GivenRole[] },
  { ownerId, makerId, isMakerGone }: SavedViewOwners,
): boolean {
  if (ownerId !== null) return ownerId === id;
  return makerId === id || isMakerGone || roles.includes("operator");
}

export type SavedViewProblem =
  | { code: "view.tooMany"; most: number }
  | { code: "view.unknown" }
  | { code: "view.taken" }
  | { code: "view.ofOther" };
