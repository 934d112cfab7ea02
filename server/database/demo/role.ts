import type { GivenRole, Seat } from "#domain/permission.ts";
import { demoPeople } from "#server/database/demo/content/roster.ts";
import type { DemoPerson } from "#server/database/demo/content/shape.ts";

const [, , , committeeMember, coordinator] = demoPeople;

/** A committee of this size can reach a decision, also where some members have a conflict of interest. */
const committeeSize = 9;
const moreCoordinators = 2;

export type DemoRole = { employeeId: string; role: GivenRole; seat: Seat | null };

/**
 * Gives the roles of the demo fund: the two of the login page, a committee of colleagues from the roster, and two more
 * coordinators. The member of the login page is the chair.
 */
export function demoRoles(roster: readonly DemoPerson[]): DemoRole[] {
  const colleagues = roster.filter(
    ({ employeeId, email, employmentStatus }) =>
      email &&
      employmentStatus === "employed" &&
      !demoPeople.some((demoPerson) => demoPerson.employeeId === employeeId),
  );
  const committee = [committeeMember, ...colleagues.slice(0, committeeSize - 1)];
  const coordinators = colleagues.slice(committeeSize - 1, committeeSize - 1 + moreCoordinators);
  const seats: (Seat | undefined)[] = ["chair", "deputy"];
  return [
    { employeeId: coordinator.employeeId, role: "coordinator", seat: null },
    ...committee.map(({ employeeId }, place) => ({
      employeeId,
      role: "committee" as const,
      seat: seats[place] ?? null,
    })),
    ...coordinators.map(({ employeeId }) => ({ employeeId, role: "coordinator" as const, seat: null })),
  ];
}
