import { letterFields } from "#domain/login.ts";
import type { Rules } from "#domain/rules.ts";
import { voteFields } from "#domain/vote.ts";

/** The form for a paper vote: the voter, the code of their letter as a proof, and their choice. */
export const paperVoteFields = {
  employee_id: letterFields.employee_id,
  access_code: letterFields.access_code,
  ...voteFields,
} satisfies Rules;
