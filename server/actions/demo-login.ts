import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { comeIn } from "#server/actions/login.ts";
import { hashLoginCode } from "#server/actions/login-code.ts";
import type { Context } from "#server/context.ts";
import { demoId } from "#server/database/demo/identity.ts";
import { demoLogins } from "#server/database/demo/people.ts";
import { and, eq, gt } from "#server/database/drizzle.ts";
import { logins } from "#server/database/tables/login.ts";

/** Logs a visitor of the demo in as one of its people; a required second factor counts as proven. */
export async function logInAsDemoPerson(
  context: Context,
  { isDemo, employeeId }: { isDemo: boolean; employeeId: string },
): Promise<void> {
  const person = isDemo ? demoLogins.find((login) => login.employeeId === employeeId) : undefined;
  if (!person) return refuse({ code: "demo.only" });
  const personId = demoId("person", person.employeeId);
  const newSession = { personId, isRemembered: false, way: "demo", hasSecondFactor: person.role !== null } as const;
  await context.db.transaction((db) => comeIn({ ...context, db }, newSession));
}

type MailedLogin = { loginId: string; mails: readonly { text: string }[] };

/** Finds the code of a login in the mails that the demo sent, for people who try it without a mailbox. */
export async function findMailedCode(
  { db, secret, now }: Pick<Context, "db" | "secret" | "now">,
  { loginId, mails }: MailedLogin,
): Promise<string | null> {
  if (checkId(loginId)) return null;
  const [login] = await db
    .select()
    .from(logins)
    .where(and(eq(logins.id, loginId), gt(logins.expiresAt, now)));
  const codes = mails.flatMap(({ text }) => text.match(/\b\d{6}\b/g) ?? []);
  return codes.find((code) => hashLoginCode(secret, loginId, code) === login?.codeHash) ?? null;
}
