/** A person as the office reads them in a list. */
export const aPersonRow = (id: string) => ({
  id,
  firstname: "Anna",
  lastname: "Maes",
  employeeId: "00000002",
  branch: "gent",
  department: null,
  email: null,
  employmentStatus: "employed" as const,
  language: "nl" as const,
  leftAt: null,
  letterMadeAt: null,
  roles: [],
});
