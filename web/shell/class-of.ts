import type { Movement } from "#web/transition.ts";

/** The class names of the page transition. */
export function classOf(movement: Movement): string | undefined {
  if (movement === "none") return undefined;
  const [direction, isUnderWay] = movement.split("-");
  const active = `page-${direction}-active`;
  return isUnderWay ? `${active} page-${movement}` : `page-${movement} ${active}`;
}
