import { demoPeople as content } from "#server/database/demo/content/roster.ts";

const who = ["an employee", "a retired employee", "without a mailbox", "a committee member", "a coordinator"];

/** Who can log in to the demo, in words for whoever starts it. */
export const demoPeople = content.map(({ firstname, lastname, email, employeeId }, index) => ({
  who: who[index] ?? "",
  name: `${firstname} ${lastname}`,
  email,
  employeeId,
}));
