import type { GivenRole, Seat } from "#domain/permission.ts";
import { useText } from "#web/text.tsx";

/** Names the roles of a person; a seat on the committee says more than the committee itself. */
export function useRoleWords(): (roles: readonly { role: GivenRole; seat: Seat | null }[]) => string {
  const text = useText();
  return (roles) => roles.map(({ role, seat }) => (seat ? text(`seat.${seat}`) : text(`role.${role}`))).join(", ");
}
