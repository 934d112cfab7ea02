import { type Act, checkPermission } from "#domain/permission.ts";
import { refuse } from "#domain/problem.ts";
import type { Me } from "#server/context.ts";

/** Gives whoever asks, once it is certain that they may do this; refuses otherwise. */
export function requirePermission(me: Me | null, act: Act): Me {
  refuse(checkPermission(me, act));
  // A visitor was refused just now.
  return me as Me;
}
