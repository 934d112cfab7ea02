import type { GivenRole } from "#domain/permission.ts";
import { demoPeople } from "#server/database/demo/content/roster.ts";
import type { DemoPerson } from "#server/database/demo/content/shape.ts";

const [, , , committeeMember, coordinator] = demoPeople;

/** A committee of this size can reach a decision. */
const committeeSize = 9;

/** Gives the roles of the demo fund: the two of the login page, and a committee of colleagues from the roster. */
export function demoRoles(roster: readonly DemoPerson[]): { employeeId: string; role: GivenRole }[] {
  const colleagues = roster.filter(
    ({ employeeId, email, employmentStatus }) =>
      email &&
      employmentStatus === "employed" &&
      !demoPeople.some((demoPerson) => demoPerson.employeeId === employeeId),
  );
  const committee = [committeeMember, ...colleagues].slice(0, committeeSize);
  return [
    { employeeId: coordinator.employeeId, role: "coordinator" },
    ...committee.map(({ employeeId }) => ({ employeeId, role: "committee" as const })),
  ];
}
