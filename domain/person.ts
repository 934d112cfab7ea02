/** The code of a branch and of a department; the fund's lists (`fund-list.ts`) have their names. */
export type Branch = string;
export type Department = string;

/** The ties to the company: employed, retired, or an employee who acts for a family member. */
export const employmentStatuses = ["employed", "retired", "family"] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

/** Removes the separators from a typed employee ID. */
export function plainEmployeeId(typed: string): string {
  return typed.replace(/[\s.-]/g, "");
}
