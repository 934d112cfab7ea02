import { branches } from "#domain/person.ts";
import { employeeId, oneOf, type Rules } from "#domain/rules.ts";

/** For whom a coordinator prints access letters: one person, or all who fit; what is left open leaves nobody out. */
export const lettersFields = { person: [employeeId], branch: [oneOf(branches)] } satisfies Rules;
