import { employeeId, type Rules } from "#domain/rules.ts";

/** Selects for whom a coordinator prints access letters: one person or one branch; an empty field filters nothing. */
export const lettersFields = { person: [employeeId], branch: [] } satisfies Rules;
