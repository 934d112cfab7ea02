import type { GivenRole, Seat } from "#domain/permission.ts";
import { demoPeople } from "#server/database/demo/content/roster.ts";
import type { DemoPerson } from "#server/database/demo/content/shape.ts";

const [, , , chair, coordinator, editor, treasurer, boardMember, operator] = demoPeople;

/** A committee of this size can reach a decision, also where some members have a conflict of interest. */
const committeeSize = 9;
const moreCoordinators = 2;

export type DemoRole = { employeeId: string; role: GivenRole; seat: Seat | null };

/**
 * Gives the roles of the demo fund: a coordinator and two more, a committee of the chair and colleagues from the roster,
 * and one person for each other role. The tests know the first ones by their place.
 */
export function demoRoles(roster: readonly DemoPerson[]): DemoRole[] {
  const colleagues = roster.filter(
    ({ employeeId, email, employmentStatus }) =>
      email &&
      employmentStatus === "employed" &&
      !demoPeople.some((demoPerson) => demoPerson.employeeId === employeeId),
  );
  const committee = [chair, ...colleagues.slice(0, committeeSize - 1)];
  const coordinators = colleagues.slice(committeeSize - 1, committeeSize - 1 + moreCoordinators);
  const seats: (Seat | undefined)[] = ["chair", "deputy"];
  const given = ({ employeeId }: DemoPerson, role: GivenRole): DemoRole => ({ employeeId, role, seat: null });
  return [
    given(coordinator, "coordinator"),
    ...committee.map((member, place) => ({ ...given(member, "committee"), seat: seats[place] ?? null })),
    ...coordinators.map((person) => given(person, "coordinator")),
    given(editor, "editor"),
    given(treasurer, "treasurer"),
    given(boardMember, "board"),
    given(operator, "operator"),
  ];
}
