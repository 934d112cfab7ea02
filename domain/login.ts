import { email, employeeId, max, type Rules, required } from "#domain/rules.ts";

/** The login form. */
export const loginFields = {
  email: [required, email, max(200)],
  firstname: [required, max(80)],
  lastname: [required, max(80)],
  employee_id: [employeeId],
} satisfies Rules;

/** The form that asks whether an address is on the staff list. */
export const listedFields = { email: loginFields.email } satisfies Rules;

/** The login form for people without a mailbox: the employee ID identifies them, the code of the letter proves it. */
export const letterFields = {
  employee_id: [required, employeeId],
  firstname: [required, max(80)],
  lastname: [required, max(80)],
  access_code: [required, max(40)],
} satisfies Rules;

/** How long a mailed code works, how many tries it allows, and after how many seconds people can ask for another. */
export const loginCode = { digits: 6, minutes: 10, tries: 5, resendSeconds: 30 } as const;

/** How long someone stays logged in: as long as a working day, or a month when they asked to be remembered. */
export const sessionHours = { plain: 12, remembered: 30 * 24 } as const;

/** The ways to log in. */
export const loginWays = ["mail_code", "mail_link", "access_code", "company", "demo"] as const;
export type LoginWay = (typeof loginWays)[number];

/** The reasons why a login with the company's own login system fails. */
export const companyLoginProblems = [
  "company.unknown",
  "company.stopped",
  "company.expired",
  "company.unavailable",
] as const;
export type CompanyLoginProblem = { code: (typeof companyLoginProblems)[number] };

/** How long a visit to the company's own login may take. */
export const companyLoginMinutes = 10;
