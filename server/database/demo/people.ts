import type { GivenRole } from "#domain/permission.ts";
import { rosterPeople } from "#server/database/demo/content/roster.ts";
import { type DemoRole, demoRoles } from "#server/database/demo/role.ts";

/** Gives all employees of the demo's company; they are the same every time. */
export const demoRoster = () => rosterPeople(2012, 300);

/** The parts of the people of the login page; those without a role are the first of the roster. */
export const demoParts = [
  "employee",
  "retired",
  "without_mailbox",
  "chair",
  "coordinator",
  "deputy",
  "member",
  "editor",
  "treasurer",
  "board",
  "operator",
] as const;
export type DemoPart = (typeof demoParts)[number];

const words: Record<DemoPart, string> = {
  employee: "an employee",
  retired: "a retired employee",
  without_mailbox: "without a mailbox",
  chair: "the chair of the committee",
  coordinator: "a coordinator",
  deputy: "the deputy chair",
  member: "a member of the committee",
  editor: "an editor",
  treasurer: "the treasurer",
  board: "a member of the board",
  operator: "an operator",
};

const officeOf: Partial<Record<DemoPart, Pick<DemoRole, "role" | "seat">>> = {
  chair: { role: "committee", seat: "chair" },
  coordinator: { role: "coordinator", seat: null },
  deputy: { role: "committee", seat: "deputy" },
  member: { role: "committee", seat: null },
  editor: { role: "editor", seat: null },
  treasurer: { role: "treasurer", seat: null },
  board: { role: "board", seat: null },
  operator: { role: "operator", seat: null },
};

/** The code of the one access letter of the demo. */
const accessCode = "AMANDE234567";

/** A person whom the login page fills in with one click. */
export type DemoLogin = {
  part: DemoPart;
  firstname: string;
  lastname: string;
  email: string | null;
  employeeId: string;
  accessCode: string | null;
  role: GivenRole | null;
};

/** The people who can log in to the demo. */
export const demoLogins: DemoLogin[] = listLogins();

function listLogins(): DemoLogin[] {
  const roster = demoRoster();
  const roles = demoRoles(roster);
  return demoParts.flatMap((part, place) => {
    const office = officeOf[part];
    const holder = office && roles.find(({ role, seat }) => role === office.role && seat === office.seat);
    const person = office ? roster.find(({ employeeId }) => employeeId === holder?.employeeId) : roster[place];
    if (!person) return [];
    const { firstname, lastname, email, employeeId } = person;
    const role = office?.role ?? null;
    return [{ part, firstname, lastname, email, employeeId, accessCode: email ? null : accessCode, role }];
  });
}

/** The same people in words, for the operator who starts the demo. */
export const demoPeople = demoLogins.map(({ part, firstname, lastname, email }) => ({
  who: words[part],
  name: `${firstname} ${lastname}`,
  email,
}));
