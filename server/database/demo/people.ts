import type { GivenRole } from "#domain/permission.ts";
import { demoPeople as content, rosterPeople } from "#server/database/demo/content/roster.ts";

/** Gives all employees of the demo's company; they are the same every time. */
export const demoRoster = () => rosterPeople(2012, 300);

/** The parts of the people of the login page, in the order of the roster. */
export const demoParts = ["employee", "retired", "without_mailbox", "committee", "coordinator"] as const;
export type DemoPart = (typeof demoParts)[number];

const words: Record<DemoPart, string> = {
  employee: "an employee",
  retired: "a retired employee",
  without_mailbox: "without a mailbox",
  committee: "the chair of the committee",
  coordinator: "a coordinator",
};

const roleOf: Partial<Record<DemoPart, GivenRole>> = { committee: "committee", coordinator: "coordinator" };

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
export const demoLogins: DemoLogin[] = demoParts.flatMap((part, index) => {
  const person = content[index];
  if (!person) return [];
  const { firstname, lastname, email, employeeId } = person;
  const role = roleOf[part] ?? null;
  return [{ part, firstname, lastname, email, employeeId, accessCode: email ? null : accessCode, role }];
});

/** The same people in words, for the operator who starts the demo. */
export const demoPeople = demoLogins.map(({ part, firstname, lastname, email }) => ({
  who: words[part],
  name: `${firstname} ${lastname}`,
  email,
}));
