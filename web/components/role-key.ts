import type { GivenRole, Seat } from "#domain/permission.ts";

/** The sentence that names what a person is in the fund: their seat on the committee, or else their role. */
export function roleKey(role: GivenRole, seat: Seat | null | undefined): `seat.${Seat}` | `role.${GivenRole}` {
  return role === "committee" && seat ? `seat.${seat}` : `role.${role}`;
}
