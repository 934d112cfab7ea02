import { preferredLanguage } from "#domain/language.ts";
import type { Context, Me } from "#server/context.ts";
import { findSeat, listRolesOf } from "#server/database/queries/person.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import type { people } from "#server/database/tables/person.ts";

/**
 * Makes a person of the office the user of an act that comes from the command line or the set-up, where no second factor
 * is needed. It has only that person's rights, and the history shows who acted.
 */
export async function meFor({ db, now }: Context, person: typeof people.$inferSelect): Promise<Me> {
  const { chosenLanguage: _chosenLanguage, usedLanguage: _usedLanguage, leftAt: _leftAt, ...details } = person;
  return {
    ...details,
    language: preferredLanguage(person, await listLanguages(db)),
    roles: await listRolesOf(db, person.id),
    seat: await findSeat(db, person.id),
    hasSecondFactor: true,
    sessionId: "",
    sessionExpires: now,
  };
}
