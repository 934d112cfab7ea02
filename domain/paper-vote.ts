import { letterFields } from "#domain/login.ts";
import type { Rules } from "#domain/rules.ts";
import { voteFields } from "#domain/vote.ts";

/** What is entered of a vote on paper: whose it is, the code of their letter that proves it, and what they chose. */
export const paperVoteFields = {
  employee_id: letterFields.employee_id,
  access_code: letterFields.access_code,
  ...voteFields,
} satisfies Rules;
