/** Where an employee works; white-label funds rename them in their texts, not here. */
export const branches = ["brussel", "gent", "rotselaar", "wevelgem", "zwevegem", "retired"] as const;
export type Branch = (typeof branches)[number];

/** The branches where people come to work, and where something can hang or stand. */
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

/** How someone belongs to the company: with a contract, retired, or an employee who acts for a family member. */
export const employmentStatuses = ["employed", "retired", "family"] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

/** An employee ID as it was typed, without what people put between its digits. */
export function plainEmployeeId(typed: string): string {
  return typed.replace(/[\s.-]/g, "");
}
