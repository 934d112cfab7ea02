import { type Act, checkPermission, mayDo } from "#domain/permission.ts";
import { refuse } from "#domain/problem.ts";
import type { Me } from "#server/context.ts";

/** Returns the current user if they have this permission; refuses otherwise. */
export function requirePermission(me: Me | null, act: Act): Me {
  refuse(checkPermission(me, act));
  // `me` is set here, because a visitor was refused above.
  return me as Me;
}

/** Tells whether someone may change letters and addresses of people with a role; `me` is null on the command line. */
export function mayChangeOfficers(me: Me | null): boolean {
  return me === null || mayDo(me, "changeAccessOfOfficer");
}
