import { eq } from "#server/database/drizzle.ts";
import { people } from "#server/database/tables/person.ts";
import type { Fund } from "#test/fund.ts";

const columns = "employeeId;firstname;lastname;email;branch;department;employmentStatus;language".split(";");

const lineOf = (person: object) =>
  columns.map((column) => String((person as Record<string, unknown>)[column] ?? "")).join(";");
/** A staff list as a file with these people. */
export const listOf = (...persons: object[]) =>
  new TextEncoder().encode([columns.join(";"), ...persons.map(lineOf)].join("\n"));

/** The row of the person with this employee ID. */
export const rowOf = async ({ db }: Fund, employeeId: string) => {
  const [row] = await db.select().from(people).where(eq(people.employeeId, employeeId));
  return row;
};
