import { type Act, checkPermission, mayDo } from "#domain/permission.ts";
import { refuse } from "#domain/problem.ts";
import type { Me } from "#server/context.ts";

/** Gives whoever asks, once it is certain that they may do this; refuses otherwise. */
export function requirePermission(me: Me | null, act: Act): Me {
  refuse(checkPermission(me, act));
  // A visitor was refused just now.
  return me as Me;
}

/** Tells whether the letters and addresses of people with a role may be changed; the command line is the operator's. */
export function mayChangeOfficers(me: Me | null): boolean {
  return me === null || mayDo(me, "changeAccessOfOfficer");
}
