import type { Language } from "#domain/language.ts";
import { givenRoles } from "#domain/permission.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { queueMails } from "#server/actions/mail.ts";
import { endSessionsOf } from "#server/actions/session.ts";
import type { Context } from "#server/context.ts";
import { and, gt, inArray, isNull } from "#server/database/drizzle.ts";
import { listHolders } from "#server/database/queries/person.ts";
import { logins } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";

type ChangeContext = Pick<Context, "db" | "me" | "now">;

/** Someone whose old address or employee ID must not let anyone in any more. */
export type AddressChange = {
  id: string;
  /** The old address, to which we send the notice. */
  email: string | null;
  language: Language;
  what: "email" | "employeeId";
};

/**
 * Follows up a change of address: ends open logins and sessions, mails the old address, delays adding a first second
 * factor, and records people with a role in the audit log.
 */
export async function followUpAddressChange(
  { db, me, now }: ChangeContext,
  moved: readonly AddressChange[],
): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await db.update(people).set({ addressChangedAt: now }).where(inArray(people.id, ids));
  await endOpenLogins({ db, now }, ids);
  await endSessionsOf(db, ids);
  const notices = moved.flatMap(({ email: recipient, language, what }) =>
    recipient ? [{ template: "address-changed" as const, recipient, language, values: { what } }] : [],
  );
  await queueMails({ db, now }, notices);
  const officers = new Set((await listHolders(db, givenRoles)).map(({ id }) => id));
  for (const id of ids.filter((personId) => officers.has(personId)))
    await recordAudit({ db, me, now }, { act: "change_address", subject: `person ${id}` });
}

/** Ends pending codes and links. It runs before sessions are ended, or a login could slip in between. */
export async function endOpenLogins({ db, now }: Pick<Context, "db" | "now">, ids: readonly string[]): Promise<void> {
  await db
    .update(logins)
    // A login without hashes starts again with a mail to the present address.
    .set({ expiresAt: now, codeHash: null, linkHash: null })
    .where(and(inArray(logins.personId, [...ids]), isNull(logins.usedAt), gt(logins.expiresAt, now)));
}
