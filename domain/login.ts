import { email, employeeId, max, type Rules, required } from "#domain/rules.ts";

/** What one fills in to come in. */
export const loginFields = {
  email: [required, email, max(200)],
  firstname: [required, max(80)],
  lastname: [required, max(80)],
  employee_id: [employeeId],
} satisfies Rules;

/** What one fills in to ask whether one is on the list. */
export const listedFields = { email: loginFields.email } satisfies Rules;

/** The same for whoever has no mailbox: the employee ID says who, the code of the access letter proves it. */
export const letterFields = {
  employee_id: [required, employeeId],
  firstname: [required, max(80)],
  lastname: [required, max(80)],
  access_code: [required, max(40)],
} satisfies Rules;

/** How long a code from a mail works, how often one may try, and when another may be asked for. */
export const loginCode = { digits: 6, minutes: 10, tries: 5, resendSeconds: 30 } as const;

/** How long someone stays logged in: as long as a working day, or a month when they asked to be remembered. */
export const sessionHours = { plain: 12, remembered: 30 * 24 } as const;

/** How someone proved who they are. */
export const loginWays = ["mail_code", "mail_link", "access_code", "company", "demo"] as const;
export type LoginWay = (typeof loginWays)[number];

/** What every login with the company's own login system may end with when it lets nobody in. */
export const companyLoginProblems = [
  "company.unknown",
  "company.stopped",
  "company.expired",
  "company.unavailable",
] as const;
export type CompanyLoginProblem = { code: (typeof companyLoginProblems)[number] };

/** How long someone may take at the company's own login before they come back. */
export const companyLoginMinutes = 10;
