import { people } from "#server/database/tables/person.ts";

/** The columns of a person that the staff list decides, and their id. */
export const listedColumns = {
  id: people.id,
  employeeId: people.employeeId,
  firstname: people.firstname,
  lastname: people.lastname,
  email: people.email,
  branch: people.branch,
  department: people.department,
  employmentStatus: people.employmentStatus,
  language: people.language,
};
