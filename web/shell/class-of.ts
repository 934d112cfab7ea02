import type { Movement } from "#web/transition.ts";

/** The classes of the transition named `page`. */
export function classOf(movement: Movement): string | undefined {
  return movement === "none" ? undefined : `page-${movement}-active`;
}
