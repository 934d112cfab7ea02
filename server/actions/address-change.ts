import { and, gt, inArray, isNull } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import { givenRoles } from "#domain/permission.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { queueMails } from "#server/actions/mail.ts";
import { endSessionsOf } from "#server/actions/session.ts";
import type { Context } from "#server/context.ts";
import { listHolders } from "#server/database/queries/person.ts";
import { logins } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";

type Changing = Pick<Context, "db" | "me" | "now">;

/** Someone by whose old address or employee ID nobody may come in any more. */
export type Moved = {
  id: string;
  /** The address until now, which is written to. */
  email: string | null;
  language: Language;
  what: "email" | "employeeId";
};

/**
 * Does what belongs to another address: everything that is open ends, its owner reads of it at the old one, the first
 * second factor waits, and the audit log names those with a role.
 */
export async function tellAddressChange({ db, me, now }: Changing, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await db.update(people).set({ addressChangedAt: now }).where(inArray(people.id, ids));
  await endOpenLogins({ db, now }, ids);
  await endSessionsOf(db, ids);
  const told = moved.flatMap(({ email: recipient, language, what }) =>
    recipient ? [{ template: "address-changed" as const, recipient, language, values: { what } }] : [],
  );
  await queueMails({ db, now }, told);
  const officers = new Set((await listHolders(db, givenRoles)).map(({ id }) => id));
  for (const id of ids.filter((one) => officers.has(one)))
    await recordAudit({ db, me, now }, { act: "change_address", subject: `person ${id}` });
}

/** Ends the codes and links that are under way. Called before sessions are ended, or a login could slip in between. */
export async function endOpenLogins({ db, now }: Pick<Context, "db" | "now">, ids: readonly string[]): Promise<void> {
  await db
    .update(logins)
    // Without its hashes a login that is asked for again begins with a mail to the present address.
    .set({ expiresAt: now, codeHash: null, linkHash: null })
    .where(and(inArray(logins.personId, [...ids]), isNull(logins.usedAt), gt(logins.expiresAt, now)));
}
