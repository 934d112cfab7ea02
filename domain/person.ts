/** The branches where employees work; white-label funds rename them in their texts, not here. */
export const branches = ["brussel", "gent", "rotselaar", "wevelgem", "zwevegem", "retired"] as const;
export type Branch = (typeof branches)[number];

/** The branches that are real places, where a poster or a kiosk can be. */
export const workplaces = branches.filter((branch) => branch !== "retired");

export const departments = [
  "marketing",
  "general_secretary",
  "growth_strategy_transformation",
  "human_resources",
  "finance",
  "supply_chain",
  "customer_department",
  "other",
] as const;
export type Department = (typeof departments)[number];

/** The ties to the company: employed, retired, or an employee who acts for a family member. */
export const employmentStatuses = ["employed", "retired", "family"] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

/** Removes the separators from a typed employee ID. */
export function plainEmployeeId(typed: string): string {
  return typed.replace(/[\s.-]/g, "");
}
