import { branches } from "#domain/person.ts";
import { employeeId, oneOf, type Rules } from "#domain/rules.ts";

/** Selects for whom a coordinator prints access letters: one person or one branch; an empty field filters nothing. */
export const lettersFields = { person: [employeeId], branch: [oneOf(branches)] } satisfies Rules;
