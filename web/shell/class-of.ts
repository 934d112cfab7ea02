import type { Movement } from "#web/transition.ts";

/** The classes of the transition named `page`. */
export function classOf(movement: Movement): string | undefined {
  if (movement === "none") return undefined;
  const [direction, isUnderWay] = movement.split("-");
  const active = `page-${direction}-active`;
  return isUnderWay ? `${active} page-${movement}` : `page-${movement} ${active}`;
}
